import { AppError } from './errors.ts';

type Waiting = { weight: number; start: () => void };

/**
 * Runs work of many people in fair turns: one job of a person at a time, people in rotation, and together no more
 * than `capacity`. So one person's hundred jobs delay another person by one job, not by a hundred.
 */
export type FairQueue = <T>(owner: string, weight: number, work: () => Promise<T>) => Promise<T>;

type Limits = {
  /** The total weight of jobs that run at once. A job that weighs more runs alone. */
  capacity: number;
  /** Jobs that may wait: of one person, and of everyone. */
  waitingOfOne: number;
  waitingOfAll: number;
  /** What a refused person reads. */
  busy: { tooManyOfOne: () => string; tooManyOfAll: () => string };
};

const RETRY_AFTER_SECONDS = 10;
const refuse = (sentence: string) =>
  new AppError('unavailable', sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS });

export function openFairQueue(limits: Limits): FairQueue {
  /** Jobs that wait, by person. The order of the map is the rotation: who was served moves to the end. */
  const waiting = new Map<string, Waiting[]>();
  const running = new Set<string>();
  let inside = 0;
  let waitingCount = 0;

  function moveToEnd(owner: string): void {
    const line = waiting.get(owner) ?? [];
    waiting.delete(owner);
    if (line.length > 0) waiting.set(owner, line);
  }

  const nextOwner = () => [...waiting.keys()].find((owner) => !running.has(owner));

  function startNext(): void {
    for (let owner = nextOwner(); owner !== undefined; owner = nextOwner()) {
      const [job, ...rest] = waiting.get(owner) ?? [];
      // Who is first waits until there is room: skipping heavy jobs would starve them.
      if (!job || (inside > 0 && inside + job.weight > limits.capacity)) return;
      waiting.set(owner, rest);
      waitingCount -= 1;
      inside += job.weight;
      running.add(owner);
      job.start();
    }
  }

  return async (owner, weight, work) => {
    const line = waiting.get(owner) ?? [];
    if (line.length >= limits.waitingOfOne) throw refuse(limits.busy.tooManyOfOne());
    if (waitingCount >= limits.waitingOfAll) throw refuse(limits.busy.tooManyOfAll());
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(owner, [...line, { weight, start: resolve }]);
    waitingCount += 1;
    startNext();
    await promise;
    try {
      return await work();
    } finally {
      inside -= weight;
      running.delete(owner);
      moveToEnd(owner);
      startNext();
    }
  };
}
