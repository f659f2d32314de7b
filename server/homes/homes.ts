import type { LiveEvent } from '#contract/events.ts';
import { recordHomeChange, type Actor } from '#server/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { createHomeKey } from '#server/sealing/sealing.ts';
import { CURRENT_HOME } from '#contract/homes.ts';
import * as store from './store.ts';

export type { HomeRow } from './store.ts';

/** The owner may do everything, a member changes what is in the home, a viewer reads. */
export type Level = 'view' | 'edit' | 'own';
const LEVEL_OF: Record<store.Role, number> = { viewer: 0, member: 1, owner: 2 };
const NEEDED: Record<Level, number> = { view: 0, edit: 1, own: 2 };

const REFUSAL: Record<Level, string> = {
  view: 'You cannot see this home.',
  edit: 'You can look at this home but not change it. Ask its owner.',
  own: 'Only the owner of this home can do this.',
};

export type HomeAsSeen = store.HomeRow & { role: store.Role };

/**
 * The home that a path names, by its id or as the caller's current one. A home of others is not found; of one's own
 * household, a level too high is not allowed. Every verb on what is in a home asks here first.
 */
export async function homeFor(db: Queryable, userId: string, ref: string, level: Level): Promise<HomeAsSeen> {
  const found = ref === CURRENT_HOME ? await currentHome(db, userId) : await store.findHome(db, userId, ref);
  if (!found) {
    throw ref === CURRENT_HOME
      ? new AppError('not_found', 'Add your home first.')
      : new AppError('not_found', 'There is no such home.');
  }
  if (LEVEL_OF[found.role] < NEEDED[level]) throw new AppError('not_allowed', REFUSAL[level]);
  return { ...found.home, role: found.role };
}

/** The one the person chose, else their oldest that is not archived. */
async function currentHome(db: Queryable, userId: string) {
  const chosen = await store.findCurrentHome(db, userId);
  if (chosen) return chosen;
  return (await store.listHomes(db, userId)).find(({ home }) => home.archivedAt === null);
}

/** Tells every window of everybody in the home that something of it changed. */
export async function publishToHome(tx: Tx, homeId: string, topic: LiveEvent['topic']): Promise<void> {
  for (const { userId } of await store.peopleOf(tx, homeId)) await publishLive(tx, userId, { topic });
}

export type NewHome = Pick<store.HomeRow, 'address' | 'city' | 'state' | 'zip'> &
  Partial<Pick<store.HomeRow, 'lat' | 'lng' | 'accuracy'>>;

/** Makes a home with its owner and its key, in the caller's transaction, and makes it the current one. */
export async function createHome(
  tx: Tx,
  { clock, masterKeys }: Pick<Deps, 'clock' | 'masterKeys'>,
  owner: { id: string; device: string | null },
  given: NewHome,
) {
  const now = clock.now();
  const home = await store.insertHome(tx, {
    ...given,
    userId: owner.id,
    createdAt: now,
    updatedAt: now,
    ...(given.accuracy ? { locatedAt: now } : {}),
  });
  const cipher = await createHomeKey(tx, masterKeys, home.id);
  await store.setCurrentHome(tx, owner.id, home.id);
  const actor: Actor = { id: owner.id, device: owner.device };
  await recordHomeChange(tx, cipher, {
    at: now,
    actor,
    action: 'home.added',
    subjectId: home.id,
    detail: given.address,
  });
  await publishToHome(tx, home.id, 'homes');
  return { home, cipher };
}
