import { queryOptions } from '@tanstack/react-query';
import { getPlanCard } from '#contract/home/plan-card.ts';
import { call } from '#web/lib/call.ts';

/** Refetched whenever it's opened. Offline, the service worker responds from its cache (web/sw.ts). */
export const planCardQuery = queryOptions({
  queryKey: ['household', 'plan-card'],
  queryFn: () => call(getPlanCard),
  staleTime: 0,
});
