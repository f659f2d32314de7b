import { readMailbox } from '#server/core/accounts/accounts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { derivedToken, everyDerivedToken } from '#server/platform/derived-token.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { networkPrefix } from '#server/platform/network.ts';

/**
 * A mark recognizes a mailbox or a browser without storing it. Without the key, which isn't in the database, a mark
 * can't be linked to either.
 */

const MAILBOX = 'ambassador mailbox';
const DEVICE = 'impact device';
const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** A mailbox's mark under every master key, the current one first. */
export async function mailboxMarks(db: Queryable, masterKeys: MasterKeys, email: string): Promise<string[]> {
  const { mailbox } = await readMailbox(db, { id: NO_ONE, email });
  return everyDerivedToken(masterKeys, MAILBOX, mailbox);
}

export async function mailboxMark(db: Queryable, masterKeys: MasterKeys, email: string): Promise<string> {
  const [mark] = await mailboxMarks(db, masterKeys, email);
  if (mark === undefined) throw new Error('there is no master key');
  return mark;
}

/** Where a request comes from. */
export type Origin = { ip: string; userAgent: string | undefined };
export const originOf = (req: { ip: string; headers: { 'user-agent'?: string | undefined } }): Origin => ({
  ip: req.ip,
  userAgent: req.headers['user-agent'],
});

export const deviceMark = (masterKeys: MasterKeys, { ip, userAgent }: Origin): string =>
  derivedToken(masterKeys, DEVICE, `${networkPrefix(ip)} ${userAgent ?? ''}`);
