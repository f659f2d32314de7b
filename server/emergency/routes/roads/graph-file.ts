/**
 * The graph as one file: 8 bytes of magic, a version, the length of a JSON table of contents, a SHA-256 of
 * everything after it, the table, then the arrays at multiples of 8 bytes.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { openGraph, type RoadArrays, type RoadGraph, type RoadMeta } from './road-graph.ts';

const MAGIC = 'HLROADS\n';
/** Increment with every change of the arrays or their meaning; an older file then requires a new import. */
export const GRAPH_VERSION = 1;
const FIXED_BYTES = 8 + 4 + 4 + 32;
const CHUNK_BYTES = 1024 * 1024;

const TYPES = { Int32Array, Uint32Array, Float32Array, Uint8Array } as const;
type TypeName = keyof typeof TYPES;
const ARRAYS: Record<keyof RoadArrays, TypeName> = {
  junctionLng: 'Int32Array',
  junctionLat: 'Int32Array',
  outStart: 'Uint32Array',
  outEdge: 'Uint32Array',
  inStart: 'Uint32Array',
  inEdge: 'Uint32Array',
  inTail: 'Uint32Array',
  edgeHead: 'Uint32Array',
  lineStart: 'Uint32Array',
  lineLng: 'Int32Array',
  lineLat: 'Int32Array',
  streetMeters: 'Float32Array',
  streetName: 'Uint32Array',
  streetRef: 'Uint32Array',
  streetClass: 'Uint8Array',
  streetMph: 'Uint8Array',
  streetFlags: 'Uint8Array',
  nameStart: 'Uint32Array',
  nameBytes: 'Uint8Array',
  cellStart: 'Uint32Array',
  cellStreet: 'Uint32Array',
};
const NAMES = Object.keys(ARRAYS) as (keyof RoadArrays)[];

const four = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const Contents = z.object({
  meta: z.object({
    source: z.string(),
    dataAt: z.string().nullable(),
    importedAt: z.string(),
    box: four,
    turnRestrictions: z.number(),
    skippedRestrictions: z.number(),
    grid: z.object({
      west: z.number(),
      south: z.number(),
      columns: z.number(),
      rows: z.number(),
      cell: z.number(),
    }),
  }),
  lengths: z.record(z.string(), z.number().int().min(0)),
});

/** A stored graph that can't be used. Routing then behaves as if there were no roads. */
export class UnusableGraph extends Error {}

export type GraphHead = {
  meta: RoadMeta;
  streets: number;
  junctions: number;
  bytes: number;
  checksum: string;
};

const padded = (length: number): number => Math.ceil(length / 8) * 8;

function contentsOf(graph: RoadGraph): Buffer {
  const lengths = Object.fromEntries(NAMES.map((name) => [name, graph[name].length]));
  const json = Buffer.from(JSON.stringify({ meta: graph.meta, lengths }), 'utf8');
  return Buffer.concat([
    json,
    Buffer.alloc(padded(FIXED_BYTES + json.length) - FIXED_BYTES - json.length, ' '),
  ]);
}

function* bodyOf(graph: RoadGraph, contents: Buffer): Generator<Uint8Array> {
  yield contents;
  for (const name of NAMES) {
    const array = graph[name];
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
    const rest = padded(bytes.length) - bytes.length;
    if (rest > 0) yield new Uint8Array(rest);
  }
}

/** The file's bytes, in chunks. */
export async function* encodeGraph(graph: RoadGraph): AsyncGenerator<Uint8Array> {
  const contents = contentsOf(graph);
  const hash = createHash('sha256');
  for (const chunk of bodyOf(graph, contents)) hash.update(chunk);
  const head = Buffer.alloc(FIXED_BYTES);
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(GRAPH_VERSION, 8);
  head.writeUInt32LE(contents.length, 12);
  hash.digest().copy(head, 16);
  yield head;
  yield* bodyOf(graph, contents);
}

/** How many bytes from the start of a file `readHead` needs, given the ones that are there. */
function readFixed(head: Uint8Array): { contentsBytes: number; checksum: Buffer } {
  const buffer = Buffer.from(head.buffer, head.byteOffset, head.length);
  if (buffer.length < FIXED_BYTES || buffer.toString('latin1', 0, 8) !== MAGIC)
    throw new UnusableGraph('the stored roads are not a road graph');
  const version = buffer.readUInt32LE(8);
  if (version !== GRAPH_VERSION)
    throw new UnusableGraph(`the stored roads have version ${version}, this program reads ${GRAPH_VERSION}`);
  return { contentsBytes: buffer.readUInt32LE(12), checksum: Buffer.from(buffer.subarray(16, 48)) };
}

function readContents(bytes: Uint8Array) {
  try {
    return Contents.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    throw new UnusableGraph('the table of contents of the stored roads is damaged');
  }
}

/** Reads a stored graph's own metadata, without its arrays. Null when more bytes are needed. */
export function readHead(start: Uint8Array, bytes: number): GraphHead | null {
  if (start.length < FIXED_BYTES && start.length < bytes) return null;
  const { contentsBytes, checksum } = readFixed(start);
  if (start.length < FIXED_BYTES + contentsBytes && start.length < bytes) return null;
  const { meta, lengths } = readContents(start.subarray(FIXED_BYTES, FIXED_BYTES + contentsBytes));
  return {
    meta,
    streets: lengths['streetMeters'] ?? 0,
    junctions: lengths['junctionLng'] ?? 0,
    bytes,
    checksum: checksum.toString('hex'),
  };
}

/**
 * Checks a whole file and opens it in place: the arrays are views of its buffer, which may be shared between
 * threads.
 */
export function decodeGraph(file: Uint8Array): RoadGraph {
  const { contentsBytes, checksum } = readFixed(file);
  const found = createHash('sha256').update(file.subarray(FIXED_BYTES)).digest();
  if (!found.equals(checksum))
    throw new UnusableGraph('the stored roads are damaged: their checksum is wrong');
  const { meta, lengths } = readContents(file.subarray(FIXED_BYTES, FIXED_BYTES + contentsBytes));
  let at = FIXED_BYTES + contentsBytes;
  const arrays: Partial<Record<keyof RoadArrays, unknown>> = {};
  for (const name of NAMES) {
    const type = TYPES[ARRAYS[name]];
    const length = lengths[name] ?? 0;
    if (at + length * type.BYTES_PER_ELEMENT > file.length)
      throw new UnusableGraph('the stored roads are damaged: an array is cut off');
    arrays[name] = new type(file.buffer as ArrayBuffer, file.byteOffset + at, length);
    at += padded(length * type.BYTES_PER_ELEMENT);
  }
  return openGraph(meta, arrays as RoadArrays);
}
