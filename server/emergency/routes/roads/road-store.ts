import { createHash } from 'node:crypto';
import { ROADS_KEY, type FileStoragePort } from '#server/ports/file-storage.ts';
import { decodeGraph, encodeGraph, readHead, UnusableGraph, type GraphHead } from './graph-file.ts';
import type { RoadGraph } from './road-graph.ts';

/** Replaces the stored roads atomically: readers find the old file or the new one, never a partial one. */
export const saveRoads = (storage: FileStoragePort, graph: RoadGraph): Promise<void> =>
  storage.put(ROADS_KEY, encodeGraph(graph));

/** What is stored, from the first bytes of the file. Null: no roads. Throws `UnusableGraph`. */
export async function roadsHead(storage: FileStoragePort): Promise<GraphHead | null> {
  const stored = await storage.open(ROADS_KEY);
  if (!stored) return null;
  let start = new Uint8Array();
  for await (const chunk of stored.content) {
    start = new Uint8Array(Buffer.concat([start, chunk]));
    const head = readHead(start, stored.bytes);
    if (head) return head; // leaving the loop closes the file
  }
  throw new UnusableGraph('the stored roads are cut off');
}

/** Reads and checks the stored roads. Null: there are none. Throws `UnusableGraph`. */
export async function loadRoads(storage: FileStoragePort): Promise<RoadGraph | null> {
  const stored = await storage.open(ROADS_KEY);
  if (!stored) return null;
  // Shared, so that threads can search the same copy.
  const file = new Uint8Array(new SharedArrayBuffer(stored.bytes));
  let filled = 0;
  for await (const chunk of stored.content) {
    if (filled + chunk.length > file.length)
      throw new UnusableGraph('the stored roads are longer than they say');
    file.set(chunk, filled);
    filled += chunk.length;
  }
  if (filled < file.length) throw new UnusableGraph('the stored roads are cut off');
  return decodeGraph(file);
}

/** Equal for graphs with the same streets, whenever they were imported. */
export function fingerprint(graph: RoadGraph): string {
  const hash = createHash('sha256').update(String(graph.meta.dataAt));
  for (const [, value] of Object.entries(graph).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (ArrayBuffer.isView(value))
      hash.update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  return hash.digest('hex');
}
