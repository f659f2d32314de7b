import { derivedToken, derivedTokenAsKept } from '#server/platform/derived-token.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';

const PURPOSE = 'hearthline membership invitations';

export const tokenOf = (masterKeys: MasterKeys, invitationId: string): string =>
  derivedToken(masterKeys, PURPOSE, invitationId);

export const tokenAsKept = (masterKeys: MasterKeys, kept: { id: string; tokenHash: Uint8Array }) =>
  derivedTokenAsKept(masterKeys, PURPOSE, kept);
