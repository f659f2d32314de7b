/** Manual decisions about zones. The caller writes the audit entry, alone or as part of a larger action. */
import type { Actor } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { decideReviewsOfZone } from '#server/core/reviews/reviews.ts';
import { publishZoneChanges } from './jobs-out.ts';
import * as store from './store.ts';
import { VERDICT_KINDS, ZONE_KINDS } from './verdict-kinds.ts';
import { say } from '#server/platform/say.ts';

/** An administrator who makes a request. */
export type Decider = Actor & { id: string };
/** Feed id of manual declarations. */
export const MANUAL = 'manual';
type DecideDeps = Pick<Deps, 'clock' | 'jobs'>;

/** Approves a held zone so that it can activate, or refuses it. */
export async function decideZone(
  tx: Tx,
  deps: DecideDeps,
  asked: { zoneId: string; decision: 'approved' | 'refused'; by: Decider; note: string | null },
): Promise<store.Zone> {
  const { zoneId, decision, by, note } = asked;
  const at = deps.clock.now();
  const zone = await heldZone(tx, zoneId);
  if (zone.endedAt) throw new AppError('conflict', say().alertsErrors.endedNothingToDecide);
  if (decision === 'approved' && !zone.shape) throw new AppError('conflict', say().alertsErrors.noShape);
  // A declared zone needs two approvals, so one person can't restart it.
  if (decision === 'approved' && zone.feedId === MANUAL)
    throw new AppError('conflict', say().alertsErrors.needsTwo);
  const verdictReason = note ?? zone.verdictReason;
  await store.setZone(tx, zoneId, { verdict: decision, verdictReason, rule: 'decided-by-team' });
  await decideReviewsOfZone(tx, { zoneId, kinds: VERDICT_KINDS, by: by.id, decision, note, at });
  // The same order from another source waits for the same decision.
  for (const twin of await store.heldTwins(tx, zone)) {
    if (decision === 'approved' && !twin.hasShape) continue;
    await store.setZone(tx, twin.id, { verdict: decision, verdictReason, rule: 'decided-by-team' });
    const kinds = VERDICT_KINDS;
    await decideReviewsOfZone(tx, { zoneId: twin.id, kinds, by: by.id, decision, note, at });
  }
  await publishZoneChanges(tx, deps.jobs);
  return { ...zone, verdict: decision, verdictReason };
}

/** Ends a zone manually: one that vanished, was never real, or is over without an all clear from the feed. */
export async function endZone(
  tx: Tx,
  deps: DecideDeps,
  { zoneId, by, reason }: { zoneId: string; by: Decider; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  const zone = await heldZone(tx, zoneId);
  if (zone.endedAt) throw new AppError('conflict', say().alertsErrors.alreadyEnded);
  const version = zone.version + 1;
  const rule = 'decided-by-team';
  await store.setZone(tx, zoneId, { status: 'lifted', endedAt: at, endReason: reason, version, rule });
  const { words, shape, shapeHash } = zone;
  await store.insertVersions(tx, [
    { zoneId, version, at, status: 'lifted', words, shape, shapeHash, evidenceHash: null, reason, rule },
  ]);
  await decideReviewsOfZone(tx, {
    zoneId,
    kinds: ZONE_KINDS,
    by: by.id,
    decision: 'ended',
    note: reason,
    at,
  });
  await publishZoneChanges(tx, deps.jobs);
}

/** Keeps a zone that left the list with most others. No rule ends it then; only its source or our team does. */
export async function keepVanishedZone(tx: Tx, zoneId: string): Promise<void> {
  const zone = await heldZone(tx, zoneId);
  if (zone.vanishedAt && !zone.endedAt) await store.setZone(tx, zoneId, { rule: 'decided-by-team' });
}

/** Decides which of a zone's conflicting rows counts. The next response is read accordingly. */
export async function decideRows(
  tx: Tx,
  deps: DecideDeps,
  { zoneId, choice }: { zoneId: string; choice: 'severe' | 'rival' },
): Promise<void> {
  const zone = await heldZone(tx, zoneId);
  if (zone.endedAt || zone.rowsKey === null) throw new AppError('conflict', say().alertsErrors.rowsAgree);
  // Applied with the next response, which has the rows.
  await store.setZone(tx, zoneId, { rowsChoice: choice, rowsSince: zone.rowsSince ?? deps.clock.now() });
}

async function heldZone(tx: Tx, zoneId: string): Promise<store.Zone> {
  const zone = await store.holdZone(tx, zoneId);
  if (!zone) throw new AppError('not_found', say().alertsErrors.noSuchZone);
  return zone;
}
