import { METERS_A_LAT, metersALng } from '#server/platform/flat-earth.ts';
import { float32List, int32List, uint32List, uint8List } from './growing-list.ts';
import { joinJunctions } from './join-junctions.ts';
import { MISSING, type Extract } from './read-extract.ts';
import { COORDINATE_SCALE, openGraph, type RoadGraph } from './road-graph.ts';
import { layGrid } from './street-grid.ts';
import { markStartable } from './startable.ts';
import { applyRestrictions } from './turn-restrictions.ts';
import { RoadsRefused } from './wire-reader.ts';

/** Streets as cut from ways, before they are joined. */
export type CutStreets = {
  /** Junction numbers of both ends. */
  from: Uint32Array;
  to: Uint32Array;
  /** Streets of way `w`: `wayStart[w] … wayStart[w + 1] - 1`. */
  wayStart: Uint32Array;
  /** The junction of a node, or -1. */
  junctionOf: Int32Array;
  canForward: Uint8Array;
  canBackward: Uint8Array;
};

/** Builds the graph of an extract. */
export function buildGraph(extract: Extract, about: { source: string; importedAt: Date }): RoadGraph {
  const { streets, shape } = cutStreets(extract);
  if (shape.streetMeters.length === 0)
    throw new RoadsRefused('The extract has streets, but not the places they lead through.');
  const joined = joinJunctions(streets, shape.junctionLng.length);
  const turned = applyRestrictions(extract, streets, joined);
  const junctions = copyPositions(shape.junctionLng, shape.junctionLat, turned.copiedFrom);
  const names = packNames(extract);
  const streetName = new Uint32Array(shape.streetWay.length);
  const streetRef = new Uint32Array(shape.streetWay.length);
  const streetClass = new Uint8Array(shape.streetWay.length);
  const streetMph = new Uint8Array(shape.streetWay.length);
  for (const [street, way] of shape.streetWay.entries()) {
    const road = extract.traits[way];
    if (!road) continue;
    streetName[street] = names.indexOf(road.name);
    streetRef[street] = names.indexOf(road.ref);
    streetClass[street] = road.classIndex;
    streetMph[street] = road.mph;
  }
  const { streetWay: _, ...lines } = shape;
  const { copiedFrom: __, applied, ...arcs } = turned;
  const box = extentOf(lines.lineLng, lines.lineLat);
  const { grid, ...cells } = layGrid(lines, box);
  const startable = markStartable({ ...arcs, streetClass });
  return openGraph(
    {
      source: about.source,
      dataAt: extract.header.dataAt?.toISOString() ?? null,
      importedAt: about.importedAt.toISOString(),
      // The declared box can be smaller than what complete ways reach; beyond it, streets are missing.
      box: extract.header.box ?? box,
      turnRestrictions: applied,
      skippedRestrictions: extract.skippedRestrictions,
      grid,
    },
    {
      ...lines,
      ...junctions,
      ...arcs,
      ...cells,
      streetName,
      streetRef,
      streetClass,
      streetMph,
      streetFlags: startable,
      nameStart: names.nameStart,
      nameBytes: names.nameBytes,
    },
  );
}

