import { z } from 'zod';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import type { AddressSearchPort } from '#server/ports/address-search.ts';
import { urlBelow, remoteSearch, type RemoteOptions } from './address-search.remote.ts';

const said = z.string().optional();
const Properties = z.object({
  osm_type: said,
  osm_id: z.number().optional(),
  /** house, street, locality, district, city, county, state, country or other */
  type: said,
  name: said,
  housenumber: said,
  street: said,
  city: said,
  district: said,
  locality: said,
  state: said,
  postcode: said,
  countrycode: said,
});
type Properties = z.output<typeof Properties>;

const Answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: Properties,
    }),
  ),
});

/** Photon searches worldwide, so we request more results than we show: those abroad are dropped. */
const ASKED = 20;
/** Bounding box of all fifty states, from the Aleutians and Hawaii to Maine. */
const UNITED_STATES = '-180,15,-64,72';
const CALIFORNIA = { lat: '37.2', lon: '-119.5' };
const ORDER: AddressPlace['precision'][] = ['home', 'street', 'city'];

/** Photon, which searches OpenStreetMap: self-hosted, or the public server for low traffic. */
export function createPhotonSearch(options: RemoteOptions & { url: string }): AddressSearchPort {
  return remoteSearch({
    ...options,
    attribution: '© OpenStreetMap contributors',
    request: (text) => {
      const url = urlBelow(options.url, '/api');
      url.search = new URLSearchParams({
        q: text,
        limit: String(ASKED),
        lang: 'en',
        bbox: UNITED_STATES,
        ...CALIFORNIA,
      }).toString();
      return { url, init: { headers: { 'user-agent': 'Hearthline' } } };
    },
    answer: Answer,
    places: ({ features }) => {
      const places = features.flatMap(({ properties, geometry }) => {
        const [lng, lat] = geometry.coordinates;
        return toPlace(properties, { lat, lng });
      });
      const unique = new Map(places.toReversed().map((place) => [place.formattedAddress, place])).values();
      return [...unique].toReversed().sort((a, b) => ORDER.indexOf(a.precision) - ORDER.indexOf(b.precision));
    },
  });
}

const codeOf = new Map(Object.entries(STATE_NAMES).map(([code, name]) => [name, code]));

function toPlace(p: Properties, location: { lat: number; lng: number }): AddressPlace[] {
  const state = codeOf.get(p.state ?? '');
  if (p.countrycode !== 'US' || !state) return [];
  const placeId = p.osm_type && p.osm_id !== undefined ? `${p.osm_type}${p.osm_id}` : null;
  const zip = /^\d{5}/.exec(p.postcode ?? '')?.[0] ?? null;
  const town = p.city ?? p.locality ?? p.district;
  const make = (street: string | null, city: string | undefined, precision: AddressPlace['precision']) => {
    if (!city) return [];
    const line = `${city}, ${state}${zip ? ` ${zip}` : ''}`;
    const formattedAddress = street ? `${street}, ${line}` : line;
    return [{ formattedAddress, placeId, street, city, state, zip, location, precision }];
  };
  // A shop is a "house" too, but only a number with a street is an address.
  if (p.type === 'house')
    return p.housenumber && p.street ? make(`${p.housenumber} ${p.street}`, town, 'home') : [];
  if (p.type === 'street') return p.name ? make(p.name, town, 'street') : [];
  if (p.type === 'city' || p.type === 'locality' || p.type === 'district') return make(null, p.name, 'city');
  return [];
}
