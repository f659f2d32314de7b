import { expect, test } from 'vitest';
import { shortNetwork } from './network.ts';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:0db8:0042:7::1', '2001:db8:42:x'],
  ['::1', '0:0:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['', 'Unknown network'],
  ['not an address', 'Unknown network'],
])('%s is kept as %s', (ip, kept) => {
  expect(shortNetwork(ip)).toBe(kept);
});
