/** What a trusted response changes about the known zones. Pure: no clock, no database. */
import { hours } from '#server/platform/clock.ts';
import { CONFIRMING_MS } from './pull-quality.ts';
import type { NormalZone } from './normal-zones.ts';
import { absent, isByAbsence, patienceOf, vanished } from './zone-absence.ts';
import { heldZoneMatcher, activeZoneMatcher } from './zone-ground.ts';
import { BOUNDARY_CHANGED, lineOf } from './zone-line.ts';
import { REISSUED, reissued } from './zone-reissue.ts';
import {
  holdReview,
  olderVersionReview,
  statusText,
  possibleTestReview,
  unknownStatusReview,
} from './zone-reviews.ts';
import { severityOf } from './zone-status.ts';
import type { ChangeKind, Step, ZoneChange, ZoneReview, ZoneState } from './zone-step.ts';
import { isAboutAge, isAboutPlace, isAboutTest, verdictOf, type Hold } from './zone-verdict.ts';

export type ZoneOutcome = { steps: Step[]; changes: ZoneChange[]; reviews: ZoneReview[] };

export type CompletePull = {
  known: readonly ZoneState[];
  seen: readonly NormalZone[];
  at: Date;
  /** Whether zones that aren't in it count as absent. */
  isWhole: boolean;
  /** Keys that vanished together with most others. */
  lost: readonly string[];
  /** The feed's own count confirms that missing zones are really gone. */
  isCounted?: boolean;
  /** Reported once, not at every pull, so a new boundary applies at once. */
  isFinal?: boolean;
};

export function takeZones(answered: CompletePull): ZoneOutcome {
  const { known, seen, at, isWhole, lost, isCounted = false, isFinal = false } = answered;
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  const seenKeys = new Set(seen.map(({ key }) => key));
  const context = {
    at,
    isFinal,
    isStanding: activeZoneMatcher(known, seenKeys),
    holdBefore: heldZoneMatcher(known, seenKeys),
    isReissued: reissued(byKey, seen, at),
  };
  const gone = new Set(lost);
  const steps = seen.map((zone) => present(byKey.get(zone.key), zone, context));
  const patience = isCounted
    ? () => CONFIRMING_MS
    : patienceOf(
        known.filter(({ endedAt }) => endedAt === null),
        steps.map(({ state }) => state),
        at,
      );
  for (const zone of known) {
    if (seenKeys.has(zone.key) || zone.endedAt) continue;
    if (gone.has(zone.key)) steps.push(vanished(zone, at));
    else if (isWhole) steps.push(absent(zone, at, patience(zone)));
  }
  return {
    steps,
    changes: steps.flatMap(({ changes }) => changes),
    reviews: steps.flatMap(({ reviews }) => reviews),
  };
}

type Context = {
  at: Date;
  isFinal: boolean;
  isStanding: (zone: NormalZone) => boolean;
  holdBefore: (zone: NormalZone) => Hold | null;
  isReissued: (known: ZoneState, seen: NormalZone) => boolean;
};

function present(known: ZoneState | undefined, seen: NormalZone, context: Context): Step {
  if (!known) return begin(seen, context);
  const { at } = context;
  const back = { ...known, lastSeenAt: at, absentSince: null, absentPulls: 0, vanishedAt: null };
  const isLive = known.endedAt === null;
  // A live zone keeps its state if the reported status is unreadable or the report is older than ours.
  if (isLive && seen.status === 'unknown' && known.status !== 'unknown')
    return unmoved(known, back, unknownStatusReview(seen));
  if (seen.status !== known.status && isOlder(known, seen))
    return unmoved(known, isLive ? back : known, olderVersionReview(known, seen));
  // A rehearsal of its end doesn't end it, either.
  if (isLive && seen.rehearsal && severityOf(seen.status) < severityOf(known.status) && isReal(known))
    return unmoved(known, back, possibleTestReview(seen, 'Its words look like a test.'));
  return move(known, back, seen, context);
}

const isReal = ({ status, verdictReason }: ZoneState): boolean =>
  (status === 'order' || status === 'warning') && !isAboutTest(verdictReason);

/**
 * Both have timestamps and the report's is older, so it is a cached copy. A zone that was never an order is
 * still raised to one, because a wrong clock must not suppress an order.
 */
