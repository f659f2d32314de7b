import { useQuery } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { CardFormProps } from './card-form.ts';
import { NoCardPayments } from './no-card-payments.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { paymentFormQuery } from './queries.ts';
import { SimulatedForm } from './simulated-form.tsx';
import { StripeForm } from './stripe-form.tsx';
import * as t from '#text/money/payments.ts';

/**
 * Takes a card for a pending payment: Stripe's form, or the built-in demo's. Pages that use it belong in
 * PAYMENT_PATHS. A different client secret needs a different `key`.
 */
export function PaymentForm(props: CardFormProps) {
  const form = useQuery(paymentFormQuery);
  if (form.isPending) return <FormSkeleton />;
  if (form.isError)
    return (
      <ErrorState
        title={t.formNotLoaded}
        text={sentence(form.error)}
        safe={t.nothingWasCharged}
        retrying={form.isFetching}
        onRetry={() => void form.refetch()}
      />
    );
  if (form.data.provider === 'none') return <NoCardPayments />;
  if (form.data.provider === 'simulated') return <SimulatedForm {...props} />;
  return <StripeForm {...props} publishableKey={form.data.publishableKey} />;
}
