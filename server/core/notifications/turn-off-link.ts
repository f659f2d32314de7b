import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { OptionalKind } from '#contract/core/notifications.ts';
import type { MasterKey, MasterKeys } from '#server/platform/master-keys.ts';

/**
 * The link in an email must work for as long as the email is kept, so it is signed rather than stored: kind,
 * then account id and signature. Links signed with a rotated key still work while that key is configured.
 */
function sign(master: MasterKey, kind: string, userId: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', master.key, '', 'hearthline turn-off links', 32));
  return createHmac('sha256', key).update(`${kind}|${userId}`).digest();
}

export function turnOffToken([master]: MasterKeys, kind: OptionalKind, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return `${kind}.${Buffer.concat([id, sign(master, kind, userId)]).toString('base64url')}`;
}

/** The person and kind of email a link is for, or null when we didn't sign it. */
export function readTurnOffToken(
  masterKeys: MasterKeys,
  token: string,
): { kind: OptionalKind; userId: string } | null {
  const [word = '', rest = ''] = token.split('.');
  const kind = OptionalKind.safeParse(word);
  const bytes = Buffer.from(rest, 'base64url');
  if (!kind.success || bytes.length !== 48) return null;
  const userId = bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isOurs = masterKeys.some((master) =>
    timingSafeEqual(sign(master, kind.data, userId), bytes.subarray(16)),
  );
  return isOurs ? { kind: kind.data, userId } : null;
}
