import { expect, test } from 'vitest';
import { zoneIdOf } from './official-zone.ts';

test.each([
  ['US-CA-XMY-MRY-D020', null, 'MRY-D020'],
  ['MRY-D020', null, 'MRY-D020'],
  ['LAC-E0173', null, 'LAC-E0173'],
  ['LAKP-04', null, 'LAKP-04'],
  ['SDC-2331', null, 'SDC-2331'],
  ['US-CA-XSI-SIE-E024', 'Long Valley', 'SIE-E024'],
  ['shape:0123abcd', 'SLC-258', 'SLC-258'],
  ['shape:0123abcd', 'Long Valley', null],
  ['words:0123', null, null],
  ['US-CA-8', null, null],
  ['MRY-D020 (test)', null, null],
  ['urn:oid:2.49.0.1.840', null, null],
])('%s named %s is zone %s', (key, name, id) => {
  expect(zoneIdOf({ key, name })).toBe(id);
});
