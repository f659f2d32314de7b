import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateOf } from './addresses.ts';

const states = (table: Record<string, string | null>) => Object.entries(table);

describe('state of an address', () => {
  test.each(
    states({
      '5678 Skyway, Paradise, CA 95969': 'CA',
      '5678 Skyway, Paradise, California 95969, USA': 'CA',
      '12 elm st santa monica ca': 'CA',
      '12 Elm St\nSanta Monica\nCA 90401': 'CA',
      '12 Elm St, Santa Monica, CA, United States of America': 'CA',
      '12 Elm St, Concow, C.A.': 'CA',
      '1 Fern Canyon Road, Somewhere New, Calif.': 'CA',
      '1 Fern Canyon CA': 'CA',
      'Los Angeles California': 'CA',
      '12 Elm St California': 'CA',
      California: 'CA',
      'Reno, NV': 'NV',
      'Lake Tahoe, NV': 'NV',
      'Virginia City, Nevada': 'NV',
      'Tucson AZ': 'AZ',
      'Hartford CT': 'CT',
      '12 Elm Ct, Hartford, CT': 'CT',
      'Seattle, Washington': 'WA',
      'Washington, DC': 'DC',
      'Washington D.C.': 'DC',
      'Charleston West Virginia': 'WV',
      'Kansas City, KS': 'KS',
      'Miami, FL 33101': 'FL',
      DE: 'DE',
    }),
  )('%j is in %s, as stated', (address, state) => expect(stateOf(address)).toBe(state));

  test.each(
    states({
      '95969': 'CA',
      '95969-1234': 'CA',
      '12 Elm St 95969': 'CA',
      '89501': 'NV',
      '02134': 'MA',
      // newer than the table, between its neighbors
      'Somewhere 96199': 'CA',
    }),
  )('%j is in %s, by its ZIP code', (address, state) => expect(stateOf(address)).toBe(state));

  test.each(
    states({
      'Arizona Ave, Santa Monica': 'CA',
      '12 Elm St Santa Monica': 'CA',
      'Santa Monica Apt 4': 'CA',
      '12 Elm St, Santa Monica, #4': 'CA',
      '500 California St, San Francisco': 'CA',
      'Nevada City': 'CA',
      'Oregon House': 'CA',
      'la cañada flintridge': 'CA',
      'N Hollywood': 'CA',
      'PO Box 90210, Malibu': 'CA',
      'new york': 'NY',
    }),
  )('%j is in %s, the only state with such a town', (address, state) => expect(stateOf(address)).toBe(state));

  test.each(
    states({
      'Paradise, Butte County': 'CA',
      'Altadena Los Angeles County': 'CA',
      'Los Angeles County': 'CA',
      'Orange County': null,
      'Butte County': null,
    }),
  )('%j with a county is in %s', (address, state) => expect(stateOf(address)).toBe(state));

  test.each(
    states({
      'Nevada City, CA': 'CA',
      'California, MD 20619': 'MD',
      'Indiana, PA': 'PA',
      'Wyoming, MI': 'MI',
      'Nevada, MO 64772': 'MO',
      'Saint Helena, CA': 'CA',
      'St. Helena, CA': 'CA',
    }),
  )('%j is named after another place and is in %s', (address, state) => expect(stateOf(address)).toBe(state));
});

test.each([
  '',
  '   ',
  '💥',
  'Paradise',
  '12 Elm St, Paradise',
  'Kansas City',
  'Virginia City',
  'Washington',
  '12 Elm St, Washington',
  'Paradise, NV 95969',
  '12 Elm Ct',
  '12 Elm St NE',
  '12 Elm St, NE',
  '12 Elm Wy',
  '500 N California',
  'Calle Nevada',
  'Avenue',
  '12 Elm, Street',
  '90001 Wilshire Blvd',
  'PO Box 95969',
  '12 Elm St Apt 95969',
  'Toronto, Canada',
  'London, England',
  'Tijuana, Baja California',
  'Tijuana, Baja California, Mexico',
])('%j has no recognizable state', (address) => expect(stateOf(address)).toBeNull());

test('any input returns two letters or null', () => {
  const word = fc.constantFrom(
    '12',
    'Elm',
    'St',
    'CA',
    'County',
    '95969',
    ',',
    '#',
    'Apt',
    'new',
    'york',
    'Reno',
    '.',
    'ß💥',
    '',
  );
  const typed = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      expect(stateOf(text) ?? 'CA').toMatch(/^[A-Z]{2}$/);
    }),
  );
});

test.each(
  states({
    Sacramento: 'CA',
    '12 Elm St, San Diego': 'CA',
    Reno: 'NV',
    Phoenix: 'AZ',
    Portland: null,
    Paradise: null,
    Pasadena: null,
  }),
)('a large city is preferred over its much smaller namesakes: %s is in %s', (address, state) => {
  expect(stateOf(address)).toBe(state);
});
