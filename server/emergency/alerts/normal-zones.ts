/** Normalizes the zones of one response: each zone once, whatever the repeats or row order. Pure. */
import type { MultiPolygon } from '#contract/shape.ts';
import type { Hold } from './zone-verdict.ts';
import type { ReportedZone } from '#server/ports/alert-feed.ts';
import { officialKey, zoneKey } from './zone-key.ts';
import { shapeHash, unionOf, usableShape } from './zone-shape.ts';
import {
  isSameGround,
  isUndecided,
  rowsKey,
  rowText,
  testsOfTheirOwn,
  withoutOlderRows,
} from './zone-rows.ts';
import { isPlainTest, rehearsalWord, severityOf, statusOf, type ZoneStatus } from './zone-status.ts';

/** The other reading of a zone whose rows disagree. */
export type Rival = { key: string; zone: NormalZone; rows: string[] };

export type NormalZone = {
  key: string;
  status: ZoneStatus;
  words: string | null;
  name: string | null;
  county: string | null;
  notes: string | null;
  url: string | null;
  issuedAt: Date | null;
  shape: MultiPolygon | null;
  shapeHash: string | null;
  shapeProblem: string | null;
  /** The word that makes it look like a test. */
  rehearsal: string | null;
  /** The text itself says that it is no real order or isn't published; it isn't just a leftover label. */
  isPlainTest: boolean;
  /** The highest number of its rows, where the source numbers them. */
  rowNumber: number | null;
  /** Older rows of this zone were left out. */
  hasOlderRows: boolean;
  /** A milder row about the same area, if nothing tells which of the two is newer. */
  rival: Rival | null;
  /** Why this zone must be reviewed first regardless of other checks, for example a doubtful message. */
  hold: Hold | null;
};

/** For a zone that comes from one message or declaration, not from rows. */
export const NO_ROWS_BESIDE = {
  isPlainTest: false,
  rowNumber: null,
  hasOlderRows: false,
  rival: null,
} as const;

/** A row without any content: what a feed sends when its own source has failed. */
export const isEmptyRow = (zone: ReportedZone): boolean =>
  zone.shape === null &&
  officialKey(zone.officialId) === null &&
  statusOf(zone.words) === 'unknown' &&
  [zone.name, zone.county, zone.notes].every((text) => !text?.trim());

function normal(zone: ReportedZone, at: Date): NormalZone {
  const { shape, problem } = usableShape(zone.shape);
  const hash = shape ? shapeHash(shape) : null;
  const { officialId, words, name, county, notes, url, issuedAt } = zone;
  const texts = [officialId, words, name, county, notes, zone.beside ?? null];
  return {
    key: zoneKey(zone, hash),
    status: statusOf(words),
    words,
    name,
    county,
    notes,
    url,
    // A future timestamp is useless; the time we first saw the zone counts instead.
    issuedAt: issuedAt && issuedAt <= at ? issuedAt : null,
    shape,
    shapeHash: hash,
    shapeProblem: shape ? null : (zone.shapeProblem ?? problem),
    rehearsal: rehearsalWord(texts) ?? zone.unpublished?.toLowerCase() ?? null,
    isPlainTest: (zone.unpublished ?? null) !== null || isPlainTest(texts),
    rowNumber: zone.rowNumber ?? null,
    hasOlderRows: false,
    rival: null,
    hold: null,
  };
}

const longestFirst = (a: string | null, b: string | null): number =>
  (b?.length ?? 0) - (a?.length ?? 0) || (String(a) < String(b) ? -1 : 1);
const pick = (texts: (string | null)[]): string | null => texts.toSorted(longestFirst)[0] ?? null;

/** Merges rows of one key and status into one zone. The result doesn't depend on row order. */
function merged(key: string, rows: readonly NormalZone[]): NormalZone | undefined {
  const [one] = rows;
  if (!one || rows.length === 1) return one && { ...one, key };
  const shapes = new Map(
    rows.flatMap(({ shape: drawn, shapeHash: hash }) => (drawn && hash ? [[hash, drawn] as const] : [])),
  );
  const [first, ...others] = shapes.values();
  // Copies of a row are drawn alike: only different shapes need a union.
  const shape = first === undefined ? null : others.length === 0 ? first : unionOf([first, ...others]);
  const stamps = rows.flatMap(({ issuedAt }) => (issuedAt ? [issuedAt.getTime()] : []));
  return {
    key,
    status: one.status,
    words: pick(rows.map(({ words }) => words)),
    name: pick(rows.map(({ name }) => name)),
    county: pick(rows.map(({ county }) => county)),
    notes: pick(rows.map(({ notes }) => notes)),
    url: pick(rows.map(({ url }) => url)),
    issuedAt: stamps.length > 0 ? new Date(Math.max(...stamps)) : null,
    shape,
    shapeHash: shape && shapeHash(shape),
    shapeProblem: shape ? null : pick(rows.map(({ shapeProblem }) => shapeProblem)),
    rehearsal: pick(rows.map(({ rehearsal }) => rehearsal)),
    isPlainTest: rows.some((row) => row.isPlainTest),
    rowNumber: newestNumber(rows),
    hasOlderRows: rows.some(({ hasOlderRows }) => hasOlderRows),
    rival: null,
    hold: null,
  };
}

