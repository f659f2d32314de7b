import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { counted, exportOf, page, pageQuery } from '#contract/paging.ts';
import {
  CallOutcome,
  CASE_KINDS,
  CASE_STATES,
  CaseEvent,
  CaseRow,
  CloseReason,
  Severity,
} from '#contract/service/cases.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as v from '#text/office/values.ts';

const Counts = z.record(z.string(), z.number().int()).describe('Open cases without an owner, by severity');

export const getDesk = endpoint({
  method: 'GET',
  path: '/api/desk',
  access: 'staff',
  may: 'cases.read',
  summary: 'Your cases, queue counts, and life-threatening cases that no one has taken',
  reply: z.object({
    mine: z.array(CaseRow),
    queue: Counts,
    alerts: z.array(CaseRow),
    reminders: z
      .array(z.object({ id: Uuid, caseId: Uuid, ref: z.string(), dueAt: Instant, text: z.string() }))
      .describe('Your reminders that are due'),
  }),
});

const filters = {
  state: z.enum(['all', ...CASE_STATES]).default('open'),
  owner: z.enum(['all', 'me', 'none']).default('all'),
  kind: z.enum(['all', ...CASE_KINDS]).default('all'),
  due: z.enum(['all', 'overdue']).default('all').describe('overdue: a response is late'),
};

export const listCases = endpoint({
  method: 'GET',
  path: '/api/desk/cases',
  access: 'staff',
  may: 'cases.read',
  summary:
    'List cases, most severe first, searchable by reference, phone number, name, email address or a visitor’s subject',
  query: pageQuery(filters),
  reply: page(CaseRow).extend(counted),
});

export const exportCases = exportOf('/api/desk/cases', 'cases', filters, 'cases.export');

export const closeCases = endpoint({
  method: 'POST',
  path: '/api/desk/close',
  access: 'staff',
  may: 'cases.work',
  summary: 'Close several cases with one reason. Each succeeds or fails on its own.',
  body: z.object({
    ids: z.array(Uuid).min(1).max(100),
    reason: CloseReason,
    text: text(1000, v.note).or(z.literal('')).default(''),
  }),
  reply: z.object({
    closed: z.number().int(),
    refused: z.array(z.object({ id: Uuid, error: z.string() })),
  }),
});

export const takeNextCase = endpoint({
  method: 'POST',
  path: '/api/desk/next',
  access: 'staff',
  may: 'cases.work',
  summary: 'Take the next case from the queue: most severe first, then longest waiting',
  errors: ['conflict'],
  reply: z.object({ caseId: Uuid.nullable().describe('Null: the queue is empty') }),
});

const params = z.object({ caseId: Uuid });

export const CaseView = CaseRow.extend({
  isMine: z.boolean(),
  events: z.array(CaseEvent).describe('Oldest first'),
  others: z
    .array(CaseRow.pick({ id: true, ref: true, state: true, openedAt: true }))
    .describe('Other cases of the same home'),
  mergedInto: z
    .object({ id: Uuid, ref: z.string() })
    .nullable()
    .describe('The case that this one was merged into'),
  colleagues: z.array(z.object({ id: Uuid, name: z.string() })).describe('Who a case can be assigned to'),
  visitor: z
    .object({
      name: z.string(),
      email: contactText(),
      subject: z.string(),
      acknowledgement: z.enum(['due', 'sent', 'refused', 'withheld']),
      replies: z.array(z.object({ messageId: Uuid, mail: z.enum(['due', 'sent', 'refused']) })),
    })
    .nullable()
    .describe('Sender of the contact form, and email status of our replies; null for households'),
}).meta({ id: 'CaseView' });
export type CaseView = z.output<typeof CaseView>;

export const getCase = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId',
  access: 'staff',
  may: 'cases.read',
  summary: 'Get a case with its history. Agents must give a reason first for a case that isn’t theirs.',
  errors: ['reason_required'],
  params,
  reply: CaseView,
});

const Line = z.object({ label: z.string(), text: z.string(), isUrgent: z.boolean() });

