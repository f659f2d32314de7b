import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { SituationOf } from '#server/service/conversations/conversations.ts';

/** Asks one partner about a booking. Writes only; messages go out later. */
export type AskPartner = (
  tx: Tx,
  ask: { bookingId: string; partnerId: string; answerBy: Date },
) => Promise<void>;

/** Takes back what was asked, if it is still open or confirmed. */
export type WithdrawAsk = (tx: Tx, bookingId: string, by: 'member' | 'agent' | 'engine') => Promise<void>;

/** The household agreed to the price that the partner named. */
export type AgreeToAsk = (
  tx: Tx,
  bookingId: string,
  agreed: { by: 'member' | 'agent'; confirmation: string; at: Date },
) => Promise<void>;

/** The household or our team said how it ended. */
export type CloseAsk = (tx: Tx, bookingId: string, how: 'done' | 'failed') => Promise<void>;

/** The exchange with partners: who is asked, by which message, and what they answered. */
export type Handshake = { ask: AskPartner; withdraw: WithdrawAsk; agree: AgreeToAsk; close: CloseAsk };

/** What later code gives to bookings. */
export type BookingParts = {
  situationOf: SituationOf;
  /** Null: no partner can be asked, so our team gets every booking. */
  handshake: Handshake | null;
};

export type BookingDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'config' | 'jobs'>;
