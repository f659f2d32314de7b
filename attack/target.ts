import type { Email } from 'postal-mime';
import type { World } from '#test/world.ts';

/** An email that left the instance: its envelope, its raw headers and its parsed form. */
export type SentMail = { to: string[]; raw: string; parsed: Email };

export type Size = 'small' | 'full';

/** What is attacked: an instance on this machine that this run started itself. */
export type Target = {
  /** The helpers of test/ reach the instance through this. Its clock is the real one. */
  world: World;
  port: number;
  /** Everything it sent so far, oldest first. */
  mails: () => Promise<SentMail[]>;
  /** What it wrote to its log so far. */
  log: () => string;
  /** Its process, or null where it shares ours. */
  pid: number | null;
  random: () => number;
  size: Size;
};

/** Thrown by an attack that can't be tried here. The report says why, and doesn't count it as passed. */
export class NotTried extends Error {}

export type Attack = {
  name: string;
  /** Returns every fault, as one sentence each. None means that the attack failed, as it should. */
  run: (target: Target) => Promise<string[]>;
};

/** A size, a count or a list, by how large the attack is. */
export const sizedFor = <T>({ size }: Pick<Target, 'size'>, { small, full }: { small: T; full: T }): T =>
  size === 'small' ? small : full;

/** One of these, by the run's own random numbers. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[Math.floor(random() * list.length)] as T;
}
