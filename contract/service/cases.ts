import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { Instant, Uuid } from '#contract/values.ts';

/** An evacuation, a question on a quiet day, a call at a time, or a visitor's message from the contact form. */
export const CASE_KINDS = ['event', 'question', 'call', 'visitor'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = ['open', 'waiting', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Who can move a case: the household, a person on our team, or time passing. */
export const CASE_MOVERS = ['member', 'agent', 'clock'] as const;
export type CaseMover = (typeof CASE_MOVERS)[number];

/**
 * Every allowed move. The database has the same rows in `moves`, and a trigger refuses any other; a test compares the
 * two.
 */
export const CASE_MOVES: readonly { from: CaseState; to: CaseState; movers: readonly CaseMover[] }[] = [
  { from: 'open', to: 'waiting', movers: ['agent'] },
  // The household cancels a call.
  { from: 'open', to: 'closed', movers: ['agent', 'member'] },
  { from: 'waiting', to: 'open', movers: ['member', 'agent', 'clock'] },
  { from: 'waiting', to: 'closed', movers: ['agent', 'member'] },
  // The clock: a reply that closed the case couldn't be delivered.
  { from: 'closed', to: 'open', movers: ['member', 'agent', 'clock'] },
];

export const canMove = (from: CaseState, to: CaseState, mover: CaseMover): boolean =>
  CASE_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/** The response time that the contact page promises. */
export const VISITOR_ANSWER_HOURS = 24;
/** How long an agent may read a case of someone else after giving a reason. */
export const REASON_MINUTES = 30;

/** 0 is the most severe. */
export const SEVERITIES = [0, 1, 2, 3, 4] as const;
export type Severity = (typeof SEVERITIES)[number];
export const Severity = z.literal(SEVERITIES).meta({ id: 'CaseSeverity' });

export const SEVERITY_NAMES: Record<Severity, string> = {
  0: 'Life-threatening',
  1: 'Urgent',
  2: 'Evacuating',
  3: 'Today',
  4: 'Routine',
};

/** Why a case has its severity, by the rule that set it; see `server/service/cases/severity.ts`. */
export const SEVERITY_REASONS = {
  'needs-help': 'Someone in the household needs help',
  'medical-without-room': 'Someone needs oxygen or power and has no room',
  phrase: 'The message sounds like danger to life',
  'no-bed-tonight': 'The household has no room tonight',
  'not-answered': 'The household hasn’t answered the order',
  'under-order': 'An Evacuation Order covers the home',
  'under-warning': 'An Evacuation Warning covers the home',
  'call-requested': 'The household asked for a call',
  'quiet-day': 'No order or warning covers the home',
  'visitor-phrase': 'A visitor’s message sounds like danger to life',
  visitor: 'Message from the contact form',
  'by-hand': 'Set by our team',
} as const;
export type SeverityReason = keyof typeof SEVERITY_REASONS;

export const CLOSE_REASONS = {
  solved: 'Solved',
  answered: 'Answered, nothing more to do',
  'no-reply': 'The household didn’t reply',
  'no-answer-needed': 'Needs no answer',
  elsewhere: 'Handled by someone else',
  canceled: 'Canceled by the household',
  mistake: 'Opened by mistake',
} as const;
export const CloseReason = z.enum(
  Object.keys(CLOSE_REASONS) as [keyof typeof CLOSE_REASONS, ...(keyof typeof CLOSE_REASONS)[]],
);

export const CALL_OUTCOMES = {
  reached: 'Reached them',
  'left-message': 'Left a message',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
} as const;
export const CallOutcome = z.enum(
  Object.keys(CALL_OUTCOMES) as [keyof typeof CALL_OUTCOMES, ...(keyof typeof CALL_OUTCOMES)[]],
);

export const CASE_EVENTS = [
  'opened',
  'raised',
  'lowered',
  'claimed',
  'returned',
  'assigned',
  'offered',
  'handed-over',
  'not-handed-over',
  'viewed',
  'noted',
  'called',
  'requested',
  'waiting',
  'reminder-set',
  'merged',
  'reopened',
  'closed',
] as const;

export const CaseEvent = z
  .object({
    id: Uuid,
    at: Instant,
    kind: z.enum(CASE_EVENTS),
    by: contactText().nullable().describe('Name of the person; null: the product, or a deleted account'),
    text: z.string().nullable().describe('What a staff member wrote'),
    facts: z.record(z.string(), z.string()).describe('Codes that go with it, such as a reason or an outcome'),
  })
  .meta({ id: 'CaseEvent' });
export type CaseEvent = z.output<typeof CaseEvent>;

const StaffName = z.object({ id: Uuid, name: z.string() });

/** A case in a list: what it is about, never what was written in it. */
export const CaseRow = z
  .object({
    id: Uuid,
    ref: z.string().describe('Said on the phone: "H7K-2Q9"'),
    kind: z.enum(CASE_KINDS),
    state: z.enum(CASE_STATES),
    severity: Severity,
    reason: z.enum(Object.keys(SEVERITY_REASONS) as [SeverityReason, ...SeverityReason[]]),
    place: z.string().nullable().describe('"Paradise, CA": never the street'),
    person: contactText().nullable().describe('The owner of the home, or the visitor who wrote'),
    subject: z.string().nullable().describe('Of a visitor’s message; null for households'),
    owner: StaffName.nullable().describe('Who works on it; null: waiting in the queue'),
    openedAt: Instant,
    dueAt: Instant.nullable().describe('When the household must have heard from us; null: it isn’t waiting'),
    isOverdue: z.boolean(),
    remindAt: Instant.nullable(),
  })
  .meta({ id: 'CaseRow' });
export type CaseRow = z.output<typeof CaseRow>;
