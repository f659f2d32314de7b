import { BRAND } from '#contract/brand.ts';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { ensureUser } from '#server/core/accounts/accounts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';
import { wasWelcomed } from './welcomed.ts';

export { forgetWelcomes, rememberWelcome } from './welcomed.ts';

/** `key` says what it is for, like "task:go-bag": a person gets or pays the same thing once, ever. */
export type Movement = { userId: string; points: number; reason: string; key: string };
export type Outcome = 'moved' | 'already' | 'too-few';

/** An amount that is not one would turn a grant into a spending. */
function amount(points: number): number {
  if (!Number.isInteger(points) || points <= 0) throw new Error(`${points} is no number of points`);
  return points;
}

/** Begins the keys of what is given back: nobody else may use one, or a giving back could be taken for a repeat. */
const BACK = 'back:';

/** One statement, and the news of it. */
async function enter(tx: Tx, entry: store.Entry): Promise<store.Entered> {
  const outcome = await store.enter(tx, entry);
  if (outcome === 'moved') await publishLiveAfterCommit(tx, entry.userId, { topic: 'points' });
  return outcome;
}

/** Enters a movement. It holds the person's turn until the transaction ends: move points of several people in the order of their ids. */
async function move(tx: Tx, entry: store.Entry): Promise<Outcome> {
  if (entry.key.startsWith(BACK)) throw new Error(`${entry.key} is a key of what is given back`);
  const outcome = await enter(tx, entry);
  if (outcome === 'key-reused')
    throw new AppError('key_reused', 'This was done before with another amount or reason. Reload and check.');
  return outcome;
}

/**
 * Opens a person's account with what everybody starts with. Opened already, nothing happens. Who deleted an account and
 * comes back was welcomed before: both entries stand in their history, so that the sum needs no explanation elsewhere.
 */
export async function openAccount(
  tx: Tx,
  userId: string,
  isWelcomedBefore: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const reason = `Welcome to ${BRAND.name}`;
  // Not `move`: whoever was welcomed with other words or another number keeps what they got. Nobody listens for news yet.
  const outcome = await store.enter(tx, { userId, delta: OPENING_POINTS, reason, key: 'opening' });
  if (outcome !== 'moved' || !(await isWelcomedBefore())) return;
  const before = 'Welcome points were given to your earlier account';
  await store.enter(tx, { userId, delta: -OPENING_POINTS, reason: before, key: 'opening:before' });
}

/** What a new account starts with: `deps.welcome`. An address is welcomed once, also when its account was deleted since. */
export const welcomeWith =
  (masterKeys: MasterKeys): Deps['welcome'] =>
  (tx, { id, email }) =>
    openAccount(tx, id, () => wasWelcomed(tx, masterKeys, email));

/** Finds or makes an account with its points. For operators and seeds; people come in by `openUser`. */
export async function ensureMember(tx: Tx, email: string, start: Parameters<typeof ensureUser>[2] = {}) {
  const user = await ensureUser(tx, email, start);
  await openAccount(tx, user.id);
  return user;
}

/** Gives points, in the caller's transaction. True the first time this key is used for this person, and never again. */
export async function grantPoints(tx: Tx, { points, ...grant }: Movement): Promise<boolean> {
  return (await move(tx, { ...grant, delta: amount(points) })) === 'moved';
}

/** Takes points, in the caller's transaction, if there are enough. Refused, it leaves no trace. */
export const spendPoints = (tx: Tx, { points, ...spending }: Movement): Promise<Outcome> =>
  move(tx, { ...spending, delta: -amount(points) });

/**
 * Gives back exactly what was spent under `key`, at most once. False when it was given back before, or nothing was
 * spent under that key.
 */
export async function givePointsBack(
  tx: Tx,
  { userId, key, reason }: Omit<Movement, 'points'>,
): Promise<boolean> {
  const spending = await store.findSpending(tx, userId, key);
  if (!spending) return false;
  const back = { userId, delta: -spending.delta, reason, key: `${BACK}${key}`, reverses: spending.id };
  // Not `move`: given back is given back, whatever the reason said then.
  return (await enter(tx, back)) === 'moved';
}

/** Which of these keys a person has had points for. */
export async function receivedKeys(db: Queryable, userId: string, keys: string[]): Promise<Set<string>> {
  return new Set((await store.findKeys(db, userId, keys)).map(({ key }) => key));
}

/** What many people have. */
export const balancesOf = async (db: Queryable, userIds: readonly string[]): Promise<Map<string, number>> =>
  new Map((await store.findBalances(db, userIds)).map(({ userId, balance }) => [userId, balance]));

/** What a person has. */
export const readBalance = async (db: Queryable, userId: string): Promise<{ balance: number }> => ({
  balance: (await store.findBalance(db, userId))?.balance ?? 0,
});
