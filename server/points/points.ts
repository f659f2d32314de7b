import { BRAND } from '#contract/brand.ts';
import { OPENING_POINTS } from '#contract/points.ts';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import { publishLive } from '#server/platform/events.ts';
import * as store from './store.ts';

/** `key` says what it is for, like "task:go-bag": a person gets or pays the same thing once, ever. */
export type Movement = { userId: string; points: number; reason: string; key: string };
export type Outcome = 'moved' | 'already' | 'too-few';

class TooFew extends Error {}

/** Balance and ledger change together. The person's turn comes first, so that the ledger reads in the order it happened. */
async function move(tx: Tx, { userId, points, reason, key }: Movement): Promise<Outcome> {
  await store.lockBalance(tx, userId);
  const entry = await store.insertEntry(tx, { userId, delta: points, reason, key });
  if (!entry) return 'already';
  if (!(await store.moveBalance(tx, userId, points))) throw new TooFew();
  await publishLive(tx, userId, { topic: 'points' });
  return 'moved';
}

/** Opens a person's account with what everybody starts with. Opened already, nothing happens. */
export async function openAccount(tx: Tx, userId: string): Promise<void> {
  await move(tx, { userId, points: OPENING_POINTS, reason: `Welcome to ${BRAND.name}`, key: 'opening' });
}

/** Gives points, in the caller's transaction. True the first time this key is used for this person, and never again. */
export async function grantPoints(tx: Tx, grant: Movement): Promise<boolean> {
  return (await move(tx, grant)) === 'moved';
}

/** Takes points, in the caller's transaction, if there are enough. Refused, it leaves no trace. */
export async function spendPoints(tx: Tx, { points, ...spending }: Movement): Promise<Outcome> {
  try {
    return await tx.transaction((inner) => move(inner, { ...spending, points: -points }));
  } catch (error) {
    if (error instanceof TooFew) return 'too-few';
    throw error;
  }
}

/** Which of these keys a person has had points for. */
export async function receivedKeys(db: Queryable, userId: string, keys: string[]): Promise<Set<string>> {
  return new Set((await store.findKeys(db, userId, keys)).map(({ key }) => key));
}

/** What a person has. */
export const readBalance = async (db: Queryable, userId: string): Promise<{ balance: number }> => ({
  balance: (await store.findBalance(db, userId))?.balance ?? 0,
});

const PAGE = 20;

/** A page of what was earned and spent, newest first. */
export async function readLedger(db: Db, userId: string, page: number) {
  const [total, entries] = await Promise.all([
    store.countEntries(db, userId),
    store.listEntries(db, userId, { limit: PAGE, offset: (page - 1) * PAGE }),
  ]);
  return { entries, page, total, pageCount: Math.max(1, Math.ceil(total / PAGE)) };
}
