import { queryOptions } from '@tanstack/react-query';
import { getWaiting } from '#contract/office/admin.ts';
import { call } from '#web/lib/call.ts';

/** How much work waits for somebody. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: () => call(getWaiting),
});
