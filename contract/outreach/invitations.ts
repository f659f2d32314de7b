import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { PLAN_KEYS } from '#contract/core/plans.ts';
import { COUNTY_HAZARDS, FEMA_RATINGS } from './risk-words.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import { Coverage, WaitlistSource } from './waitlist.ts';
import { incompleteEmailLink } from '#text/core/account-values.ts';
import * as t from '#text/outreach/invitation-values.ts';

/** How long an invitation link is valid. */
export const INVITATION_DAYS = 14;

export const ENTRY_STATUSES = ['waiting', 'approved', 'declined', 'invited', 'joined'] as const;
export const EntryStatus = z.enum(ENTRY_STATUSES);
export type EntryStatus = z.infer<typeof EntryStatus>;

const Plan = z.enum(PLAN_KEYS).nullable();

/** Delivery status of the email with the link. */
const InvitationMail = z.enum(['due', 'sent', 'refused']);

export const WaitlistEntry = z
  .object({
    id: Uuid,
    email: contactText(),
    address: z.string(),
    state: z.string().nullable().describe('Two letters, if the address reveals it.'),
    coverage: Coverage,
    plan: Plan,
    source: WaitlistSource,
    status: EntryStatus,
    createdAt: Instant,
    askedAt: Instant.describe('When the person last requested this home.'),
    leftAt: Instant.nullable(),
    decidedAt: Instant.nullable(),
    decidedBy: z.string().nullable().describe('Email address of the person who decided.'),
    declineReason: z.string().nullable(),
    invitation: z
      .object({
        id: Uuid,
        sentAt: Instant.describe('When it was created.'),
        expiresAt: Instant,
        mail: InvitationMail.describe('refused: the mail server rejected the address.'),
        acceptedAt: Instant.nullable(),
        finishedAt: Instant.nullable(),
      })
      .nullable()
      .describe('The invitation whose link works or last worked.'),
  })
  .meta({ id: 'WaitlistEntry' });
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

const filters = {
  status: z.enum(['all', ...ENTRY_STATUSES, 'left']).default('all'),
  coverage: z.enum(['all', ...Coverage.options]).default('all'),
  sort: sortBy(['created', 'email'], 'created').describe('created: when the home was first requested.'),
};

export const listWaitlist = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist',
  access: 'staff',
  may: 'waitlist.read',
  summary: 'List requests to join with their home and status, oldest first',
  query: pageQuery(filters),
  reply: page(WaitlistEntry).extend({
    counts: z.record(z.enum([...ENTRY_STATUSES, 'left']), z.number().int()).describe('Of the whole list.'),
  }),
});

export const exportWaitlist = exportOf('/api/admin/waitlist', 'requests', filters, 'waitlist.export');

const params = z.object({ entryId: Uuid });

/** What can happen to a request. */
export const ENTRY_EVENTS = [
  'asked',
  'asked-again',
  'approved',
  'declined',
  'invited',
  'invited-again',
  'accepted',
  'withdrawn',
  'joined',
  'left',
] as const;

export const WaitlistDetail = WaitlistEntry.extend({
  confirmation: z
    .enum(['due', 'sent', 'refused', 'withheld'])
    .describe('The email that confirms the request. withheld: the address got too many.'),
  decisionMail: z.enum(['none', 'due', 'sent', 'refused']).describe('The email about the decision.'),
  history: z
    .array(
      z.object({
        what: z.enum(ENTRY_EVENTS),
        at: Instant,
        by: z.string().nullable().describe('The team member’s email address.'),
        note: z.string().nullable(),
      }),
    )
    .describe('Oldest first.'),
}).meta({ id: 'WaitlistDetail' });
export type WaitlistDetail = z.output<typeof WaitlistDetail>;

export const getEntry = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist/:entryId',
  access: 'staff',
  may: 'waitlist.read',
  summary: 'Get a request to join with its history',
  params,
  reply: WaitlistDetail,
});

/** What we know about a home before deciding: whether we serve its state, and the hazards of its county. */
export const CoverageCheck = z
  .object({
    coverage: Coverage,
    message: z.string().describe('What the coverage means.'),
    problem: z.string().nullable().describe('Why the home wasn’t found on the map.'),
    found: z
      .object({
        label: z.string(),
        precision: z.enum(['home', 'street', 'zip', 'city', 'point']),
        county: z.string().describe('Including the state, like Butte County, CA'),
        state: z.string(),
        rating: z.enum(FEMA_RATINGS).nullable().describe('Rating of the county. Null: not in our data.'),
        score: z.number().nullable(),
        hazards: z.array(
          z.object({
            hazard: z.enum(COUNTY_HAZARDS),
            rating: z.enum(FEMA_RATINGS),
            score: z.number().nullable(),
          }),
        ),
        radiusMiles: z.number(),
        disasters: z.array(z.object({ name: z.string(), date: z.iso.date(), distanceMiles: z.number() })),
        hotels: z.number().int().describe('Partner hotels within the radius.'),
        sources: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'CoverageCheck' });
export type CoverageCheck = z.output<typeof CoverageCheck>;

export const checkEntry = endpoint({
  method: 'GET',
  path: '/api/admin/waitlist/:entryId/check',
  access: 'staff',
  may: 'waitlist.read',
  summary: 'Check whether we serve a request’s home, and the known risks around it',
  params,
  reply: CoverageCheck,
});

export const approveEntry = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/:entryId/approve',
  access: 'staff',
  may: 'waitlist.decide',
  stepUp: true,
  summary: 'Pre-approve a home and email the person',
  errors: ['not_found', 'conflict'],
  params,
  reply: WaitlistEntry,
});

