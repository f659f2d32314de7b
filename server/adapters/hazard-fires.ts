/** Parses fire perimeters: NIFC's WFIGS layer, and California's FIRIS layer. Pure. */
import type { FireEnding } from '#contract/hazards.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import type { FireContent, ReportedFire } from '#server/ports/hazard-feed.ts';
import { readArcgisRows } from './feed-arcgis.ts';
import { readGeometry } from './feed-shapes.ts';
import {
  fieldsOf,
  instantOf,
  later,
  numberOf,
  unreadableProblem,
  wordOf,
  type Fields,
} from './hazard-rows.ts';

/** A row, the reason why it isn't a current fire, or that it is unreadable. */
type Row = { fire: ReportedFire } | { keptKey: string } | 'unreadable';

/** Interagency perimeters. Prescribed burns (RX) aren't wildfires. */
export const readWfigs = (raw: Buffer): FireContent =>
  readRows(raw, (fields, shape) => {
    const name = wordOf(fields['poly_incidentname']) ?? wordOf(fields['attr_incidentname']);
    const id =
      wordOf(fields['attr_irwinid']) ??
      wordOf(fields['poly_irwinid']) ??
      wordOf(fields['attr_uniquefireidentifier']);
    const key = (id ?? name)?.toUpperCase() ?? null;
    if (key === null) return 'unreadable';
    const category = wordOf(fields['attr_incidenttypecategory'])?.toUpperCase();
    const ending: FireEnding | null =
      category === 'RX' ? 'prescribed' : wordOf(fields['attr_fireoutdatetime']) !== null ? 'fire-out' : null;
    if (shape === null && ending === null) return 'unreadable';
    return {
      fire: {
        key,
        name: name ?? key,
        shape,
        acres: numberOf(fields['poly_gisacres']) ?? numberOf(fields['attr_incidentsize']),
        containedPercent: percentOf(fields['attr_percentcontained']),
        asOf: instantOf(fields['poly_datecurrent']) ?? instantOf(fields['poly_polygondatetime']),
        ending,
      },
    };
  });

/**
 * Perimeters flown over California. Rows without a date are leftovers, and are ignored for both showing and ending
 * fires.
 */
export const readFiris = (raw: Buffer): FireContent =>
  readRows(raw, (fields, shape) => {
    const mission = wordOf(fields['mission']);
    const name = wordOf(fields['incident_name']) ?? wordOf(fields['fire_name']) ?? missionName(mission);
    const key =
      (wordOf(fields['incident_number']) ?? missionIncident(mission) ?? name)?.toUpperCase() ?? null;
    if (key === null || name === null) return 'unreadable';
    const asOf = instantOf(fields['poly_datecurrent']) ?? utcOf(fields['poly_date_current']);
    const isInactive = wordOf(fields['displaystatus'])?.toLowerCase() === 'inactive';
    if (asOf === null && !isInactive) return { keptKey: key };
    if (shape === null && !isInactive) return 'unreadable';
    return {
      fire: {
        key,
        name,
        shape,
        acres: numberOf(fields['area_acres']) ?? numberOf(fields['acres_burned']),
        containedPercent: percentOf(fields['percent_contained']),
        asOf,
        ending: isInactive ? 'inactive' : null,
      },
    };
  });

/** "CA-SND-SORRENTO-N42Z" without the aircraft: two flights over one fire are one incident. */
const missionIncident = (mission: string | null): string | null =>
  mission?.replace(/-N\d+[A-Z]*$/i, '') ?? null;

/** "CA-SND-SORRENTO-N42Z" is over the Sorrento fire. */
const missionName = (mission: string | null): string | null =>
  missionIncident(mission)?.replace(/^CA-[A-Z]{3}-/i, '') ?? null;

/** Republished files have "2025-01-09 02:29:10" in UTC. */
const utcOf = (value: unknown): Date | null => {
  const text = wordOf(value);
  return text === null ? null : instantOf(`${text.replace(' ', 'T')}Z`);
};

const percentOf = (value: unknown): number | null => {
  const percent = numberOf(value);
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null;
};

function readRows(raw: Buffer, read: (fields: Fields, shape: MultiPolygon | null) => Row): FireContent {
  const { rows, problem } = readArcgisRows(raw);
  const byKey = new Map<string, ReportedFire>();
  const keptKeys = new Set<string>();
  let unreadable = 0;
  let others = 0;
  for (const row of rows) {
    const { geometry, properties, attributes } = fieldsOf(row);
    const given = Object.entries(fieldsOf(properties ?? attributes));
    const fields = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
    const found = read(fields, readGeometry(geometry).shape);
    if (found === 'unreadable') unreadable += 1;
    else if ('keptKey' in found) {
      keptKeys.add(found.keptKey);
      others += 1;
    } else {
      if (found.fire.ending !== null) others += 1;
      const before = byKey.get(found.fire.key);
      byKey.set(found.fire.key, before ? newestOf(before, found.fire) : found.fire);
    }
  }
  const fires = [...byKey.values()];
  return {
    kind: 'fires',
    fires,
    keptKeys: [...keptKeys],
    unreadable,
    others,
    problem: problem ?? unreadableProblem(unreadable, rows.length),
    asOf: fires.reduce<Date | null>((newest, { asOf }) => later(newest, asOf), null),
  };
}

/** The newest perimeter of an incident. One that still burns takes precedence. */
function newestOf(a: ReportedFire, b: ReportedFire): ReportedFire {
  if ((a.ending === null) !== (b.ending === null)) return a.ending === null ? a : b;
  return (b.asOf?.getTime() ?? 0) >= (a.asOf?.getTime() ?? 0) ? b : a;
}
