import { messagesIn } from '#contract/text/catalog.ts';
import { BRAND } from '#contract/brand.ts';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { ensureUser } from '#server/core/accounts/accounts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';
import { claimWelcome } from './welcomed.ts';
import { say } from '#server/platform/say.ts';

export { rememberWelcome } from './welcomed.ts';

/** `key` names the purpose, like "task:go-bag". Each person gets or pays for it only once, ever. */
export type Movement = { userId: string; points: number; reason: string; key: string };
export type Outcome = 'moved' | 'already' | 'too-few';

/** A negative amount would turn a grant into a spend. */
function amount(points: number): number {
  if (!Number.isInteger(points) || points <= 0) throw new Error(`${points} is no number of points`);
  return points;
}

/**
 * Prefix reserved for reversals. If other entries could use it, a reversal could be mistaken for a repeat.
 */
const BACK = 'back:';
/** The ledger is stored in English; see reason.ts. */
const words = messagesIn('en').ledger;

/** Writes the entry and publishes the live update. */
async function enter(tx: Tx, entry: store.Entry): Promise<store.EntryResult> {
  const outcome = await store.insertEntry(tx, entry);
  if (outcome === 'moved') await publishLiveAfterCommit(tx, entry.userId, { topic: 'points' });
  return outcome;
}

/**
 * Writes an entry. Locks the person's balance until the transaction ends, so process several people in id
 * order to avoid deadlocks.
 */
async function move(tx: Tx, entry: store.Entry): Promise<Outcome> {
  if (entry.key.startsWith(BACK)) throw new Error(`${entry.key} is a key of what is given back`);
  const outcome = await enter(tx, entry);
  if (outcome === 'key-reused') throw new AppError('key_reused', say().pointsErrors.doneDifferently);
  return outcome;
}

/**
 * Opens a person's points account with the welcome points. Idempotent. If an earlier account already got
 * them, both the grant and its reversal are entered, so the history explains the balance.
 */
export async function openAccount(
  tx: Tx,
  userId: string,
  claim: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const reason = words.welcome(BRAND.name);
  // Not `move`: members keep the amount and wording of their first welcome. No live update, because no window
  // is open yet.
  const outcome = await store.insertEntry(tx, { userId, delta: OPENING_POINTS, reason, key: 'opening' });
  if (outcome !== 'moved' || (await claim())) return;
  const before = words.welcomeGivenBefore;
  await store.insertEntry(tx, { userId, delta: -OPENING_POINTS, reason: before, key: 'opening:before' });
}

/**
 * Implements `deps.welcome`: welcome points once per mailbox, even if its account was deleted since.
 */
export const welcomeWith =
  (masterKeys: MasterKeys): Deps['welcome'] =>
  (tx, person) =>
    openAccount(tx, person.id, () => claimWelcome(tx, masterKeys, person));

/**
 * Finds or creates an account with its points. For operators and seeds; members come in through `openUser`.
 */
export async function ensureMember(tx: Tx, email: string, start: Parameters<typeof ensureUser>[2] = {}) {
  const user = await ensureUser(tx, email, start);
  await openAccount(tx, user.id);
  return user;
}

/** Grants points in the caller's transaction. Returns true only the first time this person uses this key. */
export async function grantPoints(tx: Tx, { points, ...grant }: Movement): Promise<boolean> {
  return (await move(tx, { ...grant, delta: amount(points) })) === 'moved';
}

/** Spends points in the caller's transaction if the balance allows it. A refusal writes nothing. */
export const spendPoints = (tx: Tx, { points, ...spending }: Movement): Promise<Outcome> =>
  move(tx, { ...spending, delta: -amount(points) });

/**
 * Returns exactly the points spent under `key`, at most once. The result is false if they were already
 * returned or nothing was spent under that key.
 */
export async function refundPoints(
  tx: Tx,
  { userId, key, reason }: Omit<Movement, 'points'>,
): Promise<boolean> {
  const spending = await store.findSpending(tx, userId, key);
  if (!spending) return false;
  const back = { userId, delta: -spending.delta, reason, key: `${BACK}${key}`, reverses: spending.id };
  // Not `move`: a repeat with a different reason is still the same reversal.
  return (await enter(tx, back)) === 'moved';
}

/** Which of these keys the person already has entries for. */
export async function receivedKeys(db: Queryable, userId: string, keys: string[]): Promise<Set<string>> {
  return new Set((await store.findKeys(db, userId, keys)).map(({ key }) => key));
}

/** Returns the balances of many people. */
export const balancesOf = async (db: Queryable, userIds: readonly string[]): Promise<Map<string, number>> =>
  new Map((await store.findBalances(db, userIds)).map(({ userId, balance }) => [userId, balance]));

/** Returns a person's balance. */
export const readBalance = async (db: Queryable, userId: string): Promise<{ balance: number }> => ({
  balance: (await store.findBalance(db, userId))?.balance ?? 0,
});