const isOlder = (known: ZoneState, seen: NormalZone): boolean =>
  known.issuedAt !== null &&
  seen.issuedAt !== null &&
  seen.issuedAt < known.issuedAt &&
  !(seen.status === 'order' && known.orderSince === null);

function unmoved(known: ZoneState, state: ZoneState, review: ZoneReview): Step {
  const isChanged = known.absentPulls !== state.absentPulls || known.vanishedAt !== state.vanishedAt;
  return { state, isChanged, version: null, changes: [], reviews: [review] };
}

const endOf = (seen: NormalZone, at: Date) =>
  seen.status === 'lifted'
    ? { endedAt: at, endReason: `The authority says: ${seen.words?.trim() ?? 'lifted'}.` }
    : { endedAt: null, endReason: null };

/** Fields copied as reported. */
const toldOf = ({ status, words, name, county, notes, url }: NormalZone) => ({
  status,
  words,
  name,
  county,
  notes,
  url,
});

function begin(reported: NormalZone, { at, isStanding, holdBefore, isFinal }: Context): Step {
  const seen = { ...reported, hold: reported.hold ?? holdBefore(reported) };
  const { verdict, hold } = verdictOf(seen, { at, isNews: !isStanding(seen) });
  const { status, issuedAt } = seen;
  const reason = hold?.reason ?? null;
  const state: ZoneState = {
    key: seen.key,
    ...toldOf(seen),
    issuedAt,
    ...lineOf(undefined, seen, { at, isFinal }),
    ...endOf(seen, at),
    orderSince: status === 'order' ? (issuedAt ?? at) : null,
    firstSeenAt: at,
    lastSeenAt: at,
    version: 1,
    verdict,
    verdictReason: reason,
    absentSince: null,
    absentPulls: 0,
    vanishedAt: null,
  };
  const said = `First seen as ${statusText(status)}.`;
  return {
    state,
    isChanged: true,
    version: said,
    changes: [{ key: seen.key, kind: 'new', from: null, to: status, reason: reason ?? said }],
    reviews: [
      ...(hold ? [holdReview(seen, hold, state)] : []),
      ...(status === 'unknown' ? [unknownStatusReview(seen)] : []),
    ],
  };
}

function move(known: ZoneState, back: ZoneState, seen: NormalZone, context: Context): Step {
  const { at, isStanding, isFinal } = context;
  const isStatusNew = seen.status !== known.status;
  const place = lineOf(known, seen, { at, isFinal });
  const isShapeNew = place.shapeHash !== known.shapeHash;
  const isBack = known.endedAt !== null && seen.status !== 'lifted';
  // A warning we saw become an order is new however old its timestamp; so is one that returns with the
  // timestamp we knew.
  const isWatched = !isBack && known.status !== 'unknown' && !isAboutAge(known.verdictReason);
  const isKnownStamp =
    isBack &&
    (known.status === seen.status || isByAbsence(known.endReason)) &&
    !isAboutAge(known.verdictReason) &&
    known.issuedAt?.getTime() === seen.issuedAt?.getTime();
  const isReissued = context.isReissued(known, seen);
  const isNews = (isStatusNew || isBack) && !isWatched && !isKnownStamp && !isStanding(seen);
  const judged = verdictOf({ ...seen, shape: place.drawnShape ?? place.shape }, { at, isNews });
  const { verdict, verdictReason, isAsked } = verdictAfter(known, judged, {
    isStatusNew: isStatusNew || isBack,
    // The pending boundary, now confirmed, is the one the review was about.
    isShapeNew: isShapeNew && place.shapeHash !== known.drawnHash,
    isReissued,
  });
  const { status, issuedAt } = seen;
  const state: ZoneState = {
    ...back,
    ...toldOf(seen),
    issuedAt: issuedAt ?? (isStatusNew ? null : known.issuedAt),
    ...place,
    ...(status === 'lifted' && known.endedAt ? {} : endOf(seen, at)),
    orderSince: isReissued && status === 'order' ? issuedAt : orderSince(known, seen, at),
    verdict,
    verdictReason,
  };
  const isMoved = isStatusNew || isShapeNew || isBack || isReissued;
  const kind: ChangeKind = isBack
    ? 'back'
    : status === 'lifted'
      ? 'ended'
      : isStatusNew || isReissued
        ? 'status'
        : 'shape';
  const reason = isReissued ? REISSUED : moveReason(known, seen, { isBack, isStatusNew });
  const changes: ZoneChange[] = isMoved
    ? [{ key: seen.key, kind, from: known.status, to: status, reason }]
    : verdict === known.verdict
      ? []
      : [
          {
            key: seen.key,
            kind: 'verdict',
            from: status,
            to: status,
            reason: verdictReason ?? 'It may act.',
          },
        ];
  return {
    state: isMoved ? { ...state, version: known.version + 1 } : state,
    isChanged: changes.length > 0 || isToldAnew(known, state),
    version: isMoved ? reason : null,
    changes,
    reviews: [
      ...(judged.hold && isAsked ? [holdReview(seen, judged.hold, state)] : []),
      ...(verdict === 'held' && !judged.hold && isAboutTest(verdictReason)
        ? [possibleTestReview(seen, 'It read like a test before, and does not any more.')]
        : []),
      ...(status === 'unknown' ? [unknownStatusReview(seen)] : []),
    ],
  };
}