const declineReason = text(500, t.sayWhy).describe('Shown to the person.');

export const declineEntry = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/:entryId/decline',
  access: 'staff',
  may: 'waitlist.decide',
  stepUp: true,
  summary: 'Decline a home. The person gets the reason by email.',
  errors: ['not_found', 'conflict'],
  params,
  body: z.object({ reason: declineReason }),
  reply: WaitlistEntry,
});

export const inviteEntry = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/:entryId/invite',
  access: 'staff',
  may: 'waitlist.decide',
  stepUp: true,
  summary:
    'Invite the person, approving the home first if needed. With `replaces`, sends a new link and ends the old one.',
  errors: ['not_found', 'conflict'],
  params,
  body: z
    .object({
      replaces: Uuid.nullable()
        .default(null)
        .describe(
          'The invitation to replace, whose link ends. Concurrent or repeated calls send only one email.',
        ),
    })
    .default({ replaces: null }),
  reply: WaitlistEntry,
});

export const withdrawEntryInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/:entryId/withdraw',
  access: 'staff',
  may: 'waitlist.decide',
  stepUp: true,
  summary: 'Withdraw an invitation that hasn’t led to a membership. The home stays approved.',
  errors: ['not_found', 'conflict'],
  params,
  reply: WaitlistEntry,
});

/** One page of the list at most, so the administrator has seen every request they select. */
const MOST_AT_ONCE = 100;

const entryIds = z.array(Uuid).min(1, t.chooseOne).max(MOST_AT_ONCE, t.chooseFewer(MOST_AT_ONCE));

export const decideEntries = endpoint({
  method: 'POST',
  path: '/api/admin/waitlist/bulk',
  access: 'staff',
  may: 'waitlist.decide',
  stepUp: true,
  summary:
    'Approve, decline, invite or withdraw several requests. People already invited keep their link. Each failure is reported and doesn’t block the others.',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('decline'), entryIds, reason: declineReason }),
    z.object({ action: z.enum(['approve', 'invite', 'withdraw']), entryIds }),
  ]),
  reply: z.object({
    done: z.array(WaitlistEntry),
    refused: z.array(z.object({ entryId: Uuid, email: contactText().nullable(), reason: z.string() })),
  }),
});

/** The secret in the invitation link. */
const LinkToken = z.object({
  token: z.string().regex(/^[\w-]{43}$/, incompleteEmailLink),
});

export const JoinOffer = z
  .object({
    state: z
      .enum(['open', 'accepted', 'expired', 'withdrawn', 'replaced'])
      .describe('replaced: a newer link was sent.'),
    email: z.string().describe('The invited address, with most of the name hidden.'),
    address: z.string().nullable().describe('The home; only while the invitation is open.'),
    plan: Plan,
    expiresAt: Instant,
    you: z.enum(['nobody', 'invited', 'somebody-else']).describe('Who is signed in to this browser.'),
  })
  .meta({ id: 'JoinOffer' });
export type JoinOffer = z.output<typeof JoinOffer>;

export const readJoinLink = endpoint({
  method: 'POST',
  path: '/api/join/read',
  access: 'public',
  summary: 'Get an invitation to become a member by its link. Read-only.',
  errors: ['link_wrong', 'rate_limited'],
  body: LinkToken,
  reply: JoinOffer,
});

export const acceptJoinLink = endpoint({
  method: 'POST',
  path: '/api/join/accept',
  access: 'public',
  summary:
    'Accept an invitation by its link, which proves the mailbox. Creates the account and signs in, once.',
  errors: ['link_wrong', 'not_allowed', 'rate_limited'],
  body: LinkToken,
  reply: z.object({ email: z.string() }),
});

/** How far a person has progressed toward a membership. */
export const Joining = z
  .object({
    invitation: z
      .object({
        address: z.string(),
        plan: Plan,
        expiresAt: Instant,
        acceptedAt: Instant.nullable().describe('Null: not accepted yet.'),
        finishedAt: Instant.nullable().describe('When the membership became active.'),
      })
      .nullable(),
    place: z
      .object({ address: z.string(), status: EntryStatus, coverage: Coverage, since: Instant })
      .nullable()
      .describe('Waitlist entry of the member’s email address.'),
    mayStart: z.boolean().describe('Whether the person can choose a plan and pay for it.'),
  })
  .meta({ id: 'Joining' });
export type Joining = z.output<typeof Joining>;

export const getJoining = endpoint({
  method: 'GET',
  path: '/api/join',
  access: 'member',
  summary: 'The signed-in person’s invitation and place on the waitlist',
  reply: Joining,
});

export const takeInvitation = endpoint({
  method: 'POST',
  path: '/api/join/take',
  access: 'member',
  summary: 'Accept the invitation sent to the signed-in person’s email address, without its link',
  errors: ['conflict'],
  reply: Joining,
});
