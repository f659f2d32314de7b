import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Everything we push fits in one record: services accept at least 4,096 bytes. */
const RECORD_SIZE = 4096;
const TAG = 16;
/** What is left of a record for the text. */
export const MAX_PUSH_BYTES = RECORD_SIZE - 86 - TAG - 1;

const hkdf = (salt: Uint8Array, secret: Uint8Array, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

export type PushKeys = { p256dh: string; auth: string };

/**
 * Encrypts a message for one browser (RFC 8291: a fresh key agreed with the browser's, then RFC 8188
 * `aes128gcm` in one record). The push service in between can't read it. `fixed` is for the RFC's test
 * vectors.
 */
export function sealPush(
  plain: Uint8Array,
  { p256dh, auth }: PushKeys,
  fixed?: { privateKey: Buffer; salt: Buffer },
): Buffer {
  if (plain.length > MAX_PUSH_BYTES) throw new Error('too long to push');
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ours = createECDH('prime256v1');
  if (fixed) ours.setPrivateKey(fixed.privateKey);
  else ours.generateKeys();
  const ourKey = ours.getPublicKey();
  const salt = fixed?.salt ?? randomBytes(16);

  const shared = ours.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ourKey]);
  const secret = hkdf(Buffer.from(auth, 'base64url'), shared, info, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);

  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_SIZE, 16);
  header.writeUInt8(ourKey.length, 20);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record, without padding.
  const sealed = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([header, ourKey, ...sealed]);
}
