import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Jobs } from './jobs.ts';

let ofProcess: Registry | undefined;

/**
 * Memory, CPU time, garbage collection and event loop of the process. The library starts a timer and an observer for
 * them that never end and hold on to their registry, so there is one registry for the process and not one for each app.
 */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Prometheus metrics: requests by route, never by address or person. */
export function createMetrics(sources: { pool: pg.Pool; jobs: Jobs }): {
  registry: Registry;
  /** Everything Prometheus reads, those of the process included. */
  report: () => Promise<string>;
  watch(app: FastifyInstance): void;
} {
  const registry = new Registry();
  const shared = processMetrics();
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the main pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, sources.pool.totalCount);
      this.set({ state: 'idle' }, sources.pool.idleCount);
      this.set({ state: 'waiting' }, sources.pool.waitingCount);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Background jobs, by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const counts = await sources.jobs.counts().catch(() => []); // scrapes survive a lost database
      for (const { name, ...states } of counts)
        for (const [state, n] of Object.entries(states)) this.set({ queue: name, state }, n);
    },
  });
  new Gauge({
    name: 'jobs_seconds_late',
    help: 'How long ago the job that waits longest should have started, by queue',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const late = await sources.jobs.lateness().catch(() => null);
      if (!late) return;
      this.reset(); // queues that are on time have no value
      for (const { name, seconds } of late) this.set({ queue: name }, seconds);
    },
  });
  return {
    registry,
    report: () => Registry.merge([registry, shared]).metrics(),
    watch: (app) => {
      // The library builds a key from all labels on every call; routes are few, so each key is built once.
      const series = new Map<string, ReturnType<typeof requests.labels>>();
      app.addHook('onResponse', (req, reply, done) => {
        const route = req.routeOptions.url ?? 'none';
        const status = Math.floor(reply.statusCode / 100);
        const key = `${status}${req.method} ${route}`;
        let one = series.get(key);
        if (!one) {
          one = requests.labels(req.method, route, `${status}xx`);
          series.set(key, one);
        }
        one.observe(reply.elapsedTime / 1000);
        done();
      });
    },
  };
}
