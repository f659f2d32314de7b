import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant } from '#contract/values.ts';
import * as t from '#text/office/values.ts';

export const PAGE_SIZE = 50;

const Page = z.object({
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('Go on from this `seq`'),
  capability: z
    .string()
    .regex(/^[a-z-]{1,40}(,[a-z-]{1,40}){0,9}$/, t.fromList)
    .optional()
    .describe('The part of `action` before the dot; several are separated by commas'),
});

export const Activity = z
  .object({
    seq: z.number().int(),
    at: Instant,
    actor: z.enum(['you', 'person', 'product', 'former']),
    name: z.string().nullable().describe('Of another person'),
    device: z.string().nullable(),
    action: z.string(),
    detail: z.string().nullable(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.output<typeof Activity>;

const ActivityPage = z.object({ entries: z.array(Activity), hasMore: z.boolean() });

export const getHomeActivity = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/activity',
  access: 'member',
  summary: 'What was changed in a home, by whom and when, newest first',
  params: z.object({ homeId: HomeRef }),
  query: Page,
  reply: ActivityPage,
});

export const getAccountActivity = endpoint({
  method: 'GET',
  path: '/api/account/activity',
  access: 'member',
  summary: 'What was changed in your account, and from where, newest first',
  query: Page,
  reply: ActivityPage,
});
