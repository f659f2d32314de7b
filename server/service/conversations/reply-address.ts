import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { BRAND } from '#contract/brand.ts';
import type { Config } from '#server/platform/config.ts';
import type { MasterKey, MasterKeys } from '#server/platform/master-keys.ts';

/**
 * Answers to our emails go to an address that names the case and proves that we wrote it: a MAC over case and recipient.
 * Lower case only, because mail servers may change the case of an address.
 */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const MAC_BYTES = 10;

function base32(bytes: Uint8Array): string {
  let [bits, value, text] = [0, 0, ''];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += ALPHABET[(value >>> (bits - 5)) & 31];
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const letter of text) {
    value = (value << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bytes.push((value >>> (bits - 8)) & 255);
    bits -= 8;
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

function mac(master: MasterKey, caseId: string, userId: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', master.key, '', 'hearthline reply addresses', 32));
  return createHmac('sha256', key).update(`${caseId}|${userId}`).digest().subarray(0, MAC_BYTES);
}

type Needs = { config: Pick<Config, 'replyAddress'>; masterKeys: MasterKeys };

/** The address for one person's answers about one case. Undefined if this server receives no email. */
export function replyAddress(
  { config, masterKeys: [master] }: Needs,
  { caseId, userId }: { caseId: string; userId: string },
): { name: string; address: string } | undefined {
  if (!config.replyAddress) return undefined;
  const [local, domain] = config.replyAddress.split('@');
  const id = base32(Buffer.from(caseId.replaceAll('-', ''), 'hex'));
  return { name: BRAND.name, address: `${local}+${id}${base32(mac(master, caseId, userId))}@${domain}` };
}

/** A reply address as far as it can be parsed without knowing the household: its case, and the proof to check. */
export type ReadAddress = { caseId: string; proof: Buffer };

/** Parses one of our reply addresses. Null if it isn't one. `isProvenFor` checks its proof. */
export function readReplyAddress(
  { replyAddress: ours }: Pick<Config, 'replyAddress'>,
  given: string,
): ReadAddress | null {
  const [local = '', domain = ''] = (ours ?? '').toLowerCase().split('@');
  const [to = '', at = ''] = given.trim().toLowerCase().split('@');
  if (!ours || at !== domain || !to.startsWith(`${local}+`)) return null;
  const token = to.slice(local.length + 1);
  if (!/^[a-z2-7]{42}$/.test(token)) return null;
  const caseId = fromBase32(token.slice(0, 26))
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { caseId, proof: fromBase32(token.slice(26)) };
}

/** Whether we gave this address to this person. Addresses signed with a rotated key still count. */
export const isProvenFor = (
  masterKeys: MasterKeys,
  { caseId, proof }: ReadAddress,
  userId: string,
): boolean =>
  proof.length === MAC_BYTES &&
  masterKeys.some((master) => timingSafeEqual(mac(master, caseId, userId), proof));
