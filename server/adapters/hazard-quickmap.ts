/**
 * Parses QuickMap's KML: `lcs2way.kml` (lane closures, some with their line) and `cc.kml` (chain controls and
 * roads closed by weather). Its times are Pacific without a zone. Pure.
 */
import { createHash } from 'node:crypto';
import type { ClosureKind } from '#contract/hazards.ts';
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import type { ClosureContent, ClosurePlace, Point, ReportedClosure } from '#server/ports/hazard-feed.ts';
import { BadXml, child, children, parseXml, plainXml, type XmlNode } from './feed-xml.ts';
import { directionOf, later, pointOf, unreadableProblem } from './hazard-rows.ts';
import { pacificInstant } from './pacific-time.ts';

const MOST_BYTES = 24 * 1024 * 1024;
const MOST_ELEMENTS = 200_000;

type Path = { ref: string; route: string; kind: ClosureKind; lines: Point[][] };
type Read = { closure: ReportedClosure } | { path: Path } | 'unreadable' | 'other';

/** Throws FeedTrouble if it isn't whole KML. */
export function readQuickMap(raw: Buffer): ClosureContent {
  const placemarks = placemarksOf(raw);
  const found: ReportedClosure[] = [];
  let unreadable = 0;
  let others = 0;
  let asOf: Date | null = null;
  for (const placemark of placemarks) {
    const read = readPlacemark(placemark);
    asOf = later(asOf, updatedAt(placemark));
    if (read === 'unreadable') unreadable += 1;
    else if (read === 'other') others += 1;
    else if ('path' in read) addPath(found, read.path);
    else addPoint(found, read.closure);
  }
  return {
    kind: 'closures',
    closures: found,
    unreadable,
    others,
    problem: unreadableProblem(unreadable, placemarks.length),
    asOf,
  };
}

function placemarksOf(raw: Buffer): XmlNode[] {
  try {
    const [kml] = children(parseXml(plainXml(raw, MOST_BYTES, MOST_ELEMENTS)), 'kml');
    const documents = children(kml, 'Document');
    if (documents.length === 0) throw new FeedTrouble('It did not answer with a map.');
    return [...documents, ...documents.flatMap((one) => children(one, 'Folder'))].flatMap((one) =>
      children(one, 'Placemark'),
    );
  } catch (cause) {
    if (cause instanceof BadXml) throw new FeedTrouble(`Its map cannot be read. ${cause.message}`, { cause });
    throw cause;
  }
}

function readPlacemark(placemark: XmlNode): Read {
  const name = child(placemark, 'name') ?? '';
  const style = (child(placemark, 'styleUrl') ?? '').replace('#', '');
  const path = /^([A-Z]+(\d+)[A-Z]*) Log (\d+) path$/.exec(name);
  if (path) {
    const lines = linesOf(placemark);
    const [, id = '', route = '', log = ''] = path;
    const kind = style === 'oneWayTrafficPath' ? 'one-way' : 'full';
    return lines ? { path: { ref: `${id}-${log}`, route, kind, lines } } : 'unreadable';
  }
  if (/chain control/i.test(name) || style.startsWith('SRRA')) return 'other';
  return readClosure(placemark, name, style);
}

/** "Eastbound 80 On Ramp Full Closure", "Route 175 One-way Traffic Operation", "Westbound Highway 4 Road Closed". */
const NAMED =
  /^(?:(?<bound>north|south|east|west)bound\s+|route\s+)?(?:(?:highway|hwy|route|us|i|sr)[\s-]*)?(?<route>\d+[a-z]?)\s*(?<facility>.*?)\s*(?<what>full closure|lanes? closure|alternating lanes closure|one-way traffic operation|moving closure|traffic break|road closed|closure|closed)$/i;

function readClosure(placemark: XmlNode, name: string, style: string): Read {
  const { bound, route, facility = '', what = '' } = NAMED.exec(name.trim())?.groups ?? {};
  const text = plainText(child(placemark, 'description') ?? '');
  const [at = ''] = children(placemark, 'Point').flatMap((point) => child(point, 'coordinates') ?? []);
  const [lng, lat] = at.split(',');
  const point = pointOf(lng, lat);
  if (!route || !point || text.length === 0) return 'unreadable';
  const lines = linesOf(placemark);
  const ends = timeIn(text, /expected to end at|until|through/i);
  const starts = timeIn(text, /effective from|expected to (?:start|begin) at/i);
  const said = text.filter((line) => !NO_DETAILS.test(line));
  return {
    closure: {
      key: keyOf(name, text, said),
      ref: null,
      kind: kindOf(what, facility, style),
      road: roadName(route),
      direction: directionOf(bound),
      details: said.map((line) => line.replace(/\.$/, '')).join('. ') || null,
      place: lines ? { type: 'line', lines } : { type: 'points', points: [point] },
      startsAt: starts,
      endsAt: ends,
      isInPlace: !style.startsWith('pending'),
      ending: null,
    },
  };
}

