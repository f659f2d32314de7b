/** What an answer that is believed changes about the zones we know. Pure: no clock, no database. */
import { hours } from '#server/platform/clock.ts';
import { coverOf } from './pull-quality.ts';
import type { NormalZone } from './normal-zones.ts';
import { absent, isByAbsence, vanished } from './zone-absence.ts';
import { holdQuestion, olderQuestion, sayStatus, unknownQuestion } from './zone-questions.ts';
import { boxOf } from './zone-shape.ts';
import type { ChangeKind, Step, ZoneChange, ZoneQuestion, ZoneState } from './zone-step.ts';
import { isAboutAge, verdictOf } from './zone-verdict.ts';

export type Taken = { steps: Step[]; changes: ZoneChange[]; questions: ZoneQuestion[] };

export type Answered = {
  known: readonly ZoneState[];
  seen: readonly NormalZone[];
  at: Date;
  /** May what is not in it be counted as absent? */
  isWhole: boolean;
  /** Went with most others at once. */
  lost: readonly string[];
};

export function takeZones({ known, seen, at, isWhole, lost }: Answered): Taken {
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  const seenKeys = new Set(seen.map(({ key }) => key));
  const isStanding = groundOf(known, seenKeys);
  const gone = new Set(lost);
  const steps = seen.map((zone) => present(byKey.get(zone.key), zone, { at, isStanding }));
  for (const zone of known) {
    if (seenKeys.has(zone.key) || zone.endedAt) continue;
    if (gone.has(zone.key)) steps.push(vanished(zone, at));
    else if (isWhole) steps.push(absent(zone, at));
  }
  return {
    steps,
    changes: steps.flatMap(({ changes }) => changes),
    questions: steps.flatMap(({ questions }) => questions),
  };
}

/** Is there an order (or warning) that acts by itself, now gone from the answer, over the same ground? */
function groundOf(known: readonly ZoneState[], seenKeys: ReadonlySet<string>) {
  const trusted = known.filter(
    ({ key, verdict, endedAt }) =>
      !endedAt && !seenKeys.has(key) && (verdict === 'auto' || verdict === 'approved'),
  );
  const covers = {
    order: coverOf(trusted.filter(({ status }) => status === 'order')),
    warning: coverOf(trusted.filter(({ status }) => status === 'order' || status === 'warning')),
  };
  return ({ status, shape }: NormalZone): boolean =>
    shape !== null && (status === 'order' || status === 'warning') && covers[status](shape);
}

type Context = { at: Date; isStanding: (zone: NormalZone) => boolean };

function present(known: ZoneState | undefined, seen: NormalZone, context: Context): Step {
  if (!known) return begin(seen, context);
  const { at } = context;
  const back = { ...known, lastSeenAt: at, absentSince: null, absentPulls: 0, vanishedAt: null };
  const isLive = known.endedAt === null;
  // A live zone whose status cannot be read, or whose report is older than what we know, stays what it was.
  if (isLive && seen.status === 'unknown' && known.status !== 'unknown')
    return unmoved(known, back, unknownQuestion(seen));
  if (seen.status !== known.status && isOlder(known, seen))
    return unmoved(known, isLive ? back : known, olderQuestion(known, seen));
  return move(known, back, seen, context);
}

/**
 * Both have a stamp, and the report's is the older one: a copy that was kept somewhere. A zone that never was an order is
 * raised to one all the same: a clock that is wrong must not keep an order from anybody.
 */
const isOlder = (known: ZoneState, seen: NormalZone): boolean =>
  known.issuedAt !== null &&
  seen.issuedAt !== null &&
  seen.issuedAt < known.issuedAt &&
  !(seen.status === 'order' && known.orderSince === null);

function unmoved(known: ZoneState, state: ZoneState, question: ZoneQuestion): Step {
  const isChanged = known.absentPulls !== state.absentPulls || known.vanishedAt !== state.vanishedAt;
  return { state, isChanged, version: null, changes: [], questions: [question] };
}

/** A shape that came, else the one we had: nobody falls out of an order because a line was lost on the way. */
const shapeOf = (known: ZoneState | undefined, seen: NormalZone) =>
  !known || (seen.shape && seen.shapeHash !== known.shapeHash)
    ? { shape: seen.shape, shapeHash: seen.shapeHash, ...edges(seen.shape) }
    : {
        shape: known.shape,
        shapeHash: known.shapeHash,
        west: known.west,
        south: known.south,
        east: known.east,
        north: known.north,
      };

const edges = (shape: NormalZone['shape']) =>
  shape ? boxOf(shape) : { west: null, south: null, east: null, north: null };

const endOf = (seen: NormalZone, at: Date) =>
  seen.status === 'lifted'
    ? { endedAt: at, endReason: `The authority says: ${seen.words?.trim() ?? 'lifted'}.` }
    : { endedAt: null, endReason: null };

/** What is taken over as it is said. */
const toldOf = ({ status, words, name, county, notes, url }: NormalZone) => ({
  status,
  words,
  name,
  county,
  notes,
  url,
});

