import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minutes } from '#server/platform/clock.ts';
import { recordedFacts } from '#test/notices.ts';
import { sized } from '#test/tier.ts';
import { openWorld, type World } from '#test/world.ts';
import { drain } from './drain.ts';
import { noticeRows } from './notifications.ts';
import { insertNotices } from './notice-store.ts';
import { notices } from './tables.ts';

// Starting and killing whole processes takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const PEOPLE = sized({ gate: 300, soak: 600 });
/** How long senders live after the first notice is claimed, in milliseconds: two at a time. */
const LIVES = sized({ gate: [10], soak: [10, 100] });
const program = path.resolve(import.meta.dirname, '../../../test/drain-process.ts');

const countSending = async ({ db }: World): Promise<number> =>
  (await db.select({ state: notices.state }).from(notices).where(eq(notices.state, 'sending'))).length;

/** Runs a sender until notices are claimed and for this long after, then kills it like a machine failure would. */
async function sendUntilKilled(world: World, ms: number): Promise<void> {
  const sender: ChildProcess = fork(program, [JSON.stringify(world.connection)], { stdio: 'ignore' });
  onTestFinished(() => void sender.kill('SIGKILL'));
  const gone = new Promise((resolve) => sender.once('exit', resolve));
  await new Promise((ready) => sender.once('message', ready));
  await vi.waitUntil(async () => (await countSending(world)) > 0, { timeout: 60_000, interval: 5 });
  await new Promise((resolve) => setTimeout(resolve, ms));
  sender.kill('SIGKILL');
  await gone;
}

test('killing senders midway loses no notice and sends none twice', async () => {
  const world = await openWorld({ withWorkers: false });
  const { db, clock } = world;
  const incidentId = randomUUID();
  const people = Array.from({ length: PEOPLE }, () => ({ homeId: randomUUID(), userId: randomUUID() }));
  const list = JSON.stringify(
    people.map(({ userId }, n) => ({ id: userId, phone: `+1530${5_550_000 + n}` })),
  );
  await db.execute(sql`insert into users (id, email)
    select id, id || '@example.com' from jsonb_to_recordset(${list}::jsonb) as r (id uuid)`);
  await db.execute(sql`insert into phones (user_id, phone, verified_at)
    select id, phone, now() from jsonb_to_recordset(${list}::jsonb) as r (id uuid, phone text)`);
  const channels = ['email', 'sms'] as const;
  await db.transaction((tx) =>
    insertNotices(
      tx,
      noticeRows({
        incidentId,
        kind: 'order',
        at: clock.now(),
        people: people.map((p) => ({ ...p, channels })),
      }),
    ),
  );
  for (const ms of LIVES) await Promise.all([0, 30].map((later) => sendUntilKilled(world, ms + later)));
  const stateOf = async () => {
    const { rows } = await db.execute<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from notices where round = 0 group by state order by state`,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  expect((await stateOf())['sending'] ?? 0).toBeGreaterThan(0); // a worker died with claimed emails
  clock.advance(minutes(2));
  // Acknowledged by now, so that no reminder is due, however slow the machine is.
  const { factsFor, say } = recordedFacts();
  for (const { homeId } of people) say(homeId, { acknowledgedAt: clock.now() });
  await drain(world.deps, factsFor);
  expect(await stateOf()).toEqual({ sent: PEOPLE * 2 });
  for (const table of ['demo_mails', 'demo_texts']) {
    const { rows } = await db.execute<{ to: string; count: number }>(
      sql`select "to", count(*)::int as count from ${sql.identifier(table)} group by "to"`,
    );
    expect([table, rows.length, rows.filter(({ count }) => count !== 1)]).toEqual([table, PEOPLE, []]);
  }
});
