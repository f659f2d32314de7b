/** Zoom steps, relative to the available width. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const FIT = 1;

/** The next larger or smaller step; stays at either end. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const at = ZOOMS.findIndex((step) => step >= zoom);
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + direction))] ?? FIT;
}
