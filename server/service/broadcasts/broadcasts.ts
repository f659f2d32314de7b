import { fillPlaceholders } from '#contract/service/placeholders.ts';
import { placesAndOwners } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { say } from '#server/platform/say.ts';
import * as store from './store.ts';

export type { Broadcast } from './store.ts';
export {
  findBroadcast,
  insertBroadcast,
  listBroadcasts,
  lockBroadcast,
  notifiedCounts,
  queuePeople,
  settleBroadcast,
} from './store.ts';
export { deliverBroadcasts } from './job-names.ts';

/** A broadcast as one household reads it. */
export const broadcastText = (text: string, about: { place: string; incident: string }): string =>
  fillPlaceholders(text, about);

/** The broadcasts that reached a home, oldest first. */
export async function broadcastsTo(db: Queryable, homeId: string) {
  const sent = await store.findSentTo(db, homeId);
  if (sent.length === 0) return [];
  const home = (await placesAndOwners(db, [homeId])).get(homeId);
  const place = home ? `${home.city}, ${home.state}` : say().conciergeMessages.yourArea;
  return sent.flatMap(({ id, text, at, incident }) =>
    at ? [{ id, at, incident, text: broadcastText(text, { place, incident }) }] : [],
  );
}
