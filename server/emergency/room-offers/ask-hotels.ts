import { ON_REQUEST_MINUTES } from '#contract/service/offer-states.ts';
import { nightOf, notifyAboutRooms } from '#server/emergency/lodging/lodging.ts';
import { contactsToReach } from '#server/outreach/partners/partners.ts';
import { after, minutes, seconds } from '#server/platform/clock.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { advanceOffers, linesOfHotel, revokeLinks, writeTo } from '#server/service/offers/offers.ts';
import { closeOffers, lapseLines, withdrawFrom, type AnswerDeps } from './answers.ts';
import * as store from './reconcile-store.ts';

/**
 * Reconciles what hotels are asked with the rooms that are held. Idempotent; safe to run at any time and on any server.
 * The code that changes a room doesn't have to know about hotels.
 */
export async function reconcileRoomOffers(deps: AnswerDeps): Promise<number> {
  await leaveBlocked(deps);
  await settleLines(deps);
  const asked = await askAll(deps);
  await tellChanges(deps);
  await lapseSilent(deps);
  await tellLosses(deps);
  return asked;
}

/** Removes guests and links of hotels that we no longer work with. */
async function leaveBlocked(deps: AnswerDeps): Promise<void> {
  for (const { partnerId, incidentId } of await store.blockedHotels(deps.db))
    await retryTransaction(() =>
      deps.db.transaction(async (tx) => {
        await withdrawFrom(tx, deps, partnerId, await linesOfHotel(tx, { partnerId, incidentId }));
        await revokeLinks(tx, partnerId, deps.clock.now());
      }),
    );
}

/** Lines whose room has ended, moved or changed. */
const settleLines = ({ db, clock }: AnswerDeps): Promise<void> =>
  db.transaction(async (tx) => {
    await store.lockReconciling(tx);
    await store.planForSets(tx);
    const at = clock.now();
    // First, because the rows of a stay that has just ended no longer show where it was.
    await store.followArrivals(tx, at);
    const settled = [...(await store.finishStays(tx, at)), ...(await store.withdrawGone(tx, at))];
    await store.followChanges(tx, at);
    if (settled.length > 0) await closeOffers(tx, settled, at);
  });

/** Hotels per transaction: some ten thousand rooms, about a second, so that no lock is held for long. */
const HOTELS_AT_ONCE = 1000;

async function askAll({ db, clock, jobs }: AnswerDeps): Promise<number> {
  const tonight = nightOf(clock.now());
  const all = await db.transaction(async (tx) => {
    await store.planForSets(tx);
    return store.hotelsToAsk(tx, tonight);
  });
  let lines = 0;
  for (let from = 0; from < all.length; from += HOTELS_AT_ONCE)
    lines += await db.transaction(async (tx) => {
      await store.lockReconciling(tx);
      await store.planForSets(tx);
      const asking = { hotels: all.slice(from, from + HOTELS_AT_ONCE), at: clock.now(), tonight };
      await store.openOffers(tx, asking);
      return store.addLines(tx, asking);
    });
  if (lines > 0) await jobs.enqueue(db, advanceOffers, {}, { unlessWaiting: true });
  return lines;
}

/** Notifies hotels of rooms that were released, moved or extended, with one message for all current changes. */
async function tellChanges({ db, clock, jobs, masterKeys }: AnswerDeps): Promise<void> {
  for (const { offerId, partnerId, about } of await store.untoldOffers(db))
    await db.transaction(async (tx) => {
      await store.lockReconciling(tx);
      const at = clock.now();
      const [contact] = await contactsToReach(tx, partnerId);
      if (contact) await writeTo(tx, { jobs, masterKeys }, { offerId, contact, kind: 'change', at });
      await store.markTold(tx, { partnerId, about }, at);
    });
}

/** Time in which another room may be found, so that a household gets one message instead of two. */
const FIND_FIRST = seconds(30);

/** Notifies households that lost their room and are still on the waiting list. */
const tellLosses = (deps: AnswerDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const lost = await store.takeUntoldLosses(tx, { before: after(at, -FIND_FIRST), at });
    await notifyAboutRooms(tx, deps, lost, at);
  });

/** A hotel that hasn't committed to its rooms has 20 minutes. Then its guests go back to their place in line. */
async function lapseSilent(deps: AnswerDeps): Promise<void> {
  const late = await store.silentLines(deps.db, after(deps.clock.now(), -minutes(ON_REQUEST_MINUTES)));
  for (const [partnerId, lines] of Map.groupBy(late, (line) => line.partnerId))
    await retryTransaction(() => deps.db.transaction((tx) => lapseLines(tx, deps, partnerId, lines)));
}
