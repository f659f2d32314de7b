/** What a response changes about the fires and closures that we know. Pure. */
import { hours, minutes } from '#server/platform/clock.ts';
import { CLOSURE_KINDS } from '#contract/hazards.ts';
import type { ReportedClosure, ReportedFire } from '#server/ports/hazard-feed.ts';
import { CONFIRMING_PULLS, unionOf } from '#server/emergency/alerts/alerts.ts';
import { isClosure, type Entry, type KnownHazard, type Step } from './hazard-steps.ts';
import { entriesOf, type HazardAnswer, type SourceRules, type Verdict } from './pull-verdict.ts';

/** Crews often forget to report that a closure was picked up, and work often takes longer. */
const OVERRUN_MS = hours(12);
/** Entries that vanished together with most others end after this long. */
const LOST_MS = hours(12);

type Context = {
  rules: SourceRules;
  at: Date;
  /** The timestamp inside the last complete response. */
  contentAt: Date | null;
};

export function stepsOf(
  known: readonly KnownHazard[],
  answer: HazardAnswer,
  verdict: Verdict,
  context: Context,
): Step[] {
  switch (verdict.outcome) {
    case 'good':
      return answer.kind === 'content' ? wholeSteps(known, answer, verdict, context) : [];
    case 'unchanged':
      return unchangedSteps(known, context);
    case 'half':
      return answer.kind === 'content' ? doubtfulSteps(known, answer, context.at) : [];
    default:
      return [];
  }
}

function wholeSteps(
  known: readonly KnownHazard[],
  { content }: Extract<HazardAnswer, { kind: 'content' }>,
  { lost }: Verdict,
  context: Context,
): Step[] {
  const byKey = new Map(known.map((one) => [one.entry.key, one]));
  const freshAt = context.rules.freshForMinutes === null ? context.at : content.asOf;
  const listed = new Set(content.kind === 'fires' ? content.keptKeys : []);
  const steps: Step[] = [...listed].flatMap((key) => (isLive(byKey.get(key)) ? [{ kind: 'seen', key }] : []));
  for (const entry of entriesOf(content)) {
    listed.add(entry.key);
    const step = listedStep(byKey.get(entry.key), entry, freshAt);
    if (step) steps.push(step);
  }
  for (const one of known)
    if (isLive(one) && !listed.has(one.entry.key))
      steps.push(absentStep(one, lost.has(one.entry.key), { ...context, freshAt }));
  return steps;
}

const isLive = (one: KnownHazard | undefined): one is KnownHazard =>
  one !== undefined && one.endedAt === null;

/** A complete response that lists it. */
function listedStep(known: KnownHazard | undefined, entry: Entry, freshAt: Date | null): Step | null {
  const { key } = entry;
  if (entry.ending !== null) return isLive(known) ? { kind: 'ended', key, rule: entry.ending } : null;
  if (isPast(entry, freshAt, entryOverrun(entry)))
    return isLive(known) ? { kind: 'ended', key, rule: 'end-passed' } : null;
  if (!isLive(known)) return { kind: 'started', key, entry };
  if (isOlderFire(known.entry, entry) || isSame(known.entry, entry)) return { kind: 'seen', key };
  return { kind: 'changed', key, entry };
}

const entryOverrun = (entry: Entry): number => (isClosure(entry) && entry.isInPlace ? OVERRUN_MS : 0);

/** Its end has passed, and the response was made after that. */
const isPast = (entry: Entry, freshAt: Date | null, overrunMs: number): boolean =>
  isClosure(entry) &&
  entry.endsAt !== null &&
  freshAt !== null &&
  freshAt.getTime() >= entry.endsAt.getTime() + overrunMs;

/** A perimeter never goes back to an earlier flight. */
const isOlderFire = (known: Entry, entry: Entry): boolean =>
  !isClosure(known) &&
  !isClosure(entry) &&
  known.asOf !== null &&
  (entry.asOf === null || entry.asOf < known.asOf);

/** A complete response without it. */
function absentStep(
  { entry, absentSince, absentPulls, isLost }: KnownHazard,
  isLostNow: boolean,
  { rules, at, freshAt }: Context & { freshAt: Date | null },
): Step {
  const { key } = entry;
  if (isPast(entry, freshAt, 0)) return { kind: 'ended', key, rule: 'end-passed' };
  const since = absentSince ?? at;
  const pulls = absentPulls + 1;
  const wasLost = isLost || isLostNow;
  const patienceMs = wasLost ? LOST_MS : minutes(rules.goneAfterMinutes);
  if (pulls >= CONFIRMING_PULLS && at.getTime() - since.getTime() >= patienceMs)
    return { kind: 'ended', key, rule: wasLost ? 'not-listed-12-hours' : 'not-listed' };
  return { kind: 'absent', key, since, pulls, isLost: wasLost };
}

