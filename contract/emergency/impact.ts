import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { contactText } from '#contract/contact-data.ts';
import { IMPACT_KIND_KEYS, LEVELS } from '#contract/outreach/impact.ts';
import { page, pageQuery, sortBy } from '#contract/paging.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { Email, Instant, line, text, Uuid } from '#contract/values.ts';
import * as v from '#text/emergency/ambassador-values.ts';
import { CLAIM_STATES } from './ambassador-states.ts';

/** Impact points: what ambassadors enter, who confirms it, and the ledger. */

/** Entries can be made for this many days back. */
export const CLAIM_DAYS = 60;
const Kind = z.enum(IMPACT_KIND_KEYS, v.kind);
/** Why a neighbor's answer didn't decide an entry. */
export const DOUBTS = [
  'self',
  'household',
  'phone',
  'circle',
  'deleted',
  'young',
  'device',
  'network',
  'unknown',
  'often',
] as const;
export type Doubt = (typeof DOUBTS)[number];

export const ClaimInput = z.object({
  kind: Kind,
  quantity: z.coerce.number(v.quantity).int(v.quantity).min(1, v.quantity).max(8, v.quantity).default(1),
  happenedOn: z.iso.date(v.day),
  evidence: text(1000, v.evidence).refine((words) => words.length >= 20, v.evidenceShort),
  confirmer: z
    .object({ name: line(120, v.neighborName), email: Email, language: z.enum(LANGUAGES).default('en') })
    .nullable()
    .describe('The neighbor who gets a link by email; null: our team confirms'),
});
export type ClaimInput = z.output<typeof ClaimInput>;

export const Claim = z
  .object({
    id: Uuid,
    kind: Kind,
    quantity: z.number().int(),
    points: z.number().int(),
    happenedOn: z.iso.date(),
    evidence: z.string(),
    state: z.enum(CLAIM_STATES),
    reason: z.string().nullable(),
    createdAt: Instant,
    confirmer: z.string().nullable().describe('Name of the neighbor who was asked'),
    isWithTeam: z
      .boolean()
      .describe('Our team decides, because no neighbor was asked or their answer isn’t enough'),
    canAppeal: z.boolean(),
    appeal: z.string().nullable(),
  })
  .meta({ id: 'ImpactClaim' });
export type Claim = z.output<typeof Claim>;

const EntrySource = z.enum([...IMPACT_KIND_KEYS, 'module', 'reversal']);
export const Impact = z
  .object({
    points: z.number().int(),
    level: z.enum(LEVELS.map(({ key }) => key)),
    next: z.enum(LEVELS.map(({ key }) => key)).nullable(),
    percent: z.number().int().describe('Percent of the way to the next level'),
    entries: z
      .array(
        z.object({
          id: Uuid,
          source: EntrySource,
          module: z.string().nullable(),
          delta: z.number().int(),
          balance: z.number().int(),
          createdAt: Instant,
        }),
      )
      .describe('The newest 50 entries'),
    claims: z.array(Claim).describe('The newest 100 ledger entries'),
    today: z.iso.date(),
  })
  .meta({ id: 'Impact' });
export type Impact = z.output<typeof Impact>;

const BASE = '/api/ambassador/impact';
const own = { access: 'member', errors: ['not_found', 'conflict', 'not_allowed'], reply: Impact } as const;
const params = z.object({ claimId: Uuid });

export const getImpact = endpoint({
  ...own,
  method: 'GET',
  path: BASE,
  summary: 'The caller’s impact points, level and entries. Active ambassadors only.',
});
export const claimImpact = endpoint({
  ...own,
  method: 'POST',
  path: BASE,
  status: 201,
  errors: ['not_found', 'conflict', 'not_allowed', 'rate_limited'],
  summary: 'Enter something done for others. It counts once someone else confirms it.',
  body: ClaimInput,
});
export const withdrawClaim = endpoint({
  ...own,
  method: 'POST',
  path: `${BASE}/:claimId/withdraw`,
  summary: 'Withdraw an entry that awaits confirmation',
  params,
});
export const appealClaim = endpoint({
  ...own,
  method: 'POST',
  path: `${BASE}/:claimId/appeal`,
  summary: 'Appeal a declined or reversed entry, once. A different team member reviews it.',
  params,
  body: z.object({ why: text(1000, v.why) }),
});

const Token = z.string().min(1, v.link).max(100, v.link);
export const NeighborRequest = z
  .object({
    ambassador: z.string(),
    neighbor: z.string(),
    kind: Kind,
    quantity: z.number().int(),
    happenedOn: z.iso.date(),
    is: z.enum(['asking', 'yes', 'no', 'review', 'refused', 'over']),
    doubt: z.enum(DOUBTS).nullable(),
    language: z.enum(LANGUAGES),
  })
  .meta({ id: 'NeighborRequest' });
export type NeighborRequest = z.output<typeof NeighborRequest>;
const byLink = {
  method: 'POST',
  access: 'public',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  reply: NeighborRequest,
} as const;
export const openNeighborRequest = endpoint({
  ...byLink,
  path: '/api/impact/link/open',
  summary: 'Get the entry that an ambassador asks a neighbor to confirm, by its email link. Read-only.',
  body: z.object({ t: Token }),
});
export const answerNeighborRequest = endpoint({
  ...byLink,
  path: '/api/impact/link/answer',
  summary: 'Confirm or dispute an ambassador’s entry as a neighbor',
  body: z.object({ t: Token, answer: z.enum(['yes', 'no'], v.answer), name: line(120, v.yourName) }),
});

// Our team

export const ClaimRow = Claim.omit({ isWithTeam: true, canAppeal: true })
  .extend({
    ambassador: z.string(),
    ambassadorId: Uuid,
    county: z.string(),
    neighborEmail: contactText().nullable(),
    answer: z.enum(['yes', 'no', 'review', 'refused']).nullable().describe('What the neighbor answered'),
    doubt: z.enum(DOUBTS).nullable(),
    isOwn: z.boolean().describe('The viewer’s own entry, or one that they decided before the appeal'),
  })
  .meta({ id: 'ImpactClaimRow' });
export type ClaimRow = z.output<typeof ClaimRow>;

const ADMIN = '/api/admin/impact';
export const listClaims = endpoint({
  method: 'GET',
  path: ADMIN,
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'List impact entries, searchable by ambassador',
  query: pageQuery({
    state: z.enum(['open', 'all', ...CLAIM_STATES]).default('open'),
    sort: sortBy(['createdAt', 'points'], 'createdAt'),
  }),
  reply: page(ClaimRow),
});
export const getClaim = endpoint({
  method: 'GET',
  path: `${ADMIN}/:claimId`,
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'Get an entry with its evidence and the neighbor’s answer',
  errors: ['not_found'],
  params,
  reply: ClaimRow,
});
const decide = {
  method: 'POST',
  access: 'staff',
  may: 'ambassadors.decide',
  stepUp: true,
  errors: ['not_found', 'conflict'],
  params,
  body: z.object({ reason: text(500, v.reason) }),
  reply: ClaimRow,
} as const;
export const confirmClaim = endpoint({
  ...decide,
  path: `${ADMIN}/:claimId/confirm`,
  summary: 'Confirm an entry or grant an appeal, with a note of what was checked',
});
export const declineClaim = endpoint({
  ...decide,
  path: `${ADMIN}/:claimId/decline`,
  summary: 'Decline an entry or an appeal, with a reason shown to the ambassador',
});
export const reverseClaim = endpoint({
  ...decide,
  path: `${ADMIN}/:claimId/reverse`,
  summary: 'Reverse a confirmed entry that turned out to be wrong',
});
