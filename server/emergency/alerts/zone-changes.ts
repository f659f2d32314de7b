/** What a trusted response changes about the known zones. Pure: no clock, no database. */
import type { ZoneRule } from '#contract/emergency/zone-rules.ts';
import { hours } from '#server/platform/clock.ts';
import { CONFIRMING_MS, coverOf } from './pull-quality.ts';
import type { NormalZone } from './normal-zones.ts';
import { absent, isByAbsence, patienceOf, vanished } from './zone-absence.ts';
import { heldZoneMatcher, activeZoneMatcher } from './zone-ground.ts';
import { besideActiveOrders } from './zone-fresh.ts';
import { lineOf } from './zone-line.ts';
import { readZone, type Reading, type ReadingContext } from './zone-reading.ts';
import { isRenewal, reissued } from './zone-reissue.ts';
import { moveReason, moveRule } from './zone-reasons.ts';
import {
  holdReview,
  olderVersionReview,
  statusText,
  possibleTestReview,
  unknownStatusReview,
} from './zone-reviews.ts';
import { severityOf } from './zone-status.ts';
import type { ChangeKind, Step, ZoneChange, ZoneReview, ZoneState } from './zone-step.ts';
import { verdictAfter } from './zone-verdict-after.ts';
import { isAboutAge, isAboutTest, verdictOf, type Hold } from './zone-verdict.ts';

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
  /** The rule by which this part of a partial response counts. */
  rule?: ZoneRule;
};

export function takeZones(answered: CompletePull): ZoneOutcome {
  const { known, seen, at, isWhole, lost, isCounted = false, isFinal = false, rule = null } = answered;
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  const seenKeys = new Set(seen.map(({ key }) => key));
  const context = {
    at,
    isFinal,
    isWhole,
    rule,
    isBesideOrders: besideActiveOrders(byKey, seen, at),
    isStanding: activeZoneMatcher(known, seenKeys),
    holdBefore: heldZoneMatcher(known, seenKeys),
    isReissued: reissued(byKey, seen, at),
  };
  const gone = new Set(lost);
  const steps = seen.map((zone) => present(byKey.get(zone.key), zone, context));
  const patience = isCounted
    ? () => ({ ms: CONFIRMING_MS, rule: 'absent-30-minutes' as const })
    : patienceOf(
        known.filter(({ endedAt }) => endedAt === null),
        steps.map(({ state }) => state),
        at,
        coverOf(seen),
      );
  for (const zone of known) {
    if (seenKeys.has(zone.key) || zone.endedAt) continue;
    const given = isWhole ? patience(zone) : null;
    const isAsked = zone.vanishedAt === null && given?.rule === 'vanished-12-hours';
    if (gone.has(zone.key) || isAsked) steps.push(vanished(zone, at));
    else if (given) steps.push(absent(zone, at, given));
  }
  return {
    steps,
    changes: steps.flatMap(({ changes }) => changes),
    reviews: steps.flatMap(({ reviews }) => reviews),
  };
}

type Context = ReadingContext & {
  isFinal: boolean;
  rule: ZoneRule | null;
  isStanding: (zone: NormalZone) => boolean;
  holdBefore: (zone: NormalZone) => Hold | null;
  isReissued: (known: ZoneState, seen: NormalZone) => boolean;
};

function present(known: ZoneState | undefined, reported: NormalZone, context: Context): Step {
  const reading = readZone(known, reported, context);
  const step = known ? compare(known, reading, context) : begin(reading, context);
  const state = { ...step.state, ...reading.rows };
  const isSettled = known?.rowsSince !== null && reading.rows.rowsSince === null;
  return {
    ...step,
    state,
    isChanged: step.isChanged || isSettled || known?.rowsPulls !== state.rowsPulls,
    reviews: [...step.reviews, ...reading.reviews],
  };
}

