import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tx } from '#server/platform/db.ts';
import { reachable } from '#test/notices.ts';
import { openWorld } from '#test/world.ts';
import { channelsOf, dropQueued } from './notice-store.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

test('finds notices queued for homes by index, even when table statistics say nothing is queued', async () => {
  const incidentId = randomUUID();
  await db.execute(sql`insert into notices (incident_id, home_id, user_id, channel, kind, round, state, due_at)
    select ${incidentId}::uuid, gen_random_uuid(), gen_random_uuid(), 'email', 'order', 0, 'sent', now()
    from generate_series(1, 5000)`);
  await db.execute(sql`analyze notices`);
  await db.execute(sql`update notices set state = 'queued'`);
  const { rows } = await db.execute<{ id: string }>(sql`select home_id as id from notices limit 4000`);
  const homeIds = rows.map(({ id }) => id);
  const which = { incidentId, homeIds, kinds: ['order'] as const, reason: 'No longer so' };
  await db.transaction(async (tx) => {
    const plan: string[] = [];
    const explain = async (statement: SQL) => {
      const lines = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      plan.push(...lines.rows.map((line) => line['QUERY PLAN']));
      return lines;
    };
    await dropQueued(Object.assign(Object.create(tx) as Tx, { execute: explain }), which);
    expect(plan.filter((line) => /Index Cond: .*home_id = ANY/.test(line))).toHaveLength(1);
    expect(await dropQueued(tx, which)).toBe(4000);
  });
});

test('requesting the same person twice returns the same channels as once', async () => {
  const person = await reachable(world);
  const ways = await channelsOf(db, [person.id, randomUUID(), person.id]);
  expect(ways.get(person.id)).toEqual(['email', 'sms', 'push']);
});
