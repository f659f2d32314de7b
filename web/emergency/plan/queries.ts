import { queryOptions } from '@tanstack/react-query';
import { getWaysOut } from '#contract/emergency/routes.ts';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { getPlanCard } from '#contract/home/plan-card.ts';
import { call } from '#web/lib/call.ts';
import { untilFromServer } from '#web/lib/from-device.ts';

/** Refetched whenever it's opened. Offline, the service worker responds from its cache (web/sw.ts). */
export const planCardQuery = queryOptions({
  queryKey: ['household', 'plan-card'],
  queryFn: () => call(getPlanCard),
  staleTime: 0,
  refetchInterval: untilFromServer,
});

/** The ways out of the current home; changes only with its location or the imported roads. */
export const waysOutQuery = queryOptions({
  queryKey: ['household', 'ways-out'],
  queryFn: () => call(getWaysOut, { params: { homeId: CURRENT_HOME } }),
  staleTime: 600_000,
  refetchInterval: untilFromServer,
});
