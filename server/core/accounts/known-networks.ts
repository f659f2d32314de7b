import { after, days } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import { derivedToken, everyDerivedToken } from '#server/platform/derived-token.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { and, gt, inArray } from '#server/platform/drizzle.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { knownNetworks } from './tables.ts';

/** Longer than a session lives, so that a member who was signed out is still recognized. */
const KNOWN_FOR = days(90);
const PURPOSE = 'known-network';

/** A network as limits count it, of one account. */
export type AccountNetwork = { userId: string; network: string };
const labelOf = ({ userId, network }: AccountNetwork) => `${userId} ${network}`;

/** Records that the account was used from this network. */
export async function rememberNetwork(
  db: Queryable,
  masterKeys: MasterKeys,
  used: AccountNetwork,
  now: Date,
): Promise<void> {
  const hash = hashToken(derivedToken(masterKeys, PURPOSE, labelOf(used)));
  const expiresAt = after(now, KNOWN_FOR);
  await db
    .insert(knownNetworks)
    .values({ hash, expiresAt })
    .onConflictDoUpdate({ target: knownNetworks.hash, set: { expiresAt } });
}

export async function isKnownNetwork(
  db: Queryable,
  masterKeys: MasterKeys,
  asking: AccountNetwork,
  now: Date,
): Promise<boolean> {
  const hashes = everyDerivedToken(masterKeys, PURPOSE, labelOf(asking)).map(hashToken);
  const found = await db
    .select({ hash: knownNetworks.hash })
    .from(knownNetworks)
    .where(and(inArray(knownNetworks.hash, hashes), gt(knownNetworks.expiresAt, now)));
  return found.length > 0;
}
