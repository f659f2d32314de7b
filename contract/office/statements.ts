import { z } from 'zod';
import * as v from '#text/office/statement-values.ts';
import { endpoint } from '#contract/http.ts';
import { PARTNER_KINDS } from '#contract/outreach/partner-kinds.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { BOOKING_KIND_KEYS } from '#contract/service/booking-kinds.ts';
import { PAYERS } from '#contract/service/bookings.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { Instant, line, text, Uuid } from '#contract/values.ts';
import { LINE_KINDS, STATEMENT_STATES } from './statement-states.ts';

const Cents = z.number().int();

/** Lines of one stay or service at one price, together. */
export const StatementEntry = z
  .object({
    kind: z.enum(LINE_KINDS),
    bookingKind: z.enum(BOOKING_KIND_KEYS).nullable(),
    ref: z.string().nullable().describe('The partner’s confirmation number, or our booking reference'),
    from: z.iso.date(),
    to: z.iso.date(),
    units: z.number().int().describe('Room nights, or units of the service'),
    rateCents: Cents.nullable(),
    cents: Cents.describe('What we owe; negative for a correction'),
    payer: z.enum(PAYERS),
    note: z.string().nullable(),
    hasArrived: z.boolean().nullable().describe('Whether the household’s arrival was recorded'),
  })
  .meta({ id: 'StatementEntry' });
export type StatementEntry = z.output<typeof StatementEntry>;

const about = {
  number: z.number().int().describe('Short number to give on the phone'),
  partner: z.string(),
  state: z.enum(STATEMENT_STATES),
  fromDay: z.iso.date(),
  through: z.iso.date(),
  totalCents: Cents,
};

export const StatementRow = z
  .object({
    id: Uuid,
    ...about,
    partnerId: Uuid,
    partnerKind: z.enum(PARTNER_KINDS),
    createdAt: Instant,
  })
  .meta({ id: 'StatementRow' });
export type StatementRow = z.output<typeof StatementRow>;

const Someone = z.object({ name: z.string().nullable(), isYou: z.boolean() }).nullable();

export const Statement = StatementRow.extend({
  entries: z.array(StatementEntry),
  sentTo: z.array(z.object({ email: z.string(), at: Instant, mail: z.enum(['due', 'sent', 'refused']) })),
  agreedName: z.string().nullable(),
  agreedAt: Instant.nullable(),
  theirNumber: z.string().nullable().describe('The partner’s own invoice number'),
  disputedAt: Instant.nullable(),
  disputeName: z.string().nullable(),
  disputeWords: z.string().nullable(),
  madeBy: Someone.describe('Null: created by the monthly run'),
  approvedBy: Someone,
  approvedAt: Instant.nullable(),
  paidBy: Someone,
  paidAt: Instant.nullable(),
  paidOn: z.iso.date().nullable(),
  reference: z.string().nullable(),
  voidReason: z.string().nullable(),
}).meta({ id: 'Statement' });
export type Statement = z.output<typeof Statement>;

export const OwedRow = z
  .object({
    partnerId: Uuid,
    partner: z.string(),
    partnerKind: z.enum(PARTNER_KINDS),
    cents: Cents,
    lines: z.number().int().describe('Nights and services with a price'),
    unpriced: z.number().int().describe('Nights and services without a price: enter it in the register'),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
  })
  .meta({ id: 'OwedRow' });
export type OwedRow = z.output<typeof OwedRow>;

const filters = {
  state: z.enum(['all', 'open', ...STATEMENT_STATES]).default('all'),
  sort: sortBy(['number', 'through', 'total'], '-number'),
};
const BASE = '/api/admin/statements';

export const listStatements = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  may: 'statements.read',
  summary: 'List partner statements, searchable by partner or number',
  query: pageQuery(filters),
  reply: page(StatementRow),
});

/** One row per line, for the accounting program. */
export const exportStatements = exportOf(BASE, 'lines of statements', filters, 'statements.export');

export const listOwed = endpoint({
  method: 'GET',
  path: `${BASE}/owed`,
  access: 'staff',
  may: 'statements.read',
  summary: 'List partner services that aren’t on a statement yet',
  reply: z.object({ rows: z.array(OwedRow), through: z.iso.date().describe('Latest day to bill') }),
});

