/**
 * All servers of a deployment use the database's time, because each judges what another wrote: codes, sessions, locks
 * and due times. A server whose own clock is wrong would refuse every code, or send nothing for minutes.
 */
import type pg from 'pg';
import { correctSystemClock, minutes, seconds } from './clock.ts';
import type { Log } from './log.ts';

/** Smaller differences are normal, and nothing we decide depends on them. */
const TOLERATED_MS = seconds(2);
const CHECK_MS = minutes(1);

type Asking = Pick<pg.Pool, 'query'>;

/** How far the database's clock is ahead of ours, as if it had answered in the middle of the round trip. */
async function measureDifference(pool: Asking): Promise<number> {
  const began = performance.now();
  const askedAt = Date.now();
  const { rows } = await pool.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  return Number(rows[0]?.ms) - askedAt - (performance.now() - began) / 2;
}

/** Corrects the system clock now and every minute. While the database can't be asked, the last correction stays. */
export async function followDatabaseTime(
  pool: Asking,
  log: Log,
  checkMs = CHECK_MS,
): Promise<{ stop(): void }> {
  let corrected = 0;
  const follow = async () => {
    const difference = await measureDifference(pool).catch(() => undefined);
    if (difference === undefined || Number.isNaN(difference)) return;
    const needed = Math.abs(difference) > TOLERATED_MS ? difference : 0;
    // Small changes of a correction are jitter of the network: time shouldn't jump back and forth.
    if (needed !== 0 && Math.abs(needed - corrected) < TOLERATED_MS) return;
    if (needed !== corrected)
      log.warn(
        { aheadSeconds: Math.round(-difference / 1000) },
        needed === 0 ? 'the clock of this server is right again' : 'the clock of this server is wrong',
      );
    corrected = needed;
    correctSystemClock(needed);
  };
  await follow();
  const timer = setInterval(() => void follow(), checkMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      correctSystemClock(0);
    },
  };
}
