/** Road graphs for tests: generated towns, and real ones if their extracts are on this machine. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildGraph } from '#server/emergency/routes/roads/build-graph.ts';
import { readExtract } from '#server/emergency/routes/roads/read-extract.ts';
import type { RoadGraph } from '#server/emergency/routes/roads/road-graph.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import type { HazardClosure, HazardPicture } from '#server/ports/routing.ts';
import { osmFile, townPlace, type OsmTown } from './osm-file.ts';

/** Extracts of Santa Rosa and Paradise are stored next to the checkout; the product ships none. */
const ROADS = path.resolve(import.meta.dirname, '../../shared/data/roads');
export const realTowns = ['santa-rosa', 'paradise'].filter((town) =>
  existsSync(path.join(ROADS, `${town}.osm.pbf`)),
);
export const extractOf = (town: string): string => path.join(ROADS, `${town}.osm.pbf`);

export async function openExtract(file: string): Promise<RoadGraph> {
  const extract = await readExtract(file, () => undefined);
  return buildGraph(extract, { source: path.basename(file), importedAt: new Date('2026-11-01T00:00:00Z') });
}

/** Writes these bytes to a file, runs with it, and deletes it. */
export async function withTownFile<T>(content: Buffer, run: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-town-'));
  const file = path.join(folder, 'town.osm.pbf');
  writeFileSync(file, content);
  try {
    return await run(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const openTown = (town: OsmTown): Promise<RoadGraph> => withTownFile(osmFile(town), openExtract);

/** A rectangle in a town, in meters. */
export const rectangle = (west: number, south: number, east: number, north: number): MultiPolygon => [
  [
    [
      townPlace(west, south),
      townPlace(east, south),
      townPlace(east, north),
      townPlace(west, north),
      townPlace(west, south),
    ],
  ],
];

const age = { state: 'ok', asOf: new Date('2026-11-17T20:00:00Z') } as const;

export const pictureOf = (parts: {
  zones?: MultiPolygon[];
  fires?: MultiPolygon[];
  closures?: Omit<HazardClosure, 'id'>[];
}): HazardPicture => ({
  zones: {
    age,
    items: (parts.zones ?? []).map((shape, i) => ({ id: `zone-${i}`, status: 'order', shape })),
  },
  fires: { age, items: (parts.fires ?? []).map((shape, i) => ({ id: `fire-${i}`, shape })) },
  closures: { age, items: (parts.closures ?? []).map((closure, i) => ({ id: `closure-${i}`, ...closure })) },
});

export const closedAt = (place: [number, number]): Omit<HazardClosure, 'id'> => ({
  line: [place],
  isChord: false,
  road: null,
});
