/**
 * Reads the relevant parts of an extract in two passes: first streets and turn restrictions, then the positions of the
 * nodes that streets use. So memory grows with the streets, not with everything on the map.
 */
import { openOsmFile, type OsmHeader } from './osm-blocks.ts';
import { readBlock, type OsmRelation } from './osm-items.ts';
import { float64List, uint32List } from './growing-list.ts';
import { isBlocked, roadTraits, turnRule, type RoadTraits } from './road-rules.ts';
import { RoadsRefused } from './wire-reader.ts';

export type Restriction = { fromWay: number; viaNode: number; toWay: number; isOnly: boolean };

export type Extract = {
  header: OsmHeader;
  wayIds: Float64Array;
  traits: RoadTraits[];
  /** Nodes of way `w`, as indexes into `nodeIds`: `refs[refStart[w]] … refs[refStart[w + 1] - 1]`. */
  refStart: Uint32Array;
  refs: Uint32Array;
  /** Sorted. */
  nodeIds: Float64Array;
  /** In units of 1e-7 degrees; `MISSING` if the extract has no such node. */
  nodeLng: Int32Array;
  nodeLat: Int32Array;
  /** How many streets meet here, an end counting twice; capped. */
  uses: Uint8Array;
  /** A barrier that cars can't pass. */
  blocked: Uint8Array;
  restrictions: Restriction[];
  skippedRestrictions: number;
};

export const MISSING = -0x8000_0000;
const MOST_USES = 200;

/** Index of a value in a sorted list, or -1. */
export function indexIn(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] ?? 0;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function readRestriction(relation: OsmRelation): Restriction | 'over-a-way' | null {
  const rule = turnRule(relation.tags);
  if (!rule) return null;
  const of = (role: string) => relation.members.filter((member) => member.role === role);
  const [from] = of('from');
  const [via, ...more] = of('via');
  const [to] = of('to');
  if (from?.type !== 'way' || to?.type !== 'way' || !via) return null;
  if (via.type !== 'node' || more.length > 0) return 'over-a-way';
  return { fromWay: from.ref, viaNode: via.ref, toWay: to.ref, isOnly: rule.kind === 'only' };
}

/** Calls `onProgress` with the fraction that is done, 0 to 1. */
export async function readExtract(path: string, onProgress: (share: number) => void): Promise<Extract> {
  const file = await openOsmFile(path);
  try {
    const ways = await readWays(file.blocks((bytes) => onProgress(bytes / file.bytes / 2)));
    if (ways.traits.length === 0) throw new RoadsRefused('The extract has no streets.');
    const nodes = sortNodes(ways.refIds, ways.refStart);
    await readNodes(
      file.blocks((bytes) => onProgress(0.5 + bytes / file.bytes / 2)),
      nodes,
    );
    return { header: file.header, ...ways, ...nodes };
  } finally {
    await file.close();
  }
}

async function readWays(blocks: AsyncIterable<Uint8Array>) {
  const wayIds = float64List();
  const refStart = uint32List();
  const refIds = float64List();
  const traits: RoadTraits[] = [];
  const restrictions: Restriction[] = [];
  let skippedRestrictions = 0;
  // Most ways of a street have the same traits, so they share one object.
  const known = new Map<string, RoadTraits>();
  const interned = (road: RoadTraits): RoadTraits => {
    const key = Object.values(road).join('|');
    const same = known.get(key) ?? road;
    known.set(key, same);
    return same;
  };
  for await (const block of blocks)
    readBlock(block, {
      way: ({ id, refs, tags }) => {
        const road = refs.length > 1 ? roadTraits(tags) : null;
        if (!road) return;
        wayIds.push(id);
        traits.push(interned(road));
        refStart.push(refIds.length);
        for (const ref of refs) refIds.push(ref);
      },
      relation: (relation) => {
        const restriction = readRestriction(relation);
        if (restriction === 'over-a-way') skippedRestrictions += 1;
        else if (restriction) restrictions.push(restriction);
      },
    });
  refStart.push(refIds.length);
  return {
    wayIds: wayIds.finish(),
    traits,
    refStart: refStart.finish(),
    refIds: refIds.finish(),
    restrictions,
    skippedRestrictions,
  };
}

function sortNodes(refIds: Float64Array, refStart: Uint32Array) {
  const sorted = refIds.slice().sort();
  let count = 0;
  for (let i = 0; i < sorted.length; i += 1)
    if (i === 0 || sorted[i] !== sorted[count - 1]) {
      sorted[count] = sorted[i] ?? 0;
      count += 1;
    }
  const nodeIds = sorted.slice(0, count);
  const uses = new Uint8Array(count);
  const refs = new Uint32Array(refIds.length);
  for (let way = 0; way + 1 < refStart.length; way += 1) {
    const first = refStart[way] ?? 0;
    const last = (refStart[way + 1] ?? 0) - 1;
    for (let i = first; i <= last; i += 1) {
      const node = indexIn(nodeIds, refIds[i] ?? 0);
      refs[i] = node;
      uses[node] = Math.min(MOST_USES, (uses[node] ?? 0) + (i === first || i === last ? 2 : 1));
    }
  }
  const nodeLng = new Int32Array(count).fill(MISSING);
  const nodeLat = new Int32Array(count).fill(MISSING);
  return { nodeIds, refs, uses, nodeLng, nodeLat, blocked: new Uint8Array(count) };
}

async function readNodes(
  blocks: AsyncIterable<Uint8Array>,
  { nodeIds, nodeLng, nodeLat, blocked }: ReturnType<typeof sortNodes>,
): Promise<void> {
  // Extracts are usually sorted by ID, so the next node we need is usually the one after the last.
  let next = 0;
  for await (const block of blocks)
    readBlock(block, {
      node: (id, lng, lat, tags) => {
        if ((nodeIds[next] ?? Infinity) < id || (next > 0 && (nodeIds[next - 1] ?? 0) >= id))
          next = firstNotBelow(nodeIds, id);
        if (nodeIds[next] !== id) return;
        nodeLng[next] = lng;
        nodeLat[next] = lat;
        if (tags && isBlocked(tags)) blocked[next] = 1;
        next += 1;
      },
    });
}

function firstNotBelow(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
