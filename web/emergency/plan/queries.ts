import { queryOptions } from '@tanstack/react-query';
import { getPlanCard } from '#contract/home/plan-card.ts';
import { call } from '#web/lib/call.ts';

/** Asked for again whenever it is opened: with no network the device answers (web/sw.ts). */
export const planCardQuery = queryOptions({
  queryKey: ['household', 'plan-card'],
  queryFn: () => call(getPlanCard),
  staleTime: 0,
});
