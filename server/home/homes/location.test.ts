import { describe, expect, test } from 'vitest';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import { addHome, HOME } from '#test/homes.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { staysInPlace } from './location.ts';

const rooftop: AddressPlace = {
  formattedAddress: '1482 Ridgecrest Dr, Paradise, CA 95969',
  placeId: 'p1',
  street: '1482 Ridgecrest Dr',
  city: 'Paradise',
  state: 'CA',
  zip: '95969',
  location: { lat: 39.7611, lng: -121.6189 },
  precision: 'home',
};
let answer: Awaited<ReturnType<AddressSearchPort['suggest']>> = { outcome: 'found', places: [] };
const world = await openWorld({
  addressSearch: { attribution: 'Test', suggest: () => Promise.resolve(answer) },
});
const knows = (...places: AddressPlace[]) => void (answer = { outcome: 'found', places });

test('a provider that knows the house returns a rooftop location, which can start services', async () => {
  knows(rooftop);
  expect(await addHome(await signedIn(world))).toMatchObject({
    ...rooftop.location,
    accuracy: 'rooftop',
    canStartServices: true,
  });
});

test('a match to the street or town only is not a rooftop location', async () => {
  knows({ ...rooftop, precision: 'street' });
  expect(await addHome(await signedIn(world))).toMatchObject({ accuracy: 'street', canStartServices: false });
  knows({ ...rooftop, precision: 'city' });
  expect(await addHome(await signedIn(world))).toMatchObject({ accuracy: 'zip', canStartServices: false });
});

test.each([
  ['another house', { street: '1484 Ridgecrest Dr' }],
  ['another ZIP code', { zip: '95954' }],
  ['another state', { state: 'NV' }],
  ['no point', { location: null }],
])('a provider result with %s is ignored', async (_what, other) => {
  knows({ ...rooftop, ...other });
  expect(await addHome(await signedIn(world))).toMatchObject({ accuracy: 'zip' });
});

test('an unavailable provider lowers precision but doesn’t block adding the home', async () => {
  answer = { outcome: 'unavailable', reason: 'slow' };
  expect(await addHome(await signedIn(world))).toMatchObject({ address: HOME.address, accuracy: 'zip' });
});

test('a pin on the looked-up roof is exact without a map; one miles away isn’t, even with streets', async () => {
  knows(rooftop);
  const me = await signedIn(world);
  const { id } = await addHome(me);
  const place = (north: number, more: object) =>
    me.call('PUT', `/api/homes/${id}/location`, {
      lat: rooftop.location?.lat ? rooftop.location.lat + north : 0,
      lng: rooftop.location?.lng,
      ...more,
    });
  expect((await place(0.0002, { evidence: { how: 'typed' } })).body).toMatchObject({
    accuracy: 'pin',
    accuracyFeet: 80,
    lookedUp: { ...rooftop.location, accuracy: 'rooftop' },
  });
  const far = { evidence: PIN_EVIDENCE };
  expect(await place(0.05, far)).toMatchObject({
    status: 409,
    body: { error: 'The pin is 3.5 mi from the address we looked up. Confirm that it’s right.' },
  });
  expect((await place(0.05, { ...far, confirmed: true })).body).toMatchObject({
    accuracy: 'street',
    accuracyFeet: 2640,
    canStartServices: false,
  });
});

describe('a pin that stays in place', () => {
  const street = { lat: 39.7596, lng: -121.6219, accuracy: 'street' as const };
  const home = { lat: street.lat, lng: street.lng, accuracy: 'pin' as const, locatedAt: new Date(0) };
  const north = (feet: number) => ({ lat: street.lat + feet * 0.00000274, lng: street.lng });
  test.each([
    ['2,000 feet from its street', home, north(2000), street, true],
    ['3,000 feet from its street', home, north(3000), street, false],
    ['400 feet from its rooftop', home, north(400), { ...street, accuracy: 'rooftop' as const }, true],
    ['600 feet from its rooftop', home, north(600), { ...street, accuracy: 'rooftop' as const }, false],
    ['one step farther out', { ...home, ...north(2900) }, north(3000), street, false],
    ['back from far away', { ...home, ...north(9000) }, north(100), street, false],
    ['known by its ZIP code only', home, north(10), { ...street, accuracy: 'zip' as const }, false],
    ['without a lookup', home, north(10), null, false],
    ['never located before', { ...home, locatedAt: null }, north(10), street, false],
  ])('%s', (_, before, pin, address, isSame) => {
    expect(staysInPlace(before, pin, address)).toBe(isSame);
  });
});
