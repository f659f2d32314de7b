/** Parses Caltrans lane closures, CWWP2 `lcsStatusD<NN>.json`: one row per time window, all values strings. Pure. */
import type { ClosureKind } from '#contract/hazards.ts';
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import type { ClosureContent, Point, ReportedClosure } from '#server/ports/hazard-feed.ts';
import {
  directionOf,
  fieldsOf,
  later,
  numberOf,
  parseJson,
  pointOf,
  unreadableProblem,
  wordOf,
  type Fields,
} from './hazard-rows.ts';
import { pacificInstant } from './pacific-time.ts';

/** Throws FeedTrouble if it isn't a list of closures. */
export function readCaltrans(raw: Buffer): ClosureContent {
  const { data } = fieldsOf(parseJson(raw));
  if (!Array.isArray(data)) throw new FeedTrouble('It did not answer with lane closures.');
  const byKey = new Map<string, ReportedClosure>();
  let unreadable = 0;
  let others = 0;
  let asOf: Date | null = null;
  for (const row of data as unknown[]) {
    const lcs = fieldsOf(fieldsOf(row)['lcs']);
    const stamp = fieldsOf(lcs['recordTimestamp']);
    asOf = later(asOf, timeOf(stamp, 'record'));
    const read = readRow(lcs);
    if (read === 'unreadable') unreadable += 1;
    else if (read === 'other') others += 1;
    else {
      // Of two rows for one window, the one that isn't over counts.
      const before = byKey.get(read.key);
      if (!before || before.ending !== null) byKey.set(read.key, read);
    }
  }
  return {
    kind: 'closures',
    closures: [...byKey.values()],
    unreadable,
    others,
    problem: unreadableProblem(unreadable, data.length),
    asOf,
  };
}

function readRow(lcs: Fields): ReportedClosure | 'unreadable' | 'other' {
  const closure = fieldsOf(lcs['closure']);
  const location = fieldsOf(lcs['location']);
  const [begin, end] = [fieldsOf(location['begin']), fieldsOf(location['end'])];
  const times = fieldsOf(closure['closureTimestamp']);
  const key = wordOf(lcs['index']);
  const startsAt = timeOf(times, 'closureStart');
  const points = [
    pointOf(begin['beginLongitude'], begin['beginLatitude']),
    pointOf(end['endLongitude'], end['endLatitude']),
  ].filter((point): point is Point => point !== null);
  const codes = [flagOf(closure, '1097'), flagOf(closure, '1098'), flagOf(closure, '1022')];
  const [isInPlace, isPickedUp, isCanceled] = codes;
  // Even without a route number, its location still closes the road.
  const road = wordOf(begin['beginRoute']) ?? wordOf(end['endRoute']) ?? wordOf(begin['beginLocationName']);
  const endsAt = endOf(times);
  if (key === null || road === null || startsAt === null || points.length === 0 || endsAt === 'unreadable')
    return 'unreadable';
  if (isInPlace === null || isPickedUp === null || isCanceled === null) return 'unreadable';
  const kind = caltransKind(
    wordOf(closure['facility']),
    wordOf(closure['typeOfClosure']),
    wordOf(closure['lanesClosed']),
  );
  if (kind === null) return 'other';
  const places = [begin['beginLocationName'], end['endLocationName']].flatMap((name) => wordOf(name) ?? []);
  const why = wordOf(closure['typeOfWork']);
  const id = wordOf(closure['closureID']);
  const log = numberOf(closure['logNumber']);
  return {
    key,
    ref: id !== null && log !== null ? `${id}-${log}` : null,
    kind,
    road,
    direction: directionOf(location['travelFlowDirection']),
    details: [[...new Set(places)].join(' to '), why].filter(Boolean).join(': ') || null,
    place: { type: 'points', points },
    startsAt,
    endsAt,
    isInPlace: isInPlace === true,
    ending: isCanceled ? 'canceled' : isPickedUp ? 'picked-up' : null,
  };
}

const RAMP = /ramp|connector|collector/i;
const NO_ROAD = /rest area|weigh|vista|park and ride/i;

/**
 * "Full" alone mostly means ramps, so the facility decides. A facility or type that we don't know counts as the
 * road itself. Null: it closes no road, such as a rest area.
 */
export function caltransKind(
  facility: string | null,
  type: string | null,
  lanesClosed: string | null,
): ClosureKind | null {
  if (facility !== null && NO_ROAD.test(facility)) return null;
  const isRamp = facility !== null && RAMP.test(facility);
  if (/one-?way/i.test(type ?? '')) return 'one-way';
  const isPart = /lane|moving|traffic break|alternating|shoulder/i.test(type ?? '');
  if (isPart && !/^all$/i.test(lanesClosed ?? '')) return 'lanes';
  return isRamp ? 'ramp' : 'full';
}

/** "true" or "false" and nothing else: a renamed field must not read as "not picked up" or "not in place". */
function flagOf(closure: Fields, code: string): boolean | null {
  const flag = wordOf(fieldsOf(closure[`code${code}`])[`isCode${code}`])?.toLowerCase();
  return flag === 'true' ? true : flag === 'false' ? false : null;
}

/** Its epoch in seconds; without one, its date and time in California. */
function timeOf(times: Fields, name: string): Date | null {
  const epoch = numberOf(times[`${name}Epoch`]);
  if (epoch !== null && epoch > 0) return new Date(epoch * 1000);
  const [year, month, day] = (wordOf(times[`${name}Date`]) ?? '').split('-');
  return pacificInstant(`${month}/${day}/${year} ${wordOf(times[`${name}Time`])}`);
}

const FOREVER = Date.UTC(2990, 0);

/** 2999-12-31 means that no end is known. */
function endOf(times: Fields): Date | null | 'unreadable' {
  if (wordOf(times['isClosureEndIndefinite'])?.toLowerCase() === 'true') return null;
  const at = timeOf(times, 'closureEnd');
  if (at === null) return 'unreadable';
  return at.getTime() >= FOREVER ? null : at;
}