function newestNumber(rows: readonly NormalZone[]): number | null {
  const numbers = rows.flatMap(({ rowNumber }) => rowNumber ?? []);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Key of a second zone that shares another zone's key. */
const besideKey = (key: string, what: string): string => `${key} (${what})`;

/**
 * Among rows with the same key and ground, the newest time wins; without times, the most severe status applies
 * and the milder row is kept as its rival. A milder row with another shape becomes its own zone, so a row that
 * says warning never puts anyone under an order. A row that looks like a test also becomes its own zone and
 * adds no area to the real one.
 */
export function normalZones(reported: readonly ReportedZone[], at: Date): NormalZone[] {
  const byKey = Map.groupBy(
    reported.filter((zone) => !isEmptyRow(zone)).map((zone) => normal(zone, at)),
    ({ key }) => key,
  );
  const zones: NormalZone[] = [];
  for (const [key, all] of byKey) {
    const { rows, hasOlder } = withoutOlderRows(all);
    const real = rows.filter(({ rehearsal }) => rehearsal === null);
    const tests = rows.filter(({ rehearsal }) => rehearsal !== null);
    const found =
      real.length === 0
        ? zonesOf(key, tests)
        : [...zonesOf(key, real), ...zonesOf(besideKey(key, 'test'), testsOfTheirOwn(tests, real))];
    zones.push(...(hasOlder ? found.map((zone) => ({ ...zone, hasOlderRows: true })) : found));
  }
  return zones.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function zonesOf(key: string, rows: readonly NormalZone[]): NormalZone[] {
  const zones: NormalZone[] = [];
  const byStatus = [...Map.groupBy(rows, ({ status }) => status)].toSorted(
    ([a], [b]) => severityOf(b) - severityOf(a),
  );
  const taken: NormalZone[] = [];
  let rival: Rival | null = null;
  for (const [place, [status, same]] of byStatus.entries()) {
    const hashes = new Set(taken.map(({ shapeHash: hash }) => hash));
    const rest = same.filter(
      ({ shapeHash: hash }) => place === 0 || (hash !== null && !hashes.has(hash) && status !== 'lifted'),
    );
    if (place > 0) rival ??= rivalOf(key, same, taken);
    taken.push(...same);
    const zone = merged(place === 0 ? key : besideKey(key, status), rest);
    if (zone) zones.push(zone);
  }
  const [first, ...others] = zones;
  return first && rival ? [{ ...first, rival }, ...others] : zones;
}

/** The milder rows, if nothing shows that the more severe ones of the same area are newer. */
function rivalOf(key: string, milder: readonly NormalZone[], severe: readonly NormalZone[]): Rival | null {
  const rivals = milder.filter((row) =>
    severe.some((other) => isSameGround(row, other) && isUndecided(other, row)),
  );
  const zone = merged(key, rivals);
  return zone
    ? {
        key: rowsKey(severe, rivals),
        zone,
        rows: [...new Set([...severe, ...rivals].map(rowText))].toSorted(),
      }
    : null;
}

type Named = Pick<NormalZone, 'key' | 'shapeHash' | 'status'> & { endedAt: Date | null; verdict: string };

/**
 * A test word on the newest row of an active order: the row is still that order, and older rows of the zone don't
 * replace it.
 */
function withMarkedRows(seen: readonly NormalZone[], live: ReadonlyMap<string, Named>): NormalZone[] {
  const byKey = new Map(seen.map((zone) => [zone.key, zone]));
  const marked = new Map<string, NormalZone>();
  for (const [key, { status, verdict }] of live) {
    const [real, test] = [byKey.get(key), byKey.get(besideKey(key, 'test'))];
    const isActing = status === 'order' && (verdict === 'auto' || verdict === 'approved');
    if (!isActing || !real?.issuedAt || test?.status !== 'order' || !test.issuedAt) continue;
    if (test.issuedAt > real.issuedAt) marked.set(key, { ...test, key });
  }
  if (marked.size === 0) return [...seen];
  const isMoved = (key: string) => [...marked.keys()].some((one) => key === besideKey(one, 'test'));
  return seen.filter(({ key }) => !isMoved(key)).map((zone) => marked.get(zone.key) ?? zone);
}

/**
 * A row known as a second zone of its key stays that zone when the first zone's row is missing, because it
 * describes its own area only.
 */
export function byOwnNames(rows: readonly NormalZone[], known: readonly Named[]): NormalZone[] {
  const live = new Map(known.filter(({ endedAt }) => endedAt === null).map((zone) => [zone.key, zone]));
  const seen = withMarkedRows(rows, live);
  const names = new Set(seen.map(({ key }) => key));
  return seen.map((zone) => {
    const first = live.get(zone.key);
    const own = besideKey(zone.key, zone.rehearsal === null ? zone.status : 'test');
    const isOwn =
      zone.shapeHash !== null &&
      first !== undefined &&
      first.shapeHash !== zone.shapeHash &&
      live.get(own)?.shapeHash === zone.shapeHash &&
      !names.has(own);
    return isOwn ? { ...zone, key: own } : zone;
  });
}
