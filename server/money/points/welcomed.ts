import { inArray, lt } from 'drizzle-orm';
import { derivedToken } from '#server/platform/derived-token.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { welcomedAddresses } from './tables.ts';

/** The privacy policy says so. */
const KEPT_MS = days(730);

/** The same address gives the same mark; without the key neither can be told from the other. */
const markOf = (masterKeys: MasterKeys, email: string): string =>
  derivedToken(masterKeys, 'welcomed address', email.toLowerCase());

/** Remembers, when an account goes, that its address was welcomed. */
export async function rememberWelcome(
  tx: Tx,
  masterKeys: MasterKeys,
  email: string,
  now: Date,
): Promise<void> {
  const row = { mark: markOf(masterKeys, email), createdAt: now };
  await tx
    .insert(welcomedAddresses)
    .values(row)
    .onConflictDoUpdate({ target: welcomedAddresses.mark, set: { createdAt: now } });
}

/** Was an earlier account of this address welcomed? Keys that were the first one then still count. */
export async function wasWelcomed(tx: Tx, masterKeys: MasterKeys, email: string): Promise<boolean> {
  const marks = masterKeys.map((key) => markOf([key], email));
  const found = await tx
    .select({ mark: welcomedAddresses.mark })
    .from(welcomedAddresses)
    .where(inArray(welcomedAddresses.mark, marks))
    .limit(1);
  return found.length > 0;
}

/** Forgets them after two years. */
export const forgetWelcomes = (db: Queryable, now: Date) =>
  db.delete(welcomedAddresses).where(lt(welcomedAddresses.createdAt, after(now, -KEPT_MS)));
