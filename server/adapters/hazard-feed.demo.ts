/** A fictional fire and a fictional closure near the demo's home, so that a demo without network has both. */
import type { Clock } from '#server/platform/clock.ts';
import type { HazardContent, HazardFeedPort, Point } from '#server/ports/hazard-feed.ts';
import { readWfigs } from './hazard-fires.ts';
import { readWzdx } from './hazard-wzdx.ts';

const FIRE: Point[] = [
  [-122.664, 38.494],
  [-122.655, 38.4995],
  [-122.646, 38.497],
  [-122.644, 38.491],
  [-122.651, 38.487],
  [-122.66, 38.4885],
  [-122.664, 38.494],
];
const CLOSED: Point[] = [
  [-122.65821, 38.48183],
  [-122.65916, 38.48382],
];

/** Midnight UTC, so that the content stays the same for a day. */
const dayOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

const fireAnswer = (at: Date) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [FIRE] },
      properties: {
        poly_IncidentName: 'Ridge (demo)',
        attr_IrwinID: '{DEMO-RIDGE}',
        attr_IncidentTypeCategory: 'WF',
        attr_PercentContained: 15,
        poly_GISAcres: 410,
        poly_DateCurrent: dayOf(at).getTime(),
        attr_FireOutDateTime: null,
      },
    },
  ],
});

const closureAnswer = (at: Date) => ({
  feed_info: { update_date: at.toISOString(), publisher: 'Hearthline demo' },
  type: 'FeatureCollection',
  features: [
    {
      id: 'demo-calistoga-road',
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: CLOSED },
      properties: {
        core_details: {
          event_type: 'work-zone',
          road_names: ['Calistoga Road'],
          direction: 'northbound and southbound',
          description: 'Closed by an invented fire crew. This is a demo.',
        },
        start_date: dayOf(at).toISOString(),
        vehicle_impact: 'all-lanes-closed',
        event_status: 'active',
      },
    },
  ],
});

const answerWith = (
  clock: Clock,
  answerAt: (at: Date) => unknown,
  read: (raw: Buffer) => HazardContent,
): Pick<HazardFeedPort, 'pull' | 'count' | 'read'> => ({
  pull: async () => {
    const raw = Buffer.from(JSON.stringify(answerAt(clock.now())));
    return {
      status: 'answered',
      raw,
      contentType: 'application/geo+json',
      etag: null,
      lastModified: null,
      content: read(raw),
    };
  },
  count: async () => null,
  read,
});

const COMMON = {
  officialUrl: 'https://quickmap.dot.ca.gov',
  everySeconds: 300,
  goneAfterMinutes: 60,
  mayBeEmpty: false,
};

/** Both are processed like a real source: bytes, parser, verdict, evidence. */
export const createDemoHazards = (clock: Clock): HazardFeedPort[] => [
  {
    ...COMMON,
    id: 'demo-fires',
    name: 'Simulated fire perimeters (demo)',
    hazard: 'fires',
    freshForMinutes: null,
    ...answerWith(clock, fireAnswer, readWfigs),
  },
  {
    ...COMMON,
    id: 'demo-closures',
    name: 'Simulated road closures (demo)',
    hazard: 'closures',
    freshForMinutes: 60,
    ...answerWith(clock, closureAnswer, readWzdx),
  },
];
