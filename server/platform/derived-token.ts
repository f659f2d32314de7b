import { createHmac, hkdfSync } from 'node:crypto';
import type { MasterKeys } from './master-keys.ts';
import { hashToken } from './tokens.ts';

/**
 * The secret of a link, derived from the id of what it opens and a key outside the database. So it is stored
 * nowhere, and a resent email has the same link as the one that may have arrived. `purpose` separates kinds
 * of links.
 */
const tokenUnder = (key: Buffer, purpose: string, id: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))
    .update(id)
    .digest('base64url');

export const derivedToken = ([master]: MasterKeys, purpose: string, id: string): string =>
  tokenUnder(master.key, purpose, id);

/** The token under every master key, the current one first: for rows that are found by the token alone. */
export const everyDerivedToken = (masterKeys: MasterKeys, purpose: string, id: string): string[] =>
  masterKeys.map(({ key }) => tokenUnder(key, purpose, id));

/** The token that matches the stored hash: derived with the key that was first at that time. */
export const storedDerivedToken = (
  masterKeys: MasterKeys,
  purpose: string,
  { id, tokenHash }: { id: string; tokenHash: Uint8Array },
): string | undefined =>
  masterKeys
    .map(({ key }) => tokenUnder(key, purpose, id))
    .find((token) => Buffer.from(hashToken(token)).equals(tokenHash));
