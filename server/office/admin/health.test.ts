import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { FailedJob, Health, RefusedMail } from '#contract/health.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { OUTBOXES } from '#server/outboxes.ts';
import { defineJob, handler, openJobs } from '#server/platform/jobs.ts';
import { describeError } from '#server/platform/log.ts';
import { addSku, placed } from '#test/orders.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { z } from 'zod';

const world = await openWorld({ withWorkers: false, withMembers: true });
const admin = await signedInAdmin(world);
// Counts are of the whole server, so each test starts with empty queues and outboxes.
beforeEach(async () => {
  for (const table of ['pgboss.job', 'waitlist_entries', 'cases'])
    await world.db.execute(sql`delete from ${sql.raw(table)}`);
});

type Admin = Awaited<ReturnType<typeof signedInAdmin>>;
const healthOf = async () => (await admin.get('/api/admin/health')).body as Health;
const failedOf = async (name = '') =>
  (await admin.get(`/api/admin/jobs/failed${name ? `?name=${name}` : ''}`)).body as {
    rows: FailedJob[];
    total: number;
  };
const refusedOf = async () =>
  (await admin.get('/api/admin/mails/refused')).body as { rows: RefusedMail[]; total: number };

/** A job that is out of retries. */
async function plantFailed(name: string, data: object = {}): Promise<string> {
  const id = randomUUID();
  await world.db.execute(sql`
    insert into pgboss.job (id, name, data, state, retry_limit, retry_count, completed_on, policy, output)
    values (${id}, ${name}, ${JSON.stringify(data)}::jsonb, 'failed', 5, 5, now(), 'standard',
      ${JSON.stringify(describeError(new Error('the mail server did not answer')))}::jsonb)`);
  return id;
}

test('a healthy server reports that everything runs, with queues, outboxes, channels and server state', async () => {
  const health = await healthOf();
  expect(health.verdict).toEqual({ state: 'fine', sentences: ['Everything is running'] });
  expect(health.queues.map(({ name }) => name)).toContain('admin.keep-figures');
  expect(health.queues.every(({ name }) => !name.startsWith('__'))).toBe(true);
  expect(health.mails.map(({ kind }) => kind)).toEqual(OUTBOXES.map(({ kind }) => kind));
  expect(health.notices.map(({ channel }) => channel)).toEqual(['email', 'sms', 'push']);
  expect(health.server).toMatchObject({ version: 'test', connections: { most: world.deps.config.poolSize } });
  expect(health.server.databaseBytes).toBeGreaterThan(1_000_000);
});

test('a permanently failed job stores the reason without user input, and works when retried', async () => {
  const fickle = defineJob({ name: 'test.fickle', schema: z.object({ n: z.number() }), retryLimit: 0 });
  const jobs = await openJobs(world.connection, [fickle] as never[], world.deps.log);
  let isBroken = true;
  const done: number[] = [];
  const fickleHandler = handler(fickle, async (_none: undefined, { n }) => {
    if (isBroken) throw new Error('no answer for maya@example.com at +1 530 555 0142 ("12 Skyway")');
    done.push(n);
  });
  await world.db.transaction((tx) => jobs.enqueue(tx, fickle, { n: 7 }));
  await jobs.runDue([fickleHandler], undefined);
  const [failed] = (await failedOf('test.fickle')).rows;
  expect(failed).toMatchObject({ name: 'test.fickle', attempts: 1 });
  expect(failed?.error).toBe('Error: no answer for m***@*** at [number] ([value])');
  expect((await healthOf()).verdict).toEqual({
    state: 'watch',
    sentences: ['1 job failed, less than a minute ago'],
  });
  isBroken = false;
  expect((await admin.post(`/api/admin/jobs/${failed?.id}/retry`)).status).toBe(204);
  await jobs.runDue([fickleHandler], undefined);
  expect(done).toEqual([7]);
  expect((await failedOf()).total).toBe(0);
  await jobs.stop();
});

