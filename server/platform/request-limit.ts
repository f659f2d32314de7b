import type { FastifyInstance } from 'fastify';
import { seconds } from './clock.ts';
import { AppError } from './errors.ts';
import { networkPrefix } from './network.ts';
import { say } from './say.ts';

const WINDOW_MS = seconds(60);
/** Networks counted at once. The one that began its minute first is forgotten for a new one. */
const MOST_NETWORKS = 5000;

type Window = { endsAt: number; requests: number };

export const tooManyRequests = (waitMs: number) =>
  new AppError('rate_limited', say().platformErrors.tooManyRequests, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/**
 * Limits requests per network and minute on every route without a limit of its own. Our own counter, because it runs on
 * every request: the library's awaits five promises for each.
 */
export function limitNetworks(app: FastifyInstance, perMinute: number): void {
  const windows = new Map<string, Window>();
  app.addHook('onRequest', (req, _reply, done) => {
    // A page loads many built files, which cost almost nothing and are cached by browsers: a household behind
    // one address that opens the app in an evacuation must not use up its requests on them.
    if (req.routeOptions.config.rateLimit !== undefined || req.url.startsWith('/assets/')) return done();
    const network = networkPrefix(req.ip);
    const now = performance.now();
    let window = windows.get(network);
    if (!window || window.endsAt <= now) {
      windows.delete(network); // so that the order of keys is that of the windows
      if (windows.size >= MOST_NETWORKS) windows.delete(windows.keys().next().value ?? '');
      window = { endsAt: now + WINDOW_MS, requests: 0 };
      windows.set(network, window);
    }
    window.requests += 1;
    done(window.requests > perMinute ? tooManyRequests(window.endsAt - now) : undefined);
  });
}
