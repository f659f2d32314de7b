import type { ShelterFeedPort } from '#server/ports/shelter-feed.ts';
import { countLayer, pullLayer, type ArcgisLayer } from './arcgis-pages.ts';
import { readFemaShelters } from './shelter-rows.ts';

/** Shelters open and close over hours. */
const EVERY_SECONDS = 300;

/** California and just across its borders. */
const AROUND_CALIFORNIA = {
  geometry: '-125,32,-113.5,42.6',
  geometryType: 'esriGeometryEnvelope',
  inSR: '4326',
  spatialRel: 'esriSpatialRelIntersects',
};

/** FEMA's layer of shelters that are open now. On most days it has none in California. */
export function createFemaShelters(layer: ArcgisLayer): ShelterFeedPort {
  const asked: ArcgisLayer = { ...layer, filter: AROUND_CALIFORNIA };
  return {
    id: 'fema-shelters',
    name: 'FEMA National Shelter System',
    officialUrl: 'https://www.disasterassistance.gov/information/immediate-needs/emergency-shelter',
    everySeconds: EVERY_SECONDS,
    pull: async (memory) => {
      const reply = await pullLayer(asked, memory);
      return reply.status === 'unchanged' ? reply : { ...reply, content: readFemaShelters(reply.raw) };
    },
    count: () => countLayer(asked),
    read: readFemaShelters,
  };
}
