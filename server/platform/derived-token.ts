import { createHmac, hkdfSync } from 'node:crypto';
import type { MasterKeys } from './master-keys.ts';
import { hashToken } from './tokens.ts';

/**
 * The secret of a link, worked out from the id of what it opens and a key outside the database. So it is kept nowhere, and
 * a mail that is tried again carries the same link as the one that may have arrived. `purpose` keeps kinds of links apart.
 */
const tokenUnder = (key: Buffer, purpose: string, id: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))
    .update(id)
    .digest('base64url');

export const derivedToken = ([master]: MasterKeys, purpose: string, id: string): string =>
  tokenUnder(master.key, purpose, id);

/** The token whose hash was kept: made with the key that was the first one then. */
export const derivedTokenAsKept = (
  masterKeys: MasterKeys,
  purpose: string,
  { id, tokenHash }: { id: string; tokenHash: Uint8Array },
): string | undefined =>
  masterKeys
    .map(({ key }) => tokenUnder(key, purpose, id))
    .find((token) => Buffer.from(hashToken(token)).equals(tokenHash));
