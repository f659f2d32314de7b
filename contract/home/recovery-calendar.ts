import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant } from '#contract/values.ts';
import { HomeRef } from './homes.ts';

const home = z.object({ homeId: HomeRef });

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/calendar',
  access: 'member',
  summary: 'Whether you have a calendar link for the deadlines of a recovery',
  params: home,
  reply: z.object({ createdAt: Instant.nullable(), usedAt: Instant.nullable() }),
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/calendar',
  access: 'member',
  summary: 'Create a secret calendar link, returned only once. Any earlier link stops working.',
  status: 201,
  errors: ['conflict'],
  params: home,
  reply: z.object({ url: z.string() }),
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/recovery/calendar',
  access: 'member',
  summary: 'Revoke your calendar link',
  status: 204,
  params: home,
});

export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/calendar/file',
  access: 'member',
  summary: 'Download a recovery’s deadlines as a calendar file',
  errors: ['conflict'],
  params: home,
  gives: 'file',
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/recovery-calendar/:token',
  access: 'public',
  summary: 'Calendar feed behind a secret link',
  errors: ['rate_limited'],
  params: z.object({ token: z.string().max(100) }),
  gives: 'file',
});
