import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as payouts from '#contract/money/payouts.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const payoutCardQuery = queryOptions({
  queryKey: ['evacuation', 'payout-card'],
  queryFn: () => call(payouts.getPayoutCard),
});

type Context = { client: QueryClient };
const keep = (view: payouts.PayoutCardView, _given: unknown, _result: unknown, { client }: Context) => {
  client.setQueryData(payoutCardQuery.queryKey, view);
  return client.invalidateQueries({ queryKey: ['evacuation'] });
};

export const saveCard = mutationOptions({
  mutationFn: (token: string) => call(payouts.savePayoutCard, { body: { token } }),
  onSuccess: keep,
});

/** Opens the provider's own identity verification page. */
export const confirmIdentity = mutationOptions({
  mutationFn: () => call(payouts.confirmPayoutIdentity),
});

export const removeCard = mutationOptions({
  mutationFn: () => call(payouts.removePayoutCard),
  onSuccess: keep,
});

/** Demo mode: the card is no longer new. */
export const ageCard = mutationOptions({
  mutationFn: () => call(payouts.agePayoutCard),
  onSuccess: keep,
});