export const drawStatement = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  may: 'statements.draw',
  stepUp: true,
  summary: 'Create a statement of everything unbilled up to a day, and send it to the partner',
  status: 201,
  errors: ['not_found', 'conflict'],
  body: z.object({ partnerId: Uuid, through: z.iso.date(v.day) }),
  reply: Statement,
});

const params = z.object({ statementId: Uuid });
const common = { access: 'staff', may: 'statements.draw', stepUp: true, params, reply: Statement } as const;
const Words = line(300, v.reason);

export const getStatement = endpoint({
  method: 'GET',
  path: `${BASE}/:statementId`,
  access: 'staff',
  may: 'statements.read',
  summary: 'Get a statement with its entries and who did what',
  params,
  reply: Statement,
});

export const adjustStatement = endpoint({
  method: 'POST',
  path: `${BASE}/:statementId/adjustments`,
  ...common,
  summary: 'Adjust an open statement’s total, with a reason shown to the partner',
  errors: ['conflict'],
  body: z.object({
    cents: z
      .number(v.amount)
      .int(v.amount)
      .min(-10_000_000, v.amount)
      .max(10_000_000, v.amount)
      .refine((cents) => cents !== 0, v.amount),
    note: Words,
  }),
});

export const resendStatement = endpoint({
  method: 'POST',
  path: `${BASE}/:statementId/send`,
  ...common,
  summary: 'Resend a statement. A disputed or agreed one is reopened, and the partner is asked again.',
  errors: ['conflict'],
});

export const agreeForPartner = endpoint({
  method: 'POST',
  path: `${BASE}/:statementId/agree`,
  ...common,
  summary: 'Record that the partner agreed by phone or letter',
  errors: ['conflict'],
  body: z.object({ note: Words }),
});

export const approveStatement = endpoint({
  method: 'POST',
  path: `${BASE}/:statementId/approve`,
  ...common,
  may: 'statements.approve',
  summary: 'Approve payment. Not allowed for the person who created the statement.',
  errors: ['conflict'],
});

export const unapproveStatement = endpoint({
  method: 'POST',
  path: `${BASE}/:statementId/unapprove`,
  ...common,
  may: 'statements.approve',
  summary: 'Revoke an approval',
  errors: ['conflict'],
});

export const payStatement = endpoint({
  method: 'POST',
  path: `${BASE}/:statementId/pay`,
  ...common,
  may: 'statements.pay',
  summary: 'Record payment of a statement. Not allowed for the person who approved it.',
  errors: ['conflict'],
  body: z.object({ reference: line(100, v.reference), paidOn: z.iso.date(v.day) }),
});

export const voidStatement = endpoint({
  method: 'POST',
  path: `${BASE}/:statementId/void`,
  ...common,
  summary: 'Void an open statement. Its lines can be billed again.',
  errors: ['conflict'],
  body: z.object({ reason: Words }),
});

/** What a partner reads behind its link. */
export const PartnerStatement = z
  .object({
    ...about,
    contact: z.string(),
    language: z.enum(LANGUAGES),
    isSample: z.boolean(),
    entries: z.array(StatementEntry.omit({ hasArrived: true })),
    agreedName: z.string().nullable(),
    theirNumber: z.string().nullable(),
    disputeWords: z.string().nullable(),
    paidOn: z.iso.date().nullable(),
    reference: z.string().nullable(),
  })
  .meta({ id: 'PartnerStatement' });
export type PartnerStatement = z.output<typeof PartnerStatement>;

const t = z
  .string()
  .max(200)
  .regex(/^[\w-]{20,}$/, v.incompleteLink);
const byLink = { method: 'POST', access: 'public', reply: PartnerStatement } as const;
const LINK = '/api/partners/statement';

/** Uses POST to keep the secret out of URLs, which servers log. Read-only. */
export const openStatement = endpoint({
  ...byLink,
  path: `${LINK}/open`,
  summary: 'Get a statement by its email link. Read-only.',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ t }),
});

export const agreeToStatement = endpoint({
  ...byLink,
  path: `${LINK}/agree`,
  summary: 'Agree to a statement as the partner',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({
    t,
    name: line(100, v.name),
    totalCents: Cents.describe('The total shown to the partner'),
    theirNumber: line(40, v.number).or(z.literal('')).default(''),
  }),
});

export const disputeStatement = endpoint({
  ...byLink,
  path: `${LINK}/dispute`,
  summary: 'Dispute a statement as the partner',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({ t, name: line(100, v.name), words: text(1000, v.words) }),
});
