import { useMemo } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';

/** The shape, the same object for as long as it is the same: a new answer is no reason to draw a map again. */
export function useSameShape(shape: MultiPolygon | null): MultiPolygon | null {
  const key = JSON.stringify(shape);
  // oxlint-disable-next-line react/exhaustive-deps -- the same shape is the same, whichever answer it came with
  return useMemo(() => shape, [key]);
}
