/** The official evacuation zone of a place on quiet days, as far as the feeds have published it. */
import type { z } from 'zod';
import type { OfficialZone, ZoneAnswer } from '#contract/emergency/places.ts';
import { listedZonesNear, sourceName, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { isExactPlace, type HomeRow } from '#server/home/homes/homes.ts';
import { prepare } from '#server/platform/polygon.ts';
import type { Deps } from '#server/ports/deps.ts';

/** "US-CA-XMY-MRY-D020" and "MRY-D020" are the same zone. People know the short form. */
const ZONE_ID = /^(?:US-CA-X[A-Z]{2}-)?((?!US-)[A-Z]{2,5}(?:-[A-Z]{1,4})?-?[A-Z]?\d{1,5}[A-Z]?)$/;

/** The id as counties write it; null for keys that aren't ids, such as "shape:…" or "US-CA-8". */
export function zoneIdOf({ key, name }: Pick<LiveZone, 'key' | 'name'>): string | null {
  for (const text of [key, name?.trim().toUpperCase() ?? '']) {
    const id = ZONE_ID.exec(text)?.[1];
    if (id) return id;
  }
  return null;
}

type ZoneDeps = Pick<Deps, 'db' | 'feeds'>;
type Place = { lat: number; lng: number };

/** Of the zones that cover the place, the one that was listed last. A zone under review still has its id. */
async function officialZoneAt({ db, feeds }: ZoneDeps, { lat, lng }: Place) {
  const zones = await listedZonesNear(
    db,
    feeds.map(({ id }) => id),
    { west: lng, east: lng, south: lat, north: lat },
  );
  const found = zones
    .filter(({ shape, verdict }) => verdict !== 'refused' && shape && prepare(shape).contains(lng, lat))
    .flatMap((zone) => {
      const id = zoneIdOf(zone);
      return id ? [{ zone, id }] : [];
    })
    .toSorted((a, b) => b.zone.lastSeenAt.getTime() - a.zone.lastSeenAt.getTime())[0];
  if (!found) return null;
  const { zone, id } = found;
  const name = zone.name?.trim() || null;
  return {
    id,
    name: name && zoneIdOf({ key: name.toUpperCase(), name: null }) === id ? null : name,
    url: zone.url,
    source: sourceName(feeds, zone.feedId),
    lastSeenAt: zone.lastSeenAt,
  } satisfies z.input<typeof OfficialZone>;
}

/** A home's zone, or the reason why none is shown. */
export async function zoneOfHome(
  deps: ZoneDeps,
  home: Pick<HomeRow, 'lat' | 'lng' | 'accuracy'>,
): Promise<z.input<typeof ZoneAnswer>> {
  if (deps.feeds.length === 0) return { outcome: 'no-source', zone: null };
  if (home.lat === null || home.lng === null || !isExactPlace(home))
    return { outcome: 'no-place', zone: null };
  const zone = await officialZoneAt(deps, { lat: home.lat, lng: home.lng });
  return { outcome: zone ? 'known' : 'not-published', zone };
}
