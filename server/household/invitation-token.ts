import { createHmac, hkdfSync } from 'node:crypto';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { hashToken } from '#server/platform/tokens.ts';

/**
 * The secret of an invitation's link is worked out from its id and a key outside the database. So it is kept nowhere, and
 * a mail that is tried again carries the same link as the one that may have arrived.
 */
const tokenUnder = (key: Buffer, invitationId: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'hearthline invitations', 32)))
    .update(invitationId)
    .digest('base64url');

export const invitationToken = ([master]: MasterKeys, invitationId: string): string =>
  tokenUnder(master.key, invitationId);

/** The token whose hash was kept: made with the key that was the first one then. */
export function tokenAsKept(
  masterKeys: MasterKeys,
  { id, tokenHash }: { id: string; tokenHash: Uint8Array },
): string | undefined {
  return masterKeys
    .map(({ key }) => tokenUnder(key, id))
    .find((token) => Buffer.from(hashToken(token)).equals(tokenHash));
}
