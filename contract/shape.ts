import { z } from 'zod';

/**
 * GeoJSON coordinates of a MultiPolygon: polygons, of rings, of [longitude, latitude]. Either winding; may be
 * invalid.
 */
export type MultiPolygon = [number, number][][][];

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
/** GeoJSON coordinates of a MultiPolygon from outside. The server checks that the geometry makes sense. */
export const Shape = z
  .array(z.array(z.array(Position).max(20_000)).max(200))
  .min(1, 'Draw or paste an area')
  .max(200)
  .refine((polygons) => polygons.flat(2).length <= 20_000, 'Use 20,000 points or fewer');
