import type { Result } from '../bench/lib/results.ts';

export function readResults(folder: string): Result[];
export function renderTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string;
export function renderMeasured(results: readonly Result[]): string;
