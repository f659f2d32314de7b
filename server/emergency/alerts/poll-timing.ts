/** When a feed is asked again. Pure. */
import { after, minutes, seconds } from '#server/platform/clock.ts';

/** However long it has been silent: an order may come any minute. */
const LONGEST_MS = minutes(10);
/** The clock that wakes us is a little early or late. */
export const SLACK_MS = seconds(5);
/** Longer than any pull takes: whoever died in the middle is not waited for. */
export const LEASE_MS = minutes(3);

export function nextPull(asked: {
  at: Date;
  everySeconds: number;
  /** Pulls in a row that brought nothing at all. */
  failures: number;
  /** When the source itself wants to be asked. */
  retryAt: Date | null;
  /** From 0 to 1. */
  random: number;
}): Date {
  const { at, everySeconds, failures, retryAt, random } = asked;
  const every = seconds(everySeconds);
  if (failures === 0) return after(at, every);
  const wait = Math.min(every * 2 ** Math.min(failures - 1, 10), Math.max(LONGEST_MS, every));
  // Servers that failed together do not come back together.
  const next = after(at, wait * (0.75 + random / 2));
  return retryAt && retryAt > next ? retryAt : next;
}