test('retrying a job type retries all its failed jobs, and no others', async () => {
  for (let n = 0; n < 3; n += 1) await plantFailed('orders.send-mail');
  const other = await plantFailed('files.sweep');
  expect((await admin.post('/api/admin/jobs/retry-kind', { name: 'orders.send-mail' })).body).toEqual({
    retried: 3,
    left: 0,
  });
  expect((await failedOf()).rows.map(({ id }) => id)).toEqual([other]);
  expect((await healthOf()).queues.find(({ name }) => name === 'orders.send-mail')).toMatchObject({
    waiting: 3,
    failed: 0,
  });
  expect((await admin.post('/api/admin/jobs/retry-kind', { name: 'orders.send-mail' })).status).toBe(404);
});

test('failed jobs are paginated and filtered by type and error text while others fail', async () => {
  const planted = new Set<string>();
  for (let n = 0; n < 7; n += 1) planted.add(await plantFailed('orders.send-mail'));
  const other = await plantFailed('files.sweep');
  const page = async (query: Record<string, string>) =>
    (await admin.get(`/api/admin/jobs/failed?${new URLSearchParams(query).toString()}`)).body as {
      rows: FailedJob[];
      total: number;
      next: string | null;
      kinds: { name: string; failed: number }[];
    };
  const first = await page({ name: 'orders.send-mail', limit: '4' });
  expect(first).toMatchObject({
    total: 7,
    kinds: [
      { name: 'files.sweep', failed: 1 },
      { name: 'orders.send-mail', failed: 7 },
    ],
  });
  await plantFailed('orders.send-mail');
  const second = await page({ name: 'orders.send-mail', limit: '4', after: first.next ?? '' });
  expect(second.next).toBeNull();
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id))).toEqual(planted);
  expect((await page({ q: 'SWEEP' })).rows.map(({ id }) => id)).toEqual([other]);
  expect((await page({ q: 'did not answer' })).total).toBe(9);
  expect((await page({ q: '100%' })).total).toBe(0);
  expect((await admin.get('/api/admin/jobs/failed?after=nonsense')).status).toBe(400);
  expect((await admin.get(`/api/admin/jobs/failed/${other}`)).body).toMatchObject({
    id: other,
    name: 'files.sweep',
    attempts: 6,
  });
  expect((await admin.get(`/api/admin/jobs/failed/${randomUUID()}`)).status).toBe(404);
});

test('for a type with thousands of failures, the oldest thousand are retried and the rest reported', async () => {
  await world.db.execute(sql`
    insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, policy)
    select 'orders.send-mail', '{}', 'failed', 5, 5, now() - n * interval '1 second', 'standard'
    from generate_series(1, 1002) n`);
  const again = () => admin.post('/api/admin/jobs/retry-kind', { name: 'orders.send-mail' });
  expect((await again()).body).toEqual({ retried: 1000, left: 2 });
  expect((await again()).body).toEqual({ retried: 2, left: 0 });
  const told = await officeHistory(world.db, { limit: 10, capability: 'job' });
  expect(JSON.stringify(told)).toContain('orders.send-mail: 1000');
});

test('when two administrators discard a failed job, one succeeds, and the reason is recorded', async () => {
  const [one, two] = [admin, await signedInAdmin(world)];
  const id = await plantFailed('orders.send-mail');
  const discard = (who: Admin, reason: string) => who.post(`/api/admin/jobs/${id}/discard`, { reason });
  expect((await discard(one, ' ')).body).toMatchObject({ fields: { reason: 'Enter why it isn’t needed' } });
  const answers = await Promise.all([discard(one, 'Sent by hand'), discard(two, 'Sent by hand')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]));
  const told = await officeHistory(world.db, { limit: 10, capability: 'job' });
  expect(JSON.stringify(told).match(/orders.send-mail: Sent by hand/g)).toHaveLength(1);
  expect((await failedOf()).total).toBe(0);
});

test('an active, completed or waiting job can’t be retried or discarded', async () => {
  const id = await plantFailed('orders.send-mail');
  for (const state of ['created', 'active', 'completed']) {
    await world.db.execute(sql`update pgboss.job set state = ${sql.raw(`'${state}'`)} where id = ${id}`);
    expect((await admin.post(`/api/admin/jobs/${id}/retry`)).status).toBe(404);
    expect((await admin.post(`/api/admin/jobs/${id}/discard`, { reason: 'No' })).status).toBe(404);
  }
});

