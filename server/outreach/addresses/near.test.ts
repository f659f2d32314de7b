import { expect, test } from 'vitest';
import { placesNear } from './near.ts';

test('returns the places nearest to a point, nearest first, up to the limit', () => {
  const places = placesNear({ lat: 39.76, lng: -121.62 }, 3);
  expect(places).toHaveLength(3);
  expect(places[0]).toMatchObject({ town: 'Paradise, CA', zip: expect.stringMatching(/^959/) });
});

test('longitude counts less than latitude in the north', () => {
  // Anchorage: half a degree of longitude is 17 miles there, half a degree of latitude 35.
  const [first] = placesNear({ lat: 61.2, lng: -150.4 }, 1);
  expect(first?.town).toBe('Anchorage, AK');
});

test('nothing is near a point at sea', () => {
  expect(placesNear({ lat: 35, lng: -130 }, 5)).toEqual([]);
});
