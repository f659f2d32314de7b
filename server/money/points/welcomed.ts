import { readMailbox } from '#server/core/accounts/accounts.ts';
import { derivedToken } from '#server/platform/derived-token.ts';
import type { Tx } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { inArray } from '#server/platform/drizzle.ts';
import { welcomedAddresses } from './tables.ts';

type Person = { id: string; email: string };

/** Same mailbox, same mark. Without the key, a mark can't be linked to an address. */
const markOf = (masterKeys: MasterKeys, mailbox: string): string =>
  derivedToken(masterKeys, 'welcomed address', mailbox);

/** Inserts a mark. Of two accounts that open at the same time, the second waits here for the first. */
async function insertMark(tx: Tx, mark: string): Promise<boolean> {
  const made = await tx
    .insert(welcomedAddresses)
    .values({ mark })
    .onConflictDoNothing()
    .returning({ mark: welcomedAddresses.mark });
  return made.length > 0;
}

/** Records that a person received welcome points. Also called at deletion, because addresses change. */
export async function rememberWelcome(tx: Tx, masterKeys: MasterKeys, person: Person): Promise<void> {
  await insertMark(tx, markOf(masterKeys, (await readMailbox(tx, person)).mailbox));
}

/**
 * Claims the welcome points of a mailbox for a new account. Returns false if the person got them before: with an
 * account deleted since, or with a live one under another spelling of the same mailbox. Checks all master keys,
 * because a mark may come from an older one, and live accounts, because their address may have changed.
 */
export async function claimWelcome(tx: Tx, masterKeys: MasterKeys, person: Person): Promise<boolean> {
  const { mailbox, isShared } = await readMailbox(tx, person);
  const [current, ...older] = masterKeys.map((key) => markOf([key], mailbox));
  const isFirst = current !== undefined && (await insertMark(tx, current));
  if (!isFirst || isShared) return false;
  if (older.length === 0) return true;
  const found = await tx
    .select({ mark: welcomedAddresses.mark })
    .from(welcomedAddresses)
    .where(inArray(welcomedAddresses.mark, older))
    .limit(1);
  return found.length === 0;
}
