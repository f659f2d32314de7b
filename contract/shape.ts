/** GeoJSON coordinates of a MultiPolygon: polygons, of rings, of [longitude, latitude]. Either winding, not always clean. */
export type MultiPolygon = [number, number][][][];
