import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as broadcasts from '#contract/office/broadcasts.ts';
import * as reports from '#contract/office/reports.ts';
import { call } from '#web/lib/call.ts';

export const broadcastsQuery = queryOptions({
  queryKey: ['desk', 'broadcasts'],
  queryFn: () => call(broadcasts.listBroadcasts),
});

export const previewBroadcast = mutationOptions({
  mutationFn: (body: z.input<typeof broadcasts.previewBroadcast.body>) =>
    call(broadcasts.previewBroadcast, { body }),
});

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['desk', 'broadcasts'] });

export const sendBroadcast = mutationOptions({
  mutationFn: (body: z.input<typeof broadcasts.sendBroadcast.body>) =>
    call(broadcasts.sendBroadcast, { body }),
  onSettled,
});

export const approveBroadcast = mutationOptions({
  mutationFn: ({ broadcastId, count }: { broadcastId: string; count: number }) =>
    call(broadcasts.approveBroadcast, { params: { broadcastId }, body: { count } }),
  onSettled,
});

export const withdrawBroadcast = mutationOptions({
  mutationFn: (broadcastId: string) => call(broadcasts.withdrawBroadcast, { params: { broadcastId } }),
  onSettled,
});

export const reportQuery = (days: (typeof reports.REPORT_DAYS)[number]) =>
  queryOptions({
    queryKey: ['desk', 'report', days],
    queryFn: () => call(reports.getCaseReport, { query: { days } }),
  });
