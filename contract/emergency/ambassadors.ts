import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { CALIFORNIA_COUNTIES } from '#contract/outreach/california-counties.ts';
import { Honeypot } from '#contract/outreach/waitlist.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { Email, Instant, line } from '#contract/values.ts';
import * as v from '#text/emergency/ambassador-values.ts';
import { AMBASSADOR_STATES } from './ambassador-states.ts';

/** Enrollment of ambassadors: applying, the applicant's status by link or in the app, and stepping down. */

export const County = z.enum(
  CALIFORNIA_COUNTIES.map(([fips]) => fips),
  v.county,
);

/** A form without scripts sends "on". */
const agreed = (missing: string) =>
  z.union([z.literal(true), z.literal('on').transform(() => true as const)], missing);

/** The version of the code of conduct and of the privacy notice that applicants agree to. */
export const CONSENT_VERSION = '2026-11';

export const ApplicationInput = z.object({
  name: line(120, v.name),
  email: Email,
  county: County,
  zip: z
    .string()
    .trim()
    .regex(/^9\d{4}$/, v.zip),
  area: line(160, v.area),
  isAdult: agreed(v.adult),
  consent: agreed(v.consent),
  website: Honeypot,
});
export type ApplicationInput = z.output<typeof ApplicationInput>;

export const Application = z
  .object({
    state: z.enum(AMBASSADOR_STATES),
    name: z.string(),
    county: z.string(),
    zip: z.string(),
    area: z.string(),
    since: Instant.describe('When the state last changed'),
    reason: z.string().nullable().describe('Why it was declined or suspended'),
    again: Instant.nullable().describe('When a declined person can apply again'),
  })
  .meta({ id: 'AmbassadorApplication' });
export type Application = z.output<typeof Application>;

export const applyAsAmbassador = endpoint({
  method: 'POST',
  path: '/api/ambassadors',
  access: 'public',
  summary:
    'Apply to be an ambassador. Signed-in callers apply directly; others confirm their email address first. The response doesn’t reveal who applied.',
  status: 201,
  errors: ['rate_limited', 'conflict'],
  body: ApplicationInput,
  reply: z.object({ next: z.enum(['review', 'email']) }),
});

const Token = z.string().min(1, v.link).max(100, v.link);
const byLink = {
  method: 'POST',
  access: 'public',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({ t: Token }),
  reply: Application.extend({ language: z.enum(LANGUAGES) }),
} as const;

export const openApplication = endpoint({
  ...byLink,
  path: '/api/ambassadors/link/open',
  summary: 'Get an application’s status by its email link. Read-only.',
});

export const confirmApplication = endpoint({
  ...byLink,
  path: '/api/ambassadors/link/confirm',
  summary: 'Confirm an application’s email address, which submits it to our team',
});

export const withdrawApplication = endpoint({
  ...byLink,
  path: '/api/ambassadors/link/withdraw',
  summary: 'Withdraw an application, or step down as an ambassador, by email link',
});

export const getAmbassador = endpoint({
  method: 'GET',
  path: '/api/ambassador',
  access: 'member',
  summary: 'The caller’s application, or null',
  reply: z.object({ application: Application.nullable() }),
});

export const leaveProgram = endpoint({
  method: 'POST',
  path: '/api/ambassador/leave',
  access: 'member',
  summary: 'Withdraw the caller’s application, or step down as an ambassador',
  errors: ['not_found', 'conflict'],
  reply: z.object({ application: Application.nullable() }),
});
