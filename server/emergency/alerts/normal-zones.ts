/** Normalizes the zones of one response: each zone once, whatever the repeats or row order. Pure. */
import type { MultiPolygon } from '#contract/shape.ts';
import type { Hold } from './zone-verdict.ts';
import type { ReportedZone } from '#server/ports/alert-feed.ts';
import { officialKey, zoneKey } from './zone-key.ts';
import { shapeHash, unionOf, usableShape } from './zone-shape.ts';
import { rehearsalWord, severityOf, statusOf, type ZoneStatus } from './zone-status.ts';

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
  /** Why this zone must be reviewed first regardless of other checks, for example a doubtful message. */
  hold: Hold | null;
};

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
    rehearsal:
      rehearsalWord([officialId, words, name, county, notes, zone.beside ?? null]) ??
      zone.unpublished?.toLowerCase() ??
      null,
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
  const shapes = rows.flatMap(({ shape }) => (shape ? [shape] : []));
  const shape = shapes.length > 0 ? unionOf(shapes) : null;
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
    hold: null,
  };
}

/** Key of a second zone that shares another zone's key. */
const besideKey = (key: string, what: string): string => `${key} (${what})`;

/**
 * Among rows with the same key, the most severe status applies to the shapes that carry it. A milder row with
 * another shape becomes its own zone, so a row that says warning never puts anyone under an order. A row that
 * looks like a test also becomes its own zone and adds no area to the real one.
 */
export function normalZones(reported: readonly ReportedZone[], at: Date): NormalZone[] {
  const byKey = Map.groupBy(
    reported.filter((zone) => !isEmptyRow(zone)).map((zone) => normal(zone, at)),
    ({ key }) => key,
  );
  const zones: NormalZone[] = [];
  for (const [key, rows] of byKey) {
    const real = rows.filter(({ rehearsal }) => rehearsal === null);
    const tests = rows.filter(({ rehearsal }) => rehearsal !== null);
    if (real.length === 0) zones.push(...zonesOf(key, tests));
    else zones.push(...zonesOf(key, real), ...zonesOf(besideKey(key, 'test'), tests));
  }
  return zones.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function zonesOf(key: string, rows: readonly NormalZone[]): NormalZone[] {
  const zones: NormalZone[] = [];
  const byStatus = [...Map.groupBy(rows, ({ status }) => status)].toSorted(
    ([a], [b]) => severityOf(b) - severityOf(a),
  );
  const taken = new Set<string>();
  for (const [place, [status, same]] of byStatus.entries()) {
    const rest = same.filter(
      ({ shapeHash: hash }) => place === 0 || (hash !== null && !taken.has(hash) && status !== 'lifted'),
    );
    const zone = merged(place === 0 ? key : besideKey(key, status), rest);
    if (!zone) continue;
    zones.push(zone);
    for (const { shapeHash: hash } of same) if (hash) taken.add(hash);
  }
  return zones;
}

type Named = Pick<NormalZone, 'key' | 'shapeHash'> & { endedAt: Date | null };

/**
 * A row known as a second zone of its key stays that zone when the first zone's row is missing, because it
 * describes its own area only.
 */
export function byOwnNames(seen: readonly NormalZone[], known: readonly Named[]): NormalZone[] {
  const live = new Map(known.filter(({ endedAt }) => endedAt === null).map((zone) => [zone.key, zone]));
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
