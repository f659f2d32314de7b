import * as v from '#text/home/recovery-values.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, line, Uuid } from '#contract/values.ts';
import { HomeRef } from './homes.ts';
import { Day } from './policies.ts';
import { CLOCK_KINDS, CONFIDENCES } from './recovery-clock.ts';
import { CLOCK_IDS, FLAGS, TRIGGERS } from './recovery-clocks.ts';
import { STEP_IDS } from './recovery-steps.ts';

/** How we know a fact. */
export const EVIDENCE_KINDS = ['document', 'letter', 'call', 'order', 'published', 'statement'] as const;
export const EvidenceKind = z.enum(EVIDENCE_KINDS, v.evidence);
export type EvidenceKind = z.infer<typeof EvidenceKind>;

/** Text that may be left empty. */
const note = (max: number) => z.union([z.literal(''), line(max)]);

export const Evidence = z.object({
  kind: EvidenceKind,
  note: note(300).default('').describe('Claim number, who said it, or where the document is'),
  documentId: Uuid.nullable().default(null).describe('A document in the vault'),
});
export type Evidence = z.output<typeof Evidence>;

/** A dated fact, a condition, an extension, something done or not needed. A condition’s day is when it became known. */
export const FACT_KINDS = ['event', 'flag', 'extension', 'done', 'not_needed'] as const;
export const NewFact = z.object({
  kind: z.enum(FACT_KINDS, v.factKind),
  subject: line(120, v.subject).describe('A trigger, a condition, or the key of a deadline, step or aid'),
  day: Day,
  evidence: Evidence,
});
export type NewFact = z.output<typeof NewFact>;

export const FactChange = NewFact.pick({ day: true, evidence: true });

export const RecoveryFact = z
  .object({
    id: Uuid,
    kind: z.enum(FACT_KINDS),
    subject: z.string(),
    day: Day,
    evidence: Evidence,
    recordedAt: Instant,
    wasDay: Day.nullable().describe('The value of `day` before the last correction'),
  })
  .meta({ id: 'RecoveryFact' });
export type RecoveryFact = z.output<typeof RecoveryFact>;

const Because = z.object({
  kind: z.enum([...FACT_KINDS, 'published']),
  subject: z.string(),
  day: Day,
  before: Day.nullable(),
  isWithdrawn: z.boolean(),
});

/** A deadline that moved, and the fact that moved it. */
export const DeadlineMove = z
  .object({
    clockId: z.enum(CLOCK_IDS),
    from: Day,
    to: Day.nullable().describe('Null: it no longer applies'),
    because: Because,
    at: Instant,
  })
  .meta({ id: 'DeadlineMove' });
export type DeadlineMove = z.output<typeof DeadlineMove>;

export const Deadline = z
  .object({
    key: z.string(),
    clockId: z.enum(CLOCK_IDS),
    kind: z.enum(CLOCK_KINDS),
    due: Day,
    actBy: Day.nullable().describe('Earlier safe day, because of a stricter reading or a weekend'),
    daysLeft: z.number().int().describe('Days to the safe day; negative: it has passed'),
    state: z.enum(['open', 'passed', 'done']),
    isSpan: z.boolean().describe('A protection that lasts until then, not something to do'),
    doneOn: Day.nullable(),
    isNotNeeded: z.boolean().describe('The household marked this aid as not needed'),
    start: z.object({ subject: z.string(), day: Day, evidence: EvidenceKind.nullable() }),
    basis: z.enum(['computed', 'published']),
    link: z.string().nullable().describe('Link to the agency’s published date'),
    extended: z.number().int(),
    canExtend: z.boolean(),
    section: z.string(),
    sources: z.array(z.string()),
    confidence: z.enum(CONFIDENCES),
    checkedOn: Day.nullable().describe('When our team last compared the rule with its source'),
    collectedOn: Day,
    moved: DeadlineMove.nullable().describe('Its last move, and why'),
  })
  .meta({ id: 'RecoveryDeadline' });
export type Deadline = z.output<typeof Deadline>;

