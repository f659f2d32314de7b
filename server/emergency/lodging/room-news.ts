import { channelsOf, queueNotices } from '#server/core/notifications/notifications.ts';
import { peopleOfHomes } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { RecordRoomEvent, RoomEvent } from './room-events.ts';

type Home = { incidentId: string; homeId: string };

/** Everyone in these homes gets a message about their room on every channel, and their pages refresh. */
export async function notifyAboutRooms(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  homes: readonly Home[],
  at: Date,
): Promise<void> {
  for (const [incidentId, ofIncident] of Map.groupBy(homes, (one) => one.incidentId)) {
    const members = await membersOf(tx, ofIncident);
    const userIds = [...new Set(members.map(({ userId }) => userId))];
    const channels = await channelsOf(tx, userIds);
    const people = members.map(({ homeId, userId }) => ({
      homeId,
      userId,
      channels: channels.get(userId) ?? [],
    }));
    await queueNotices(tx, jobs, { incidentId, kind: 'room', at, people, again: true });
    await publishLiveTo(tx, userIds, { topic: 'evacuation' });
  }
}

const membersOf = (tx: Tx, homes: readonly Home[]) =>
  peopleOfHomes(
    tx,
    homes.map(({ homeId }) => homeId),
  );

type NewsDeps = Pick<Deps, 'jobs'> & { tell: RecordRoomEvent };

/**
 * Adds events to households' timelines and refreshes their pages. With `notify`, everyone in these homes gets a message
 * about their room on every channel. Uses few statements, because a hotel chain's refusal can affect thousands.
 */
export async function tellRoomNews(
  tx: Tx,
  { jobs, tell }: NewsDeps,
  news: readonly RoomEvent[],
  { notify, at }: { notify: boolean; at: Date },
): Promise<void> {
  if (news.length === 0) return;
  await tell(tx, news);
  if (notify) return notifyAboutRooms(tx, { jobs }, news, at);
  const userIds = (await membersOf(tx, news)).map(({ userId }) => userId);
  await publishLiveTo(tx, [...new Set(userIds)], { topic: 'evacuation' });
}
