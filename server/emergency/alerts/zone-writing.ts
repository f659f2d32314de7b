/** Stores zone changes: rows, history with evidence, and the reviews they open. */
import type { Tx } from '#server/platform/db.ts';
import { decideReviewsOfZone, openReviewsFor } from '#server/core/reviews/reviews.ts';
import type { NormalZone } from './normal-zones.ts';
import * as store from './store.ts';
import { VERDICT_KINDS } from './verdict-kinds.ts';
import { takeZones, type CompletePull, type ZoneOutcome } from './zone-changes.ts';
import type { Step, ZoneChange, ZoneReview } from './zone-step.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Origin = { feedId: string; at: Date; evidenceHash: Bytes | null };

/** Applies zones from a trusted report and stores what changed with its evidence. */
export async function applyReport(
  tx: Tx,
  origin: Origin,
  report: Omit<CompletePull, 'known' | 'at'>,
): Promise<ZoneChange[]> {
  const { seen } = report;
  const known = await store.knownZones(
    tx,
    origin.feedId,
    seen.map(({ key }) => key),
  );
  return writeZones(tx, origin, known, takeZones({ ...report, known, at: origin.at }));
}

/** Applies zones reported one by one in messages. Zones not among them are unaffected. */
export const applyMessageZones = (tx: Tx, origin: Origin, seen: readonly NormalZone[]) =>
  applyReport(tx, origin, { seen, isWhole: false, lost: [], isFinal: true });

export async function writeZones(
  tx: Tx,
  origin: Origin,
  known: readonly store.Zone[],
  { steps, changes, reviews }: ZoneOutcome,
): Promise<ZoneChange[]> {
  const before = new Map(known.map((zone) => [zone.key, zone]));
  const ids = new Map(known.map(({ key, id }) => [key, id]));
  const versions: Parameters<typeof store.insertVersions>[1] = [];
  const seenAgain: string[] = [];
  for (const step of steps) {
    const id = await writeOne(tx, origin, step, before.get(step.state.key));
    ids.set(step.state.key, id);
    if (!step.isChanged) seenAgain.push(id);
    if (step.version !== null) versions.push(versionRow(origin, id, step, step.version));
    if (step.state.verdict === 'auto' && before.get(step.state.key)?.verdict === 'held')
      await settleDoubts(tx, id, origin.at);
  }
  await store.touchZones(tx, seenAgain, origin.at);
  await store.insertVersions(tx, versions);
  await ask(tx, origin, ids, reviews);
  return changes;
}

async function writeOne(tx: Tx, { feedId }: Origin, { state, isChanged }: Step, was: store.Zone | undefined) {
  if (!was) return store.insertZone(tx, { ...state, feedId });
  // Write changed fields only: a review or an incident may be updating other fields of this row right now.
  const changed = Object.entries(state).filter(([field, value]) => was[field as keyof store.Zone] !== value);
  if (isChanged) await store.setZone(tx, was.id, Object.fromEntries(changed));
  return was.id;
}

/** The cause of the hold is gone, so its reviews close without a decision. */
const settleDoubts = (tx: Tx, zoneId: string, at: Date) =>
  decideReviewsOfZone(tx, {
    zoneId,
    kinds: VERDICT_KINDS,
    by: null,
    decision: 'noted',
    note: 'The doubt is gone. What this zone says counts by itself.',
    at,
  });

const versionRow = ({ at, evidenceHash }: Origin, zoneId: string, { state }: Step, reason: string) => ({
  zoneId,
  version: state.version,
  at,
  status: state.status,
  words: state.words,
  shape: state.shape,
  shapeHash: state.shapeHash,
  evidenceHash,
  reason,
});

async function ask(
  tx: Tx,
  { feedId, at }: Origin,
  ids: ReadonlyMap<string, string>,
  reviews: readonly ZoneReview[],
) {
  await openReviewsFor(
    tx,
    reviews.flatMap(({ kind, about, zoneKey, summary }) => {
      const zoneId = ids.get(zoneKey);
      if (!zoneId) return [];
      return [
        { kind, key: `${zoneId} ${about}`, zoneId, summary, facts: { feed: feedId, zone: zoneKey }, at },
      ];
    }),
  );
}
