/** Stores zone changes: rows, history with evidence, and the reviews they open. */
import type { Tx } from '#server/platform/db.ts';
import { ruleText } from '#contract/emergency/zone-rules.ts';
import { decideReviewsOfZone, openReviewsFor, type ReviewKind } from '#server/core/reviews/reviews.ts';
import type { NormalZone } from './normal-zones.ts';
import * as store from './store.ts';
import { VERDICT_KINDS, ZONE_KINDS } from './verdict-kinds.ts';
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
  const added = steps.filter(({ state }) => !before.has(state.key));
  const ids = new Map(known.map(({ key, id }) => [key, id]));
  for (const [key, id] of await store.insertZones(
    tx,
    added.map(({ state }) => ({ ...state, feedId: origin.feedId })),
  ))
    ids.set(key, id);
  const versions: Parameters<typeof store.insertVersions>[1] = [];
  const seenAgain: string[] = [];
  const absent: Parameters<typeof store.setAbsent>[1][number][] = [];
  for (const step of steps) {
    const id = ids.get(step.state.key);
    if (id === undefined) throw new Error('A zone was not written.');
    const was = before.get(step.state.key);
    if (step.version !== null) versions.push(versionRow(origin, id, step, step.version));
    if (!was) continue;
    const changed = step.isChanged ? changedFields(step, was) : null;
    if (changed === null) seenAgain.push(id);
    else if (isOnlyAbsent(changed)) absent.push({ id, ...step.state });
    else await store.setZone(tx, id, changed);
    await closeReviews(tx, id, step, was, origin.at);
  }
  await store.setAbsent(tx, absent);
  await store.touchZones(tx, seenAgain, origin.at);
  await store.insertVersions(tx, versions);
  await ask(tx, origin, ids, reviews);
  return changes;
}

/** Only changed fields are written: a review or an incident may be updating other fields of this row right now. */
const changedFields = ({ state }: Step, was: store.Zone): Partial<store.Zone> =>
  Object.fromEntries(
    Object.entries(state).filter(([field, value]) => was[field as keyof store.Zone] !== value),
  );

/** Counts one more response without these zones. Hundreds may be missing for hours, so they are written together. */
const isOnlyAbsent = (changed: Partial<store.Zone>): boolean =>
  Object.keys(changed).every((field) => field === 'absentPulls' || field === 'absentSince');

/** Closes reviews whose cause is gone, without a manual decision and with the rule that was applied. */
async function closeReviews(
  tx: Tx,
  zoneId: string,
  { state }: Step,
  was: store.Zone,
  at: Date,
): Promise<void> {
  const because = ruleText(state.rule) ?? 'The doubt is gone.';
  const close = (kinds: readonly ReviewKind[], decision: string, note: string) =>
    decideReviewsOfZone(tx, { zoneId, kinds, by: null, decision, note, at });
  if (state.endedAt !== null && was.endedAt === null) return void (await close(ZONE_KINDS, 'ended', because));
  if (state.verdict === 'auto' && was.verdict === 'held')
    await close(
      VERDICT_KINDS,
      'noted',
      `The doubt is gone. What this zone says counts by itself. ${because}`,
    );
  if (state.vanishedAt === null && was.vanishedAt !== null)
    await close(['zone-vanished'], 'noted', 'The official list has this zone again.');
  if (state.rowsSince === null && was.rowsSince !== null)
    await close(['rows-disagree'], 'noted', state.rowsKey === null ? 'The rows agree now.' : because);
}

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
  rule: state.rule,
});

async function ask(
  tx: Tx,
  { feedId, at }: Origin,
  ids: ReadonlyMap<string, string>,
  reviews: readonly ZoneReview[],
) {
  await openReviewsFor(
    tx,
    reviews.flatMap(({ kind, about, zoneKey, summary, facts }) => {
      const zoneId = ids.get(zoneKey);
      if (!zoneId) return [];
      return [
        {
          kind,
          key: `${zoneId} ${about}`,
          zoneId,
          summary,
          facts: { feed: feedId, zone: zoneKey, ...facts },
          at,
        },
      ];
    }),
  );
}
