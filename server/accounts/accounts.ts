import type { Tx, Db } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { openAccount } from '#server/points/points.ts';
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
  await openAccount(tx, user.id);
  return user;
}

export async function readAccount(db: Db, userId: string) {
  const user = await store.findUser(db, userId);
  if (!user) throw gone();
  return user;
}

/** Changes the name we use for someone, and tells their other windows. */
export const renameAccount = (db: Db, userId: string, name: string) =>
  db.transaction(async (tx) => {
    const user = await store.updateName(tx, userId, name);
    if (!user) throw gone();
    await publishLive(tx, userId, { topic: 'account' });
    return user;
  });

/** Tells the live streams of sessions that have ended to close. */
export async function announceEnd(tx: Tx, userId: string, ended: { id: string }[]): Promise<void> {
  for (const { id } of ended) await publishLive(tx, userId, { topic: 'sessions', id });
}

/** Makes someone an administrator, with an account if they have none. Their sessions end: the new role starts clean. */
export const grantAdmin = (db: Db, email: string) =>
  db.transaction(async (tx) => {
    const user = await ensureUser(tx, email, { role: 'ADMIN' });
    if (user.role === 'ADMIN') return user;
    await store.updateRole(tx, user.id, 'ADMIN');
    await announceEnd(tx, user.id, await store.deleteSessions(tx, user.id));
    return user;
  });

/** Takes away every passkey of someone who has lost theirs, and ends their sessions: they start again with a code. */
export const removePasskeys = (db: Db, email: string) =>
  db.transaction(async (tx) => {
    const user = await store.findUserByEmail(tx, email);
    if (!user) throw gone();
    const removed = await store.deletePasskeys(tx, user.id);
    await announceEnd(tx, user.id, await store.deleteSessions(tx, user.id));
    return { user, removed: removed.length };
  });
