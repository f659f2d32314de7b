/** Which ways of OpenStreetMap a car may drive, in which direction, how fast, and under which name. */
import type { Tags } from './osm-items.ts';

/** Road classes in order of importance; the index is what the graph stores. */
export const ROAD_CLASSES = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'living_street',
  'service',
  'motorway_link',
  'trunk_link',
  'primary_link',
  'secondary_link',
  'tertiary_link',
] as const;
export type RoadClass = (typeof ROAD_CLASSES)[number];

/** Where no limit is posted. */
const USUAL_MPH: Record<RoadClass, number> = {
  motorway: 65,
  trunk: 55,
  primary: 45,
  secondary: 40,
  tertiary: 35,
  unclassified: 30,
  residential: 25,
  living_street: 15,
  service: 12,
  motorway_link: 40,
  trunk_link: 35,
  primary_link: 30,
  secondary_link: 30,
  tertiary_link: 25,
};
const CLASS_INDEX = new Map<string, number>(ROAD_CLASSES.map((name, i) => [name, i]));
const KPH_A_MPH = 1.609344;
const POSTED = /^(\d{1,3}(?:\.\d+)?)\s*(mph)?$/;

/** From general to specific: the last tag that is present decides. */
const ACCESS_KEYS = ['access', 'vehicle', 'motor_vehicle', 'motorcar'];
const CLOSED_TO_US = new Set([
  'no',
  'private',
  'permit',
  'military',
  'agricultural',
  'forestry',
  'emergency',
  'employees',
  'residents',
  'bus',
  'psv',
]);
/** Parking lot aisles and drive-throughs lead nowhere, and there are very many. */
const SERVICE_LEFT_OUT = new Set(['parking_aisle', 'drive-through', 'emergency_access']);

export type RoadTraits = {
  classIndex: number;
  mph: number;
  isForward: boolean;
  isBackward: boolean;
  name: string;
  /** Highway numbers, such as "CA 12;US 101". */
  ref: string;
};

function isClosed(tags: Tags): boolean {
  let access: string | undefined;
  for (const key of ACCESS_KEYS) access = tags.get(key) ?? access;
  return access !== undefined && CLOSED_TO_US.has(access);
}

/** Null: not a street a car may drive. Ferries aren't `highway`s, so they never get here. */
export function roadTraits(tags: Tags): RoadTraits | null {
  const classIndex = CLASS_INDEX.get(tags.get('highway') ?? '');
  const className = classIndex === undefined ? undefined : ROAD_CLASSES[classIndex];
  if (classIndex === undefined || className === undefined) return null;
  if (isClosed(tags) || tags.get('area') === 'yes' || tags.get('route') === 'ferry') return null;
  if (className === 'service' && SERVICE_LEFT_OUT.has(tags.get('service') ?? '')) return null;
  const oneWay = tags.get('oneway:motor_vehicle') ?? tags.get('oneway');
  // Reversible lanes change direction by the hour, and we don't know the current one.
  if (oneWay === 'reversible' || oneWay === 'alternating') return null;
  const isReversed = oneWay === '-1' || oneWay === 'reverse';
  const isImplied =
    className === 'motorway' || tags.get('junction') === 'roundabout' || tags.get('junction') === 'circular';
  const isOneWay = /^(yes|true|1)$/.test(oneWay ?? '') || (isImplied && oneWay !== 'no');
  return {
    classIndex,
    mph: speedOf(tags, className),
    isForward: !isReversed,
    isBackward: isReversed || !isOneWay,
    name: tags.get('name') ?? '',
    ref: tags.get('ref') ?? '',
  };
}

function speedOf(tags: Tags, className: RoadClass): number {
  const [, posted, unit] = POSTED.exec(tags.get('maxspeed') ?? '') ?? [];
  const mph = posted === undefined ? NaN : Number(posted) / (unit === 'mph' ? 1 : KPH_A_MPH);
  return mph >= 5 && mph <= 85 ? Math.round(mph) : USUAL_MPH[className];
}

const ALWAYS_SOLID = new Set([
  'bollard',
  'block',
  'jersey_barrier',
  'debris',
  'log',
  'chain',
  'fence',
  'wall',
  'guard_rail',
  'planter',
  'sump_buster',
  'cycle_barrier',
  'motorcycle_barrier',
  'bus_trap',
  'hampshire_gate',
]);
const GATES = new Set(['gate', 'lift_gate', 'swing_gate', 'sliding_gate', 'barrier', 'yes']);

/** Whether cars can't pass this point of a street. A gate is passable unless it's locked or private. */
export function isBlocked(tags: Tags): boolean {
  const barrier = tags.get('barrier');
  if (barrier === undefined) return false;
  let access: string | undefined;
  for (const key of ACCESS_KEYS) access = tags.get(key) ?? access;
  if (access !== undefined) return CLOSED_TO_US.has(access);
  if (ALWAYS_SOLID.has(barrier)) return true;
  return GATES.has(barrier) && tags.get('locked') === 'yes';
}

export type TurnRule = { kind: 'no' | 'only' };

/** Null: a relation that doesn't restrict cars at all times. */
export function turnRule(tags: Tags): TurnRule | null {
  if (tags.get('type') !== 'restriction') return null;
  const except = (tags.get('except') ?? '').split(';').map((word) => word.trim());
  if (except.includes('motorcar') || except.includes('motor_vehicle')) return null;
  const rule = tags.get('restriction:motorcar') ?? tags.get('restriction') ?? '';
  if (rule.startsWith('no_')) return { kind: 'no' };
  if (rule.startsWith('only_')) return { kind: 'only' };
  return null;
}
