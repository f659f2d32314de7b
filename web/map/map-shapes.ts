import type { Feature, FeatureCollection, MultiLineString, MultiPolygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as TopoMultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification';

type Named = { name: string };
type West = Topology<{ states: GeometryCollection<Named>; counties: GeometryCollection<Named> }>;

export type MapShapes = {
  land: Feature<MultiPolygon>;
  stateLines: Feature<MultiLineString>;
  countyLines: Feature<MultiLineString>;
  /** By FIPS code. */
  counties: FeatureCollection;
};

const bare = <G extends MultiPolygon | MultiLineString>(geometry: G): Feature<G> => ({
  type: 'Feature',
  properties: {},
  geometry,
});

/** Outlines of the states and of the West's counties, from our own file, so that the map is never blank. */
export async function readShapes(): Promise<MapShapes> {
  const file = new URL('../../node_modules/.cache/coverage/west.json', import.meta.url);
  const reply = await fetch(file);
  if (!reply.ok) throw new Error(`${reply.status}`);
  const west = (await reply.json()) as West;
  const { states, counties } = west.objects;
  return {
    land: bare(merge(west, states.geometries as (Polygon | TopoMultiPolygon)[])),
    stateLines: bare(mesh(west, states)),
    countyLines: bare(mesh(west, counties)),
    counties: feature(west, counties),
  };
}
