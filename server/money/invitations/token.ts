import { derivedToken, storedDerivedToken } from '#server/platform/derived-token.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';

const PURPOSE = 'hearthline membership invitations';

export const tokenOf = (masterKeys: MasterKeys, invitationId: string): string =>
  derivedToken(masterKeys, PURPOSE, invitationId);

export const storedToken = (masterKeys: MasterKeys, kept: { id: string; tokenHash: Uint8Array }) =>
  storedDerivedToken(masterKeys, PURPOSE, kept);