/** Cuts ways at junctions, at barriers, and where the extract lacks a node. */
function cutStreets(extract: Extract) {
  const { refs, refStart, nodeLng, nodeLat, uses, blocked, traits } = extract;
  const junctionOf = new Int32Array(nodeLng.length).fill(-1);
  const [junctionLng, junctionLat] = [int32List(), int32List()];
  const [from, to] = [uint32List(), uint32List()];
  const [wayStart, streetWay, lineStart] = [uint32List(), uint32List(), uint32List()];
  const [lineLng, lineLat] = [int32List(), int32List()];
  const streetMeters = float32List();
  const [canForward, canBackward] = [uint8List(), uint8List()];

  const junctionAtNode = (node: number): number => {
    const known = junctionOf[node] ?? -1;
    // Streets end at both sides of a barrier, and nothing joins them there.
    if (known >= 0 && !blocked[node]) return known;
    const made = junctionLng.length;
    junctionLng.push(nodeLng[node] ?? 0);
    junctionLat.push(nodeLat[node] ?? 0);
    junctionOf[node] = made;
    return made;
  };
  const addStreet = (way: number, first: number, last: number) => {
    const start = refs[first] ?? 0;
    const end = refs[last] ?? 0;
    const road = traits[way];
    const meters = lengthOf(first, last);
    if (!road || last <= first || meters === 0) return;
    from.push(junctionAtNode(start));
    to.push(junctionAtNode(end));
    streetWay.push(way);
    lineStart.push(lineLng.length);
    for (let i = first; i <= last; i += 1) {
      lineLng.push(nodeLng[refs[i] ?? 0] ?? 0);
      lineLat.push(nodeLat[refs[i] ?? 0] ?? 0);
    }
    streetMeters.push(meters);
    canForward.push(road.isForward ? 1 : 0);
    canBackward.push(road.isBackward ? 1 : 0);
  };
  const lengthOf = (first: number, last: number): number => {
    let sum = 0;
    for (let i = first + 1; i <= last; i += 1) {
      const [a, b] = [refs[i - 1] ?? 0, refs[i] ?? 0];
      const lat = (nodeLat[b] ?? 0) / COORDINATE_SCALE;
      const dx = (((nodeLng[b] ?? 0) - (nodeLng[a] ?? 0)) / COORDINATE_SCALE) * metersALng(lat);
      const dy = (((nodeLat[b] ?? 0) - (nodeLat[a] ?? 0)) / COORDINATE_SCALE) * METERS_A_LAT;
      sum += Math.hypot(dx, dy);
    }
    return sum;
  };

  for (let way = 0; way < traits.length; way += 1) {
    wayStart.push(from.length);
    const end = refStart[way + 1] ?? 0;
    let first = -1;
    for (let i = refStart[way] ?? 0; i < end; i += 1) {
      const node = refs[i] ?? 0;
      if (nodeLng[node] === MISSING) {
        if (first >= 0) addStreet(way, first, i - 1);
        first = -1;
      } else if (first < 0) first = i;
      else if ((uses[node] ?? 0) > 1 || blocked[node] || i === end - 1) {
        addStreet(way, first, i);
        first = i;
      }
    }
  }
  wayStart.push(from.length);
  lineStart.push(lineLng.length);
  const streets: CutStreets = {
    from: from.finish(),
    to: to.finish(),
    wayStart: wayStart.finish(),
    junctionOf,
    canForward: canForward.finish(),
    canBackward: canBackward.finish(),
  };
  const shape = {
    junctionLng: junctionLng.finish(),
    junctionLat: junctionLat.finish(),
    streetWay: streetWay.finish(),
    lineStart: lineStart.finish(),
    lineLng: lineLng.finish(),
    lineLat: lineLat.finish(),
    streetMeters: streetMeters.finish(),
  };
  return { streets, shape };
}

/** Copies of junctions have the positions of their originals. */
function copyPositions(lng: Int32Array, lat: Int32Array, copiedFrom: Uint32Array) {
  const junctionLng = new Int32Array(lng.length + copiedFrom.length);
  const junctionLat = new Int32Array(lat.length + copiedFrom.length);
  junctionLng.set(lng);
  junctionLat.set(lat);
  for (const [i, original] of copiedFrom.entries()) {
    junctionLng[lng.length + i] = lng[original] ?? 0;
    junctionLat[lat.length + i] = lat[original] ?? 0;
  }
  return { junctionLng, junctionLat };
}

function packNames({ traits }: Extract) {
  const index = new Map<string, number>([['', 0]]);
  for (const { name, ref } of traits)
    for (const text of [name, ref]) if (!index.has(text)) index.set(text, index.size);
  const parts = [...index.keys()].map((text) => Buffer.from(text, 'utf8'));
  const nameStart = new Uint32Array(parts.length + 1);
  for (const [i, part] of parts.entries()) nameStart[i + 1] = (nameStart[i] ?? 0) + part.length;
  const nameBytes = new Uint8Array(Buffer.concat(parts));
  return { nameStart, nameBytes, indexOf: (text: string) => index.get(text) ?? 0 };
}

function extentOf(lineLng: Int32Array, lineLat: Int32Array): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < lineLng.length; i += 1) {
    const lng = (lineLng[i] ?? 0) / COORDINATE_SCALE;
    const lat = (lineLat[i] ?? 0) / COORDINATE_SCALE;
    if (lng < box[0]) box[0] = lng;
    if (lat < box[1]) box[1] = lat;
    if (lng > box[2]) box[2] = lng;
    if (lat > box[3]) box[3] = lat;
  }
  return box;
}
