import type { EvacuationRoute } from '#contract/emergency/evacuation-route.ts';

type Place = readonly [lng: number, lat: number];
const text = ([lng, lat]: Place): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;

/** The destination for a maps app, and the waypoints that keep it on our route. It gets nothing about the member. */
function tripOf(route: EvacuationRoute): { goal: Place; via: Place[] } | null {
  const { to, hotel, goal, waypoints } = route;
  if (!route.route || !to) return null;
  // If the hotel is beyond our road map, it is the destination, and the end of our route is a waypoint.
  if (goal === 'clear' && hotel) return { goal: hotel, via: [...waypoints.places.slice(0, 8), to] };
  return { goal: goal === 'hotel' && hotel ? hotel : to, via: waypoints.places };
}

/** https://developers.google.com/maps/documentation/urls: at most nine places. */
export function googleMapsUrl(route: EvacuationRoute): string | null {
  const trip = tripOf(route);
  if (!trip) return null;
  const via = trip.via.map(text).join('|');
  const query = new URLSearchParams({
    api: '1',
    destination: text(trip.goal),
    travelmode: 'driving',
    ...(via ? { waypoints: via } : {}),
  });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

/** Unified Maps URLs of iOS 18.4 and later: one `waypoint` for each place, in order. */
export function appleMapsUrl(route: EvacuationRoute): string | null {
  const trip = tripOf(route);
  if (!trip) return null;
  const query = new URLSearchParams({ destination: text(trip.goal), mode: 'driving' });
  for (const place of trip.via) query.append('waypoint', text(place));
  return `https://maps.apple.com/directions?${query.toString()}`;
}
