import { useMemo } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';

/** Returns a stable object while the shape is unchanged, so that a refetch doesn't redraw the map. */
export function useSameShape(shape: MultiPolygon | null): MultiPolygon | null {
  const key = JSON.stringify(shape);
  // oxlint-disable-next-line react/exhaustive-deps -- the same shape is the same, whichever answer it came with
  return useMemo(() => shape, [key]);
}
