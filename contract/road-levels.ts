/**
 * Zooms at which streets are served for the base map. Between them, the next lower one is drawn larger. No schema here:
 * public pages load it.
 */
export const ROAD_LEVELS = [6, 8, 10, 12, 14] as const;
export type RoadLevel = (typeof ROAD_LEVELS)[number];
