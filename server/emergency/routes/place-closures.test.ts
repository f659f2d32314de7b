import { expect, test } from 'vitest';
import { isOfRoad } from './place-closures.ts';

test.each<[string, string, string, boolean]>([
  ['SR-12', 'Sonoma Highway', 'CA 12', true],
  ['SR-12', 'Luther Burbank Memorial Highway', 'CA 12;US 101', true],
  ['I-80', 'Eastshore Freeway', 'I 80;I 580', true],
  ['US-101', '', 'US 101', true],
  ['State Route 191', 'Clark Road', 'CA 191', true],
  ['12', 'Sonoma Highway', 'CA 12', true],
  ['SR-1', 'Sonoma Highway', 'CA 12', false],
  ['SR-12', '12th Street', '', false],
  ['Skyway', 'Skyway', '', true],
  ['Pentz Rd', 'Pentz Road', '', true],
  ['PENTZ RD.', 'Pentz Road', '', true],
  ['Pentz Rd', 'Pentz Road East', '', false],
  ['Pentz Rd', '', '', false],
])('"%s" is "%s" (%s): %s', (road, name, ref, isSame) => {
  expect(isOfRoad(road, name, ref)).toBe(isSame);
});