export const CaseHousehold = z
  .object({
    addressLine: z.string().nullable(),
    pin: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    plan: z.string().nullable().describe('The membership'),
    order: z.string().nullable(),
    room: z.string().nullable(),
    route: z.string().nullable().describe('The route version that the household sees'),
    cash: z.string().nullable(),
    people: z.array(Line),
    animals: z.array(Line),
    evacuationPlan: z.array(Line),
    members: z
      .array(z.object({ userId: Uuid, name: contactText(), isOwner: z.boolean() }))
      .describe('Who can sign in to the home'),
  })
  .meta({ id: 'CaseHousehold' });
export type CaseHousehold = z.output<typeof CaseHousehold>;

export const getCaseHousehold = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/household',
  access: 'staff',
  may: 'cases.read',
  summary:
    'The household of a case: people, needs, animals, plan, order, room and cash. Every view is logged.',
  errors: ['reason_required'],
  params,
  reply: CaseHousehold,
});

export const getCasePhones = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/phones',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'Phone numbers to call about a case. Every view is logged.',
  errors: ['reason_required'],
  params,
  reply: z.object({
    people: z.array(z.object({ userId: Uuid, name: z.string(), phone: z.string().nullable() })),
  }),
});

export const openCaseOfOther = endpoint({
  method: 'POST',
  path: '/api/desk/cases/:caseId/reason',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Give a reason for opening a case that isn’t yours. The reason is added to the case’s history.',
  params,
  body: z.object({ reason: text(300, v.caseReason) }),
});

const change = <B extends z.ZodType>(action: string, summary: string, body: B) =>
  endpoint({
    method: 'POST',
    path: `/api/desk/cases/:caseId/${action}`,
    access: 'staff',
    may: 'cases.work',
    status: 204,
    summary,
    errors: ['conflict', 'reason_required'],
    params,
    body,
  });

export const takeCase = change(
  'take',
  'Take a case that has no owner: a life-threatening one, or one you gave a reason for',
  z.object({}),
);
export const noteOnCase = change(
  'note',
  'Add an internal note',
  z.object({
    id: Uuid.describe('Created by the client; resending the same ID doesn’t add a second note'),
    text: text(4000, v.note),
  }),
);
export const logCall = change(
  'call',
  'Log a phone call. A call that reached the household stops the response clock and closes open call reviews.',
  z.object({
    id: Uuid.describe('Created by the client; resending the same ID doesn’t log a second call'),
    outcome: CallOutcome,
    text: text(4000, v.callNote).or(z.literal('')).default(''),
  }),
);
export const assignCase = change(
  'assign',
  'Assign a case to a colleague, or return it to the queue',
  z.object({ to: Uuid.nullable(), was: Uuid.nullable().describe('The owner shown to you') }),
);
export const waitOnCase = change(
  'wait',
  'Put a case on hold until a given time, when it reopens',
  z.object({ until: Instant, text: text(300, v.waitingFor) }),
);
export const reopenCase = change('reopen', 'Reopen a case', z.object({}));
export const closeCase = change(
  'close',
  'Close a case with a reason',
  z.object({ reason: CloseReason, text: text(1000, v.note).or(z.literal('')).default('') }),
);
export const setCaseSeverity = change(
  'severity',
  'Change the severity manually. Lowering it requires a note.',
  z.object({ severity: Severity, text: text(300, v.severityReason) }),
);
export const mergeCase = change(
  'merge',
  'Merge a case into another case of the same household. Both references still find it.',
  z.object({ into: Uuid }),
);
export const remindOfCase = change(
  'remind',
  'Set a reminder for the case’s owner at a given time. The case doesn’t change.',
  z.object({
    id: Uuid.describe('Created by the client; resending the same ID doesn’t add a second reminder'),
    at: Instant,
    text: text(300, v.remindOf),
  }),
);

export const finishReminder = endpoint({
  method: 'POST',
  path: '/api/desk/reminders/:reminderId/done',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Mark a reminder as done',
  params: z.object({ reminderId: Uuid }),
});
