import type { DeclineReason, OfferMover } from '#contract/service/offer-states.ts';
import { decideReviewOf } from '#server/core/reviews/reviews.ts';
import {
  hotelNames,
  lockRoomsAt,
  loseRooms,
  offerRooms,
  tellRoomNews,
  type RecordRoomEvent,
} from '#server/emergency/lodging/lodging.ts';
import { clearSilence, markSilent } from '#server/outreach/partners/partners.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { closeAnswered, liveLines, moveLines, type LineRow } from '#server/service/offers/offers.ts';

/** Applies a hotel's answers. Every answer locks holds first, then lines, so that answers never deadlock. */

export type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'log'> & {
  tell: RecordRoomEvent;
};

/** Who answers: a contact by the link, or our team on the phone. */
export type Answering = { mover: Extract<OfferMover, 'partner' | 'agent'>; saidBy: string };
export type Asked = Pick<LineRow, 'id' | 'incidentId' | 'subjectId'>;

const ids = (lines: readonly Pick<LineRow, 'id'>[]) => lines.map(({ id }) => id);
const offerIds = (lines: readonly { offerId: string }[]) => lines.map(({ offerId }) => offerId);

/** Locks the rooms of these lines. Leaves out those that are no longer at this hotel. */
async function lockLines(tx: Tx, hotelId: string, lines: readonly Asked[]): Promise<Asked[]> {
  const here: Asked[] = [];
  const byIncident = [...Map.groupBy(lines, ({ incidentId }) => incidentId)];
  for (const [incidentId, ones] of byIncident.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const homeIds = ones.map(({ subjectId }) => subjectId);
    const homes = await lockRoomsAt(tx, { incidentId, homeIds, hotelId });
    here.push(...ones.filter(({ subjectId }) => homes.has(subjectId)));
  }
  return here;
}

/** The hotel has the room and gave it a confirmation number. Lines that changed meanwhile stay as they are. */
export async function confirmLines(
  tx: Tx,
  deps: AnswerDeps,
  partnerId: string,
  given: Answering & { lines: readonly Asked[]; number: string },
): Promise<LineRow[]> {
  const at = deps.clock.now();
  const { mover, saidBy, number } = given;
  const here = await lockLines(tx, partnerId, given.lines);
  const confirmed = await moveLines(
    tx,
    { partnerId, ids: ids(here), from: 'asked' },
    { to: 'confirmed', mover, at, saidBy, confirmation: number },
  );
  const names = await hotelNames(
    tx,
    confirmed.flatMap(({ blockId }) => blockId ?? []),
  );
  const news = confirmed.map(({ incidentId, subjectId, blockId }) => ({
    incidentId,
    homeId: subjectId,
    at,
    kind: 'room.confirmed' as const,
    actorId: null,
    detail: { hotel: names.get(blockId ?? '') ?? null, number },
  }));
  await tellRoomNews(tx, deps, news, { notify: true, at });
  await afterAnswer(tx, partnerId, confirmed, at);
  return confirmed;
}

async function afterAnswer(tx: Tx, partnerId: string, lines: readonly LineRow[], at: Date): Promise<void> {
  if (lines.length === 0) return;
  await clearSilence(tx, partnerId);
  await closeOffers(tx, lines, at);
}

/** Closes offers without open lines, so that no one has to call about them anymore. */
export async function closeOffers(tx: Tx, lines: readonly { offerId: string }[], at: Date): Promise<void> {
  for (const { id } of await closeAnswered(tx, offerIds(lines)))
    await decideReviewOf(tx, { kind: 'call-partner', key: id, by: null, decision: 'noted', note: null, at });
}

type Refusal = Answering & { lines: readonly Asked[]; reason: DeclineReason; note: string | null };

/**
 * The hotel doesn't have the rooms. They leave its stock, and the households go back to their place in line, where
 * other rooms are searched for at once.
 */
export const declineLines = (tx: Tx, deps: AnswerDeps, partnerId: string, given: Refusal) =>
  giveUp(tx, deps, partnerId, { ...given, from: 'asked', to: 'declined', rooms: 'gone' });

