import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/money/repayments.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const accountsQuery = (query: z.input<typeof contract.listRepaymentAccounts.query>) =>
  queryOptions({
    queryKey: ['admin', 'repayments', query],
    queryFn: () => call(contract.listRepaymentAccounts, { query }),
  });

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['admin', 'repayments', 'account', accountId],
    queryFn: () => call(contract.getRepaymentAccount, { params: { accountId } }),
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin', 'repayments'] });

type Waiver = { accountId: string; cents: number; reason: string; idempotencyKey: string };
export const waive = mutationOptions({
  mutationFn: ({ accountId, idempotencyKey, ...body }: Waiver) =>
    call(contract.waiveRepayment, { params: { accountId }, body, idempotencyKey }),
  onSettled,
});

type Refund = { accountId: string; repaymentId: string; reason: string };
export const refund = mutationOptions({
  mutationFn: ({ reason, ...params }: Refund) => call(contract.refundRepayment, { params, body: { reason } }),
  onSettled,
});
