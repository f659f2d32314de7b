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

/** Why a case has its severity, by the rule that set it; see `server/service/cases/severity.ts`. */
export const SEVERITY_REASONS = [
  'needs-help',
  'medical-without-room',
  'phrase',
  'no-bed-tonight',
  'not-answered',
  'booking-urgent',
  'under-order',
  'under-warning',
  'call-requested',
  'booking-stuck',
  'quiet-day',
  'visitor-phrase',
  'visitor',
  'by-hand',
] as const;
export type SeverityReason = (typeof SEVERITY_REASONS)[number];

export const CloseReason = z.enum([
  'solved',
  'answered',
  'no-reply',
  'no-answer-needed',
  'elsewhere',
  'canceled',
  'mistake',
]);
export type CloseReason = z.infer<typeof CloseReason>;

export const CallOutcome = z.enum(['reached', 'left-message', 'no-answer', 'wrong-number']);
export type CallOutcome = z.infer<typeof CallOutcome>;

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
  'booking-stuck',
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
    by: contactText().nullable().describe('Name of the person; null: automatic, or a deleted account'),
    text: z.string().nullable().describe('What a staff member wrote'),
    facts: z.record(z.string(), z.string()).describe('Related codes, such as a reason or an outcome'),
  })
  .meta({ id: 'CaseEvent' });
export type CaseEvent = z.output<typeof CaseEvent>;

const StaffName = z.object({ id: Uuid, name: z.string() });

/** A case in a list: what it is about, never what was written in it. */
export const CaseRow = z
  .object({
    id: Uuid,
    ref: z.string().describe('Short reference for phone calls, like "H7K-2Q9"'),
    kind: z.enum(CASE_KINDS),
    state: z.enum(CASE_STATES),
    severity: Severity,
    reason: z.enum(SEVERITY_REASONS),
    place: z.string().nullable().describe('Like "Paradise, CA"; never the street'),
    person: contactText().nullable().describe('The owner of the home, or the visitor who wrote'),
    subject: z.string().nullable().describe('Subject of a visitor’s message; null for households'),
    owner: StaffName.nullable().describe('The agent working on it; null: waiting in the queue'),
    openedAt: Instant,
    dueAt: Instant.nullable().describe('Our deadline to respond; null: the household isn’t waiting'),
    isOverdue: z.boolean(),
    remindAt: Instant.nullable(),
  })
  .meta({ id: 'CaseRow' });
export type CaseRow = z.output<typeof CaseRow>;
