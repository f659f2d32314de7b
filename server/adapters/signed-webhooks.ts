import { createHmac, timingSafeEqual } from 'node:crypto';
import { seconds } from '#server/platform/clock.ts';

/** Older events are rejected: they may be replayed. */
export const MAX_EVENT_AGE_SECONDS = 300;

const hmac = (secret: string, at: number, raw: Buffer): string =>
  createHmac('sha256', secret).update(`${at}.`).update(raw).digest('hex');

/**
 * "t=1700000000,v1=…", signed like Stripe's, so the built-in provider's events take the same path as real
 * ones.
 */
export function signWebhook(secret: string, raw: Buffer, now: Date): string {
  const at = Math.floor(now.getTime() / 1000);
  return `t=${at},v1=${hmac(secret, at, raw)}`;
}

export function isSigned(secret: string, raw: Buffer, signature: string, now: Date): boolean {
  const at = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  if (!Number.isInteger(at) || Math.abs(now.getTime() - seconds(at)) > seconds(MAX_EVENT_AGE_SECONDS))
    return false;
  const expected = Buffer.from(hmac(secret, at, raw));
  const given = [...signature.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)];
  return given.some(([, v1 = '']) => timingSafeEqual(Buffer.from(v1), expected));
}
