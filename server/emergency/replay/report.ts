/** What a replay prints. Pure. */
import type { FeedState, ZoneChange } from '#server/emergency/alerts/alerts.ts';

export type HomeEvent = {
  home: string;
  event: 'activated' | 'lifted' | 'held' | 'warned';
  zone: string;
  reason: string;
};

export type SnapshotReport = {
  at: Date;
  snapshot: string;
  state: FeedState;
  outcome: string;
  reason: string | null;
  changes: readonly ZoneChange[];
  events: readonly HomeEvent[];
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
  return [
    { at, snapshot, event: 'feed', state: STATES[told.state], reason: feedReason(told) },
    ...told.events.map(({ home, event, zone, reason }) => ({ at, snapshot, home, event, zone, reason })),
  ].map((line) => JSON.stringify(line));
}

const some = (n: number, one: string, more: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`;

/** More homes would only scroll the rest out of view. */
const MOST_HOMES = 20;
const MOST_ZONES = 4;

const listed = (all: readonly string[], most: number): string =>
  all.length <= most ? all.join(', ') : `${all.slice(0, most).join(', ')} and ${all.length - most} more`;

/** A prefix is enough to recognize a hash. */
const short = (key: string): string => key.replace(/^(shape|words):(.{8}).*/, '$1:$2');

/** "4 zones: First seen as an evacuation order. (…)". */
const zoneLines = (changes: readonly ZoneChange[]): string[] =>
  [...Map.groupBy(changes, ({ reason }) => reason)].map(([reason, same]) => {
    const keys = listed(
      same.map(({ key }) => short(key)),
      MOST_ZONES,
    );
    return `    ${some(same.length, 'zone', 'zones')}: ${reason} (${keys})`;
  });

function homeLines(events: readonly HomeEvent[]): string[] {
  const lines = events.map(
    ({ home, event, zone, reason }) => `  ${event.toUpperCase()} ${home} (${short(zone)}): ${reason}`,
  );
  return lines.length <= MOST_HOMES
    ? lines
    : [...lines.slice(0, MOST_HOMES), `  and ${lines.length - MOST_HOMES} more homes`];
}

export const textLines = (told: SnapshotReport): string[] => [
  `${moment(told.at)}  ${told.snapshot}`,
  `  Feed ${STATES[told.state]}. ${feedReason(told)}`,
  ...zoneLines(told.changes),
  ...homeLines(told.events),
];

export type Counts = Record<HomeEvent['event'], number> & { snapshots: number; doubtful: number };
export const noCounts = (): Counts => ({
  activated: 0,
  lifted: 0,
  held: 0,
  warned: 0,
  snapshots: 0,
  doubtful: 0,
});

export function count(counts: Counts, told: SnapshotReport): void {
  counts.snapshots += 1;
  if (told.state !== 'ok') counts.doubtful += 1;
  for (const { event } of told.events) counts[event] += 1;
}

export const summary = (counts: Counts, homes: number): string[] => [
  '',
  `${some(counts.snapshots, 'answer', 'answers')}, of which ${some(counts.doubtful, 'was', 'were')} not whole and changed nothing; ${some(homes, 'home', 'homes')} watched.`,
  `${some(counts.activated, 'activation', 'activations')}, ${some(counts.lifted, 'lift', 'lifts')}, ${some(counts.warned, 'home warned', 'homes warned')}, ${some(counts.held, 'decision', 'decisions')} left to a person.`,
];
