import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Database } from './db.ts';
import { isMigrated, readMigrations } from './migrate.ts';

const READY_CACHE_MS = 1000;

/** /healthz (the process is alive), /readyz (it can serve), /metrics (requires the token). */
export async function registerHealth(
  app: FastifyInstance,
  deps: {
    database: Database;
    isDraining: () => boolean;
    readMetrics: () => Promise<string>;
    metricsToken: string | undefined;
  },
): Promise<void> {
  const migrations = await readMigrations();
  const unlimited = { config: { rateLimit: false } };

  app.get('/healthz', unlimited, async (_req, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  const check = () =>
    isMigrated(deps.database.health, migrations).then(
      (yes) => (yes ? 'ready' : 'the database is not migrated'),
      (err: unknown) => {
        app.log.warn({ err }, 'readiness check failed');
        return 'the database is unreachable';
      },
    );
  // Anyone may ask, so the database is asked once a second at most. Requests meanwhile share the answer.
  let latest: { askedAt: number; state: Promise<string> } | null = null;
  const readState = () => {
    const now = performance.now();
    if (!latest || now - latest.askedAt > READY_CACHE_MS) latest = { askedAt: now, state: check() };
    return latest.state;
  };

  app.get('/readyz', unlimited, async (_req, reply) => {
    reply.header('cache-control', 'no-store');
    const state = deps.isDraining() ? 'shutting down' : await readState();
    return reply.code(state === 'ready' ? 200 : 503).send({ status: state });
  });

  const { metricsToken } = deps;
  if (metricsToken === undefined) return;
  app.get('/metrics', unlimited, async (req, reply) => {
    const given = Buffer.from(req.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${metricsToken}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'A token is needed.', code: 'not_signed_in' });
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await deps.readMetrics());
  });
}
