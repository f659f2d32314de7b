import { expect, test } from 'vitest';
import { placesNear } from './near.ts';

test('the places nearest to a point come nearest first, and no more than asked for', () => {
  const places = placesNear({ lat: 39.76, lng: -121.62 }, 3);
  expect(places).toHaveLength(3);
  expect(places[0]).toMatchObject({ town: 'Paradise, CA', zip: expect.stringMatching(/^959/) });
});

test('east and west count less in the north than north and south do', () => {
  // Anchorage: half a degree of longitude is 17 miles there, half a degree of latitude 35.
  const [first] = placesNear({ lat: 61.2, lng: -150.4 }, 1);
  expect(first?.town).toBe('Anchorage, AK');
});

test('at sea nothing is near', () => {
  expect(placesNear({ lat: 35, lng: -130 }, 5)).toEqual([]);
});