function begin(seen: NormalZone, { at, isStanding }: Context): Step {
  const { verdict, hold } = verdictOf(seen, { at, isNews: !isStanding(seen) });
  const { status, issuedAt } = seen;
  const reason = hold?.reason ?? null;
  const state: ZoneState = {
    key: seen.key,
    ...toldOf(seen),
    issuedAt,
    ...shapeOf(undefined, seen),
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
  const said = `First seen as ${sayStatus(status)}.`;
  return {
    state,
    isChanged: true,
    version: said,
    changes: [{ key: seen.key, kind: 'new', from: null, to: status, reason: reason ?? said }],
    questions: [
      ...(hold ? [holdQuestion(seen, hold, state)] : []),
      ...(status === 'unknown' ? [unknownQuestion(seen)] : []),
    ],
  };
}

function move(known: ZoneState, back: ZoneState, seen: NormalZone, { at, isStanding }: Context): Step {
  const isStatusNew = seen.status !== known.status;
  const place = shapeOf(known, seen);
  const isShapeNew = place.shapeHash !== known.shapeHash;
  const isBack = known.endedAt !== null && seen.status !== 'lifted';
  // A warning we watched becoming an order is new however old its stamp is; so is one that is back with the stamp we knew.
  const isWatched = !isBack && known.status !== 'unknown' && !isAboutAge(known.verdictReason);
  const isKnownStamp =
    isBack &&
    known.status === seen.status &&
    !isAboutAge(known.verdictReason) &&
    known.issuedAt?.getTime() === seen.issuedAt?.getTime();
  const isNews = (isStatusNew || isBack) && !isWatched && !isKnownStamp && !isStanding(seen);
  const judged = verdictOf({ ...seen, shape: place.shape }, { at, isNews });
  const { verdict, verdictReason, isAsked } = verdictAfter(known, judged, {
    isStatusNew: isStatusNew || isBack,
    isShapeNew,
  });
  const { status, issuedAt } = seen;
  const state: ZoneState = {
    ...back,
    ...toldOf(seen),
    issuedAt: issuedAt ?? (isStatusNew ? null : known.issuedAt),
    ...place,
    ...(status === 'lifted' && known.endedAt ? {} : endOf(seen, at)),
    orderSince: orderSince(known, seen, at),
    verdict,
    verdictReason,
  };
  const isMoved = isStatusNew || isShapeNew || isBack;
  const kind: ChangeKind = isBack ? 'back' : status === 'lifted' ? 'ended' : isStatusNew ? 'status' : 'shape';
  const reason = moveReason(known, seen, { isBack, isStatusNew });
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
    questions: [
      ...(judged.hold && isAsked ? [holdQuestion(seen, judged.hold, state)] : []),
      ...(status === 'unknown' ? [unknownQuestion(seen)] : []),
    ],
  };
}

const TOLD = ['words', 'name', 'county', 'notes', 'url', 'absentPulls'] as const;
const isToldAnew = (known: ZoneState, state: ZoneState): boolean =>
  TOLD.some((field) => known[field] !== state[field]) ||
  known.issuedAt?.getTime() !== state.issuedAt?.getTime() ||
  known.vanishedAt !== state.vanishedAt;

function moveReason(
  known: ZoneState,
  seen: NormalZone,
  { isBack, isStatusNew }: { isBack: boolean; isStatusNew: boolean },
): string {
  if (isBack) return `It is back, as ${sayStatus(seen.status)}.`;
  if (!isStatusNew) return 'Its line has changed.';
  if (seen.status === 'lifted') return `The authority says: ${seen.words?.trim() ?? 'lifted'}.`;
  if (known.status === 'order') return `Reduced to ${sayStatus(seen.status)}.`;
  return `From ${sayStatus(known.status)} to ${sayStatus(seen.status)}.`;
}

/** Ended by absence less than a day ago, and nothing says that this is another order. */
const isSoonBack = ({ endedAt, endReason }: ZoneState, { issuedAt }: NormalZone, at: Date): boolean =>
  issuedAt === null &&
  endedAt !== null &&
  isByAbsence(endReason) &&
  at.getTime() - endedAt.getTime() <= hours(24);

/** Since when it is an order. The authority's stamp counts when it is about this order and no earlier state. */
function orderSince(known: ZoneState, seen: NormalZone, at: Date): Date | null {
  if (seen.status !== 'order') return known.orderSince;
  const { issuedAt } = seen;
  const isSameStamp = issuedAt !== null && known.issuedAt?.getTime() === issuedAt.getTime();
  if (known.status === 'order') return known.orderSince ?? at;
  // Ended because it was not published for a while, and now published as it was: the same order all along.
  if (known.endedAt && known.orderSince && (isSameStamp || isSoonBack(known, seen, at)))
    return known.orderSince;
  if (issuedAt && !isSameStamp && issuedAt > known.firstSeenAt) return issuedAt;
  return at;
}

/** What a person has said holds while the status stands; a doubt, until what raised it is gone. */
function verdictAfter(
  known: ZoneState,
  { verdict, hold }: ReturnType<typeof verdictOf>,
  { isStatusNew, isShapeNew }: { isStatusNew: boolean; isShapeNew: boolean },
): Pick<ZoneState, 'verdict' | 'verdictReason'> & { isAsked: boolean } {
  const kept = { verdict: known.verdict, verdictReason: known.verdictReason, isAsked: false };
  const fresh = { verdict, verdictReason: hold?.reason ?? null, isAsked: true };
  if (isStatusNew) return fresh;
  if (known.verdict === 'refused') return kept;
  if (known.verdict === 'approved') return hold && isShapeNew ? fresh : kept;
  // Nothing about an old order is new because its line was drawn anew: it waits on.
  if (known.verdict === 'held' && isAboutAge(known.verdictReason) && !hold) return kept;
  return fresh;
}
