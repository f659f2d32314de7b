import type { LiveMap } from '#contract/emergency/live-map.ts';

const CORNERS = 24;

/** A zone's outline: a rough circle of a few miles. */
function outline(lng: number, lat: number): [number, number][] {
  const ring = Array.from({ length: CORNERS }, (_, corner): [number, number] => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const radius = 0.08 + 0.02 * (corner % 3);
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  return [...ring, ring[0] ?? [lng, lat]];
}

/** A day when much of California burns: zones on a grid, in every status. */
export function mapOfZones(count: number): LiveMap {
  const columns = Math.ceil(Math.sqrt(count));
  const statuses = ['order', 'warning', 'advisory'] as const;
  const zones = Array.from({ length: count }, (_, n) => ({
    id: `zone-${n}`,
    name: `County zone ${n}`,
    status: statuses[n % statuses.length] ?? 'order',
    isConfirmed: n % 5 > 0,
    since: '2026-11-17T12:00:00.000Z',
    url: 'https://example.org/zones',
    source: 'caloes',
    shape: [[outline(-123 + (7 * (n % columns)) / columns, 34 + (7 * Math.floor(n / columns)) / columns)]],
  }));
  return {
    box: { west: -125, south: 32, east: -114, north: 42.25 },
    zones,
    fires: [],
    closures: [],
    moreClosures: 0,
    shelters: [],
    redFlags: [],
    sources: [
      {
        id: 'caloes',
        name: 'Cal OES evacuation zones',
        kind: 'zones',
        state: 'ok',
        lastGoodAt: new Date().toISOString(),
        contentAt: null,
        officialUrl: 'https://example.org',
      },
    ],
  };
}
