/** Steps of enlargement, as a share of the width there is. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const FIT = 1;

/** The next step, larger or smaller; at an end it stays. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const at = ZOOMS.findIndex((step) => step >= zoom);
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + direction))] ?? FIT;
}
