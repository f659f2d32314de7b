/** The value at this fraction of the sorted list: 0.5 is the median. */
export const quantile = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;

export const median = (list: readonly number[]): number => quantile(list, 0.5);

export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export const secondsOf = async (work: () => Promise<unknown>): Promise<number> => (await msOf(work)) / 1000;

/** Stops at the first wrong count, because a bench that measures the wrong thing is worse than none. */
export function expectCount(what: string, count: number, expected: number): void {
  if (count !== expected) throw new Error(`${what}: ${count} instead of ${expected}`);
}
