import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as payments from '#contract/money/payments.ts';
import { call } from '#web/lib/call.ts';

/** The card provider in use. Doesn't change while a page is open. */
export const paymentFormQuery = queryOptions({
  queryKey: ['payment-form'],
  queryFn: () => call(payments.getPaymentForm),
  staleTime: Infinity,
});

export const confirmTestCard = mutationOptions({
  mutationFn: (body: payments.TestCardEntry & { clientSecret: string }) =>
    call(payments.confirmSimulated, { body }),
});

export const confirmWithBank = mutationOptions({
  mutationFn: (body: { clientSecret: string; approved: boolean }) =>
    call(payments.authenticateSimulated, { body }),
});
