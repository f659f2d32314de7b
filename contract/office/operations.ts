import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { counted } from '#contract/paging.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as t from '#text/office/values.ts';

/** An administrator's reason for a decision, stored with it. */
export const Note = text(1000, t.reason);
export const Counts = z.record(z.string(), z.number().int());

export const OperationsFeed = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['ok', 'stale', 'unavailable']),
    since: Instant,
    reason: z.string().nullable(),
    lastPullAt: Instant.nullable(),
    lastGoodAt: Instant.nullable(),
    officialUrl: z.string().nullable(),
    kind: z.enum(['alerts', 'fires', 'closures', 'shelters']),
    inForce: z.number().int().nullable().describe('Fires or closures in force; null for alerts'),
    ended: z
      .array(z.object({ name: z.string(), at: Instant, rule: z.string() }))
      .describe('Recently ended fires or closures, and by which rule'),
    canPull: z.boolean().describe('True for a source that we poll, false for one that people enter'),
    pulls: z.array(z.object({ at: Instant, outcome: z.string(), reason: z.string().nullable() })),
  })
  .meta({ id: 'OperationsFeed' });
export type OperationsFeed = z.output<typeof OperationsFeed>;

export const IncidentSummary = z
  .object({
    id: Uuid,
    name: z.string(),
    state: z.enum(['open', 'ended']),
    openedAt: Instant,
    endedAt: Instant.nullable(),
    homes: z.number().int().describe('Activations that weren’t canceled'),
    active: z.number().int(),
    acknowledged: z.number().int(),
    cashHeld: z.boolean().describe('Its emergency cash awaits a decision'),
  })
  .meta({ id: 'IncidentSummary' });
export type IncidentSummary = z.output<typeof IncidentSummary>;

export const Overview = z
  .object({
    feeds: z.array(OperationsFeed),
    incidents: z.array(IncidentSummary),
    reviews: z.array(z.object({ kind: z.string(), title: z.string(), open: z.number().int() })),
    waiting: z
      .object({
        questions: z.number().int(),
        homes: z.number().int(),
        oldestAt: Instant.nullable(),
        onCall: z.number().int(),
      })
      .describe('Open zone reviews, and the members’ homes waiting for a decision'),
    declarations: z.number().int().describe('Proposed declarations awaiting a second approval'),
    flaggedPayments: z.number().int(),
    cash: z.object({
      late: z.number().int(),
      byState: z.record(z.string(), z.object({ count: z.number().int(), cents: z.number() })),
    }),
    rooms: Counts.describe('Room holds by state'),
    notices: Counts.describe('Notifications by state'),
    admins: z.number().int().describe('How many people could give the second approval'),
    isDemo: z.boolean(),
  })
  .meta({ id: 'OperationsOverview' });
export type Overview = z.output<typeof Overview>;

export const getOperations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  access: 'staff',
  may: 'operations.read',
  summary: 'Feeds, open incidents and pending reviews',
  reply: Overview,
});

export const pullFeed = endpoint({
  method: 'POST',
  path: '/api/admin/operations/feeds/:feedId/pull',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Poll an official source now instead of at its next scheduled time',
  errors: ['conflict'],
  params: z.object({ feedId: z.string().max(40) }),
  reply: OperationsFeed,
});

export const ReviewView = z
  .object({
    id: Uuid,
    kind: z.string(),
    title: z.string(),
    summary: z.string(),
    openedAt: Instant,
    homesWaiting: z
      .number()
      .int()
      .nullable()
      .describe('Members’ homes inside the zone; null: not about a zone'),
    unanswered: z.string().nullable().describe('What happens if no one decides'),
    escalatedAt: Instant.nullable().describe('When operations was emailed'),
    onCallAt: Instant.nullable().describe('When the on-call number got a text'),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    home: z.object({ id: Uuid, addressLine: z.string() }).nullable(),
    zone: z.object({ id: Uuid, name: z.string() }).nullable(),
    incident: z.object({ id: Uuid, name: z.string() }).nullable(),
    request: z
      .object({
        why: z.string(),
        appeal: z.string().nullable(),
        decisionNote: z.string().nullable(),
        isDeclinedByYou: z.boolean().describe('If true, a different person must decide the appeal'),
        canReopen: z.boolean().describe('Declined less than 24 hours ago: the household has to wait'),
      })
      .nullable(),
    decision: z.string().nullable(),
    decidedAt: Instant.nullable(),
    decidedBy: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'Review' });
export type ReviewView = z.output<typeof ReviewView>;

export const REVIEWS_A_PAGE = 25;

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/admin/operations/reviews',
  access: 'staff',
  may: 'operations.read',
  summary: 'List open reviews, people in danger first, then oldest first; or decided reviews, newest first',
  query: z.object({
    state: z.enum(['open', 'decided']).default('open'),
    kind: z.string().max(40).default(''),
    search: z.string().trim().max(200, t.searchTooLong).default(''),
    after: z.string().max(1000).optional().describe('The `next` of the previous page.'),
  }),
  reply: z.object({
    reviews: z.array(ReviewView),
    next: z.string().nullable().describe('Pass it as `after` to get the next page; null on the last page.'),
    ...counted,
  }),
});

export const ReviewPhones = z
  .object({
    people: z
      .array(
        z.object({
          userId: Uuid,
          name: z.string(),
          phone: z.string().nullable().describe('Verified by a code; null: none on file'),
        }),
      )
      .describe('The home’s owner comes first'),
  })
  .meta({ id: 'ReviewPhones' });
export type ReviewPhones = z.output<typeof ReviewPhones>;

export const getReviewPhones = endpoint({
  method: 'GET',
  path: '/api/admin/operations/reviews/:id/phones',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'Phone numbers for an open review that requires a call. Every view is logged.',
  errors: ['conflict'],
  params: z.object({ id: Uuid }),
  reply: ReviewPhones,
});

export const reopenRequest = endpoint({
  method: 'POST',
  path: '/api/admin/operations/reviews/:id/reopen',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Let a household whose request was declined ask again before 24 hours have passed',
  errors: ['conflict'],
  params: z.object({ id: Uuid }),
  body: z.object({ note: Note }),
  reply: ReviewView,
});

export const decideReview = endpoint({
  method: 'POST',
  path: '/api/admin/operations/reviews/:id/decide',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Decide a review, once, and apply the consequences in the same transaction',
  errors: ['conflict'],
  params: z.object({ id: Uuid }),
  body: z.object({ decision: z.string().max(40), note: Note }),
  reply: ReviewView,
});