function compare(known: ZoneState, reading: Reading, context: Context): Step {
  const { seen } = reading;
  const back = { ...known, lastSeenAt: context.at, absentSince: null, absentPulls: 0, vanishedAt: null };
  const isLive = known.endedAt === null;
  // A live zone keeps its state if the reported status is unreadable or the report is older than ours.
  if (isLive && seen.status === 'unknown' && known.status !== 'unknown')
    return unmoved(known, back, unknownStatusReview(seen));
  if (seen.status !== known.status && isOlder(known, seen))
    return unmoved(known, isLive ? back : known, olderVersionReview(known, seen));
  // A test of its end doesn't end it, either.
  if (isLive && seen.rehearsal && severityOf(seen.status) < severityOf(known.status) && isReal(known))
    return unmoved(known, back, possibleTestReview(seen, 'Its words look like a test.'));
  return move(known, back, reading, context);
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

function begin({ seen: reported, rule: read, rows }: Reading, context: Context): Step {
  const { at, isStanding, holdBefore, isFinal } = context;
  const seen = { ...reported, hold: reported.hold ?? holdBefore(reported) };
  const { verdict, hold } = verdictOf(seen, { at, isNews: !isStanding(seen) });
  const { status, issuedAt } = seen;
  const reason = hold?.reason ?? null;
  const rule = hold ? 'held' : (read ?? context.rule ?? 'first-seen');
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
    rule,
    lapsedAt: null,
    ...rows,
    absentSince: null,
    absentPulls: 0,
    vanishedAt: null,
  };
  const said = `First seen as ${statusText(status)}.`;
  return {
    state,
    isChanged: true,
    version: said,
    changes: [{ key: seen.key, kind: 'new', from: null, to: status, reason: reason ?? said, rule }],
    reviews: [
      ...(hold ? [holdReview(seen, hold, state)] : []),
      ...(status === 'unknown' ? [unknownStatusReview(seen)] : []),
    ],
  };
}

function move(known: ZoneState, back: ZoneState, reading: Reading, context: Context): Step {
  const { seen } = reading;
  const { at, isStanding, isFinal } = context;
  const isStatusNew = seen.status !== known.status;
  const place = lineOf(known, seen, { at, isFinal });
  const isShapeNew = place.shapeHash !== known.shapeHash;
  const isBack = known.endedAt !== null && seen.status !== 'lifted';
  // A warning that we saw become an order is new however old its timestamp is; so is one that returns with the
  // timestamp we knew.
  const isWatched = !isBack && known.status !== 'unknown' && !isAboutAge(known.verdictReason);
  const isKnownStamp =
    isBack &&
    (known.status === seen.status || isByAbsence(known.endReason)) &&
    !isAboutAge(known.verdictReason) &&
    known.issuedAt?.getTime() === seen.issuedAt?.getTime();
  const isReissued = context.isReissued(known, seen);
  const isRenewed = isRenewal(known, seen, at);
  const isWordGone =
    known.verdict === 'held' &&
    isAboutTest(known.verdictReason) &&
    !seen.rehearsal &&
    !isStatusNew &&
    !isBack;
  const isNews = isWordGone || ((isStatusNew || isBack) && !isWatched && !isKnownStamp && !isStanding(seen));
  const judged = verdictOf(
    {
      ...seen,
      shape: place.drawnShape ?? place.shape,
      issuedAt: seen.issuedAt ?? (isWordGone ? known.firstSeenAt : null),
    },
    { at, isNews },
  );
  const { verdict, verdictReason, isAsked } = verdictAfter(known, judged, {
    isStatusNew: isStatusNew || isBack || isRenewed,
    // The pending boundary, now confirmed, is the one the review was about.
    isShapeNew: isShapeNew && place.shapeHash !== known.drawnHash,
    isReissued,
    isWordGone,
  });
  const { status, issuedAt } = seen;
  const isFreed = known.verdict === 'held' && verdict === 'auto';
  const isMoved = isStatusNew || isShapeNew || isBack || isReissued || isRenewed || isFreed;
  const facts = { isBack, isStatusNew, isReissued, isRenewed, isWordGone, isFreed };
  const rule = verdict === 'held' ? 'held' : moveRule(known, reading, context.rule, facts);
  const reason = moveReason(known, seen, { ...facts, rule: reading.rule });
  const state: ZoneState = {
    ...back,
    ...toldOf(seen),
    issuedAt: issuedAt ?? (isStatusNew ? null : known.issuedAt),
    ...place,
    ...(status === 'lifted' && known.endedAt ? {} : endOf(seen, at)),
    orderSince:
      (isReissued || isRenewed) && status === 'order' && issuedAt ? issuedAt : orderSince(known, seen, at),
    verdict,
    verdictReason,
    rule: isMoved || verdict !== known.verdict ? rule : known.rule,
    lapsedAt: isMoved ? (isRenewed ? known.lastSeenAt : null) : known.lapsedAt,
  };
  const kind: ChangeKind =
    isBack || isRenewed
      ? 'back'
      : status === 'lifted'
        ? 'ended'
        : isStatusNew || isReissued
          ? 'status'
          : isFreed && !isShapeNew
            ? 'verdict'
            : 'shape';
  const changes: ZoneChange[] = isMoved
    ? [{ key: seen.key, kind, from: known.status, to: status, reason, rule }]
    : verdict === known.verdict
      ? []
      : [
          {
            key: seen.key,
            kind: 'verdict',
            from: status,
            to: status,
            reason: verdictReason ?? 'It may act.',
            rule,
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
