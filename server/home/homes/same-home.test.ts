import { describe, expect, test } from 'vitest';
import { approvalOf, isSamePlace } from './approval.ts';
import { addressKey, isSameHome } from './same-home.ts';

const zip = '95969';
const HERE = { lat: 39.7596, lng: -121.6219 };
/** 1 foot is about 0.00000274 degrees of latitude. */
const feetNorth = (feet: number) => ({ lat: HERE.lat + feet * 0.00000274, lng: HERE.lng });

describe('address normalization', () => {
  test.each([
    '1482 Ridgecrest Drive',
    '1482 ridgecrest dr.',
    ' 1482  RIDGECREST  DR ',
    '1482 Ridgecrest Dr, Apt 2',
    '1482 Ridgecrest Drive #B',
    '1482 Ridgecrest Drive Unit 12',
  ])('%s', (address) => {
    expect(addressKey({ address, zip })).toBe('1482 ridgecrest dr 95969');
  });

  test.each([
    ['1484 Ridgecrest Drive', zip],
    ['1482 Ridgecrest Court', zip],
    ['1482 Ridgecrest Drive', '95965'],
    ['1482 N Ridgecrest Drive', zip],
  ])('%s in %s is a different address', (address, other) => {
    expect(addressKey({ address, zip: other })).not.toBe('1482 ridgecrest dr 95969');
  });
});

describe('the same home', () => {
  const home = { addressKey: '1482 ridgecrest dr 95969', point: HERE };
  test.each([
    ['the same address with another pin', home.addressKey, feetNorth(90_000), true],
    ['the same address without a pin', home.addressKey, null, true],
    ['another address on the same roof', '7 fake st 95969', feetNorth(20), true],
    ['the same number with another street 400 feet away', '1482 rigecrest dr 95969', feetNorth(400), true],
    ['the same number with another street 600 feet away', '1482 rigecrest dr 95969', feetNorth(600), false],
    ['the neighbor 60 feet away', '1484 ridgecrest dr 95969', feetNorth(60), false],
    ['another address without a pin', '1484 ridgecrest dr 95969', null, false],
    ['a lot without a number, 100 feet away', 'ridgecrest dr 95969', feetNorth(100), false],
  ])('%s', (_, key, point, isSame) => {
    expect(isSameHome(home, { addressKey: key, point })).toBe(isSame);
    expect(isSameHome({ addressKey: key, point }, home)).toBe(isSame);
  });
});

describe('pre-approval', () => {
  const fine = {
    isCovered: true,
    point: HERE,
    lookedUp: { ...HERE, accuracy: 'street' as const },
    isTaken: false,
  };
  test.each([
    ['nothing odd', {}, 'automatic', null],
    ['no lookup', { lookedUp: null }, 'automatic', null],
    ['no point yet', { point: null }, 'automatic', null],
    ['a state we do not cover', { isCovered: false, isTaken: true }, 'not-covered', null],
    ['another owner', { isTaken: true }, 'review', 'same-home'],
    ['a pin 2 miles from its street', { point: feetNorth(10_560) }, 'review', 'pin-far'],
    ['a pin 1 mile from its street', { point: feetNorth(5280) }, 'automatic', null],
    [
      'a pin 10 miles from the center of its ZIP code',
      { point: feetNorth(52_800), lookedUp: { ...HERE, accuracy: 'zip' as const } },
      'automatic',
      null,
    ],
    [
      'a pin 20 miles from the center of its ZIP code',
      { point: feetNorth(105_600), lookedUp: { ...HERE, accuracy: 'zip' as const } },
      'review',
      'pin-far',
    ],
  ])('with %s', (_, given, approval, doubt) => {
    expect(approvalOf({ ...fine, ...given })).toEqual({ approval, doubt });
  });

  test('a decision applies only to the same location', () => {
    const before = { addressKey: 'a', ...HERE };
    expect(isSamePlace(before, { ...before })).toBe(true);
    expect(isSamePlace(before, { addressKey: 'a', ...feetNorth(5) })).toBe(false);
    expect(isSamePlace(before, { addressKey: 'b', ...HERE })).toBe(false);
    expect(isSamePlace(before, { addressKey: 'a', lat: null, lng: null })).toBe(false);
  });
});
