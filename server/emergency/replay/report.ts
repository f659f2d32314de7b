/** What a replay prints. Pure. */
import type { FeedState, ZoneChange } from '#server/emergency/alerts/alerts.ts';

export type HomeEvent = {
  home: string;
  event: 'activated' | 'reinstated' | 'lifted' | 'held' | 'warned';
  zone: string;
  reason: string;
  /** The written rule by which the zone counted. */
  rule: string | null;
  /** For a lift: when an order last covered the home. */
  coveredAt: Date | null;
};

/** A review that is open after this response. */
export type OpenQuestion = {
  kind: string;
  zone: string;
  since: Date;
  summary: string;
  /** What happens if no one decides. */
  unanswered: string | null;
  homes: readonly string[];
};

export type SnapshotReport = {
  at: Date;
  snapshot: string;
  /** The source, where the folder holds more than one. */
  source: string | null;
  state: FeedState;
  outcome: string;
  reason: string | null;
  changes: readonly ZoneChange[];
  events: readonly HomeEvent[];
  questions: readonly OpenQuestion[];
  tookMs: number;
};

const STATES = { ok: 'OK', stale: 'STALE', unavailable: 'UNAVAILABLE' } as const;

/** "2025-01-08T17:34:15Z": the time as the file's name has it. */
const moment = (at: Date): string => at.toISOString().replace('.000Z', 'Z');

const OUTCOMES: Record<string, string> = {
  good: 'A whole answer.',
  unchanged: 'The same answer as before.',
};
const feedReason = ({ outcome, reason }: SnapshotReport): string => reason ?? OUTCOMES[outcome] ?? outcome;

export function jsonLines(told: SnapshotReport): string[] {
  const at = moment(told.at);
  const { snapshot } = told;
  const source = told.source === null ? {} : { source: told.source };
  const feed = {
    at,
    snapshot,
    ...source,
    event: 'feed',
    state: STATES[told.state],
    reason: feedReason(told),
    zones: told.changes.map(({ key, kind, from, to, reason, rule }) => ({
      zone: key,
      change: kind,
      from,
      to,
      reason,
      rule,
    })),
    questions: told.questions.map(({ since, ...question }) => ({ ...question, since: moment(since) })),
    tookMs: told.tookMs,
  };
  const events = told.events.map(({ home, event, zone, reason, rule, coveredAt }) => ({
    at,
    snapshot,
    ...source,
    home,
    event,
    zone,
    reason,
    ...(rule === null ? {} : { rule }),
    ...(coveredAt === null ? {} : { coveredAt: moment(coveredAt) }),
  }));
  return [feed, ...events].map((line) => JSON.stringify(line));
}

const some = (n: number, one: string, more: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`;

/** A prefix is enough to recognize a hash. */
const short = (key: string): string => key.replace(/^(shape|words):(.{8}).*/, '$1:$2');

/** More names than this go on their own lines, so that every one of them is printed. */
const MOST_IN_LINE = 4;
const PER_LINE = 8;

/** All names: in the sentence while there are few, else in full on the lines below it. */
function listed(names: readonly string[], sentence: (names: string) => string, more: string): string[] {
  if (names.length <= MOST_IN_LINE) return [sentence(names.join(', '))];
  const lines: string[] = [];
  for (let from = 0; from < names.length; from += PER_LINE)
    lines.push(`      ${names.slice(from, from + PER_LINE).join(', ')}`);
  return [sentence(more), ...lines];
}

/** "4 zones: First seen as an evacuation order. (…)". */
const zoneLines = (changes: readonly ZoneChange[]): string[] =>
  [...Map.groupBy(changes, ({ reason }) => reason)].flatMap(([reason, same]) =>
    listed(
      same.map(({ key }) => short(key)),
      (keys) => `    ${some(same.length, 'zone', 'zones')}: ${reason}${keys && ` (${keys})`}`,
      '',
    ),
  );

const lastCover = ({ coveredAt, zone }: HomeEvent): string =>
  coveredAt ? ` Last covered by ${short(zone)} at ${moment(coveredAt)}.` : '';

/** One entry for all homes of the same zone and event. */
const homeLines = (events: readonly HomeEvent[]): string[] =>
  [
    ...Map.groupBy(events, (one) =>
      JSON.stringify([one.event, one.zone, one.reason, one.coveredAt]),
    ).values(),
  ].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { event, zone, reason } = first;
    return listed(
      same.map(({ home }) => home),
      (homes) => `  ${event.toUpperCase()} ${homes} (${short(zone)}): ${reason}${lastCover(first)}`,
      some(same.length, 'home', 'homes'),
    );
  });

/** Reviews that homes wait for, one line for all of the same kind and age. */
const questionLines = (questions: readonly OpenQuestion[]): string[] =>
  [
    ...Map.groupBy(
      questions.filter(({ homes }) => homes.length > 0),
      ({ kind, since }) => `${kind} ${since.toISOString()}`,
    ).values(),
  ].map((same) => {
    const homes = new Set(same.flatMap((one) => one.homes)).size;
    const [first] = same;
    const zones = some(same.length, 'zone', 'zones');
    return `  WAITING since ${first ? moment(first.since) : ''}: ${first?.kind}, ${zones}, ${some(homes, 'home', 'homes')}`;
  });

/** Nothing while nothing has changed. */
const newLines = (now: readonly string[], before: readonly string[]): readonly string[] =>
  now.join('\n') === before.join('\n') ? [] : now.length > 0 ? now : ['  WAITING: no home waits any more'];

/** `before`: the report of the previous response, whose reviews aren't repeated. */
export const textLines = (told: SnapshotReport, before: SnapshotReport | null = null): string[] => [
  `${moment(told.at)}  ${told.snapshot}${told.source === null ? '' : `  (${told.source})`}`,
  `  Feed ${STATES[told.state]}. ${feedReason(told)}`,
  ...zoneLines(told.changes),
  ...homeLines(told.events),
  ...newLines(questionLines(told.questions), questionLines(before?.questions ?? [])),
];

export type Counts = Record<HomeEvent['event'], number> & {
  snapshots: number;
  doubtful: number;
  waiting: number;
  slowestMs: number;
};
export const noCounts = (): Counts => ({
  activated: 0,
  reinstated: 0,
  lifted: 0,
  held: 0,
  warned: 0,
  snapshots: 0,
  doubtful: 0,
  waiting: 0,
  slowestMs: 0,
});

export function count(counts: Counts, told: SnapshotReport): void {
  counts.snapshots += 1;
  if (told.state !== 'ok') counts.doubtful += 1;
  for (const { event } of told.events) counts[event] += 1;
  counts.waiting = new Set(told.questions.flatMap(({ homes }) => homes)).size;
  counts.slowestMs = Math.max(counts.slowestMs, told.tookMs);
}

export const summary = (counts: Counts, homes: number): string[] => [
  '',
  `${some(counts.snapshots, 'answer', 'answers')}, of which ${some(counts.doubtful, 'was', 'were')} not whole and changed nothing; ${some(homes, 'home', 'homes')} watched.`,
  `${some(counts.activated, 'activation', 'activations')}, ${some(counts.lifted, 'lift', 'lifts')}, ${some(counts.warned, 'home warned', 'homes warned')}, ${some(counts.held, 'decision', 'decisions')} left to a person.`,
  `${some(counts.reinstated, 'order reinstated', 'orders reinstated')}; at the end ${some(counts.waiting, 'home waits', 'homes wait')} for a decision.`,
];
