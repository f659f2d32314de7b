/** Stores versions and all their effects in one transaction, so that a crash announces nothing twice. */
import { recordEvents } from '#server/emergency/activations/activations.ts';
import { isVerified } from '#contract/emergency/evacuation-route-words.ts';
import { channelsOf, dropQueued, queueNotices } from '#server/core/notifications/notifications.ts';
import { peopleOfHomes } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Computed } from './compute.ts';
import { announcementOf, isSameRoute } from './route-rules.ts';
import * as store from './store.ts';

type WriteDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>;

/** Writes the versions that differ from the current ones. Returns how many there were. */
export async function writeRoutes(deps: WriteDeps, computed: readonly Computed[]): Promise<number> {
  const [first] = computed;
  if (!first) return 0;
  const isNew = ({ home: { current }, row }: Computed) =>
    current === null ||
    !isSameRoute(current, {
      ...row,
      line: row.line ?? null,
      hotelId: row.hotelId ?? null,
      noWay: row.noWay ?? null,
    }) ||
    current.from[0] !== row.fromLng ||
    current.from[1] !== row.fromLat;
  const same = computed.filter((one) => !isNew(one));
  await store.markChecked(
    deps.db,
    same.flatMap(({ home }) => home.current?.id ?? []),
    first.row.pictureHash,
  );
  const news = computed.filter(isNew);
  if (news.length === 0) return 0;
  return retryTransaction(() => deps.db.transaction((tx) => writeIn(tx, deps, news)));
}

async function writeIn(tx: Tx, deps: WriteDeps, news: readonly Computed[]): Promise<number> {
  const incidentId = news[0]?.row.incidentId ?? '';
  const homeIds = news.map(({ row }) => row.homeId);
  const versions = await store.lockVersions(tx, incidentId, homeIds);
  // Another process was faster. Its version is just as good.
  const mine = news.filter(
    ({ home, row }) => (versions.get(row.homeId) ?? 0) === (home.current?.version ?? 0),
  );
  const written = await store.insertRoutes(
    tx,
    mine.map(({ row }) => row),
  );
  const made = mine.filter(({ row }) => written.has(row.homeId));
  if (made.length === 0) return 0;
  const at = deps.clock.now();
  await recordEvents(
    tx,
    made.map(({ row, cause }) => ({
      incidentId,
      homeId: row.homeId,
      at,
      kind: isVerified(row.outcome) ? 'route.found' : 'route.none',
      actorId: null,
      detail: { version: row.version, cause, outcome: row.outcome },
    })),
  );
  await announce(tx, deps, made, { incidentId, at });
  return made.length;
}

/** Refreshes the pages of these homes, and notifies those whose route really changed. */
async function announce(
  tx: Tx,
  { jobs }: WriteDeps,
  made: readonly Computed[],
  { incidentId, at }: { incidentId: string; at: Date },
): Promise<void> {
  const members = await peopleOfHomes(
    tx,
    made.map(({ row }) => row.homeId),
  );
  const told = new Set(
    made
      .filter(({ home, row, cause }) => announcementOf(home.current, row, cause) === 'notify')
      .map(({ row }) => row.homeId),
  );
  if (told.size > 0) {
    const targets = members.filter(({ homeId }) => told.has(homeId));
    const channels = await channelsOf(tx, [...new Set(targets.map(({ userId }) => userId))]);
    // A message that hasn't been sent yet would describe the same, newest route.
    await dropQueued(tx, incidentId, [...told], ['route'], 'A newer route is announced');
    await queueNotices(tx, jobs, {
      incidentId,
      kind: 'route',
      at,
      again: true,
      people: targets.map(({ homeId, userId }) => ({ homeId, userId, channels: channels.get(userId) ?? [] })),
    });
  }
  await publishLiveTo(tx, [...new Set(members.map(({ userId }) => userId))], { topic: 'evacuation' });
}
