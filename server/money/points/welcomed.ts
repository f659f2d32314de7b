import { inArray, lt } from 'drizzle-orm';
import { derivedToken } from '#server/platform/derived-token.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { welcomedAddresses } from './tables.ts';

/** As stated in the privacy policy. */
const KEPT_MS = days(730);

/** Same address, same mark. Without the key, a mark can't be linked to an address. */
const markOf = (masterKeys: MasterKeys, email: string): string =>
  derivedToken(masterKeys, 'welcomed address', email.toLowerCase());

/** Records at account deletion that the address received welcome points. */
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

/**
 * Whether an earlier account of this address got welcome points. Checks all master keys, because the mark may
 * come from an older one.
 */
export async function wasWelcomed(tx: Tx, masterKeys: MasterKeys, email: string): Promise<boolean> {
  const marks = masterKeys.map((key) => markOf([key], email));
  const found = await tx
    .select({ mark: welcomedAddresses.mark })
    .from(welcomedAddresses)
    .where(inArray(welcomedAddresses.mark, marks))
    .limit(1);
  return found.length > 0;
}

/** Deletes marks after two years. */
export const forgetWelcomes = (db: Queryable, now: Date) =>
  db.delete(welcomedAddresses).where(lt(welcomedAddresses.createdAt, after(now, -KEPT_MS)));
