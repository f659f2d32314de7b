import { expect, test } from 'vitest';
import { networkPrefix, shortNetwork } from './network.ts';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:0db8:0042:7::1', '2001:db8:42:x'],
  ['::1', '0:0:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['', 'Unknown network'],
  ['not an address', 'Unknown network'],
])('%s is stored as %s', (ip, kept) => {
  expect(shortNetwork(ip)).toBe(kept);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['::ffff:cb00:714d', '203.0.113.77'],
  ['2001:0db8:0042:7::1', '2001:db8:42:7::/64'],
  ['2001:db8:42:7:ffff:ffff:ffff:ffff', '2001:db8:42:7::/64'],
  ['2001:DB8:42:8::1', '2001:db8:42:8::/64'],
  ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'Unknown network'],
  ['not an address', 'Unknown network'],
])('limits count %s as %s', (ip, prefix) => {
  expect(networkPrefix(ip)).toBe(prefix);
});
