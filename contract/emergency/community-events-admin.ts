import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { page, pageQuery, sortBy } from '#contract/paging.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as v from '#text/emergency/event-values.ts';
import { EVENT_KIND_KEYS, EVENT_STATES } from './community-event-states.ts';

/** Events for our team. Who signed up isn't shown: our team doesn't need it. */

export const EventRow = z
  .object({
    id: Uuid,
    ambassadorId: Uuid,
    ambassador: z.string(),
    county: z.string(),
    kind: z.enum(EVENT_KIND_KEYS),
    title: z.string(),
    language: z.enum(LANGUAGES),
    description: z.string(),
    place: z.string(),
    bring: z.string(),
    startsAt: Instant,
    endsAt: Instant,
    state: z.enum(EVENT_STATES),
    reason: z.string().nullable(),
    capacity: z.number().int(),
    going: z.number().int(),
    attended: z.number().int(),
    canCancel: z.boolean(),
  })
  .meta({ id: 'CommunityEventRow' });
export type EventRow = z.output<typeof EventRow>;

const BASE = '/api/admin/community-events';
const params = z.object({ eventId: Uuid });

export const listCommunityEvents = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'List community events, searchable by title or ambassador',
  query: pageQuery({
    state: z.enum(['all', ...EVENT_STATES]).default('all'),
    sort: sortBy(['startsAt', 'createdAt'], '-startsAt'),
  }),
  reply: page(EventRow),
});
export const getCommunityEvent = endpoint({
  method: 'GET',
  path: `${BASE}/:eventId`,
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'Get a community event',
  errors: ['not_found'],
  params,
  reply: EventRow,
});
export const cancelCommunityEvent = endpoint({
  method: 'POST',
  path: `${BASE}/:eventId/cancel`,
  access: 'staff',
  may: 'ambassadors.decide',
  stepUp: true,
  summary: 'Cancel a community event. Everyone who signed up gets an email with the reason.',
  errors: ['not_found', 'conflict'],
  params,
  body: z.object({ reason: text(300, v.reason) }),
  reply: EventRow,
});
