import type { PlanKey } from '#contract/core/plans.ts';
import type { Place } from '#contract/service/bookings.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Column, SQL } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { SituationOf } from '#server/service/conversations/conversations.ts';

/** Asks one partner about a booking. Only writes; messages go out later. */
export type AskPartner = (
  tx: Tx,
  ask: { bookingId: string; partnerId: string; answerBy: Date; at: Date },
) => Promise<void>;

/** Withdraws the request, if it is still open or confirmed. */
export type WithdrawAsk = (
  tx: Tx,
  bookingId: string,
  by: 'member' | 'agent' | 'engine',
  at: Date,
) => Promise<void>;

/** The household approved the price that the partner named. */
export type AgreeToAsk = (
  tx: Tx,
  bookingId: string,
  agreed: { by: 'member' | 'agent'; confirmation: string; at: Date },
) => Promise<void>;

/** The household or our team recorded how it ended. */
export type CloseAsk = (tx: Tx, bookingId: string, how: 'done' | 'failed', at: Date) => Promise<void>;

/** The partner didn't answer in time. */
export type LapseAsk = (tx: Tx, bookingId: string, at: Date) => Promise<void>;

/** The exchange with partners: who is asked, with which message, and how they answered. */
export type Handshake = {
  ask: AskPartner;
  withdraw: WithdrawAsk;
  agree: AgreeToAsk;
  close: CloseAsk;
  lapse: LapseAsk;
};

/** The services of a home in an event: its plan at the time of the order, and its room. */
export type Evacuation = {
  plan: PlanKey;
  room: { state: 'waiting' | 'has-room'; place: (Place & { lat: number; lng: number }) | null } | null;
};

/** Injected into bookings by later wings. */
export type BookingParts = {
  situationOf: SituationOf;
  /** Null: partners can't be asked, so our team gets every booking. */
  handshake: Handshake | null;
  /** Which of these places are under an Evacuation Order. Partners there are never asked. */
  areUnderOrder: (db: Queryable, places: readonly { lat: number; lng: number }[]) => Promise<boolean[]>;
  /** Null: this home has no active services in the event. */
  evacuationOf: (db: Queryable, homeId: string, incidentId: string) => Promise<Evacuation | null>;
  /** Homes whose services started before a time, and for which a condition on home and incident holds. */
  activeHomes: (
    db: Queryable,
    given: { before: Date; limit: number; where: (homeId: Column, incidentId: Column) => SQL },
  ) => Promise<{ homeId: string; incidentId: string }[]>;
};

export type BookingDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'config' | 'jobs' | 'payments' | 'log'>;
