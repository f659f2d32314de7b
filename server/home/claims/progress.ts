import { publishToHome } from '#server/home/homes/homes.ts';
import { seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/** The packet is gone, or somebody else makes it by now: stop without a word. */
export class NoLongerOurs extends Error {}

/** Often enough for a bar that moves, seldom enough for the database. */
const EVERY_MS = 500;
const SIGN_OF_LIFE_MS = seconds(10);

export type Progress = {
  /** A step is done. */
  step(): Promise<void>;
  stop(): void;
};

/** Writes how far a packet is, and with it that somebody works on it. */
export function trackProgress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  packet: Pick<store.PacketRow, 'id' | 'homeId' | 'attempts'>,
  total: number,
): Progress {
  let done = 0;
  let toldAt = -Infinity;
  let isLost = false;
  const tell = async () => {
    toldAt = performance.now();
    const isOurs = await db.transaction(async (tx) => {
      const change = { done: Math.min(done, total), total, workedAt: clock.now() };
      if (!(await store.updateMine(tx, packet, change))) return false;
      await publishToHome(tx, packet.homeId, 'claims');
      return true;
    });
    if (!isOurs) isLost = true;
  };
  // A long step must not look like a worker that died.
  const life = setInterval(() => void tell().catch(() => undefined), SIGN_OF_LIFE_MS).unref();
  return {
    step: async () => {
      done += 1;
      if (performance.now() - toldAt >= EVERY_MS) await tell();
      if (isLost) throw new NoLongerOurs();
    },
    stop: () => clearInterval(life),
  };
}
