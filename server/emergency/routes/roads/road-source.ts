import { after, minutes, type Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import type { SourceAge } from '#server/ports/routing.ts';
import { UnusableGraph } from './graph-file.ts';
import type { RoadGraph } from './road-graph.ts';
import { loadRoads, roadsHead } from './road-store.ts';

/** How soon a server notices a new import. */
const LOOK_AGAIN_MS = minutes(10);
/** Streets change slowly. After half a year, we report the data as old. */
const STALE_DAYS = 180;

/** The imported roads of this process. */
export type RoadSource = {
  /** Loaded at the first call and kept. Null: none imported, or not usable. */
  graph: () => Promise<RoadGraph | null>;
  age: () => Promise<SourceAge>;
};

export function ageOfRoads(graph: RoadGraph | null, now: Date): SourceAge {
  if (!graph) return { state: 'none', asOf: null };
  // An extract that doesn't give its date is at least as old as its import.
  const asOf = new Date(graph.meta.dataAt ?? graph.meta.importedAt);
  const days = (now.getTime() - asOf.getTime()) / 86_400_000;
  return { state: days > STALE_DAYS ? 'stale' : 'ok', asOf };
}

/** Loads the roads once per process, and again after an import. On a storage failure, keeps what was loaded. */
export function createRoadSource({
  fileStorage,
  clock,
  log,
}: {
  fileStorage: FileStoragePort;
  clock: Clock;
  log: Log;
}): RoadSource {
  let loaded: { graph: RoadGraph | null; checksum: string | null } | null = null;
  let loading: Promise<void> | null = null;
  let lookAgainAt = new Date(0);

  const load = async (): Promise<void> => {
    lookAgainAt = after(clock.now(), LOOK_AGAIN_MS);
    try {
      const head = await roadsHead(fileStorage);
      if (loaded && loaded.checksum === (head?.checksum ?? null)) return;
      loaded = { graph: head && (await loadRoads(fileStorage)), checksum: head?.checksum ?? null };
    } catch (e) {
      log.error({ err: e }, 'roads load failed, routes use what was loaded before');
      if (e instanceof UnusableGraph) loaded ??= { graph: null, checksum: null };
    }
  };
  const graph = async (): Promise<RoadGraph | null> => {
    if (clock.now() >= lookAgainAt && !loading)
      loading = load().finally(() => {
        loading = null;
      });
    // Only the first caller waits: later ones use the old roads until the new ones are there.
    if (!loaded && loading) await loading;
    return loaded?.graph ?? null;
  };
  return { graph, age: async () => ageOfRoads(await graph(), clock.now()) };
}