const TOLD = ['words', 'name', 'county', 'notes', 'url', 'absentPulls', 'drawnHash', 'drawnPulls'] as const;
const isToldAnew = (known: ZoneState, state: ZoneState): boolean =>
  TOLD.some((field) => known[field] !== state[field]) ||
  known.issuedAt?.getTime() !== state.issuedAt?.getTime() ||
  known.vanishedAt !== state.vanishedAt;

function moveReason(
  known: ZoneState,
  seen: NormalZone,
  { isBack, isStatusNew }: { isBack: boolean; isStatusNew: boolean },
): string {
  if (isBack) return `It is back, as ${statusText(seen.status)}.`;
  if (!isStatusNew) return BOUNDARY_CHANGED;
  if (seen.status === 'lifted') return `The authority says: ${seen.words?.trim() ?? 'lifted'}.`;
  if (known.status === 'order') return `Reduced to ${statusText(seen.status)}.`;
  return `From ${statusText(known.status)} to ${statusText(seen.status)}.`;
}

/** Ended by absence less than a day ago, and nothing indicates a different order. */
const isSoonBack = ({ endedAt, endReason }: ZoneState, { issuedAt }: NormalZone, at: Date): boolean =>
  issuedAt === null &&
  endedAt !== null &&
  isByAbsence(endReason) &&
  at.getTime() - endedAt.getTime() <= hours(24);

/**
 * Since when it has been an order. The authority's timestamp counts only if it is about this order, not an
 * earlier state.
 */
function orderSince(known: ZoneState, seen: NormalZone, at: Date): Date | null {
  if (seen.status !== 'order') return known.orderSince;
  const { issuedAt } = seen;
  const isSameStamp = issuedAt !== null && known.issuedAt?.getTime() === issuedAt.getTime();
  if (known.status === 'order') return known.orderSince ?? at;
  // It ended by absence and is now published unchanged, so it has been the same order all along.
  if (known.endedAt && known.orderSince && (isSameStamp || isSoonBack(known, seen, at)))
    return known.orderSince;
  if (issuedAt && !isSameStamp && issuedAt > known.firstSeenAt) return issuedAt;
  return at;
}

/** A manual decision holds while the status is unchanged; a hold lasts until its cause is gone. */
function verdictAfter(
  known: ZoneState,
  { verdict, hold }: ReturnType<typeof verdictOf>,
  { isStatusNew, isShapeNew, isReissued }: Record<'isStatusNew' | 'isShapeNew' | 'isReissued', boolean>,
): Pick<ZoneState, 'verdict' | 'verdictReason'> & { isAsked: boolean } {
  const kept = { verdict: known.verdict, verdictReason: known.verdictReason, isAsked: false };
  const fresh = { verdict, verdictReason: hold?.reason ?? null, isAsked: true };
  if (isStatusNew || isReissued) return fresh;
  // A zone that read like a test and no longer does goes to review again and doesn't start automatically.
  if (isAboutTest(known.verdictReason) && !hold && known.verdict !== 'approved')
    return { ...kept, verdict: 'held' };
  if (known.verdict === 'refused') return kept;
  if (known.verdict === 'approved') return hold && isShapeNew ? fresh : kept;
  // A redrawn boundary doesn't make an old order new, so it stays held.
  const isLasting = isAboutAge(known.verdictReason) || isAboutPlace(known.verdictReason);
  if (known.verdict === 'held' && isLasting && !hold) return kept;
  return fresh;
}
