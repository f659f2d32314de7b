/** A result file in docs/measured/. `bench/lib/results.ts` writes them. */
export type Result = {
  bench: string;
  title: string;
  command: string;
  at: string;
  commit: string;
  machine: { cpu: string; cores: number; memoryGb: number; node: string; loopSeconds: number; load: number };
  figures: {
    what: string;
    value: number;
    unit: string;
    target?: { atLeast: number } | { atMost: number };
    note?: string;
  }[];
  tables: { title: string; columns: string[]; rows: (string | number)[][] }[];
};

export function readResults(folder: string): Result[];
export function renderTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string;
export function renderMeasured(results: readonly Result[]): string;
