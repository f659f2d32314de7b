import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { seedDemoPeople } from '#seeds/demo-people.ts';
import { createDemoMail } from '#server/adapters/mail.demo.ts';
import { createSmtpMail } from '#server/adapters/mail.smtp.ts';
import { buildApp, type App } from '#server/app.ts';
import { keepMail } from '#server/demo/demo.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openEvents } from '#server/platform/events.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { handlers, JOBS } from '#server/worker.ts';

const root = path.resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

export type Running = { app: App; stop(): Promise<void> };

/** Opens everything the product needs on a migrated database and serves it. `stop` undoes it in reverse order. */
export async function startServer(config: Config, connection: Connection, log: Log): Promise<Running> {
  const database = openDatabase(connection, { max: config.poolSize, log });
  const { db, reads } = database;
  const events = await openEvents(connection, log);
  const jobs = await openJobs(connection, JOBS, log);
  const mail = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom })
    : createDemoMail((m) => keepMail(db, m));
  if (!config.smtpUrl && !config.demo)
    log.warn('SMTP_URL is not set: mail is kept in the database and not sent');
  const deps: Deps = { db, reads, clock: systemClock, jobs, events, mail, config, log };

  if (config.demo) await seedDemoPeople(db);
  await jobs.work(handlers(deps));
  const webDir = path.join(root, 'dist/web');
  const app = await buildApp(deps, { database, version, ...(existsSync(webDir) ? { webDir } : {}) });
  await app.http.listen({ port: config.port, host: config.host });
  const metricsServer = config.metricsPort ? await serveMetrics(app, config.metricsPort) : undefined;

  return {
    app,
    stop: async () => {
      app.drain(); // /readyz says no before anything closes
      metricsServer?.close();
      await app.http.close(); // requests in flight finish
      await jobs.stop();
      await Promise.allSettled([events.stop(), mail.close()]);
      await database.close();
    },
  };
}

/** Metrics on a port of their own, which the deployment keeps private. */
async function serveMetrics(app: App, port: number): Promise<http.Server> {
  const { registry } = app.metrics;
  const server = http.createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    registry.metrics().then(
      (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return server;
}
