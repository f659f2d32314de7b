import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { PLAN_KEYS } from '#contract/core/plans.ts';
import { Email, text } from '#contract/values.ts';
import { incompleteEmailLink } from '#text/core/account-values.ts';
import * as t from '#text/outreach/waitlist-values.ts';

/** Where on the site the person decided to join. */
export const WaitlistSource = z.enum(['direct', 'address-search', 'pricing', 'sign-up-card', 'coverage-map']);
export type WaitlistSource = z.infer<typeof WaitlistSource>;

/**
 * Whether we serve the home's area: now, next, or not yet; unknown when the address doesn't reveal its state.
 */
export const Coverage = z.enum(['covered', 'planned', 'not-yet', 'unknown']);
export type Coverage = z.infer<typeof Coverage>;

/**
 * A field hidden from people. Bots that fill in every field get a success response, and nothing is stored.
 */
export const Honeypot = z.string().max(1000).optional();

export const WaitlistRequest = z.object({
  address: text(300, t.enterAddress),
  email: Email,
  plan: z.enum(PLAN_KEYS, t.choosePlan).optional(),
  // An unknown source is no reason to reject a request.
  source: WaitlistSource.catch('direct'),
  website: Honeypot,
});

export const WaitlistReply = z
  .object({
    coverage: Coverage,
    message: z.string().describe('What this means for the address, as a sentence to show.'),
  })
  .meta({ id: 'WaitlistAnswer' });
export type WaitlistReply = z.output<typeof WaitlistReply>;

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist',
  access: 'public',
  summary:
    'Join the waitlist for a home. Repeating the address and email returns the same response and adds no entry.',
  status: 201,
  errors: ['rate_limited'],
  body: WaitlistRequest,
  reply: WaitlistReply,
});

/** The secret in the link of the confirmation email. */
const LinkToken = z.object({
  token: z.string().regex(/^[\w-]{43}$/, incompleteEmailLink),
});

export const leaveWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist/leave',
  access: 'public',
  summary: 'Leave the waitlist by the link in the confirmation email',
  errors: ['link_wrong', 'rate_limited'],
  body: LinkToken,
  reply: z.object({ address: z.string() }),
});

export const rejoinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist/rejoin',
  access: 'public',
  summary: 'Rejoin the waitlist by the same link',
  errors: ['link_wrong', 'rate_limited'],
  body: LinkToken,
  reply: z.object({ address: z.string() }),
});
