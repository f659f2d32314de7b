import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import * as points from '#contract/money/points.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const pointsQuery = queryOptions({
  queryKey: ['points', 'balance'],
  queryFn: () => call(points.getPoints),
});

export const ledgerQuery = (page: number, kind: points.LedgerKind = 'all') =>
  queryOptions({
    queryKey: ['points', 'ledger', kind, page],
    queryFn: () => call(points.listLedger, { query: { page, kind } }),
    // Keep the previous page until the next one has loaded, so that nothing jumps.
    placeholderData: keepPreviousData,
  });

/** Days in the reader's time zone. */
export const byDayQuery = (days: points.ChartDays) =>
  queryOptions({
    queryKey: ['points', 'by-day', days],
    queryFn: () =>
      call(points.getPointsByDay, {
        query: { days, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
  });

export const earnDemoPoints = mutationOptions({
  mutationFn: () => call(points.grantDemoPoints),
  onSuccess: (_balance, _none, _result, { client }) => client.invalidateQueries({ queryKey: ['points'] }),
});
