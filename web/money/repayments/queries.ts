import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as contract from '#contract/money/repayments.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const repaymentsQuery = queryOptions({
  queryKey: ['membership', 'repayments'],
  queryFn: () => call(contract.getRepayments),
});

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: repaymentsQuery.queryKey });

export const startRepayment = mutationOptions({
  mutationFn: ({ cents, idempotencyKey }: { cents: number; idempotencyKey: string }) =>
    call(contract.startRepayment, { body: { cents }, idempotencyKey }),
});

/** After the card form: the server asks the provider. */
export const checkRepayment = mutationOptions({
  mutationFn: (repaymentId: string) => call(contract.checkRepayment, { params: { repaymentId } }),
  onSettled,
});
