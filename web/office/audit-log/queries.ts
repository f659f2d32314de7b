import { infiniteQueryOptions } from '@tanstack/react-query';
import * as audit from '#contract/office/audit.ts';
import { call } from '#web/lib/call.ts';

/** Which activity log: a home's or the account's. */
export type Chain = { homeId: string } | 'account';

/** Refetched whenever it's opened, because anyone may have made changes. */
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
