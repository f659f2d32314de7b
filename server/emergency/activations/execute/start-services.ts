import { othersInHomes } from '#server/home/homes/homes.ts';
import type { Starting } from '#server/emergency/activations/decide/homes-in-zones.ts';
import { needsIn, roomNeedsByHome } from '#server/home/household/household.ts';
import { allocate, askHotels } from '#server/emergency/lodging/lodging.ts';
import {
  channelsOf,
  drainNotices,
  noticeRows,
  queueNotices,
  type NoticeTarget,
} from '#server/core/notifications/notifications.ts';
import { payoutRows, sendPayouts } from '#server/money/payouts/payouts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { LARGE, stagePartitions, writeRows } from './partitions.ts';
import { alertedToOrder } from '#server/emergency/activations/stores/alert-store.ts';
import type { Prepared } from '#server/platform/polygon.ts';

/** Households per batch: a whole city's rows at once would spend most of the time on memory management. */
const PART = 500;

const inParts = <T, R>(list: readonly T[], rowsOf: (part: readonly T[]) => readonly R[]): Iterable<R> => ({
  *[Symbol.iterator]() {
    for (let from = 0; from < list.length; from += PART) yield* rowsOf(list.slice(from, from + PART));
  },
});

/** The people of these homes and each person's channels. */
export async function reachable(
  tx: Queryable,
  homes: readonly { id: string; userId: string }[],
  homeIds = homes.map(({ id }) => id),
): Promise<NoticeTarget[]> {
  const others = await othersInHomes(tx, homeIds);
  const userIds = new Set(homes.map(({ userId }) => userId));
  for (const { userId } of others) userIds.add(userId);
  const channels = await channelsOf(tx, [...userIds]);
  const told = (homeId: string, userId: string): NoticeTarget => ({
    homeId,
    userId,
    channels: channels.get(userId) ?? ['email'],
  });
  const people = homes.map(({ id, userId }) => told(id, userId));
  for (const { homeId, userId } of others) people.push(told(homeId, userId));
  return people;
}

/** Facts that the rooms and notices of some homes depend on. */
export type Facts = {
  needs: Awaited<ReturnType<typeof roomNeedsByHome>>;
  people: readonly NoticeTarget[];
  /** Number of homes these facts cover. */
  homes: number;
};

/** The people of the homes that start. */
function peopleOf(people: readonly NoticeTarget[], starting: readonly Starting[]): NoticeTarget[] {
  const isStarting = new Set(starting.map(({ home }) => home.id));
  return people.filter(({ homeId }) => isStarting.has(homeId));
}

export async function factsOf(
  db: Queryable,
  homes: readonly { id: string; userId: string }[],
): Promise<Facts> {
  const homeIds = homes.map(({ id }) => id);
  const needs = await roomNeedsByHome(db, homeIds);
  return { needs, people: await reachable(db, homes, homeIds), homes: homes.length };
}

type Start = {
  starting: readonly Starting[];
  zones: readonly Prepared[];
  isCashHeld: boolean;
  /** Facts that cover at least these homes, if read earlier. */
  facts?: Facts | undefined;
  at: Date;
};

/**
 * Starts everything for these households in one transaction: the activation, a room for all plan nights or a
 * place on the waiting list, the cash, and a notice to everyone in the home on every channel.
 * It only writes rows; jobs send what they describe after the commit. Returns the people to notify.
 */
export async function startServices(
  tx: Tx,
  { jobs, db }: Pick<Deps, 'jobs'> & Partial<Pick<Deps, 'db'>>,
  incidentId: string,
  start: Start,
): Promise<string[]> {
  const { zones, isCashHeld, facts, at } = start;
  const sorted = start.starting.toSorted((a, b) => (a.home.id < b.home.id ? -1 : 1));
  const { needs, people: known } =
    facts ??
    (await factsOf(
      tx,
      sorted.map(({ home }) => home),
    ));
  const people = facts && facts.homes > sorted.length ? peopleOf(known, sorted) : known;
  const isLarge = sorted.length > LARGE;
  // Homes alerted without services have their first notice already; these get the next one.
  const alerted = await alertedToOrder(
    tx,
    incidentId,
    sorted.map(({ home }) => home.id),
  );
  const again = alerted.size > 0 ? people.filter(({ homeId }) => alerted.has(homeId)) : [];
  const fresh = alerted.size > 0 ? people.filter(({ homeId }) => !alerted.has(homeId)) : people;
  const notices = inParts(fresh, (part) => noticeRows({ incidentId, kind: 'order', at, people: part }));
  const first = rowsOf(sorted, { incidentId, isCashHeld, at });
  const beside =
    isLarge && db
      ? await stagePartitions(tx, db, incidentId, [[['notices', notices]], [...first]])
      : undefined;
  const write = (table: Parameters<typeof writeRows>[1], rows: Iterable<object>) =>
    writeRows(tx, table, incidentId, rows, isLarge);
  try {
    const households = sorted.map((one) => householdOf(one, needs));
    await write('room_holds', await allocate(tx, { incidentId, at, zones, households }));
    if (beside) await beside.attach(tx);
    else {
      for (const [table, rows] of first) await write(table, rows);
      await write('notices', notices);
    }
  } finally {
    await beside?.leave();
  }
  await queueNotices(tx, jobs, { incidentId, kind: 'order', at, people: again, again: true });
  await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
  await jobs.enqueue(tx, askHotels, {}, { unlessWaiting: true });
  if (!isCashHeld) await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  return [...new Set(people.map(({ userId }) => userId))];
}

/** Rows for everything except rooms and notices, built in batches so that a city is never all in memory. */
function rowsOf(
  sorted: readonly Starting[],
  { incidentId, isCashHeld, at }: { incidentId: string; isCashHeld: boolean; at: Date },
) {
  const paid = sorted.filter(({ entitled }) => entitled.cashCents > 0);
  const payouts = inParts(paid, (part) =>
    payoutRows(
      part.map(({ home, entitled }) => ({
        incidentId,
        homeId: home.id,
        userId: home.userId,
        cents: entitled.cashCents,
      })),
      { isHeld: isCashHeld, at },
    ),
  );
  const activations = inParts(sorted, (part) =>
    part.map(({ home, entitled, orderAt, zoneId, zoneVersion }) => ({
      incidentId,
      homeId: home.id,
      userId: home.userId,
      zoneId,
      zoneVersion,
      orderAt,
      plan: entitled.plan,
      cashCents: entitled.cashCents,
      nights: entitled.nights,
      createdAt: at,
    })),
  );
  return [
    ['activations', activations],
    ['payouts', payouts],
  ] as const;
}

/** A household in the form room allocation needs. */
const householdOf = ({ home, entitled }: Starting, needs: Facts['needs']) => ({
  ...needsIn(needs, home.id),
  homeId: home.id,
  userId: home.userId,
  lat: home.lat,
  lng: home.lng,
  nights: entitled.nights,
});
