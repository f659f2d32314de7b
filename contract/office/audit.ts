import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant } from '#contract/values.ts';
import * as t from '#text/office/values.ts';

export const PAGE_SIZE = 50;

const Page = z.object({
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('Continue from this `seq`'),
  capability: z
    .string()
    .regex(/^[a-z-]{1,40}(,[a-z-]{1,40}){0,9}$/, t.fromList)
    .optional()
    .describe('Prefix of `action` before the dot; separate several with commas'),
});

export const Activity = z
  .object({
    seq: z.number().int(),
    at: Instant,
    actor: z.enum(['you', 'person', 'product', 'former']),
    name: z.string().nullable().describe('Made by another person'),
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
  summary: 'List changes in a home, with actor and time, newest first',
  params: z.object({ homeId: HomeRef }),
  query: Page,
  reply: ActivityPage,
});

export const getAccountActivity = endpoint({
  method: 'GET',
  path: '/api/account/activity',
  access: 'member',
  summary: 'List changes in your account and where they came from, newest first',
  query: Page,
  reply: ActivityPage,
});
