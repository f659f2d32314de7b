import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { Role, SessionInfo } from '#contract/core/accounts.ts';
import { endpoint } from '#contract/http.ts';
import { Invoice, Membership } from './membership.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { PLAN_KEYS } from '#contract/core/plans.ts';
import { listLedger } from './points.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as t from '#text/money/values.ts';

export const MEMBERSHIP_STATES = ['starting', 'active', 'late', 'ended'] as const;
const State = z.enum(MEMBERSHIP_STATES);
const Plan = z.enum(PLAN_KEYS);

const account = {
  id: Uuid,
  email: contactText(),
  name: z.string().nullable(),
  role: Role,
  createdAt: Instant,
};

export const MemberRow = z
  .object({
    ...account,
    plan: Plan.nullable().describe('Plan of the current membership, otherwise of the last one'),
    membership: State.nullable().describe('Null: never had one'),
    homes: z.number().int().nonnegative().describe('Homes they own that aren’t archived'),
    points: z.number().int().nonnegative(),
  })
  .meta({ id: 'MemberRow' });
export type MemberRow = z.output<typeof MemberRow>;

const filters = {
  role: z.enum(['all', ...Role.options]).default('all'),
  plan: z
    .enum(['all', ...PLAN_KEYS])
    .default('all')
    .describe('Plan of the current membership'),
  membership: z.enum(['all', ...MEMBERSHIP_STATES, 'none']).default('all'),
  home: z.enum(['all', 'yes', 'no']).default('all').describe('Owns a home that is not archived'),
  sort: sortBy(['created', 'email'], '-created'),
};

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/members',
  access: 'staff',
  may: 'members.read',
  summary: 'List accounts, searchable by name or by the start of the email address',
  query: pageQuery(filters),
  reply: page(MemberRow),
});

export const exportMembers = exportOf('/api/admin/members', 'accounts', filters, 'members.export');

export const MemberDetail = z
  .object({
    ...account,
    isYou: z.boolean(),
    passkeys: z.number().int().nonnegative(),
    sessions: z.array(SessionInfo.omit({ current: true })),
    membership: Membership.nullable(),
    invoices: z.array(Invoice),
    points: z.number().int().nonnegative(),
    homes: z.object({
      owned: z.number().int().nonnegative(),
      archived: z.number().int().nonnegative(),
      shared: z.number().int().nonnegative().describe('Other people’s homes that they have access to'),
      cities: z.array(z.string()).describe('Like "Paradise, CA"; never the street'),
    }),
    evacuations: z
      .array(
        z.object({
          incidentId: Uuid,
          incident: z.string(),
          city: z.string(),
          since: Instant,
          acknowledged: z.boolean().describe('Someone in the household acknowledged the order'),
        }),
      )
      .describe('Services currently active for their homes'),
    openOrders: z.number().int().nonnegative().describe('Neither fulfilled nor canceled'),
  })
  .meta({ id: 'MemberDetail' });
export type MemberDetail = z.output<typeof MemberDetail>;

const ById = z.object({ userId: Uuid });

export const getMember = endpoint({
  method: 'GET',
  path: '/api/admin/members/:userId',
  access: 'staff',
  may: 'members.read',
  summary: 'Get an account: sign-in, membership and points, but nothing stored in its homes',
  params: ById,
  reply: MemberDetail,
});

export const getMemberContact = endpoint({
  method: 'GET',
  path: '/api/admin/members/:userId/contact',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'A member’s email address and verified phone number. Every view is logged.',
  params: ById,
  reply: z.object({
    email: z.string(),
    phone: z.string().nullable().describe('Verified by a code; null: none on file'),
  }),
});

export const getMemberPoints = endpoint({
  method: 'GET',
  path: '/api/admin/members/:userId/points',
  access: 'staff',
  may: 'members.read',
  summary: 'List every change of a member’s points, newest first, with the resulting balance',
  params: ById,
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: listLedger.reply,
});

export const cancelMembershipAsTeam = endpoint({
  method: 'POST',
  path: '/api/admin/members/:userId/membership/cancel',
  access: 'staff',
  may: 'members.manage',
  stepUp: true,
  status: 204,
  summary: 'Cancel a member’s subscription at the end of the paid period',
  errors: ['conflict', 'unavailable'],
  params: ById,
  body: z.object({ reason: text(200, t.reasonInHistory) }),
});
