import type { Email } from 'postal-mime';
import type { World } from '#test/world.ts';

/** An email that left the instance: its envelope, its raw headers and its parsed form. */
export type SentMail = { to: string[]; raw: string; parsed: Email };

export type Size = 'small' | 'full';

/** The target: an instance on this machine that this run started itself. */
export type Target = {
  /** Lets the helpers of test/ reach the instance. Its clock is the real one. */
  world: World;
  port: number;
  /** All emails it has sent so far, oldest first. */
  mails: () => Promise<SentMail[]>;
  /** Its log output so far. */
  log: () => string;
  /** Its process ID, or null if it runs in this process. */
  pid: number | null;
  random: () => number;
  size: Size;
};

/**
 * Thrown by an attack that can't be tried here. The report states the reason, and doesn't count it as passed.
 */
export class NotTried extends Error {}

export type Attack = {
  name: string;
  /** Returns each fault as one sentence. None means that the attack failed, as it should. */
  run: (target: Target) => Promise<string[]>;
};

/** A size, a count or a list, depending on the size of the run. */
export const sizedFor = <T>({ size }: Pick<Target, 'size'>, { small, full }: { small: T; full: T }): T =>
  size === 'small' ? small : full;

/** Picks one item with the run's own random numbers. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[Math.floor(random() * list.length)] as T;
}
