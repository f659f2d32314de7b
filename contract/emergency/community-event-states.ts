/** Kinds and states of community events, of sign-ups and of logged hours. The database has the same moves. */

/** What kind of impact entry an event can become once an attendee confirms it. */
export const EVENT_KINDS = {
  drill: { impact: 'drill' },
  'go-bags': { impact: 'workshop' },
  hardening: { impact: 'hours' },
  training: { impact: 'workshop' },
  meeting: { impact: 'hours' },
} as const satisfies Record<string, { impact: 'drill' | 'workshop' | 'hours' }>;
export type EventKind = keyof typeof EVENT_KINDS;
export const EVENT_KIND_KEYS = Object.keys(EVENT_KINDS) as EventKind[];

type Moves<State, Mover> = readonly { from: State; to: State; movers: readonly Mover[] }[];
const canMove = <State, Mover>(moves: Moves<State, Mover>, from: State, to: State, mover: Mover) =>
  moves.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/** `closed`: its ambassador is no longer active. Both end states are final, because people were notified. */
export const EVENT_STATES = ['planned', 'canceled', 'closed'] as const;
export type EventState = (typeof EVENT_STATES)[number];
export const EVENT_MOVERS = ['ambassador', 'staff', 'program'] as const;
export type EventMover = (typeof EVENT_MOVERS)[number];
export const EVENT_MOVES: Moves<EventState, EventMover> = [
  { from: 'planned', to: 'canceled', movers: ['ambassador', 'staff'] },
  { from: 'planned', to: 'closed', movers: ['program'] },
];
export const canMoveEvent = (from: EventState, to: EventState, mover: EventMover) =>
  canMove(EVENT_MOVES, from, to, mover);

export const SIGN_UP_STATES = ['unconfirmed', 'going', 'waiting', 'canceled'] as const;
export type SignUpState = (typeof SIGN_UP_STATES)[number];
export const SIGN_UP_MOVERS = ['attendee', 'seat'] as const;
export type SignUpMover = (typeof SIGN_UP_MOVERS)[number];
/** `seat`: a seat became free for the first person on the waiting list. */
export const SIGN_UP_MOVES: Moves<SignUpState, SignUpMover> = [
  { from: 'unconfirmed', to: 'going', movers: ['attendee'] },
  { from: 'unconfirmed', to: 'waiting', movers: ['attendee'] },
  { from: 'unconfirmed', to: 'canceled', movers: ['attendee'] },
  { from: 'going', to: 'canceled', movers: ['attendee'] },
  { from: 'waiting', to: 'canceled', movers: ['attendee'] },
  { from: 'waiting', to: 'going', movers: ['seat'] },
  { from: 'canceled', to: 'unconfirmed', movers: ['attendee'] },
];

/** Hours that a neighbor logs count once the ambassador confirms them; ambassadors can't log for themselves. */
export const HOURS_STATES = ['unconfirmed', 'waiting', 'counted', 'declined', 'withdrawn'] as const;
export type HoursState = (typeof HOURS_STATES)[number];
export const HOURS_MOVERS = ['neighbor', 'ambassador'] as const;
export type HoursMover = (typeof HOURS_MOVERS)[number];
export const HOURS_MOVES: Moves<HoursState, HoursMover> = [
  { from: 'unconfirmed', to: 'waiting', movers: ['neighbor'] },
  { from: 'unconfirmed', to: 'withdrawn', movers: ['neighbor'] },
  { from: 'waiting', to: 'withdrawn', movers: ['neighbor'] },
  { from: 'waiting', to: 'counted', movers: ['ambassador'] },
  { from: 'waiting', to: 'declined', movers: ['ambassador'] },
  { from: 'counted', to: 'declined', movers: ['ambassador'] },
];
export const canMoveHours = (from: HoursState, to: HoursState, mover: HoursMover) =>
  canMove(HOURS_MOVES, from, to, mover);

/** How we know that someone was there. `denied`: they say that they weren't. */
export const ATTENDANCE = ['code', 'host', 'denied'] as const;
export type Attendance = (typeof ATTENDANCE)[number];

/** Limits against spam. The database counts the same. */
export const MOST_OPEN_EVENTS = 10;
export const MOST_SEATS = 500;
/** A site of the yearly report has at least this many homes, and needs one hour per home. */
export const FEWEST_HOMES = 8;
export const MOST_HOMES = 5000;
/** Hours that one mailbox can log for one day. */
export const MOST_MINUTES_A_DAY = 720;
