import path from 'node:path';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import { buildGraph } from './build-graph.ts';
import { UnusableGraph } from './graph-file.ts';
import { readExtract } from './read-extract.ts';
import { graphBytes, type RoadMeta } from './road-graph.ts';
import { fingerprint, loadRoads, saveRoads } from './road-store.ts';

export type RoadsImport = {
  meta: RoadMeta;
  streets: number;
  junctions: number;
  /** In memory, once loaded. */
  bytes: number;
  /** False: the same streets were stored already. */
  isChanged: boolean;
};

/**
 * Imports an extract: reads all of it, builds the graph, and only then replaces what is stored. Throws
 * `RoadsRefused` for a bad file, and then nothing has changed. Idempotent.
 */
export async function importRoads(
  storage: FileStoragePort,
  file: string,
  options: { now: Date; dataAt?: Date | undefined; onProgress?: (share: number) => void },
): Promise<RoadsImport> {
  const extract = await readExtract(file, options.onProgress ?? (() => undefined));
  if (options.dataAt) extract.header.dataAt = options.dataAt;
  const graph = buildGraph(extract, { source: path.basename(file), importedAt: options.now });
  const isChanged = (await storedFingerprint(storage)) !== fingerprint(graph);
  if (isChanged) await saveRoads(storage, graph);
  const { meta, streets, junctions } = graph;
  return { meta, streets, junctions, bytes: graphBytes(graph), isChanged };
}

/** A damaged or outdated graph counts as none: the import replaces it. */
async function storedFingerprint(storage: FileStoragePort): Promise<string | null> {
  try {
    const stored = await loadRoads(storage);
    return stored && fingerprint(stored);
  } catch (e) {
    if (e instanceof UnusableGraph) return null;
    throw e;
  }
}
