import { expect, test } from 'vitest';
import { after, seconds } from '#server/platform/clock.ts';
import { isSigned, MAX_EVENT_AGE_SECONDS, signWebhook } from './signed-webhooks.ts';

const raw = Buffer.from('{"id":"evt_1"}');
const now = new Date('2027-03-01T12:00:00Z');
const reads = (signedAt: Date) => isSigned('secret', raw, signWebhook('secret', raw, signedAt), now);

test('a webhook event is accepted within five minutes of its timestamp, not later and not from the future', () => {
  const edge = seconds(MAX_EVENT_AGE_SECONDS);
  expect([-edge, -1000, 0, 1000, edge].map((ms) => reads(after(now, ms)))).toEqual(Array(5).fill(true));
  expect([-edge - 1000, edge + 1000, seconds(86_400)].map((ms) => reads(after(now, ms)))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a webhook event with several signatures is accepted if one matches', () => {
  const good = signWebhook('secret', raw, now);
  const forged = good.replace(/v1=.*/, `v1=${'0'.repeat(64)}`);
  expect(isSigned('secret', raw, `${forged},${good.slice(good.indexOf('v1='))}`, now)).toBe(true);
  for (const bad of [forged, good.replace(/^t=\d+/, 't='), good.replace('v1=', 'v0='), ''])
    expect(isSigned('secret', raw, bad, now)).toBe(false);
});
