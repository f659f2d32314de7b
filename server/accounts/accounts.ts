import type { Deps } from '#server/platform/deps.ts';
import type { Tx, Db } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import * as store from './store.ts';

const gone = () => new AppError('not_found', 'This account no longer exists.');

/** Opens an account for an address, or finds the one it has. Everything a new account starts with is written here. */
export async function ensureUser(
  tx: Tx,
  email: string,
  start: { name?: string; role?: 'USER' | 'ADMIN' } = {},
) {
  const user = await store.upsertUser(tx, { email, ...start });
  if (!user) throw gone();
  return user;
}

export async function readAccount(db: Db, userId: string) {
  const user = await store.findUser(db, userId);
  if (!user) throw gone();
  return user;
}

/** Changes the name we use for someone, and tells their other windows. */
export const renameAccount = ({ db, events }: Pick<Deps, 'db' | 'events'>, userId: string, name: string) =>
  db.transaction(async (tx) => {
    const user = await store.updateName(tx, userId, name);
    if (!user) throw gone();
    await events.publish(tx, userId, { topic: 'account' });
    return user;
  });

/** Makes someone an administrator, with an account if they have none. Their sessions end: the new role starts clean. */
export const grantAdmin = (db: Db, email: string) =>
  db.transaction(async (tx) => {
    const user = await ensureUser(tx, email, { role: 'ADMIN' });
    if (user.role === 'ADMIN') return user;
    await store.updateRole(tx, user.id, 'ADMIN');
    await store.deleteSessions(tx, user.id);
    return user;
  });
