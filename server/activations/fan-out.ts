import { othersInHomes, type PlacedHome } from '#server/homes/homes.ts';
import { needsIn, roomNeedsByHome } from '#server/household/household.ts';
import { allocate } from '#server/lodging/lodging.ts';
import { channelsOf, drainNotices, noticeRows, type Told } from '#server/notifications/notifications.ts';
import { payoutRows, sendPayouts } from '#server/payouts/payouts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Entitled } from './eligibility.ts';
import { LARGE, writeRows } from './partitions.ts';
import type { Prepared } from './polygon.ts';

/** A household whose services start now. */
export type Starting = {
  home: Pick<PlacedHome, 'id' | 'userId' | 'lat' | 'lng'>;
  entitled: Entitled;
  orderAt: Date;
  zoneId: string;
  zoneVersion: number;
};

/** The people of homes, and the ways to each. */
export async function reachable(tx: Tx, homes: readonly { id: string; userId: string }[]): Promise<Told[]> {
  const others = await othersInHomes(
    tx,
    homes.map(({ id }) => id),
  );
  const people = homes.map(({ id, userId }) => ({ homeId: id, userId }));
  for (const other of others) people.push(other);
  const channels = await channelsOf(tx, [...new Set(people.map(({ userId }) => userId))]);
  return people.map((person) => ({ ...person, channels: channels.get(person.userId) ?? ['email'] }));
}

/**
 * Everything that starts for these households, in one transaction: the activation, a room for all nights of the plan or a
 * place in line, the cash, a conversation, and a message to everybody in the home by every way there is. Rows only: what
 * must be sent is sent from them after the commit. Gives whom to tell.
 */
export async function startServices(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  incidentId: string,
  {
    starting,
    zones,
    isCashHeld,
    at,
  }: { starting: readonly Starting[]; zones: readonly Prepared[]; isCashHeld: boolean; at: Date },
): Promise<string[]> {
  const sorted = starting.toSorted((a, b) => (a.home.id < b.home.id ? -1 : 1));
  const homeIds = sorted.map(({ home }) => home.id);
  const needs = await roomNeedsByHome(tx, homeIds);
  const people = await reachable(
    tx,
    sorted.map(({ home }) => home),
  );
  const rooms = await allocate(tx, {
    incidentId,
    at,
    zones,
    households: sorted.map(({ home, entitled }) => ({
      ...needsIn(needs, home.id),
      homeId: home.id,
      userId: home.userId,
      lat: home.lat,
      lng: home.lng,
      nights: entitled.nights,
    })),
  });
  const isLarge = sorted.length > LARGE;
  const write = (table: Parameters<typeof writeRows>[1], rows: readonly object[]) =>
    writeRows(tx, table, incidentId, rows, isLarge);
  await write(
    'activations',
    sorted.map(({ home, entitled, orderAt, zoneId, zoneVersion }) => ({
      incidentId,
      homeId: home.id,
      userId: home.userId,
      zoneId,
      zoneVersion,
      orderAt,
      ...entitled,
      createdAt: at,
    })),
  );
  await write(
    'conversations',
    sorted.map(({ home }) => ({ incidentId, homeId: home.id, userId: home.userId, openedAt: at })),
  );
  await write('room_holds', rooms);
  await write(
    'payouts',
    payoutRows(
      sorted
        .filter(({ entitled }) => entitled.cashCents > 0)
        .map(({ home, entitled }) => ({
          incidentId,
          homeId: home.id,
          userId: home.userId,
          cents: entitled.cashCents,
        })),
      { isHeld: isCashHeld, at },
    ),
  );
  await write('notices', noticeRows({ incidentId, kind: 'order', at, people }));
  await jobs.enqueue(tx, drainNotices, {}, { unlessWaiting: true });
  if (!isCashHeld) await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
  return [...new Set(people.map(({ userId }) => userId))];
}
