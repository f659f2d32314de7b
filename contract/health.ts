import { z } from 'zod';
import { contactText } from './contact-data.ts';
import { endpoint } from './http.ts';
import { page, pageQuery, sortBy } from './paging.ts';
import { Instant, text, Uuid } from './values.ts';
import * as t from '#text/office/values.ts';

const count = () => z.number().int().nonnegative();

export const Health = z
  .object({
    verdict: z.object({
      state: z.enum(['fine', 'watch', 'broken']).describe('broken: members are affected, or soon will be'),
      sentences: z.array(z.string()).min(1).describe('Most severe first'),
    }),
    at: Instant,
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: count().describe('Ready to run'),
        later: count().describe('Scheduled for later'),
        running: count(),
        failed: count(),
        oldestWaitingAt: Instant.nullable(),
      }),
    ),
    mails: z.array(
      z.object({
        kind: z.string(),
        title: z.string(),
        due: count(),
        oldestDueAt: Instant.nullable(),
        refused: count().describe('Refused by a mail server'),
        givenUp: count().describe('No longer retried'),
      }),
    ),
    notices: z.array(
      z.object({
        channel: z.enum(['email', 'sms', 'push']),
        waiting: count().describe('Due now'),
        later: count(),
        failed: count(),
        oldestDueAt: Instant.nullable(),
      }),
    ),
    feeds: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        state: z.enum(['ok', 'stale', 'unavailable']),
        kind: z.enum(['alerts', 'fires', 'closures', 'shelters']),
        lastGoodAt: Instant.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    waiting: z
      .object({
        questions: count(),
        homes: count(),
        oldestAt: Instant.nullable(),
        onCall: count().describe('Reviews that were escalated to the on-call number by text'),
      })
      .describe('Open zone reviews, and the members’ homes waiting for a decision'),
    histories: z
      .object({ at: Instant, entries: count(), faults: count().describe('Entries that fail verification') })
      .nullable()
      .describe('When the audit logs were last verified; null: not yet'),
    server: z.object({
      version: z.string(),
      startedAt: Instant.describe('Start of the process that answered this request'),
      postgres: z.string(),
      databaseBytes: count(),
      connections: z.object({ open: count(), idle: count(), inLine: count(), most: count() }),
      lastMigration: z.string(),
    }),
  })
  .meta({ id: 'Health' });
export type Health = z.output<typeof Health>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: 'staff',
  may: 'system.read',
  summary: 'Health of background jobs, email, notifications, official sources and the database',
  reply: Health,
});

const JobName = z.string().regex(/^[a-z-]{1,40}(\.[a-z-]{1,60})?$/, t.fromList);

/** Maximum retried at once per kind; more would crowd out new work. */
export const MOST_RETRIED = 1000;
/** Refused emails listed; the count includes the rest. */
export const REFUSED_SHOWN = 50;

export const FailedJob = z
  .object({
    id: Uuid,
    name: z.string(),
    createdAt: Instant,
    failedAt: Instant,
    attempts: count(),
    error: z.string().describe('Error text without user input'),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.output<typeof FailedJob>;

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/failed',
  access: 'staff',
  may: 'system.read',
  summary: 'List permanently failed jobs, newest first, searchable by error text',
  query: pageQuery({
    name: z.union([z.literal('all'), JobName]).default('all'),
    sort: sortBy(['failed'], '-failed'),
  }),
  reply: page(FailedJob).extend({
    kinds: z.array(z.object({ name: z.string(), failed: count() })).describe('Regardless of filters'),
  }),
});

export const getFailedJob = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/failed/:id',
  access: 'staff',
  may: 'system.read',
  summary: 'Get a permanently failed job',
  params: z.object({ id: Uuid }),
  reply: FailedJob,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  access: 'staff',
  may: 'system.repair',
  summary: 'Retry a failed job now',
  stepUp: true,
  status: 204,
  params: z.object({ id: Uuid }),
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/retry-kind',
  access: 'staff',
  may: 'system.repair',
  summary: `Retry failed jobs of one kind now: the oldest ${MOST_RETRIED} per call`,
  stepUp: true,
  body: z.object({ name: JobName }),
  reply: z.object({ retried: count(), left: count().describe('Still failed: call again to retry them') }),
});

export const discardJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/discard',
  access: 'staff',
  may: 'system.repair',
  summary: 'Discard a failed job permanently',
  stepUp: true,
  status: 204,
  params: z.object({ id: Uuid }),
  body: z.object({ reason: text(300, t.notNeeded) }),
});

export const RefusedMail = z
  .object({ kind: z.string(), title: z.string(), id: z.string(), at: Instant, to: contactText().nullable() })
  .meta({ id: 'RefusedMail' });
export type RefusedMail = z.output<typeof RefusedMail>;

export const listRefusedMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails/refused',
  access: 'staff',
  may: 'system.read',
  summary: 'List emails that a mail server refused or that we stopped retrying, newest first',
  reply: z.object({ rows: z.array(RefusedMail), total: count() }),
});

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/send-again',
  access: 'staff',
  may: 'system.repair',
  summary: 'Retry a refused email',
  stepUp: true,
  status: 204,
  errors: ['not_found'],
  body: z.object({ kind: z.string().max(40), id: z.string().max(200) }),
});
