import { publishToHome } from '#server/home/homes/homes.ts';
import { seconds } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as packets from './packet-store.ts';

/** The packet was deleted or claimed by another worker: stop silently. */
export class LeaseLost extends Error {}

/** Often enough for a smooth progress bar, without loading the database. */
const EVERY_MS = 500;
const SIGN_OF_LIFE_MS = seconds(10);

export type Progress = {
  /** Reports completed steps, one unless told otherwise. */
  step(count?: number): Promise<void>;
  stop(): void;
};

/** Saves a packet's progress, which is also its heartbeat. */
export function trackProgress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  packet: Pick<packets.PacketRow, 'id' | 'homeId' | 'attempts'>,
  total: number,
): Progress {
  let done = 0;
  let toldAt = -Infinity;
  let isLost = false;
  const tell = async () => {
    toldAt = performance.now();
    const isOurs = await db.transaction(async (tx) => {
      const change = { done: Math.min(done, total), total, workedAt: clock.now() };
      if (!(await packets.updateLeased(tx, packet, change))) return false;
      await publishToHome(tx, packet.homeId, 'claims');
      return true;
    });
    if (!isOurs) isLost = true;
  };
  // Heartbeat during long steps, so the worker doesn't look dead.
  const life = setInterval(() => void tell().catch(() => undefined), SIGN_OF_LIFE_MS).unref();
  return {
    step: async (count = 1) => {
      done += count;
      if (performance.now() - toldAt >= EVERY_MS) await tell();
      if (isLost) throw new LeaseLost();
    },
    stop: () => clearInterval(life),
  };
}
