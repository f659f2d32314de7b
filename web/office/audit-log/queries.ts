import { infiniteQueryOptions } from '@tanstack/react-query';
import * as audit from '#contract/office/audit.ts';
import { call } from '#web/lib/call.ts';

/** Whose history: a home's, or the account's own. */
export type Chain = { homeId: string } | 'account';

/** Asked for again whenever it is opened; a change by anybody may have come since. */
export const activityQuery = (chain: Chain, capability: string) =>
  infiniteQueryOptions({
    queryKey: ['audit', chain, capability],
    queryFn: ({ pageParam }) => {
      const query = {
        ...(pageParam === null ? {} : { before: pageParam }),
        ...(capability === '' ? {} : { capability }),
      };
      return chain === 'account'
        ? call(audit.getAccountActivity, { query })
        : call(audit.getHomeActivity, { params: { homeId: chain.homeId }, query });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.seq ?? null) : null),
    staleTime: 0,
  });
