import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';

/** On: takes cases. Break: keeps its cases, gets no new ones. Ending: hands its cases over, then it is off. */
export const SHIFT_STATES = ['on', 'break', 'ending', 'off'] as const;
export type ShiftState = (typeof SHIFT_STATES)[number];

/** Who changes a shift: the person whose shift it is, or time passing. */
export const SHIFT_MOVERS = ['agent', 'clock'] as const;
export type ShiftMover = (typeof SHIFT_MOVERS)[number];

/** Every allowed change. The database has the same rows in `moves`, and a trigger refuses any other. */
export const SHIFT_MOVES: readonly { from: ShiftState; to: ShiftState; movers: readonly ShiftMover[] }[] = [
  { from: 'on', to: 'break', movers: ['agent'] },
  { from: 'on', to: 'ending', movers: ['agent'] },
  { from: 'on', to: 'off', movers: ['agent', 'clock'] },
  { from: 'break', to: 'on', movers: ['agent'] },
  { from: 'break', to: 'ending', movers: ['agent'] },
  { from: 'break', to: 'off', movers: ['agent', 'clock'] },
  { from: 'ending', to: 'on', movers: ['agent'] },
  { from: 'ending', to: 'off', movers: ['agent', 'clock'] },
];

/** Open cases that one agent may have at the same time, unless their shift says otherwise. */
export const MOST_CASES = 12;

export const Shift = z
  .object({
    id: Uuid,
    state: z.enum(SHIFT_STATES),
    beganAt: Instant,
    mostCases: z.number().int().positive().describe('Maximum number of open cases at the same time'),
  })
  .meta({ id: 'Shift' });
export type Shift = z.output<typeof Shift>;

const own = (action: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/desk/shift/${action}`,
    access: 'staff',
    may: 'cases.work',
    summary,
    errors: ['conflict'],
    reply: Shift,
  });

export const startShift = own('start', 'Start your shift, or resume it after a break');
export const pauseShift = own('break', 'Take a break. You keep your cases and get no new ones.');
