import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { minutes, seconds } from '#server/platform/clock.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { putZone, square } from './evacuees.ts';
import { HOME } from './homes.ts';
import { openWorld, signedIn } from './world.ts';

const TOKEN = 'a-long-metrics-token';
const world = await openWorld({ withWorkers: false, withMembers: true, env: { METRICS_TOKEN: TOKEN } });
const readMetrics = async () =>
  (await world.visitor().get('/metrics', { authorization: `Bearer ${TOKEN}` })).text;
/** The value of a metric with exactly these labels. */
async function valueOf(metric: string): Promise<number | undefined> {
  const line = (await readMetrics()).split('\n').find((one) => one.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length));
}

const rules = readFileSync('ops/prometheus-rules.yaml', 'utf8');
const dashboard = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8')) as {
  panels: { title: string; description: string; targets: { expr: string }[] }[];
};
const guide = readFileSync('docs/on-call.md', 'utf8');

const alerts = [...rules.matchAll(/- alert: (\w+)\n([\s\S]*?)(?=\n {6}- alert|\n {2}- name|$)/g)].map(
  ([, name = '', body = '']) => ({ name, body }),
);

/** Names of metrics in an expression: words that aren't functions, labels or keywords. */
const metricsIn = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)|\[[^\]]*\]/g, ' ')
      .matchAll(/[a-z_]{4,}(?!\w*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => name.includes('_') && name !== 'histogram_quantile');

test('every alert pages for a metric that we have, and the guide says what to do', async () => {
  const text = await readMetrics();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(count|bucket|sum)$/, ''));
  expect(alerts.length).toBeGreaterThan(10);
  for (const { name, body } of alerts) {
    const [, expression = ''] = /expr: (?:>-)?([\s\S]*?)\n {8}for:/.exec(body) ?? [];
    const used = metricsIn(expression);
    expect([name, used.filter((metric) => !isKnown(metric))]).toEqual([name, []]);
    if (name !== 'NoServer') expect([name, used.length > 0]).toEqual([name, true]);
    expect(body).toContain(`runbook: docs/on-call.md#${name.toLowerCase()}`);
    expect(guide).toContain(`\n### ${name}\n`);
    expect(body).toMatch(/severity: (page|ticket)/);
    expect(body).toMatch(/summary: ['"]?[A-Z{].*\./);
  }
  for (const { title, targets } of dashboard.panels)
    for (const { expr } of targets)
      expect([title, metricsIn(expr).filter((metric) => !isKnown(metric))]).toEqual([title, []]);
});

test('the guide explains no alert that doesn’t exist', () => {
  const explained = [...guide.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(new Set(explained)).toEqual(new Set(alerts.map(({ name }) => name)));
});

test('an order counts as unapplied from the moment it is in force until its homes are activated', async () => {
  expect(await valueOf('orders_seconds_unapplied')).toBe(0);
  const shape = square(-118, 34);
  const at = world.clock.now();
  await putZone(world.db, { key: 'A', status: 'order', at, shape });
  world.clock.advance(seconds(90));
  const unapplied = await valueOf('orders_seconds_unapplied');
  expect(unapplied).toBeGreaterThanOrEqual(90);
  expect(unapplied).toBeLessThanOrEqual((world.clock.now().getTime() - at.getTime()) / 1000);
  await reconcileActivations(world.deps);
  expect(await valueOf('orders_seconds_unapplied')).toBe(0);
});

test('a household in danger counts until someone answers', async () => {
  const me = await signedIn(world);
  const { id } = (await me.post('/api/homes', HOME)).body as { id: string };
  expect(await valueOf('cases_overdue{severity="0"}')).toBe(0);
  const text = 'My father can’t breathe, call an ambulance';
  expect((await me.post(`/api/homes/${id}/help/messages`, { id: randomUUID(), text })).status).toBeLessThan(
    300,
  );
  world.clock.advance(minutes(30));
  expect(await valueOf('cases_overdue{severity="0"}')).toBe(1);
  expect(await valueOf('cases_seconds_overdue{severity="0"}')).toBeGreaterThan(minutes(10) / 1000);
  expect(await valueOf('cases_overdue{severity="1"}')).toBe(0);
  await world.database.pool.query(`update cases set due_at = null where severity = 0`); // a response clears it
  expect(await valueOf('cases_overdue{severity="0"}')).toBe(0);
});

test('a queue is late by the job that waits longest, and on time again when it is done', async () => {
  await world.runJobs();
  const late = async () => (await readMetrics()).match(/^jobs_seconds_late\{.*$/gm) ?? [];
  expect(await late()).toEqual([]);
  await world.database.pool.query(
    `insert into pgboss.job (name, start_after) values ('accounts.send-code-mail', now() - interval '10 minutes')`,
  );
  expect(await valueOf('jobs_seconds_late{queue="accounts.send-code-mail"}')).toBeGreaterThan(
    minutes(9) / 1000,
  );
  await world.database.pool.query(`delete from pgboss.job where start_after < now() - interval '5 minutes'`);
  expect(await late()).toEqual([]);
});
