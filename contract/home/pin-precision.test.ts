import { expect, test } from 'vitest';
import type { LookedUp, PinEvidence } from './homes.ts';
import { measurePin, PIN_FEET, precisionWords, shortDistance, STREET_FEET } from './pin-precision.ts';

const PIN = { lat: 38.4708, lng: -122.6731 };
/** So many feet north of the pin. */
const north = (feet: number, accuracy: LookedUp['accuracy']): LookedUp => ({
  ...PIN,
  lat: PIN.lat + feet / 364_830,
  accuracy,
});
const map = (given: Partial<PinEvidence> = {}): PinEvidence => ({
  how: 'map',
  zoom: 18,
  hasStreets: true,
  ...given,
});

type Case = [string, PinEvidence | undefined, LookedUp | null, 'pin' | 'street', number];
test.each<Case>([
  ['streets in view, near', map(), null, 'pin', 50],
  ['streets in view at the lowest zoom', map({ zoom: 16 }), null, 'pin', 80],
  ['aerial images in view', map({ hasStreets: false, hasImagery: true }), null, 'pin', 20],
  ['a zoom nobody has', map({ zoom: 24, hasImagery: true }), null, 'pin', 20],
  ['streets in view, and 3,000 ft on a thumb', map({ zoom: 12 }), null, 'street', STREET_FEET],
  ['an empty map, however near', map({ zoom: 19, hasStreets: false }), null, 'street', STREET_FEET],
  ['no evidence at all', undefined, null, 'street', STREET_FEET],
  ['typed, with no map', { how: 'typed' }, null, 'street', STREET_FEET],
  ['typed, and seen on the map', map({ how: 'typed' }), null, 'pin', 50],
  ['a device that knows where it is', { how: 'device', deviceMeters: 8 }, null, 'pin', 30],
  ['a device that claims an inch', { how: 'device', deviceMeters: 0 }, null, 'pin', 20],
  ['a device that knows the neighborhood', { how: 'device', deviceMeters: 90 }, null, 'street', 300],
  ['a device that knows the town', { how: 'device', deviceMeters: 9000 }, null, 'street', STREET_FEET],
  ['a device without a figure', { how: 'device' }, null, 'street', STREET_FEET],
  ['an empty map next to the rooftop we found', { how: 'typed' }, north(120, 'rooftop'), 'pin', 120],
  ['an empty map farther from that rooftop', { how: 'typed' }, north(400, 'rooftop'), 'street', STREET_FEET],
  ['an empty map next to the street we found', { how: 'typed' }, north(20, 'street'), 'street', STREET_FEET],
  ['streets in view, miles from the rooftop we found', map(), north(9000, 'rooftop'), 'street', STREET_FEET],
  ['streets in view, miles from the street we found', map(), north(9000, 'street'), 'street', STREET_FEET],
  ['streets in view, miles from the ZIP code’s center', map(), north(90_000, 'zip'), 'pin', 50],
])('a member’s pin with %s', (_what, evidence, address, accuracy, feet) => {
  expect(measurePin(PIN, evidence, address)).toMatchObject({ accuracy, feet });
});

test('a pin miles from the looked-up address is disputed, and the distance is reported', () => {
  const { isDisputed, awayFeet } = measurePin(PIN, map(), north(9000, 'street'));
  expect(isDisputed).toBe(true);
  expect(shortDistance(awayFeet ?? 0)).toBe('1.7 mi');
  expect(measurePin(PIN, map(), north(1600, 'street'))).toMatchObject({ isDisputed: false });
});

test.each([
  [null, null, 'Not on the map yet'],
  ['zip', null, 'ZIP code only'],
  ['street', null, 'Street only'],
  ['street', 300, 'Within about 300 ft'],
  ['street', STREET_FEET, 'Within about half a mile'],
  ['pin', null, 'Pin not measured'],
  ['pin', 50, 'Exact'],
  ['pin', PIN_FEET, 'Within about 150 ft'],
  ['rooftop', null, 'Exact'],
] as const)('a home located by %s to within %s ft reads "%s"', (accuracy, accuracyFeet, words) => {
  expect(precisionWords({ accuracy, accuracyFeet })).toBe(words);
});
