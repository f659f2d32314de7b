import type { LiveMap, MapClosure, MapFire, MapShelter, MapSource } from '#contract/emergency/live-map.ts';
import { locale } from '#text/locale.ts';
import { closureKinds, directions } from '#text/emergency/hazards.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import * as t from '#text/emergency/live-map.ts';

/** How long ago, in everyday words. */
export function ageWords(instant: string, now: Date = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return t.justNow;
  if (minutes < 60) return t.minutesAgo(minutes);
  if (minutes < 48 * 60) return t.hoursAgo(Math.floor(minutes / 60));
  return t.daysAgo(Math.floor(minutes / (24 * 60)));
}

/** Never "all clear": only how well a source works, and how old it is. */
export function sourceWords({ kind, state, lastGoodAt }: MapSource, now?: Date): string {
  if (!lastGoodAt) return t.neverAnswered;
  const age = ageWords(lastGoodAt, now);
  // What a source of closures listed still counts; an old shelter may be a closed door.
  if (kind === 'shelters' && state !== 'ok')
    return state === 'stale' ? t.sheltersInDoubt(age) : t.sheltersUnavailable(age);
  return state === 'ok' ? t.current(age) : state === 'stale' ? t.stale(age) : t.unavailable(age);
}

/** What to say about an empty list: nothing listed, or nothing seen. */
export function emptyWords(
  kind: MapSource['kind'],
  sources: readonly MapSource[],
  words: { none: string; unseen: string },
): string {
  const own = sources.filter((source) => source.kind === kind);
  return own.some(({ state }) => state === 'ok') ? words.none : words.unseen;
}

/** What a source says about a shelter. What it doesn't say stays unsaid. */
export function shelterFacts({ capacity, people, takesPets, isAccessible }: MapShelter): string {
  const count = (n: number) => number.format(n);
  return [
    capacity !== null &&
      (people === null
        ? t.shelterCapacity(count(capacity))
        : t.shelterPeople(count(people), count(capacity))),
    takesPets !== null && (takesPets ? t.pets : t.noPets),
    isAccessible === true && t.accessible,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** "US-101 northbound: Road closed". */
export const closureTitle = ({ road, direction, kind }: MapClosure): string =>
  `${[road, direction && directions[direction]].filter(Boolean).join(' ')}: ${closureKinds[kind]}`;

export function closureTimes({ since, until, isOverdue }: MapClosure): string {
  const end =
    until === null ? t.noEnd : isOverdue ? t.overdue(formatMoment(until)) : t.until(formatMoment(until));
  return `${t.since(formatMoment(since))} ${end}`;
}

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

export function fireFacts({ acres, containedPercent, asOf }: MapFire, now?: Date): string {
  return [
    acres !== null && t.acres(number.format(acres)),
    containedPercent !== null && t.contained(Math.round(containedPercent)),
    asOf ? t.mapped(formatMoment(asOf), ageWords(asOf, now)) : t.mappedUnknown,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

export const sourceNames = (ids: readonly string[], { sources }: Pick<LiveMap, 'sources'>): string =>
  ids.map((id) => sources.find((source) => source.id === id)?.name ?? id).join(', ');
