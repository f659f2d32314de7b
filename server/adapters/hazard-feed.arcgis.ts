import type { FireContent, HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { countLayer, pullLayer, type ArcgisLayer } from './arcgis-pages.ts';
import { readFiris, readWfigs } from './hazard-fires.ts';

/** Perimeters change a few times a day; five minutes is fresh enough and polite. */
const EVERY_SECONDS = 300;
/** A perimeter that leaves the list without notice may still be burning. */
const GONE_AFTER_MINUTES = 720;

/** California and fires just across its borders, for nationwide layers. */
const AROUND_CALIFORNIA = {
  geometry: '-125,32,-113.5,42.6',
  geometryType: 'esriGeometryEnvelope',
  inSR: '4326',
  spatialRel: 'esriSpatialRelIntersects',
};

/** Fire perimeters as an ArcGIS layer. */
const createFireFeed = (
  feed: Pick<HazardFeedPort, 'id' | 'name' | 'officialUrl'> & {
    layer: ArcgisLayer;
    read: (raw: Buffer) => FireContent;
  },
): HazardFeedPort => ({
  id: feed.id,
  name: feed.name,
  officialUrl: feed.officialUrl,
  hazard: 'fires',
  everySeconds: EVERY_SECONDS,
  freshForMinutes: null,
  goneAfterMinutes: GONE_AFTER_MINUTES,
  mayBeEmpty: false,
  pull: async (memory) => {
    const reply = await pullLayer(feed.layer, memory);
    return reply.status === 'unchanged' ? reply : { ...reply, content: feed.read(reply.raw) };
  },
  count: () => countLayer(feed.layer),
  read: feed.read,
});

export const createWfigsFeed = (layer: ArcgisLayer): HazardFeedPort =>
  createFireFeed({
    id: 'wfigs',
    name: 'National Interagency Fire Center perimeters',
    officialUrl: 'https://www.nifc.gov/fire-information/maps',
    layer: { ...layer, filter: AROUND_CALIFORNIA },
    read: readWfigs,
  });

export const createFirisFeed = (layer: ArcgisLayer): HazardFeedPort =>
  createFireFeed({
    id: 'firis',
    name: 'CAL FIRE and FIRIS perimeters',
    officialUrl: 'https://www.fire.ca.gov/incidents',
    layer,
    read: readFiris,
  });
