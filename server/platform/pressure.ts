import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { seconds } from './clock.ts';
import { AppError } from './errors.ts';
import { say } from './say.ts';

const RESOLUTION_MS = 20;

/**
 * How long the event loop has been lagging. One slow second is a pause that is over: the process was stopped, or has just
 * loaded its modules. Only the second one in a row says something about the next request.
 */
export function trackLag() {
  let [before, latest] = [0, 0];
  return {
    /** A second's mean delay. Without a sample in it, nothing is known and nothing changes. */
    addSecond: (delayMs: number): void => {
      if (Number.isFinite(delayMs)) [before, latest] = [latest, Math.max(0, delayMs)];
    },
    delayMs: (): number => Math.min(before, latest),
  };
}

/**
 * Rejects requests while the event loop lags: a quick "try again" is better than a response that comes too
 * late. Health checks are always answered.
 */
export function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number): void {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const track = trackLag();
  let timer: NodeJS.Timeout | undefined;
  // Only once everything is loaded.
  app.addHook('onReady', async () => {
    lag.enable();
    timer = setInterval(() => {
      track.addSecond(lag.mean / 1e6 - RESOLUTION_MS);
      lag.reset();
    }, seconds(1)).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    lag.disable();
  });
  app.addHook('onRequest', (req, _reply, done) => {
    if (track.delayMs() > maxDelayMs && req.url !== '/healthz' && req.url !== '/readyz') {
      // A random delay, so that clients rejected together don't return together.
      const retryAfterSeconds = 2 + Math.floor(Math.random() * 6);
      throw new AppError('unavailable', say().platformErrors.busy, {
        retryAfterSeconds,
      });
    }
    done();
  });
}
