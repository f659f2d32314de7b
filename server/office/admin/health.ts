import type { z } from 'zod';
import type { Health } from '#contract/health.ts';
import { countWaiting } from '#server/emergency/activations/activations.ts';
import { listFeeds } from '#server/emergency/alerts/alerts.ts';
import { lastCheck } from '#server/core/audit/audit.ts';
import { noticesWaiting } from '#server/core/notifications/notifications.ts';
import type { Database } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { queueStates } from '#server/platform/failed-jobs.ts';
import type { Outbox } from '#server/platform/outbox.ts';
import { first } from '#server/platform/rows.ts';
import { verdictOf } from './verdict.ts';
import { say } from '#server/platform/say.ts';

/** Process details and outboxes for the health report, known only where the server is assembled. */
export type Running = {
  pool: Database['pool'];
  version: string;
  startedAt: Date;
  outboxes: readonly Outbox[];
};
export type HealthDeps = Deps & { running: Running };

/** Returns every configured feed, including those that never responded. */
async function readFeeds(deps: Pick<Deps, 'db' | 'feeds' | 'hazardFeeds' | 'shelterFeeds'>) {
  const { db, feeds, hazardFeeds, shelterFeeds } = deps;
  const rows = new Map((await listFeeds(db)).map((row) => [row.id, row]));
  const sources = [
    ...feeds.map(({ id, name }) => ({ id, name, kind: 'alerts' as const })),
    ...hazardFeeds.map(({ id, name, hazard }) => ({ id, name, kind: hazard })),
    ...shelterFeeds.map(({ id, name }) => ({ id, name, kind: 'shelters' as const })),
  ];
  return sources.map(({ id, name, kind }) => {
    const row = rows.get(id);
    return {
      id,
      name,
      kind,
      state: row?.state ?? ('unavailable' as const),
      lastGoodAt: row?.lastGoodAt ?? null,
      reason: row ? row.reason : say().findings.notChecked,
    };
  });
}

async function readServer({ db, running, config }: HealthDeps) {
  const { rows } = await db.execute<{ postgres: string; bytes: string; migration: string }>(sql`
    select current_setting('server_version') postgres, pg_database_size(current_database()) bytes,
      (select name from schema_migrations order by version desc limit 1) migration`);
  const { pool, version, startedAt } = running;
  return {
    version,
    startedAt,
    postgres: String(first(rows)?.postgres),
    databaseBytes: Number(first(rows)?.bytes ?? 0),
    connections: {
      open: pool.totalCount,
      idle: pool.idleCount,
      inLine: pool.waitingCount,
      most: config.poolSize,
    },
    lastMigration: String(first(rows)?.migration),
  };
}

export const readMails = ({ db, clock, running }: HealthDeps) =>
  Promise.all(
    running.outboxes.map(async ({ kind, counts }) => ({
      kind,
      title: say().outboxes.titles[kind],
      ...(await counts(db, clock.now())),
    })),
  );

/** Health of everything that runs in the background. */
export async function readHealth(deps: HealthDeps): Promise<z.input<typeof Health>> {
  const now = deps.clock.now();
  // Read first, so this page's own queries don't count as waiting.
  const inLine = deps.running.pool.waitingCount;
  const [states, mails, notices, feeds, server, histories = null, waiting] = await Promise.all([
    queueStates(deps.db),
    readMails(deps),
    noticesWaiting(deps.db, now),
    readFeeds(deps),
    readServer(deps),
    lastCheck(deps.db),
    countWaiting(deps.db, now),
  ]);
  const failedAt = states.flatMap(({ oldestFailedAt }) => oldestFailedAt ?? []);
  const oldestFailedAt = failedAt.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  const queues = states.map(({ oldestFailedAt: _oldest, ...queue }) => queue);
  const verdict = verdictOf(
    { queues, mails, notices, feeds, waiting, histories, oldestFailedAt, inLine },
    now,
  );
  return { verdict, at: now, queues, mails, notices, feeds, waiting, histories, server };
}
