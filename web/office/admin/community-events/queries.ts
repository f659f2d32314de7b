import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/emergency/community-events-admin.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const communityEventsQuery = (query: z.input<typeof contract.listCommunityEvents.query>) =>
  queryOptions({
    queryKey: ['admin', 'community-events', query],
    queryFn: () => call(contract.listCommunityEvents, { query }),
  });

export const communityEventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['admin', 'community-event', eventId],
    queryFn: () => call(contract.getCommunityEvent, { params: { eventId } }),
  });

type Context = { client: QueryClient };
export const cancelCommunityEvent = mutationOptions({
  mutationFn: ({ eventId, reason }: { eventId: string; reason: string }) =>
    call(contract.cancelCommunityEvent, { params: { eventId }, body: { reason } }),
  onSettled: (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
    client.invalidateQueries({ queryKey: ['admin'] }),
});
