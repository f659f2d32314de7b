import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MasterKey, MasterKeys } from '#server/platform/master-keys.ts';

/** The person, home and order a link is for. */
export type Seen = { incidentId: string; homeId: string; userId: string };

/** 72 bits: enough for a link that can only acknowledge a notice, and short enough for a text. */
const SIGNATURE = 9;
const ID = 16;
const PARTS = ['incidentId', 'homeId', 'userId'] as const;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function sign(master: MasterKey, ids: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', master.key, '', 'hearthline seen links', 32));
  return createHmac('sha256', key).update(ids).digest().subarray(0, SIGNATURE);
}

/** Signed rather than stored: it must work for as long as a message is kept, and 80,000 go out at once. */
export function seenToken([master]: MasterKeys, seen: Seen): string {
  const ids = Buffer.concat(PARTS.map((part) => bytesOf(seen[part])));
  return Buffer.concat([ids, sign(master, ids)]).toString('base64url');
}

/** What a link is for, or null when we didn't sign it. */
export function readSeenToken(masterKeys: MasterKeys, token: string): Seen | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== PARTS.length * ID + SIGNATURE) return null;
  const ids = bytes.subarray(0, PARTS.length * ID);
  const given = bytes.subarray(PARTS.length * ID);
  if (!masterKeys.some((master) => timingSafeEqual(sign(master, ids), given))) return null;
  const at = (n: number) => idOf(ids.subarray(n * ID, (n + 1) * ID));
  return { incidentId: at(0), homeId: at(1), userId: at(2) };
}