/** The parts of a past evacuation that a recovery needs. */
export const PastEvacuation = z
  .object({
    incidentId: Uuid,
    name: z.string(),
    from: Day,
    to: Day.nullable().describe('Null: the order is still active'),
    hotel: z
      .object({ name: z.string(), firstNight: Day, nights: z.number().int(), ownNights: z.number().int() })
      .nullable(),
    cashCents: z.number().int().describe('Emergency cash that we sent'),
    cashOn: Day.nullable(),
  })
  .meta({ id: 'PastEvacuation' });
export type PastEvacuation = z.output<typeof PastEvacuation>;

const DisasterOption = z.object({ id: Uuid, name: z.string() });

export const Recovery = z
  .object({
    id: Uuid,
    origin: z.enum(['order', 'loss']),
    startedAt: Instant,
    closedAt: Instant.nullable(),
    lossDate: Day,
    disaster: DisasterOption.nullable(),
    facts: z.array(RecoveryFact),
    deadlines: z.array(Deadline),
    moves: z.array(DeadlineMove).describe('Deadlines that moved, newest first'),
    steps: z
      .array(z.object({ id: z.enum(STEP_IDS), doneOn: Day.nullable(), isNotNeeded: z.boolean() }))
      .describe('Steps of this phase and earlier ones'),
  })
  .meta({ id: 'Recovery' });
export type Recovery = z.output<typeof Recovery>;

export const RecoveryView = z
  .object({
    canEdit: z.boolean(),
    today: Day.describe('Today’s date at the home'),
    state: z.enum(['CA', 'NV', 'AZ']),
    recovery: Recovery.nullable(),
    evacuations: z.array(PastEvacuation).describe('Newest first'),
    offer: Uuid.nullable().describe('The evacuation that just ended, if no recovery was started for it'),
    disasters: z.array(DisasterOption),
  })
  .meta({ id: 'RecoveryView' });
export type RecoveryView = z.output<typeof RecoveryView>;

const home = { homeId: HomeRef };

export const getRecovery = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery',
  access: 'member',
  summary: 'The recovery of a home after a loss: facts, deadlines and steps',
  params: z.object(home),
  reply: RecoveryView,
});

export const NewRecovery = z.object({
  lossDate: Day,
  evidence: Evidence,
  flags: z.array(z.enum(FLAGS, v.flag)).max(FLAGS.length).default([]),
  incidentId: Uuid.nullable().default(null).describe('The evacuation that the recovery follows'),
  disasterId: Uuid.nullable().default(null),
});

export const startRecovery = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery',
  access: 'member',
  summary: 'Start a recovery after an evacuation or a loss',
  status: 201,
  errors: ['conflict'],
  params: z.object(home),
  body: NewRecovery,
  reply: RecoveryView,
});

export const changeRecovery = endpoint({
  method: 'PATCH',
  path: '/api/homes/:homeId/recovery',
  access: 'member',
  summary: 'Set the recovery’s disaster, or close the recovery',
  errors: ['conflict'],
  params: z.object(home),
  body: z.object({ disasterId: Uuid.nullable().optional(), isClosed: z.boolean().optional() }),
  reply: RecoveryView,
});

export const recordFact = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/facts',
  access: 'member',
  summary:
    'Record a dated fact, a condition, an extension, or something done or not needed. Updates the deadlines.',
  status: 201,
  errors: ['conflict'],
  params: z.object(home),
  body: NewFact,
  reply: RecoveryView,
});

export const correctFact = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/recovery/facts/:factId',
  access: 'member',
  summary: 'Correct a fact. The earlier version is kept.',
  errors: ['conflict'],
  params: z.object({ ...home, factId: Uuid }),
  body: FactChange,
  reply: RecoveryView,
});

export const withdrawFact = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/recovery/facts/:factId',
  access: 'member',
  summary: 'Withdraw a fact. The earlier version is kept.',
  errors: ['conflict'],
  params: z.object({ ...home, factId: Uuid }),
  reply: RecoveryView,
});

/** Whether this is a trigger or condition that exists. */
export const isTrigger = (subject: string): boolean => (TRIGGERS as readonly string[]).includes(subject);
export const isFlag = (subject: string): boolean => (FLAGS as readonly string[]).includes(subject);
