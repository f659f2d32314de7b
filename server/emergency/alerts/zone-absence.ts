/** Zones that are missing from a response. Pure. */
import type { ZoneRule } from '#contract/emergency/zone-rules.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { hours } from '#server/platform/clock.ts';
import { CONFIRMING_MS, CONFIRMING_PULLS } from './pull-quality.ts';
import { editedNearby, isNear, type Edges } from './zone-fresh.ts';
import { nameOf, statusText } from './zone-reviews.ts';
import type { Step, ZoneState } from './zone-step.ts';

const REPORTED = 'Reported lifted:';
export const isByAbsence = (endReason: string | null): boolean => endReason?.startsWith(REPORTED) ?? false;

/** When a zone goes missing with everything nearby and the rest of its source, it may be an outage of that source. */
const LARGER_MS = hours(2);
/**
 * When a zone goes missing with most of the list, it may be an outage of the whole feed. Our team has this long to
 * decide; then complete responses do.
 */
export const QUESTION_MS = hours(12);
/** One or two zones may well end within the same few minutes. */
const FEW = 3;

/** How long a zone must be missing before it ends, and the rule that says so. */
export type Patience = { ms: number; rule: ZoneRule };
const SHORT: Patience = { ms: CONFIRMING_MS, rule: 'absent-30-minutes' };
const LONG: Patience = { ms: QUESTION_MS, rule: 'absent-12-hours' };
/** Our team decided to keep it, so no rule ends it. */
const KEPT: Patience = { ms: Infinity, rule: 'decided-by-team' };
const ASKED: Patience = { ms: QUESTION_MS, rule: 'vanished-12-hours' };

type Seen = Pick<ZoneState, 'key' | 'county' | 'issuedAt'> & Edges;

/**
 * Half an hour if the list is clearly being maintained there: something nearby was edited since, a zone nearby stays,
 * or zones of the same source stay. Two hours if nothing shows that, or over a quarter of the list went in the same
 * response without an edit nearby or a known source. Twelve hours if more than half went; our team is asked, unless
 * other zones cover the area.
 */
export function patienceOf(
  live: readonly ZoneState[],
  seen: readonly Seen[],
  at: Date,
  covers: (shape: MultiPolygon) => boolean = () => true,
): (zone: ZoneState) => Patience {
  const seenKeys = new Set(seen.map(({ key }) => key));
  const missing = live.filter(({ key, vanishedAt }) => !seenKeys.has(key) && vanishedAt === null);
  const wentAt = ({ absentSince }: ZoneState) => (absentSince ?? at).getTime();
  const gone = Map.groupBy(missing, wentAt);
  const isEdited = editedNearby(seen);
  const sources = new Set(seen.flatMap((zone) => sourceOf(zone) ?? []));
  return (zone) => {
    if (zone.vanishedAt && zone.rule === 'decided-by-team') return KEPT;
    if (isEdited(zone)) return SHORT;
    if (zone.vanishedAt) return ASKED;
    const went = gone.get(wentAt(zone))?.length ?? 1;
    const stayed = live.filter(
      ({ key, firstSeenAt }) => seenKeys.has(key) && firstSeenAt.getTime() < wentAt(zone),
    ).length;
    // A redivided area is still in the list. Zones that simply disappeared with most others go to review.
    if (went >= FEW && went > stayed)
      return zone.absentSince !== null || (zone.shape && covers(zone.shape)) ? LONG : ASKED;
    const source = sourceOf(zone);
    if (source !== null && sources.has(source)) return SHORT;
    const isLarger = went >= FEW && went > stayed / 3;
    return !isLarger && seen.some((other) => isNear(zone, other))
      ? SHORT
      : { ms: LARGER_MS, rule: 'absent-2-hours' };
  };
}

/**
 * Which source feeds a zone to the statewide list: one service for all ids that start with US-CA-X, else the county's
 * own layer. Null if we can't tell.
 */
function sourceOf({ key, county }: Pick<ZoneState, 'key' | 'county'>): string | null {
  if (key.startsWith('US-CA-X')) return 'genasys';
  if (/^(?:shape|words):/.test(key)) return null;
  return county?.trim().toLowerCase() || null;
}

/**
 * Counts one more complete response without it. From the third on it ends, once it has been missing long
 * enough.
 */
export function absent(zone: ZoneState, at: Date, { ms, rule }: Patience): Step {
  const absentSince = zone.absentSince ?? at;
  const absentPulls = zone.absentPulls + 1;
  const state = { ...zone, absentSince, absentPulls };
  const since = rule === 'vanished-12-hours' ? (zone.vanishedAt ?? absentSince) : absentSince;
  const isOver = absentPulls >= CONFIRMING_PULLS && at.getTime() - since.getTime() >= ms;
  if (!isOver) return { state, isChanged: true, version: null, changes: [], reviews: [] };
  const reason =
    rule === 'vanished-12-hours'
      ? `${REPORTED} it went with most other zones on ${since.toISOString()}, nobody decided, and ${absentPulls} whole answers since do not have it.`
      : `${REPORTED} ${absentPulls} whole answers since ${absentSince.toISOString()} no longer have it.`;
  return {
    state: { ...state, status: 'lifted', endedAt: at, endReason: reason, rule, version: zone.version + 1 },
    isChanged: true,
    version: reason,
    changes: [{ key: zone.key, kind: 'ended', from: zone.status, to: 'lifted', reason, rule }],
    reviews: [],
  };
}

export function vanished(zone: ZoneState, at: Date): Step {
  const reason =
    'It went with most other zones at once. Our team decides; after 12 hours of whole answers without it, it ends.';
  const state = {
    ...zone,
    vanishedAt: zone.vanishedAt ?? at,
    absentSince: zone.absentSince ?? at,
    absentPulls: zone.absentPulls + 1,
  };
  return {
    state,
    isChanged: true,
    version: null,
    changes: zone.vanishedAt
      ? []
      : [{ key: zone.key, kind: 'vanished', from: zone.status, to: zone.status, reason, rule: 'held' }],
    reviews: [
      {
        kind: 'zone-vanished',
        about: at.toISOString(),
        zoneKey: zone.key,
        summary: `${nameOf(zone)}, ${statusText(zone.status)}, went with most other zones at once. Has it ended?`,
      },
    ],
  };
}
