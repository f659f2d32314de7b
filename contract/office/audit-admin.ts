import { z } from 'zod';
import { contactText, withContactData } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { Instant, Uuid } from '#contract/values.ts';
import * as t from '#text/office/values.ts';

/** Whose actions are shown. Viewing more than the team's own actions is itself logged. */
export const AUDIT_SCOPES = ['administrators', 'everybody', 'product'] as const;

const Person = z.object({
  kind: z.enum(['person', 'product', 'former']),
  name: contactText().nullable().describe('A person’s name, or their email address.'),
});

export const AuditEntry = z
  .object({
    id: Uuid,
    at: Instant,
    actor: Person,
    action: z.string().describe('"hotel.changed": what happened, in the past tense.'),
    about: z
      .enum(['office', 'account', 'home', 'incident'])
      .describe('Whose history it stands in. `office` is what the team did.'),
    concerns: contactText().nullable().describe('The member it is about: name, or email address.'),
    detail: contactText().nullable().describe('Null for homes: what is in a home opens with its key alone.'),
    device: z.string().nullable(),
    network: z.string().nullable().describe('The network address of who asked, shortened.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

const Facts = withContactData(z.record(z.string(), z.unknown())).nullable();
export const AuditDetail = AuditEntry.extend({
  before: Facts.describe('The fields that changed, as they were. Null: there was nothing.'),
  after: Facts.describe('The same fields as they were afterwards.'),
  isSealed: z.boolean().describe('It says more, to the household alone.'),
  subjectId: Uuid.nullable(),
  seq: z.number().int().describe('Its number in its history.'),
  hash: z.string().describe('Its fingerprint: SHA-256 over what it says and the fingerprint before it.'),
}).meta({ id: 'AuditDetail' });
export type AuditDetail = z.output<typeof AuditDetail>;

const list = (most: number) =>
  z
    .string()
    .regex(/^[a-z.-]{1,60}(,[a-z.-]{1,60})*$/, t.fromList)
    .refine((s) => s.split(',').length <= most, t.atMost(most))
    .optional();

const filters = {
  scope: z.enum(AUDIT_SCOPES).default('administrators'),
  capability: list(20).describe('The part of `action` before the dot; several are separated by commas.'),
  actions: list(80).describe('Besides people, `q` looks for these: the actions whose words hold it.'),
  person: Uuid.optional().describe('What this member did, and what was done to what is theirs.'),
  from: Instant.optional(),
  to: Instant.optional(),
  sort: sortBy(['at'], '-at'),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'staff',
  may: 'audit.read',
  summary: 'Who did what, when and from where, newest first',
  query: pageQuery(filters),
  reply: page(AuditEntry).extend({
    check: z
      .object({
        at: Instant,
        entries: z.number().int(),
        faults: z.number().int().describe('Entries that are not as they were written.'),
      })
      .nullable()
      .describe('When all histories were last looked through, and what was found.'),
  }),
});

export const exportAudit = exportOf('/api/admin/audit', 'entries', filters, 'audit.export');

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/api/admin/audit/:id',
  access: 'staff',
  may: 'audit.read',
  summary: 'One entry, with what was before and after',
  params: z.object({ id: Uuid }),
  reply: AuditDetail,
});