/**
 * The last complete response repeated. What it lacked is still missing. It isn't newer than before, so it can't confirm
 * that an end time has passed.
 */
const unchangedSteps = (known: readonly KnownHazard[], context: Context): Step[] =>
  known.filter(isLive).map((one): Step => {
    if (one.absentPulls === 0) return { kind: 'seen', key: one.entry.key };
    return absentStep(one, false, { ...context, freshAt: context.contentAt });
  });

/** A doubtful response ends and shrinks nothing. New entries start at once, and known ones may get worse. */
function doubtfulSteps(
  known: readonly KnownHazard[],
  { content, older }: Extract<HazardAnswer, { kind: 'content' }>,
  at: Date,
): Step[] {
  if (older !== null) return [];
  const byKey = new Map(known.map((one) => [one.entry.key, one]));
  return entriesOf(content).flatMap((entry): Step[] => {
    const one = byKey.get(entry.key);
    if (entry.ending !== null) return [];
    // An entry that ended through a complete response doesn't restart through a doubtful one.
    if (!one)
      return isPast(entry, at, entryOverrun(entry)) ? [] : [{ kind: 'started', key: entry.key, entry }];
    if (one.endedAt !== null) return [];
    const worse = worseOf(one.entry, entry);
    return [worse ? { kind: 'changed', key: entry.key, entry: worse } : { kind: 'seen', key: entry.key }];
  });
}

/** The known entry with everything that the new one adds to it; null if it adds nothing. */
function worseOf(known: Entry, entry: Entry): Entry | null {
  if (isClosure(known)) return isClosure(entry) ? worseClosure(known, entry) : null;
  return isClosure(entry) ? null : worseFire(known, entry);
}

function worseFire(known: ReportedFire, entry: ReportedFire): ReportedFire | null {
  if (!entry.shape || !known.shape || (entry.asOf?.getTime() ?? 0) <= (known.asOf?.getTime() ?? 0))
    return null;
  return { ...known, asOf: entry.asOf, acres: entry.acres, shape: unionOf([known.shape, entry.shape]) };
}

function worseClosure(known: ReportedClosure, entry: ReportedClosure): ReportedClosure | null {
  const endsAt =
    known.endsAt === null || entry.endsAt === null
      ? null
      : entry.endsAt > known.endsAt
        ? entry.endsAt
        : known.endsAt;
  const startsAt =
    known.startsAt === null || entry.startsAt === null
      ? null
      : entry.startsAt < known.startsAt
        ? entry.startsAt
        : known.startsAt;
  const severity = ({ kind }: ReportedClosure) => CLOSURE_KINDS.indexOf(kind);
  const kind = severity(entry) < severity(known) ? entry.kind : known.kind;
  const worse = { ...known, kind, startsAt, endsAt, isInPlace: known.isInPlace || entry.isInPlace };
  return isSame(known, worse) ? null : worse;
}

const moment = (at: Date | null): number | null => at?.getTime() ?? null;

/** The facts of an entry in a fixed order, however it was stored. */
const factsOf = (entry: Entry): string =>
  JSON.stringify(
    isClosure(entry)
      ? [
          entry.ref,
          entry.kind,
          entry.road,
          entry.direction,
          entry.details,
          entry.place.type === 'line' ? entry.place.lines : entry.place.points,
          moment(entry.startsAt),
          moment(entry.endsAt),
          entry.isInPlace,
        ]
      : [entry.name, entry.shape, entry.acres, entry.containedPercent, moment(entry.asOf)],
  );

export const isSame = (a: Entry, b: Entry): boolean => factsOf(a) === factsOf(b);

/** The content of a response, independent of its own timestamp and the order of its rows. */
export const contentText = ({ content }: Extract<HazardAnswer, { kind: 'content' }>): string =>
  [
    `${content.unreadable} unreadable, ${content.problem}`,
    ...(content.kind === 'fires' ? content.keptKeys : []),
    ...entriesOf(content)
      .map((entry) => `${entry.key} ${entry.ending} ${factsOf(entry)}`)
      .toSorted(),
  ].join('\n');
