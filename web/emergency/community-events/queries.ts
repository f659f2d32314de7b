import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/emergency/community-events.ts';
import * as hours from '#contract/emergency/community-hours.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const eventsQuery = queryOptions({
  queryKey: ['ambassador', 'events'],
  queryFn: () => call(contract.listOwnEvents),
});

/** The check-in code changes every ten minutes, so it's fetched again while it is shown. */
const CODE_REFRESH_MS = 30_000;
export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['ambassador', 'event', eventId],
    queryFn: () => call(contract.getOwnEvent, { params: { eventId } }),
    refetchInterval: (query) => (query.state.data?.code ? CODE_REFRESH_MS : false),
  });

export const yearQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['ambassador', 'hours', year ?? 'now'],
    queryFn: () => call(hours.getYear, { query: year === undefined ? {} : { year } }),
  });

type Context = { client: QueryClient };
const onSuccess = (_data: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['ambassador'] });

export type EventBody = z.input<typeof contract.EventInput>;
export const planEvent = mutationOptions({
  mutationFn: (body: EventBody) => call(contract.planEvent, { body }),
  onSuccess,
});
export const changeEvent = mutationOptions({
  mutationFn: ({ eventId, body }: { eventId: string; body: EventBody }) =>
    call(contract.changeEvent, { params: { eventId }, body }),
  onSuccess,
});
export const cancelEvent = mutationOptions({
  mutationFn: ({ eventId, reason }: { eventId: string; reason: string }) =>
    call(contract.cancelEvent, { params: { eventId }, body: { reason } }),
  onSuccess,
});
export const tickAttendance = mutationOptions({
  mutationFn: ({ eventId, ...body }: { eventId: string; signUpId: string; minutes: number | null }) =>
    call(contract.tickAttendance, { params: { eventId }, body }),
  onSuccess,
});
export const claimEvent = mutationOptions({
  mutationFn: ({ eventId, signUpId }: { eventId: string; signUpId: string }) =>
    call(contract.claimEvent, { params: { eventId }, body: { signUpId } }),
  onSuccess,
});
export const setSite = mutationOptions({
  mutationFn: ({ year, ...body }: { year: number; name: string; homes: number }) =>
    call(hours.setSite, { params: { year }, body }),
  onSuccess,
});
export const decideHours = mutationOptions({
  mutationFn: ({ entryId, is }: { entryId: string; is: 'counted' | 'declined' }) =>
    call(hours.decideHours, { params: { entryId }, body: { is } }),
  onSuccess,
});

export type ReportFormat = (typeof hours.REPORT_FORMATS)[number];
export const fetchReport = (year: number, format: ReportFormat): Promise<Blob> =>
  fetchFile(hours.getYearFile, { query: { year, format } });
