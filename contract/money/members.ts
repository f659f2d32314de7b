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
    plan: Plan.nullable().describe('Of the membership at work, else of the last one there was'),
    membership: State.nullable().describe('Null: there was none'),
    homes: z.number().int().nonnegative().describe('Homes they own that are not archived'),
    points: z.number().int().nonnegative(),
  })
  .meta({ id: 'MemberRow' });
export type MemberRow = z.output<typeof MemberRow>;

const filters = {
  role: z.enum(['all', ...Role.options]).default('all'),
  plan: z
    .enum(['all', ...PLAN_KEYS])
    .default('all')
    .describe('Of the membership at work'),
  membership: z.enum(['all', ...MEMBERSHIP_STATES, 'none']).default('all'),
  home: z.enum(['all', 'yes', 'no']).default('all').describe('Owns a home that is not archived'),
  sort: sortBy(['created', 'email'], '-created'),
};

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/members',
  access: 'staff',
  may: 'members.read',
  summary: 'Accounts, found by the beginning of the email address or by the name',
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
      shared: z.number().int().nonnegative().describe('Homes of others that they may open'),
      cities: z.array(z.string()).describe('"Paradise, CA": never the street'),
    }),
    evacuations: z
      .array(
        z.object({
          incidentId: Uuid,
          incident: z.string(),
          city: z.string(),
          since: Instant,
          acknowledged: z.boolean().describe('Somebody of the household has seen the order'),
        }),
      )
      .describe('Services at work for their homes now'),
    openOrders: z.number().int().nonnegative().describe('Neither handed over nor cancelled'),
  })
  .meta({ id: 'MemberDetail' });
export type MemberDetail = z.output<typeof MemberDetail>;

const ById = z.object({ userId: Uuid });

export const getMember = endpoint({
  method: 'GET',
  path: '/api/admin/members/:userId',
  access: 'staff',
  may: 'members.read',
  summary: 'One account: sign-in, membership, points. Nothing of what is in its homes',
  params: ById,
  reply: MemberDetail,
});

export const getMemberContact = endpoint({
  method: 'GET',
  path: '/api/admin/members/:userId/contact',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'A member’s email address and verified phone number; every view is logged',
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
  summary: 'Every change of a person’s points, newest first, with the balance after it',
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
  summary: 'Cancel somebody’s membership on their word: it stays until the end of what is paid',
  errors: ['conflict', 'unavailable'],
  params: ById,
  body: z.object({ reason: text(200, t.reasonInHistory) }),
});
