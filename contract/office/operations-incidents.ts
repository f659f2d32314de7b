import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { Counts, IncidentSummary, Note } from './operations.ts';
import { ZoneRow } from './operations-zones.ts';
import { Instant, Uuid } from '#contract/values.ts';
import * as t from '#text/office/values.ts';

/** Typed to confirm before notices go out to households; it includes their number. */
export const sendConfirmationText = (homes: number): string =>
  `SEND LIVE TO ${homes} ${homes === 1 ? 'HOME' : 'HOMES'}`;

export const Incident = IncidentSummary.extend({
  zones: z.array(ZoneRow),
  cash: z.object({
    heldAt: Instant.nullable(),
    reason: z.string().nullable(),
    decision: z.enum(['approved', 'refused']).nullable(),
    decidedAt: Instant.nullable(),
    decidedBy: z.string().nullable(),
    isDeclaredByYou: z.boolean().describe('If true, another administrator must decide about the cash'),
    late: z.number().int(),
    byState: z.record(z.string(), z.object({ count: z.number().int(), cents: z.number() })),
  }),
  activations: Counts.describe('By state'),
  rooms: Counts.describe('By state'),
  notices: Counts.describe('By state'),
  cases: z.number().int().describe('Cases that aren’t closed'),
  told: z.number().int().describe('Homes that were or may have been notified, and get the correction'),
  correction: z.object({ subject: z.string(), paragraphs: z.array(z.string()), text: z.string() }),
  history: z.array(
    z.object({
      at: Instant,
      action: z.string(),
      detail: z.string().nullable(),
      by: z.string().nullable().describe('Null: done automatically'),
    }),
  ),
}).meta({ id: 'Incident' });
export type Incident = z.output<typeof Incident>;

const params = z.object({ id: Uuid });

export const listIncidents = endpoint({
  method: 'GET',
  path: '/api/admin/operations/incidents',
  access: 'staff',
  may: 'operations.read',
  summary: 'List open incidents, and incidents that ended within two weeks',
  reply: z.array(IncidentSummary),
});

export const getIncident = endpoint({
  method: 'GET',
  path: '/api/admin/operations/incidents/:id',
  access: 'staff',
  may: 'operations.read',
  summary: 'Get an incident with its zones, the progress of every service, and its history',
  params,
  reply: Incident,
});

export const IncidentHome = z
  .object({
    homeId: Uuid,
    addressLine: z.string(),
    name: contactText().nullable(),
    state: z.enum(['active', 'lifted', 'cancelled']),
    plan: z.string(),
    orderAt: Instant,
    acknowledgedAt: Instant.nullable(),
    room: z.object({ state: z.string(), hotel: z.string().nullable(), rooms: z.number().int() }).nullable(),
    cash: z.object({ state: z.string(), cents: z.number().int(), reason: z.string().nullable() }).nullable(),
    notices: Counts.describe('By state'),
    hasConcierge: z.boolean(),
  })
  .meta({ id: 'IncidentHome' });
export type IncidentHome = z.output<typeof IncidentHome>;

export const HOMES_A_PAGE = 25;

export const listIncidentHomes = endpoint({
  method: 'GET',
  path: '/api/admin/operations/incidents/:id/homes',
  access: 'staff',
  may: 'operations.read',
  summary: 'List an incident’s homes with the status of room, cash, messages and concierge',
  params,
  query: z.object({
    search: z.string().trim().max(200, t.searchTooLong).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  reply: z.object({ homes: z.array(IncidentHome), total: z.number().int() }),
});

export const ConciergeCase = z
  .object({
    addressLine: z.string(),
    facts: z.array(z.string()).describe('The same lines that the household sees under "What they see"'),
    phones: z.array(z.object({ name: z.string(), phone: z.string() })),
  })
  .meta({ id: 'ConciergeCase' });
export type ConciergeCase = z.output<typeof ConciergeCase>;

export const getConciergeCase = endpoint({
  method: 'GET',
  path: '/api/admin/operations/incidents/:id/homes/:homeId/case',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'What the concierge needs to help one household. Every view is logged.',
  params: params.extend({ homeId: Uuid }),
  reply: ConciergeCase,
});

export const decideIncidentCash = endpoint({
  method: 'POST',
  path: '/api/admin/operations/incidents/:id/cash',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary:
    'Release or refuse an incident’s held cash. Not allowed for an administrator who declared the order.',
  errors: ['conflict'],
  params,
  body: z.object({
    decision: z.enum(['approved', 'refused'], t.sendCashOrNot),
    note: Note,
  }),
  reply: z.object({ payouts: z.number().int() }),
});

export const correctIncident = endpoint({
  method: 'POST',
  path: '/api/admin/operations/incidents/:id/correct',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary:
    'Cancel an order that was a mistake. Stops unsent cash, releases rooms not checked in to, and sends a correction to everyone notified.',
  errors: ['conflict'],
  params,
  body: z.object({
    reason: Note,
    confirm: z.string().max(100),
    zoneId: Uuid.optional().describe('Limits the correction to this zone'),
  }),
  reply: z.object({
    homes: z.number().int(),
    roomsReleased: z.number().int(),
    roomsKept: z.number().int(),
    payoutsStopped: z.number().int(),
    corrected: z.number().int(),
  }),
});

export const RETRY_STEPS = ['messages', 'cash', 'rooms'] as const;

export const retrySteps = endpoint({
  method: 'POST',
  path: '/api/admin/operations/incidents/:id/retry',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Retry failed or waiting steps now',
  params,
  body: z.object({ step: z.enum(RETRY_STEPS, t.retryStep) }),
  reply: z.object({ tried: z.number().int() }),
});
