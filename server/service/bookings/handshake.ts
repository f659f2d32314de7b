import type { LineState } from '#contract/service/offer-states.ts';
import type { Tx } from '#server/platform/db.ts';
import { askAbout, liveLineOf, moveLines } from '#server/service/offers/offers.ts';
import type { Handshake } from './parts.ts';

/** Bookings use the same messages, links and states as rooms to ask partners. One live line per booking. */

type Moved = Parameters<typeof moveLines>[2];

/** Moves the live line of a booking, if it is in one of these states. */
async function moveLive(tx: Tx, bookingId: string, move: (state: LineState) => Moved | null): Promise<void> {
  const line = await liveLineOf(tx, bookingId);
  const to = line && move(line.state);
  if (line && to) await moveLines(tx, { partnerId: line.partnerId, ids: [line.id], from: line.state }, to);
}

export const bookingHandshake: Handshake = {
  ask: (tx, { bookingId, partnerId, answerBy, at }) =>
    askAbout(tx, { subjectId: bookingId, partnerId, answerBy, at }),
  withdraw: (tx, bookingId, by, at) =>
    moveLive(tx, bookingId, (state) =>
      // A price that lapses is withdrawn by the clock; any other by the person who acted.
      ({ to: 'withdrawn', mover: state === 'quoted' && by === 'engine' ? 'clock' : by, at, changedAt: at }),
    ),
  agree: (tx, bookingId, { by, confirmation, at }) =>
    moveLive(tx, bookingId, (state) =>
      state === 'quoted' || (state === 'asked' && by === 'agent')
        ? { to: 'confirmed', mover: by, at, confirmation, changedAt: at }
        : null,
    ),
  close: (tx, bookingId, how, at) =>
    moveLive(tx, bookingId, (state) =>
      state !== 'confirmed'
        ? null
        : how === 'done'
          ? { to: 'done', mover: 'clock', at }
          : { to: 'broken', mover: 'member', at, changedAt: at },
    ),
  lapse: (tx, bookingId, at) =>
    moveLive(tx, bookingId, (state) => (state === 'asked' ? { to: 'lapsed', mover: 'clock', at } : null)),
};
