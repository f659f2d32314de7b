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
  summary: 'Your cases, what waits in the queue, and life-threatening cases that no one has taken',
  reply: z.object({
    mine: z.array(CaseRow),
    queue: Counts,
    alerts: z.array(CaseRow),
    reminders: z
      .array(z.object({ id: Uuid, caseId: Uuid, ref: z.string(), dueAt: Instant, text: z.string() }))
      .describe('What you asked to be reminded of, and its time has come'),
  }),
});

const filters = {
  state: z.enum(['all', ...CASE_STATES]).default('open'),
  owner: z.enum(['all', 'me', 'none']).default('all'),
  kind: z.enum(['all', ...CASE_KINDS]).default('all'),
  due: z.enum(['all', 'overdue']).default('all').describe('overdue: an answer is late'),
};

export const listCases = endpoint({
  method: 'GET',
  path: '/api/desk/cases',
  access: 'staff',
  may: 'cases.read',
  summary:
    'Cases, most severe first; found by reference, phone number, name or email address, or by the subject of a visitor’s message',
  query: pageQuery(filters),
  reply: page(CaseRow).extend(counted),
});

export const exportCases = exportOf('/api/desk/cases', 'cases', filters, 'cases.export');

export const closeCases = endpoint({
  method: 'POST',
  path: '/api/desk/close',
  access: 'staff',
  may: 'cases.work',
  summary: 'Close several cases with one reason; each is closed by itself',
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
  summary: 'Take the next case; the system chooses it, most severe and longest waiting first',
  errors: ['conflict'],
  reply: z.object({ caseId: Uuid.nullable().describe('Null: the queue is empty') }),
});

const params = z.object({ caseId: Uuid });

export const CaseView = CaseRow.extend({
  isMine: z.boolean(),
  events: z.array(CaseEvent).describe('Oldest first'),
  others: z
    .array(CaseRow.pick({ id: true, ref: true, state: true, openedAt: true }))
    .describe('Of the same home'),
  mergedInto: z
    .object({ id: Uuid, ref: z.string() })
    .nullable()
    .describe('The case that goes on with this one'),
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
    .describe('Who wrote in the contact form, and which of our replies were emailed; null for households'),
}).meta({ id: 'CaseView' });
export type CaseView = z.output<typeof CaseView>;

export const getCase = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId',
  access: 'staff',
  may: 'cases.read',
  summary: 'One case with its history. An agent needs a reason first for a case that isn’t theirs',
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
    route: z.string().nullable().describe('The version that the household sees'),
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
    'The household of a case: people, needs, animals, plan, order, room and cash; every view is logged',
  errors: ['reason_required'],
  params,
  reply: CaseHousehold,
});

export const getCasePhones = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/phones',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'Whom to call about a case; every view is logged',
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
  summary: 'Say why you need a case that isn’t yours; it goes into the history of the case',
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
  'Write a note for the team',
  z.object({
    id: Uuid.describe('Made by the caller: sent again, it is the same note'),
    text: text(4000, v.note),
  }),
);
export const logCall = change(
  'call',
  'Log a phone call; one that reached the household stops the clock and answers open call reviews',
  z.object({
    id: Uuid.describe('Made by the caller: sent again, it is the same call'),
    outcome: CallOutcome,
    text: text(4000, v.callNote).or(z.literal('')).default(''),
  }),
);
export const assignCase = change(
  'assign',
  'Give a case to a colleague, or back to the queue',
  z.object({ to: Uuid.nullable(), was: Uuid.nullable().describe('The owner you saw') }),
);
export const waitOnCase = change(
  'wait',
  'Set a case aside until a time; it reopens then',
  z.object({ until: Instant, text: text(300, v.waitingFor) }),
);
export const reopenCase = change('reopen', 'Open a case again', z.object({}));
export const closeCase = change(
  'close',
  'Close a case with a reason',
  z.object({ reason: CloseReason, text: text(1000, v.note).or(z.literal('')).default('') }),
);
export const setCaseSeverity = change(
  'severity',
  'Change the severity by hand; lowering it needs a note',
  z.object({ severity: Severity, text: text(300, v.severityReason) }),
);
export const mergeCase = change(
  'merge',
  'Merge a case into another one of the same household; both references still find it',
  z.object({ into: Uuid }),
);
export const remindOfCase = change(
  'remind',
  'Remind whoever has the case at a time; the case stays as it is',
  z.object({
    id: Uuid.describe('Made by the caller: sent again, it is the same reminder'),
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
  summary: 'A reminder is done',
  params: z.object({ reminderId: Uuid }),
});
