/** Parses traffic events in Open511 form, as 511 Bay Area publishes them. Pure. */
import type { ClosureKind } from '#contract/hazards.ts';
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import type { ClosureContent, ReportedClosure } from '#server/ports/hazard-feed.ts';
import {
  directionOf,
  fieldsOf,
  instantOf,
  later,
  parseJson,
  placeOf,
  unreadableProblem,
  wordOf,
  type Fields,
} from './hazard-rows.ts';

/** Throws FeedTrouble if it isn't a list of events. */
export function readOpen511(raw: Buffer): ClosureContent {
  const { events, pagination } = fieldsOf(parseJson(raw));
  if (!Array.isArray(events)) throw new FeedTrouble('It did not answer with traffic events.');
  const closures: ReportedClosure[] = [];
  let unreadable = 0;
  let others = 0;
  let asOf: Date | null = null;
  for (const event of events as unknown[]) {
    const fields = fieldsOf(event);
    const read = readEvent(fields);
    asOf = later(asOf, instantOf(fields['updated']));
    if (read === 'unreadable') unreadable += 1;
    else if (read.length === 0) others += 1;
    else closures.push(...read);
  }
  const isCut = wordOf(fieldsOf(pagination)['next_url']) !== null;
  return {
    kind: 'closures',
    closures,
    unreadable,
    others,
    problem: isCut
      ? 'The answer says itself that there is more.'
      : unreadableProblem(unreadable, events.length),
    asOf,
  };
}

const KINDS: Readonly<Record<string, ClosureKind | null>> = {
  CLOSED: 'full',
  SOME_LANES_CLOSED: 'lanes',
  SINGLE_LANE_ALTERNATING: 'one-way',
  ALL_LANES_OPEN: null,
};

/** One closure for each road of the event that isn't fully open. */
function readEvent(event: Fields): ReportedClosure[] | 'unreadable' {
  const id = wordOf(event['id']);
  const status = wordOf(event['status'])?.toUpperCase();
  if (id === null || (status !== 'ACTIVE' && status !== 'ARCHIVED')) return 'unreadable';
  const roads = (Array.isArray(event['roads']) ? (event['roads'] as unknown[]) : []).map(fieldsOf);
  const window = windowOf(event);
  const place =
    placeOf(event['closure_geometry']) ?? placeOf(event['+closure_geometry']) ?? placeOf(event['geography']);
  const closed = roads.map((road, index): ReportedClosure | 'unreadable' | null => {
    const state = wordOf(road['state'])?.toUpperCase() ?? null;
    const known = state === null ? stateIn(event) : KINDS[state];
    // An unknown state may well be a closure.
    const kind = known === undefined ? 'full' : known;
    if (kind === null) return null;
    const name = wordOf(road['name']);
    if (name === null || place === null || window === null) return 'unreadable';
    return {
      key: `${id}/${index}`,
      ref: null,
      kind: kind === 'full' && /ramp|connector/i.test(name) ? 'ramp' : kind,
      road: name,
      direction: directionOf(road['direction']),
      details: detailsOf(event, road),
      place,
      ...window,
      isInPlace: true,
      ending: status === 'ARCHIVED' ? 'canceled' : null,
    };
  });
  if (closed.includes('unreadable')) return 'unreadable';
  return closed.filter((one) => one !== null && one !== 'unreadable');
}

/** Without a state, a headline that mentions a closed road decides. */
const stateIn = (event: Fields): ClosureKind | null =>
  /\b(?:road|highway|all lanes|full(?:y)?)\b.*\bclos/i.test(wordOf(event['headline']) ?? '') ? 'full' : null;

const detailsOf = (event: Fields, road: Fields): string | null => {
  const stretch = [wordOf(road['from']), wordOf(road['to'])].filter((end) => end !== null).join(' to ');
  return [stretch, wordOf(event['headline'])].filter(Boolean).join(': ').slice(0, 500) || null;
};

/** "2026-10-09T22:00/2026-10-10T05:00" in California; an open end has nothing after the slash. */
function windowOf(event: Fields): { startsAt: Date | null; endsAt: Date | null } | null {
  const schedules = [event['schedule'], ...(Array.isArray(event['schedules']) ? event['schedules'] : [])];
  const intervals = schedules.flatMap((one) => {
    const given = fieldsOf(one)['intervals'];
    return Array.isArray(given) ? (given as unknown[]) : [];
  });
  if (intervals.length === 0) return { startsAt: instantOf(event['created']), endsAt: null };
  let startsAt: Date | null = null;
  let endsAt: Date | null = new Date(0);
  for (const interval of intervals) {
    const [from = '', to = ''] = (wordOf(interval) ?? '').split('/');
    const start = openInstant(from);
    if (start === null) return null;
    if (startsAt === null || start < startsAt) startsAt = start;
    const end = to.trim() === '' ? null : openInstant(to);
    if (to.trim() !== '' && end === null) return null;
    // Several windows count as one, from the first start to the last end.
    endsAt = end === null || endsAt === null ? null : end > endsAt ? end : endsAt;
  }
  return { startsAt, endsAt };
}

/** 511's intervals are UTC unless they say otherwise. */
const openInstant = (text: string): Date | null => instantOf(text) ?? instantOf(`${text.trim()}Z`);
