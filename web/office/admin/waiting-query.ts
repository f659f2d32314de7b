import { queryOptions } from '@tanstack/react-query';
import { getWaiting } from '#contract/office/admin.ts';
import { call } from '#web/lib/call.ts';

/** Counts of the work that waits for the team. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: () => call(getWaiting),
});