test('a refused receipt is listed with its address, resent, and arrives', async () => {
  const me = await signedIn(world);
  world.mailSwitch.next = 'refuse';
  const { id } = await placed(me, await addSku(world), true);
  await world.runJobs();
  const { rows, total } = await refusedOf();
  expect(total).toBe(1);
  const [mail] = rows;
  expect(mail).toMatchObject({ kind: 'order', id: `${id}.PAID`, to: me.email });
  expect((await healthOf()).verdict.sentences).toEqual(['1 email refused']);
  expect((await admin.post('/api/admin/mails/send-again', { kind: 'order', id: mail?.id })).status).toBe(204);
  await world.mailbox(me.email);
  expect((await refusedOf()).total).toBe(0);
  expect((await admin.post('/api/admin/mails/send-again', { kind: 'order', id: mail?.id })).status).toBe(404);
});

/** Rejected emails of every other kind, as stored in their tables. */
async function plantRefused() {
  const { db } = world;
  const entry = async (more: string) =>
    db.execute<{ id: string }>(sql`
      insert into waitlist_entries (address, address_key, email, source, status, mail, decision_mail, decided_at)
      values ('12 Skyway', ${randomUUID()}, 'dana@example.com', 'direct', ${sql.raw(more)}) returning id`);
  const waiting = await entry(`'waiting', 'refused', 'none', null`);
  const declined = await entry(`'declined', 'sent', 'refused', now()`);
  const invited = await entry(`'invited', 'sent', 'none', now()`);
  const idOf = ({ rows }: { rows: { id: string }[] }) => String(rows[0]?.id);
  await db.execute(sql`
    insert into invitations (entry_id, expires_at, mail) values (${idOf(invited)}, now() + interval '5 days', 'refused')`);
  await db.execute(sql`
    with opened as (insert into cases (ref, kind, severity, reason, opened_at) values ('ACD-EFG', 'visitor', 4, 'visitor', now()) returning id)
    insert into visitors (case_id, first_name, last_name, email, subject, digest, forward, acknowledgement)
    select id, 'Dana', 'Ito', 'dana@example.com', 'Hello', '\\x00', 'given-up', 'refused' from opened`);
  return { waiting: idOf(waiting), declined: idOf(declined) };
}

test('every outbox counts its refused emails, lists them, and can make them due again', async () => {
  await plantRefused();
  const { rows, total } = await refusedOf();
  const kinds = ['waitlist', 'decision', 'invitation', 'contact-forward', 'contact-acknowledgement'];
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  expect(total).toBe(5);
  expect(new Set(rows.map(({ to }) => to))).toEqual(new Set(['dana@example.com']));
  for (const { kind, id } of rows)
    expect((await admin.post('/api/admin/mails/send-again', { kind, id })).status).toBe(204);
  const { mails, queues } = await healthOf();
  for (const kind of kinds)
    expect(mails.find((mail) => mail.kind === kind)).toMatchObject({ due: 1, refused: 0, givenUp: 0 });
  const waiting = queues.filter((queue) => queue.waiting > 0).map(({ name }) => name);
  expect(waiting).toEqual([
    'contact.send-mails',
    'invitations.send',
    'invitations.send-decision',
    'waitlist.send-confirmation',
  ]);
});

test('an unknown outbox id or email type is not found', async () => {
  for (const { kind } of [...OUTBOXES, { kind: 'pigeon' }])
    for (const id of ['nonsense', `${randomUUID()}`, `${randomUUID()}.PAID`, `${randomUUID()}.receipt.7`])
      expect((await admin.post('/api/admin/mails/send-again', { kind, id })).status).toBe(404);
});

test('the metrics show what is waiting, by channel and email type', async () => {
  await plantRefused();
  const text = await world.app.metrics.registry.metrics();
  expect(text).toContain('notices{channel="sms",state="waiting"} 0');
  expect(text).toContain('mails{kind="waitlist",state="refused"} 1');
  expect(text).toContain('mails{kind="contact-forward",state="givenUp"} 1');
});
