import { setTimeout as sleep } from 'node:timers/promises';
import { dropResult, writeResult } from './results.ts';
import { isSmall } from './sizes.ts';

const SMALL_TIMEOUT_MS = 5 * 60_000;
/** After a failure a cleanup function may hang. The database must be stopped regardless. */
const CLOSE_TIMEOUT_MS = 10_000;

const closers: (() => unknown)[] = [];
let isFinishing = false;

/** Registers cleanup. It runs in reverse order when the bench ends, fails or is interrupted. */
export const onFinish = (close: () => unknown): void => void closers.push(close);

/**
 * Writes the figures, cleans up and exits. Every bench must end with it, or the embedded database outlives the process.
 */
export async function finish(exitCode = 0): Promise<never> {
  isFinishing = true;
  let code = exitCode;
  try {
    writeResult();
  } catch (error) {
    console.error(error);
    code ||= 1;
  }
  for (const close of closers.toReversed())
    try {
      await Promise.race([close(), sleep(CLOSE_TIMEOUT_MS)]);
    } catch (error) {
      console.error(error);
      code ||= 1;
    }
  process.exit(code);
}

function fail(reason: unknown): void {
  if (isFinishing) return; // connections that break while closing are expected
  console.error(reason);
  dropResult();
  void finish(1);
}

process.on('uncaughtException', fail);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => fail(`stopped by ${signal}`));
if (isSmall)
  setTimeout(
    () => fail(`still running after ${SMALL_TIMEOUT_MS / 60_000} minutes`),
    SMALL_TIMEOUT_MS,
  ).unref();
