import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { page, pageQuery, sortBy } from '#contract/paging.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import { contactText } from '#contract/contact-data.ts';
import * as v from '#text/emergency/ambassador-values.ts';
import { AMBASSADOR_STATES } from './ambassador-states.ts';
import { County } from './ambassadors.ts';

/** What our team does with applications and ambassadors. */

export const AmbassadorRow = z
  .object({
    id: Uuid,
    name: z.string(),
    county: z.string(),
    zip: z.string(),
    area: z.string(),
    state: z.enum(AMBASSADOR_STATES),
    hasAccount: z.boolean(),
    points: z.number().int(),
    createdAt: Instant,
    since: Instant.describe('When the state last changed'),
  })
  .meta({ id: 'AmbassadorRow' });
export type AmbassadorRow = z.output<typeof AmbassadorRow>;

export const AmbassadorDetail = AmbassadorRow.extend({
  email: contactText(),
  userId: Uuid.nullable(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable().describe('The colleague who last decided'),
  wasSuspended: z
    .boolean()
    .describe('An earlier account with this mailbox was suspended when it was deleted'),
  modulesPassed: z.number().int(),
  openClaims: z.number().int(),
}).meta({ id: 'AmbassadorDetail' });
export type AmbassadorDetail = z.output<typeof AmbassadorDetail>;

const BASE = '/api/admin/ambassadors';

export const listAmbassadors = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'List ambassadors and applicants, searchable by name or area',
  query: pageQuery({
    state: z.enum(['all', ...AMBASSADOR_STATES]).default('all'),
    county: z.enum(['all', ...County.options]).default('all'),
    sort: sortBy(['createdAt', 'since', 'name'], '-createdAt'),
  }),
  reply: page(AmbassadorRow),
});

export const getAmbassadorFigures = endpoint({
  method: 'GET',
  path: `${BASE}/figures`,
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'Applications, approvals and impact points by month, and ambassadors by county',
  reply: z.object({
    active: z.number().int(),
    waiting: z.number().int().describe('Applications to decide'),
    claims: z.number().int().describe('Entries and appeals to decide'),
    certified: z.number().int().describe('Active ambassadors with a certificate'),
    months: z.array(
      z.object({
        month: z.string().describe('YYYY-MM, Pacific time'),
        applied: z.number().int(),
        approved: z.number().int(),
        points: z.number().int(),
      }),
    ),
    counties: z.array(
      z.object({
        county: z.string(),
        active: z.number().int(),
        waiting: z.number().int(),
        points: z.number().int(),
      }),
    ),
  }),
});

const params = z.object({ ambassadorId: Uuid });
export const getAmbassadorDetail = endpoint({
  method: 'GET',
  path: `${BASE}/:ambassadorId`,
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'Get an ambassador or applicant',
  errors: ['not_found'],
  params,
  reply: AmbassadorDetail,
});

const change = {
  method: 'POST',
  access: 'staff',
  may: 'ambassadors.decide',
  stepUp: true,
  errors: ['not_found', 'conflict'],
  params,
  reply: AmbassadorDetail,
} as const;
const Reason = z.object({ reason: text(500, v.reason) });

export const approveAmbassador = endpoint({
  ...change,
  path: `${BASE}/:ambassadorId/approve`,
  summary: 'Approve an application',
});
export const declineAmbassador = endpoint({
  ...change,
  path: `${BASE}/:ambassadorId/decline`,
  summary: 'Decline an application, with a reason shown to the applicant',
  body: Reason,
});
export const suspendAmbassador = endpoint({
  ...change,
  path: `${BASE}/:ambassadorId/suspend`,
  summary: 'Suspend an ambassador. All access ends immediately.',
  body: Reason,
});
export const reinstateAmbassador = endpoint({
  ...change,
  path: `${BASE}/:ambassadorId/reinstate`,
  summary: 'End a suspension',
  body: Reason,
});
export const setAmbassadorCounty = endpoint({
  ...change,
  method: 'PUT',
  path: `${BASE}/:ambassadorId/county`,
  summary: 'Move an ambassador to another county',
  body: z.object({ county: County }),
});
