import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { MasterKeys } from '#server/platform/master-keys.ts';

/** The order of P-256 minus one: private keys are 1 to this. */
const MOST = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550n;

/**
 * Our identity to push services (VAPID, RFC 8292): a P-256 key pair, of which browsers get the public key.
 */
export type PushKey = { publicKey: string; key: KeyObject };

/** From 32 bytes in base64url, as printed by `npm run notices -- new-push-key`. */
export function pushKeyOf(privateKey: string): PushKey {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = ecdh.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, x: coordinate(1), y: coordinate(33) };
  return { publicKey: point.toString('base64url'), key: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/**
 * A demo has no settings, so its key is derived from the vault's master key and stays as long as that does.
 */
export function derivedPushKey([master]: MasterKeys): string {
  const bytes = Buffer.from(hkdfSync('sha256', master.key, '', 'hearthline push key', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % MOST) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url');
}

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Tells an endpoint's push service who is sending. Valid until `until`, which may be at most 24 hours ahead.
 */
export function vapidHeader(
  { publicKey, key }: PushKey,
  { endpoint, subject, until }: { endpoint: string; subject: string; until: Date },
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(until.getTime() / 1000), sub: subject };
  const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