/** The hotel withdraws its confirmation. Guests who have checked in stay. */
export const breakLines = (tx: Tx, deps: AnswerDeps, partnerId: string, given: Refusal) =>
  giveUp(tx, deps, partnerId, { ...given, from: 'confirmed', to: 'broken', rooms: 'gone' });

/**
 * A hotel that hadn't committed to its rooms didn't answer. Its rooms return to stock, but it gets no new guests until
 * it answers.
 */
export async function lapseLines(
  tx: Tx,
  deps: AnswerDeps,
  partnerId: string,
  late: readonly { id: string; incidentId: string; homeId: string }[],
): Promise<LineRow[]> {
  const lines = late.map(({ id, incidentId, homeId }) => ({ id, incidentId, subjectId: homeId }));
  const lapsed = await giveUp(tx, deps, partnerId, {
    lines,
    mover: 'clock',
    from: 'asked',
    to: 'lapsed',
    rooms: 'free',
  });
  if (lapsed.length > 0) await markSilent(tx, partnerId, deps.clock.now());
  return lapsed;
}

type GivingUp = {
  lines: readonly Asked[];
  mover: OfferMover;
  from: 'asked' | 'confirmed';
  to: 'declined' | 'broken' | 'lapsed' | 'withdrawn';
  rooms: 'gone' | 'free';
  saidBy?: string;
  reason?: DeclineReason;
  note?: string | null;
};

async function giveUp(tx: Tx, deps: AnswerDeps, partnerId: string, given: GivingUp): Promise<LineRow[]> {
  const { mover, from, to, rooms, saidBy, reason, note } = given;
  const at = deps.clock.now();
  const said = {
    ...(saidBy === undefined ? {} : { saidBy }),
    ...(reason === undefined ? {} : { reason }),
    ...(note === undefined ? {} : { note }),
  };
  const moved: LineRow[] = [];
  const here = await lockLines(tx, partnerId, given.lines);
  for (const [incidentId, lines] of Map.groupBy(here, (line) => line.incidentId)) {
    const homeIds = lines.map(({ subjectId }) => subjectId);
    const wanted = new Set(ids(lines));
    const live = await liveLines(tx, incidentId, homeIds);
    const open = [...live.values()].filter((line) => wanted.has(line.id) && line.state === from);
    const lost = new Set(
      await loseRooms(tx, {
        incidentId,
        homeIds: open.map(({ subjectId }) => subjectId),
        hotelId: partnerId,
        at,
        rooms,
      }),
    );
    // Guests who have checked in keep their room, and therefore their line.
    const going = open.filter(({ subjectId }) => lost.has(subjectId));
    const changed = await moveLines(tx, { partnerId, ids: ids(going), from }, { to, mover, at, ...said });
    if (changed.length !== going.length) throw new AppError('conflict', say().offersErrors.changedMeanwhile);
    moved.push(...changed);
  }
  const news = moved.map(({ incidentId, subjectId }) => ({
    incidentId,
    homeId: subjectId,
    at,
    kind: 'room.declined' as const,
    actorId: null,
    detail: {},
  }));
  // The message is sent with the next room, or with their place in line.
  await tellRoomNews(tx, deps, news, { notify: false, at });
  if (moved.length > 0) await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
  if (mover === 'clock') await closeOffers(tx, moved, at);
  else await afterAnswer(tx, partnerId, moved, at);
  return moved;
}

/**
 * Our team blocked the hotel, or ended the partnership. Open requests are withdrawn, confirmed rooms are canceled, and
 * its guests get other rooms. Those who have checked in stay.
 */
export async function withdrawFrom(
  tx: Tx,
  deps: AnswerDeps,
  partnerId: string,
  lines: readonly LineRow[],
): Promise<void> {
  const given = { lines, mover: 'operations', rooms: 'free' } as const;
  await giveUp(tx, deps, partnerId, { ...given, from: 'asked', to: 'withdrawn' });
  await giveUp(tx, deps, partnerId, { ...given, from: 'confirmed', to: 'broken' });
}
