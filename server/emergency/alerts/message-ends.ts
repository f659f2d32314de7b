/** Ends zones that came from messages when none of those messages is still in force. */
import { minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Evidence } from './evidence.ts';
import * as messages from './message-store.ts';
import type { MessageRow } from './message-store.ts';
import { NO_ROWS_BESIDE, type NormalZone } from './normal-zones.ts';
import * as store from './store.ts';
import type { ZoneChange } from './zone-step.ts';
import { applyMessageZones } from './zone-writing.ts';

type Context = { feedId: string; at: Date };

/** Grace period: refreshed orders arrive a little after the old ones expire. */
const GRACE_MS = minutes(30);

/** Ends zones whose last message was just replaced or canceled without a successor for the zone. */
export async function endEmpty(
  tx: Tx,
  origin: Context & { evidenceHash: Evidence['hash'] },
  referred: readonly MessageRow[],
  why: string,
): Promise<ZoneChange[]> {
  const ids = [...new Set(referred.flatMap(({ zoneId }) => zoneId ?? []))];
  const rows = await messages.messagesOfZones(tx, ids);
  const over = ids.filter((id) =>
    rows.every(
      (row) => row.zoneId !== id || row.endedBy !== null || row.msgType === null || row.meaning === 'lifted',
    ),
  );
  const zones = (await store.zonesByIds(tx, over)).filter(({ endedAt }) => endedAt === null);
  return applyMessageZones(
    tx,
    origin,
    zones.map((zone) => lifted(zone, origin.at, `Cancelled: ${why}`)),
  );
}

/**
 * Ends zones whose messages have all expired, but only if the feed has responded since. An order may be
 * refreshed while we can't reach the feed.
 */
export async function endExpiredZones(tx: Tx, context: Context): Promise<ZoneChange[]> {
  const { feedId, at } = context;
  const before = new Date(at.getTime() - GRACE_MS);
  const over = await messages.zonesOverBy(tx, feedId, before);
  return applyMessageZones(
    tx,
    { ...context, evidenceHash: null },
    over.map(({ zone }) => lifted(zone, at, 'Over by its own time, and nothing newer covers it')),
  );
}

const lifted = (zone: store.Zone, at: Date, words: string): NormalZone => ({
  key: zone.key,
  status: 'lifted',
  words,
  name: zone.name,
  county: zone.county,
  notes: zone.notes,
  url: zone.url,
  issuedAt: at,
  shape: zone.shape,
  shapeHash: zone.shapeHash,
  shapeProblem: null,
  rehearsal: null,
  ...NO_ROWS_BESIDE,
  hold: null,
});