const NO_DETAILS = /last updated|information courtesy|expected to|effective from|message id/i;
const roadName = (route: string): string => `Route ${route}`;

/**
 * Its message number if it has one; otherwise the text identifies it, because both ends of a closure have the same
 * text.
 */
function keyOf(name: string, text: readonly string[], said: readonly string[]): string {
  const [, district, message] = /district:\s*(\d+)\s+message id:\s*(\d+)/i.exec(text.join(' ')) ?? [];
  if (message !== undefined) return `message-${district}-${message}`;
  return createHash('sha256')
    .update(JSON.stringify([name, said]))
    .digest('hex')
    .slice(0, 24);
}

function kindOf(what: string, facility: string, style: string): ClosureKind {
  if (/one-way/i.test(what)) return 'one-way';
  if (/lane|moving|traffic break/i.test(what)) return 'lanes';
  if (/ramp|connector|collector/i.test(facility)) return 'ramp';
  return style === 'lcs' && !/full|closed/i.test(what) ? 'lanes' : 'full';
}

/** The lines of text in a description, without its markup. */
const plainText = (html: string): string[] =>
  html
    .replaceAll(/<br\s*\/?>|<\/?p\b[^>]*>|<\/?div\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

function timeIn(text: readonly string[], label: RegExp): Date | null {
  const line = text.find((one) => label.test(one) && pacificInstant(one) !== null);
  return line === undefined ? null : pacificInstant(line);
}

const updatedAt = (placemark: XmlNode): Date | null =>
  timeIn(plainText(child(placemark, 'description') ?? ''), /last updated/i);

/** All its lines, or null if it has none or one of them can't be read. */
function linesOf(placemark: XmlNode): Point[][] | null {
  const groups = [placemark, ...children(placemark, 'MultiGeometry')];
  const texts = groups
    .flatMap((group) => children(group, 'LineString'))
    .map((line) => child(line, 'coordinates') ?? '');
  const lines = texts.map((text) =>
    text
      .split(/\s+/)
      .filter((part) => part !== '')
      .map((part) => {
        const [lng, lat] = part.split(',');
        return pointOf(lng, lat);
      }),
  );
  const isWhole = lines.length > 0 && lines.every((line) => line.length > 1 && line.every((p) => p !== null));
  return isWhole ? (lines as Point[][]) : null;
}

/** The second end of the previous closure, or a separate closure. */
function addPoint(found: ReportedClosure[], closure: ReportedClosure): void {
  const before = found.find(({ key }) => key === closure.key);
  if (!before) return void found.push(closure);
  if (before.place.type === 'points' && closure.place.type === 'points')
    before.place = {
      type: 'points',
      points: uniquePoints([...before.place.points, ...closure.place.points]),
    };
}

const uniquePoints = (points: readonly Point[]): Point[] =>
  points.filter(([lng, lat], i) => points.findIndex((other) => other[0] === lng && other[1] === lat) === i);

/** The file draws a closure's line right after its points. A line without points is a separate closure. */
function addPath(found: ReportedClosure[], { ref, route, kind, lines }: Path): void {
  const last = found.at(-1);
  const place: ClosurePlace = { type: 'line', lines };
  if (
    last?.road === roadName(route) &&
    last.kind === kind &&
    last.ref === null &&
    isNear(last.place, lines)
  ) {
    last.ref = ref;
    last.place = place;
    return;
  }
  found.push({
    key: ref,
    ref,
    kind,
    road: roadName(route),
    direction: null,
    details: null,
    place,
    startsAt: null,
    endsAt: null,
    isInPlace: true,
    ending: null,
  });
}

/** A point of the closure is within about 200 m of one of the line's ends. */
const isNear = (place: ClosurePlace, lines: readonly Point[][]): boolean =>
  place.type === 'points' &&
  place.points.some(([lng, lat]) =>
    lines
      .flatMap((line) => [line[0], line.at(-1)])
      .some((end) => end !== undefined && Math.hypot(end[0] - lng, end[1] - lat) < 0.002),
  );
