/** Runs work while its total weight stays below a limit; the rest is queued. */
export function openGate(limit: number) {
  let inside = 0;
  const line: { weight: number; enter: () => void }[] = [];
  const admit = () => {
    for (let next = line[0]; next && (inside === 0 || inside + next.weight <= limit); next = line[0]) {
      line.shift();
      inside += next.weight;
      next.enter();
    }
  };
  return async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push({ weight, enter: resolve });
    admit();
    await promise;
    try {
      return await work();
    } finally {
      inside -= weight;
      admit();
    }
  };
}
