import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coveredMember } from '#test/covered.ts';
import { withGuardsOff } from '#test/points.ts';
import { openWorld } from '#test/world.ts';
import { verifyMessages } from './verify.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

test('a conversation is whole until a message is removed behind the product’s back', async () => {
  const me = await coveredMember(world);
  for (const text of ['First', 'Second', 'Third'])
    expect((await me.post(`${me.api}/help/messages`, { id: randomUUID(), text })).status).toBe(201);
  expect(await verifyMessages(db)).toEqual({ messages: 3, notices: 0, faults: [] });
  await withGuardsOff(db, (tx) => tx.execute(sql`delete from messages where seq = 2`));
  const { faults } = await verifyMessages(db);
  const { rows } = await db.execute<{ id: string }>(sql`select case_id as id from threads`);
  expect(faults).toEqual([{ rule: 'a message is missing in a conversation', id: rows[0]?.id }]);
});
