import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { seconds } from './clock.ts';
import { AppError } from './errors.ts';
import { say } from './say.ts';

const RESOLUTION_MS = 20;

/**
 * Rejects requests while the event loop lags: a quick "try again" is better than a response that comes too
 * late. Health checks are always answered. A second without a sample (the process was stopped, or has just
 * loaded its modules) says nothing about the next request and changes nothing.
 */
export function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number): void {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    if (Number.isFinite(lag.mean)) delayMs = Math.max(0, lag.mean / 1e6 - RESOLUTION_MS);
    lag.reset();
  }, seconds(1)).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    lag.disable();
  });
  app.addHook('onRequest', (req, _reply, done) => {
    if (delayMs > maxDelayMs && req.url !== '/healthz' && req.url !== '/readyz') {
      // A random delay, so that clients rejected together don't return together.
      const retryAfterSeconds = 2 + Math.floor(Math.random() * 6);
      throw new AppError('unavailable', say().platformErrors.busy, {
        retryAfterSeconds,
      });
    }
    done();
  });
}
