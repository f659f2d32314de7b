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
  name: contactText().nullable().describe('The person’s name, otherwise their email address.'),
});

export const AuditEntry = z
  .object({
    id: Uuid,
    at: Instant,
    actor: Person,
    action: z.string().describe('What happened, in the past tense, like "hotel.changed".'),
    about: z
      .enum(['office', 'account', 'home', 'incident'])
      .describe('Which audit log it belongs to. `office`: actions by our team.'),
    concerns: contactText().nullable().describe('The member it is about: name, otherwise email address.'),
    detail: contactText().nullable().describe('Null for homes: only the home’s key decrypts its contents.'),
    device: z.string().nullable(),
    network: z.string().nullable().describe('Truncated IP address of the actor.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

const Facts = withContactData(z.record(z.string(), z.unknown())).nullable();
export const AuditDetail = AuditEntry.extend({
  before: Facts.describe('Values of the changed fields before the change. Null: none.'),
  after: Facts.describe('Values of the same fields after the change.'),
  isSealed: z.boolean().describe('It has details that only the household can read.'),
  subjectId: Uuid.nullable(),
  seq: z.number().int().describe('Its sequence number in its audit log.'),
  hash: z.string().describe('SHA-256 over its content and the hash of the entry before it.'),
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
  capability: list(20).describe('Prefix of `action` before the dot; separate several with commas.'),
  actions: list(80).describe('Actions whose display text contains `q`; searched in addition to people.'),
  person: Uuid.optional().describe('Actions by this member, and actions on their data.'),
  from: Instant.optional(),
  to: Instant.optional(),
  sort: sortBy(['at'], '-at'),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'staff',
  may: 'audit.read',
  summary: 'List audit log entries, newest first: who did what, when and from where',
  query: pageQuery(filters),
  reply: page(AuditEntry).extend({
    check: z
      .object({
        at: Instant,
        entries: z.number().int(),
        faults: z.number().int().describe('Entries that fail verification.'),
      })
      .nullable()
      .describe('The last verification of all audit logs, and its result.'),
  }),
});

export const exportAudit = exportOf('/api/admin/audit', 'entries', filters, 'audit.export');

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/api/admin/audit/:id',
  access: 'staff',
  may: 'audit.read',
  summary: 'Get an audit log entry with the values before and after',
  params: z.object({ id: Uuid }),
  reply: AuditDetail,
});
