/**
 * Streets and junctions in typed arrays on one buffer. A street is a stretch between two junctions. Its two
 * directions are the edges `2 * street` (along its line) and `2 * street + 1` (against it).
 *
 * Turn restrictions are part of the graph: an edge that may not turn everywhere arrives at a copy of its
 * junction, which has only the allowed edges. So a plain search over junctions obeys them.
 */
import type { Position } from '#server/platform/flat-earth.ts';
import { ROAD_CLASSES, type RoadClass } from './road-rules.ts';

/** Marks an edge that may not be driven. */
export const NOWHERE = 0xffff_ffff;
export const COORDINATE_SCALE = 1e7;

/** Street flags. */
export const CAN_START_HERE = 1;

export type RoadMeta = {
  /** The extract's file name. */
  source: string;
  /** The date of the OpenStreetMap data, if the extract states it. ISO. */
  dataAt: string | null;
  importedAt: string;
  /** The area with data, in degrees: west, south, east, north. */
  box: [number, number, number, number];
  turnRestrictions: number;
  /** Restrictions that lead over a street between, which the graph can't express. */
  skippedRestrictions: number;
  grid: { west: number; south: number; columns: number; rows: number; cell: number };
};

export type RoadArrays = {
  junctionLng: Int32Array;
  junctionLat: Int32Array;
  /** Edges that leave junction `j`: `outEdge[outStart[j]] … outEdge[outStart[j + 1] - 1]`. */
  outStart: Uint32Array;
  outEdge: Uint32Array;
  /** Edges that arrive at junction `j`, each with a junction it can leave from. */
  inStart: Uint32Array;
  inEdge: Uint32Array;
  inTail: Uint32Array;
  /** The junction where an edge arrives, or `NOWHERE` against a one-way street. */
  edgeHead: Uint32Array;
  /** Points of street `s`: `lineStart[s] … lineStart[s + 1] - 1`, both ends included. */
  lineStart: Uint32Array;
  lineLng: Int32Array;
  lineLat: Int32Array;
  streetMeters: Float32Array;
  streetName: Uint32Array;
  streetRef: Uint32Array;
  streetClass: Uint8Array;
  streetMph: Uint8Array;
  streetFlags: Uint8Array;
  nameStart: Uint32Array;
  nameBytes: Uint8Array;
  /** Streets by cell of a grid, to find what is near a point. */
  cellStart: Uint32Array;
  cellStreet: Uint32Array;
};

export type RoadGraph = RoadArrays & {
  meta: RoadMeta;
  junctions: number;
  streets: number;
  /** Driving time of a street, in either direction. */
  streetSeconds: Float32Array;
  /** Meters a second on the fastest street: no trip is faster. */
  fastest: number;
};

const METERS_A_SECOND_PER_MPH = 0.44704;
/** Accounts for traffic, curves and stop signs: no one drives at the limit the whole way. */
const SHARE_OF_LIMIT = 0.85;
const SECONDS_A_JUNCTION = 2;

export function openGraph(meta: RoadMeta, arrays: RoadArrays): RoadGraph {
  const streets = arrays.streetMeters.length;
  const streetSeconds = new Float32Array(streets);
  let fastest = 1;
  for (let s = 0; s < streets; s += 1) {
    const speed = (arrays.streetMph[s] ?? 25) * METERS_A_SECOND_PER_MPH * SHARE_OF_LIMIT;
    streetSeconds[s] = (arrays.streetMeters[s] ?? 0) / speed + SECONDS_A_JUNCTION;
    if (speed > fastest) fastest = speed;
  }
  return { ...arrays, meta, junctions: arrays.junctionLng.length, streets, streetSeconds, fastest };
}

export const junctionAt = (graph: RoadGraph, junction: number): Position => [
  (graph.junctionLng[junction] ?? 0) / COORDINATE_SCALE,
  (graph.junctionLat[junction] ?? 0) / COORDINATE_SCALE,
];

export const streetOf = (edge: number): number => edge >>> 1;
export const isBackward = (edge: number): boolean => (edge & 1) === 1;

/** The points of a street, in the order of its line. */
export function streetLine(graph: RoadGraph, street: number): Position[] {
  const line: Position[] = [];
  const end = graph.lineStart[street + 1] ?? 0;
  for (let i = graph.lineStart[street] ?? 0; i < end; i += 1)
    line.push([(graph.lineLng[i] ?? 0) / COORDINATE_SCALE, (graph.lineLat[i] ?? 0) / COORDINATE_SCALE]);
  return line;
}

/** The points of an edge, in the direction of driving. */
export function edgeLine(graph: RoadGraph, edge: number): Position[] {
  const line = streetLine(graph, streetOf(edge));
  return isBackward(edge) ? line.reverse() : line;
}

const decoder = new TextDecoder();
function nameAt(graph: RoadGraph, index: number): string {
  const bytes = graph.nameBytes.subarray(graph.nameStart[index], graph.nameStart[index + 1]);
  // Decoders refuse shared memory, so the few bytes are copied.
  return decoder.decode(Uint8Array.from(bytes));
}

export const streetName = (graph: RoadGraph, street: number): string =>
  nameAt(graph, graph.streetName[street] ?? 0);
export const streetRef = (graph: RoadGraph, street: number): string =>
  nameAt(graph, graph.streetRef[street] ?? 0);
export const streetClass = (graph: RoadGraph, street: number): RoadClass =>
  ROAD_CLASSES[graph.streetClass[street] ?? 0] ?? 'service';

export const canDrive = (graph: RoadGraph, edge: number): boolean =>
  (graph.edgeHead[edge] ?? NOWHERE) !== NOWHERE;

/** Bytes of all arrays: the memory that a loaded graph takes. */
export function graphBytes(graph: RoadGraph): number {
  let sum = 0;
  for (const value of Object.values(graph)) if (ArrayBuffer.isView(value)) sum += value.byteLength;
  return sum;
}
