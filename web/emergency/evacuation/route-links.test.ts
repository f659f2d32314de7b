import { expect, test } from 'vitest';
import type { EvacuationRoute } from '#contract/emergency/evacuation-route.ts';
import { appleMapsUrl, googleMapsUrl } from './route-links.ts';

const line: [number, number][] = [
  [-122.7, 38.4],
  [-122.6, 38.45],
];
const route = (given: Partial<EvacuationRoute>) =>
  ({
    goal: 'hotel',
    from: [-122.7, 38.4],
    to: [-122.6, 38.45],
    hotel: [-122.6, 38.45],
    route: { meters: 1, seconds: 1, line, steps: [] },
    waypoints: {
      places: [
        [-122.68, 38.41],
        [-122.65, 38.43],
      ],
      isKept: true,
    },
    ...given,
  }) as EvacuationRoute;

test('both apps get the goal and the places in driving order, and never the home', () => {
  const google = new URL(googleMapsUrl(route({})) ?? '');
  expect(google.searchParams.get('destination')).toBe('38.45000,-122.60000');
  expect(google.searchParams.get('waypoints')).toBe('38.41000,-122.68000|38.43000,-122.65000');
  const apple = new URL(appleMapsUrl(route({})) ?? '');
  expect(apple.searchParams.getAll('waypoint')).toEqual(['38.41000,-122.68000', '38.43000,-122.65000']);
  for (const url of [google, apple]) expect(url.href).not.toContain('38.40000');
});

test('a hotel beyond our road map is the goal, and our route’s end lies on the way', () => {
  const url = new URL(googleMapsUrl(route({ goal: 'clear', hotel: [-122.1, 38.9] })) ?? '');
  expect(url.searchParams.get('destination')).toBe('38.90000,-122.10000');
  expect(url.searchParams.get('waypoints')).toMatch(/38\.45000,-122\.60000$/);
});

test('without a route there is no link', () => {
  expect(googleMapsUrl(route({ route: null }))).toBeNull();
  expect(appleMapsUrl(route({ route: null }))).toBeNull();
});
