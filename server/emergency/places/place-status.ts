/** What official zones say about places right now. */
import type { z } from 'zod';
import type { PlaceStatus } from '#contract/emergency/places.ts';
import { officialStatusAt, type OfficialStatus } from '#server/emergency/activations/activations.ts';
import { DEMO_FEED_ID, sourceName, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { countyAt } from '#server/outreach/risk-map/risk-map.ts';
import { zoneSources } from '#server/emergency/hazards/hazards.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { PlaceText } from './sealed-place.ts';
import type { Told } from './told.ts';

export type Spot = Pick<PlaceText, 'lat' | 'lng' | 'accuracy'>;
type StatusDeps = Pick<Deps, 'db' | 'clock' | 'feeds'>;
type Shown = z.input<typeof PlaceStatus>;

/** Demo zones surround other people's homes, so they don't count for a watched place. */
const isPublic = ({ feedId }: LiveZone): boolean => feedId !== DEMO_FEED_ID;
const isAllowed = (zone: LiveZone): boolean =>
  isPublic(zone) && (zone.verdict === 'auto' || zone.verdict === 'approved') && zone.status !== 'unknown';

export type Seen = { confirmed: OfficialStatus | null; listed: OfficialStatus | null };

/** The status from confirmed zones only, and from all listed ones. */
export async function seenAt(db: Deps['db'], spots: readonly Spot[]): Promise<Seen[]> {
  const [confirmed, listed] = await Promise.all([
    officialStatusAt(db, spots, isAllowed),
    officialStatusAt(db, spots, isPublic),
  ]);
  return spots.map((_, n) => ({ confirmed: confirmed[n] ?? null, listed: listed[n] ?? null }));
}

export const toldBy = (status: OfficialStatus | null): Told => status?.status ?? 'none';

/** Whether any source of zones currently works. */
export const canSeeZones = async (deps: StatusDeps): Promise<boolean> =>
  (await zoneSources(deps)).some(({ state }) => state === 'ok');

/** All our zone sources are Californian. Elsewhere, an empty list means nothing. */
const ZONES_OF = 'CA';
const isFollowed = (at: { lat: number; lng: number }): boolean =>
  (countyAt(at)?.state ?? ZONES_OF) === ZONES_OF;

/** "None listed" only where we follow zones and their sources work: otherwise we don't know. */
export function toPlaceStatus(
  found: OfficialStatus | null,
  { feeds, canSee, at }: { feeds: Deps['feeds']; canSee: boolean; at: { lat: number; lng: number } | null },
): Shown {
  if (!found) {
    const status = at && !isFollowed(at) ? 'not-followed' : canSee && at ? 'none-listed' : 'unseen';
    return { status, isConfirmed: true, isPossible: false, zone: null };
  }
  const { status, zone, isPossible, isConfirmed } = found;
  return {
    status,
    isConfirmed,
    isPossible,
    zone: {
      name: zone.name?.trim() || zone.key,
      since: (status === 'order' ? zone.orderSince : null) ?? zone.firstSeenAt,
      url: zone.url,
      source: sourceName(feeds, zone.feedId),
    },
  };
}
