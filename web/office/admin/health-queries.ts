import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as health from '#contract/health.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

/** Jobs don't publish live updates, so the data is refetched this often. */
const EVERY_MS = 15_000;

export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: () => call(health.getHealth),
  refetchInterval: EVERY_MS,
});

export const failedJobsQuery = (query: z.input<typeof health.listFailedJobs.query>) =>
  queryOptions({
    queryKey: ['admin', 'failed-jobs', query],
    queryFn: () => call(health.listFailedJobs, { query }),
    refetchInterval: EVERY_MS,
  });

/** A failed job doesn't change. If it's no longer failed, the retry reports that. */
export const failedJobQuery = (id: string) =>
  queryOptions({
    queryKey: ['failed-job', id],
    queryFn: () => call(health.getFailedJob, { params: { id } }),
    staleTime: Infinity,
  });

export const refusedMailsQuery = queryOptions({
  queryKey: ['admin', 'refused-mails'],
  queryFn: () => call(health.listRefusedMails),
  refetchInterval: EVERY_MS,
});

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

export const retryJob = mutationOptions({
  mutationFn: (id: string) => call(health.retryJob, { params: { id } }),
  onSettled,
});

export const retryKind = mutationOptions({
  mutationFn: (name: string) => call(health.retryJobs, { body: { name } }),
  onSettled,
});

export const discardJob = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    call(health.discardJob, { params: { id }, body: { reason } }),
  onSettled,
});

export const resendMail = mutationOptions({
  mutationFn: (body: { kind: string; id: string }) => call(health.resendMail, { body }),
  onSettled,
});
