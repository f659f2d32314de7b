import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/** Rights end with the state: only approved ambassadors pass, and a suspension takes effect at once. */
const refusal = () => new AppError('not_allowed', say().ambassadorErrors.notActive);

export async function requireActive({ db }: Pick<Deps, 'db'>, userId: string): Promise<store.AmbassadorRow> {
  const row = await store.findOfUser(db, userId);
  if (row?.state !== 'approved') throw refusal();
  return row;
}

/** The same under a lock, so that either a suspension waits for this change, or this change sees it. */
export async function lockActive(tx: Tx, userId: string): Promise<store.AmbassadorRow> {
  const row = await store.lockActive(tx, userId);
  if (!row) throw refusal();
  return row;
}

/** Names of ambassadors, for lists. */
export const ambassadorNames = (db: Queryable, ids: readonly string[]) => store.namesOf(db, ids);

/** An ambassador by their id, while they are active. */
export async function activeAmbassador(db: Queryable, id: string): Promise<store.AmbassadorRow | null> {
  const row = await store.findAmbassador(db, id);
  return row?.state === 'approved' ? row : null;
}
