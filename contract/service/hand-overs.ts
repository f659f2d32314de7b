import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { Severity } from '#contract/service/cases.ts';
import { Shift } from '#contract/service/shifts.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as v from '#text/service/values.ts';

export const HAND_OVER_STATES = ['offered', 'accepted', 'returned', 'taken-back', 'queued'] as const;
export type HandOverState = (typeof HAND_OVER_STATES)[number];

/** Who settles a hand-over: the colleague it is offered to, the agent who offers it, or time passing. */
export const HAND_OVER_MOVERS = ['receiver', 'sender', 'clock'] as const;
export type HandOverMover = (typeof HAND_OVER_MOVERS)[number];

/** Every allowed move. The database has the same rows in `moves`, and a trigger refuses any other. */
export const HAND_OVER_MOVES: readonly {
  from: HandOverState;
  to: HandOverState;
  movers: readonly HandOverMover[];
}[] = [
  { from: 'offered', to: 'accepted', movers: ['receiver'] },
  { from: 'offered', to: 'returned', movers: ['receiver'] },
  // The clock: the case was closed, or has another owner.
  { from: 'offered', to: 'taken-back', movers: ['sender', 'clock'] },
  { from: 'offered', to: 'queued', movers: ['sender', 'clock'] },
];

export const canMoveHandOver = (from: HandOverState, to: HandOverState, mover: HandOverMover): boolean =>
  HAND_OVER_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/** How long a colleague has to accept. Then the case goes back to the queue. */
export const ACCEPT_MINUTES = 10;
/** Cases this severe, or more so, can't be handed over without a situation and a next step. */
export const NEEDS_WORDS_UP_TO = 2;
const WORDS = 1000;
const words = () => text(WORDS).or(z.literal('')).default('');

export const HandOverWords = z.object({
  situation: words().describe('Current situation'),
  done: words().describe('What has been done'),
  next: words().describe('Next steps'),
  promised: words().describe('What was promised, and by when'),
});
export type HandOverWords = z.output<typeof HandOverWords>;

const Person = z.object({ id: Uuid, name: z.string() });

export const HandOver = z
  .object({
    id: Uuid,
    caseId: Uuid,
    ref: z.string(),
    severity: Severity,
    person: contactText().nullable(),
    from: Person,
    to: Person,
    state: z.enum(HAND_OVER_STATES),
    offeredAt: Instant,
    expiresAt: Instant.describe('The case goes back to the queue unless it is accepted by then'),
    words: HandOverWords,
  })
  .meta({ id: 'HandOver' });
export type HandOver = z.output<typeof HandOver>;

export const getShift = endpoint({
  method: 'GET',
  path: '/api/desk/shift',
  access: 'staff',
  may: 'cases.read',
  summary: 'Your shift, cases offered to you and by you, and colleagues on shift',
  reply: z.object({
    shift: Shift.nullable().describe('Null: you’re not on shift'),
    toMe: z.array(HandOver),
    byMe: z.array(HandOver),
    team: z
      .array(Person.extend({ state: Shift.shape.state, openCases: z.number().int() }))
      .describe('Colleagues on shift'),
  }),
});

export const handOverCases = endpoint({
  method: 'POST',
  path: '/api/desk/hand-overs',
  access: 'staff',
  may: 'cases.work',
  status: 201,
  summary: 'Offer your cases to a colleague. They stay yours until the colleague accepts.',
  errors: ['conflict', 'validation_failed'],
  body: z.object({
    to: Uuid.nullable().describe('Null: distributed among colleagues on shift by their capacity'),
    cases: z
      .array(HandOverWords.extend({ caseId: Uuid }))
      .min(1, v.chooseCase)
      .max(100),
  }),
  reply: z.object({ offered: z.array(Uuid).describe('Hand-over IDs, in the order of the cases') }),
});

const settle = <B extends z.ZodType>(action: string, summary: string, body: B) =>
  endpoint({
    method: 'POST',
    path: `/api/desk/hand-overs/:handOverId/${action}`,
    access: 'staff',
    may: 'cases.work',
    status: 204,
    summary,
    errors: ['conflict'],
    params: z.object({ handOverId: Uuid }),
    body,
  });

export const acceptHandOver = settle(
  'accept',
  'Accept a case offered by a colleague. It becomes yours.',
  z.object({}),
);
export const returnHandOver = settle(
  'return',
  'Decline a case offered by a colleague. They keep it.',
  z.object({ reason: text(300, v.declineReason) }),
);
export const takeBackHandOver = settle('take-back', 'Withdraw the offer of a case', z.object({}));

export const endShift = endpoint({
  method: 'POST',
  path: '/api/desk/shift/end',
  access: 'staff',
  may: 'cases.work',
  summary:
    'End your shift. If you have cases, it ends once colleagues accept them or you return them to the queue.',
  errors: ['conflict'],
  body: z.object({
    toQueue: z.boolean().default(false).describe('Return all your cases to the queue and end the shift now'),
  }),
  reply: z.object({ shift: Shift, cases: z.number().int().describe('Number of cases that are still yours') }),
});
