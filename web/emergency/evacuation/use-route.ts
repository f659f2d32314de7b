import { useQuery } from '@tanstack/react-query';
import type { EvacuationRoute } from '#contract/emergency/evacuation-route.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { directionsUrl } from './directions.ts';
import { evacuationRouteQuery } from './queries.ts';
import { googleMapsUrl } from './route-links.ts';

/** The household's current route; null without an order. */
export function useRoute({ state }: Pick<Evacuation, 'state'>): EvacuationRoute | null {
  const { data } = useQuery({ ...evacuationRouteQuery, enabled: state === 'order' });
  return state === 'order' ? (data?.current ?? null) : null;
}

/** A link to a maps app that stays on the checked route, if that leads to this place. */
export function useDirections(evacuation: Pick<Evacuation, 'state'>) {
  const route = useRoute(evacuation);
  return (place: { lat: number; lng: number }): string => {
    const [lng, lat] = route?.hotel ?? [];
    const isThere = lng === place.lng && lat === place.lat;
    return (route && isThere ? googleMapsUrl(route) : null) ?? directionsUrl(place);
  };
}
