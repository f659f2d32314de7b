/** When to poll a feed next. Pure. */
import { after, minutes, seconds } from '#server/platform/clock.ts';

/** Upper limit however long the feed has been silent: an order may come any minute. */
const LONGEST_MS = minutes(10);
/** The cron tick may be slightly early or late. */
export const SLACK_MS = seconds(5);
/** Longer than any pull takes, so a crashed server doesn't block the feed for long. */
export const LEASE_MS = minutes(3);

export function nextPull(asked: {
  at: Date;
  everySeconds: number;
  /** Consecutive failed pulls. */
  failures: number;
  /** Earliest retry time that the source asked for. */
  retryAt: Date | null;
  /** Jitter, from 0 to 1. */
  random: number;
}): Date {
  const { at, everySeconds, failures, retryAt, random } = asked;
  const every = seconds(everySeconds);
  if (failures === 0) return after(at, every);
  const wait = Math.min(every * 2 ** Math.min(failures - 1, 10), Math.max(LONGEST_MS, every));
  // Jitter, so that servers that failed together don't retry together.
  const next = after(at, wait * (0.75 + random / 2));
  return retryAt && retryAt > next ? retryAt : next;
}
