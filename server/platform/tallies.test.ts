import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '#test/world.ts';
import { foldTallies, readTally, sumOf, type Tally, wordsOf } from './tallies.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ withWorkers: false });
});

/** Everything the tallies say, counted from the rows themselves. */
const RECOUNTS: Record<Tally, string> = {
  waitlist: `select case when left_at is null then status else 'left' end || ':' || coalesce(state, '') part, count(*) rows
    from waitlist_entries group by 1`,
  orders: `select status || ':' || pay_with || ':' || sku_name part, count(*) rows from orders group by 1`,
  'orders-sold': `select sku_id::text part, count(*) rows from orders where status in ('PAID', 'FULFILLED') group by 1`,
  'orders-open': `select sku_id::text part, count(*) rows from orders where status in ('PENDING', 'PAID') group by 1`,
  users: `select role part, count(*) rows from users group by 1`,
  audit: `select coalesce(kind, '') || ':' || case when actor_id is null then 'product' else 'person' end || ':' || action part,
    count(*) rows from audit_entries group by 1`,
};

const inOrder = (counted: readonly { part: string; rows: number }[]) =>
  counted.toSorted((a, b) => (a.part < b.part ? -1 : 1));

async function expectRecounted(): Promise<void> {
  for (const [list, recount] of Object.entries(RECOUNTS) as [Tally, string][]) {
    const { rows } = await world.db.execute<{ part: string; rows: string }>(sql.raw(recount));
    const counted = rows.map((row) => ({ part: row.part, rows: Number(row.rows) }));
    expect({ list, counted: inOrder(await readTally(world.db, list)) }).toEqual({
      list,
      counted: inOrder(counted),
    });
  }
}

const run = (text: string) => world.db.execute(sql.raw(text));

test('tallies match a recount after any inserts, updates, deletes and folding', async () => {
  await expectRecounted();
  await run(`insert into users (email, name, role)
    select 'tally' || n || '@example.com', 'Tally ' || n, case when n = 1 then 'ADMIN' else 'USER' end
    from generate_series(1, 20) n`);
  await run(`insert into waitlist_entries (address, address_key, email, source, state)
    select n || ' Oak Street', 'tally' || n, 'wait' || n || '@example.com', 'direct', (array['CA', 'NV', null])[1 + n % 3]
    from generate_series(1, 30) n`);
  await run(
    `insert into skus (name, description, category, points_cost) values ('Kit: small', 'A kit', 'supplies', 10)`,
  );
  await run(`insert into orders (user_id, sku_id, status, pay_with, sku_name, points_used)
    select u.id, s.id, 'PAID', 'points', s.name, 10
    from users u, skus s where u.email like 'tally%' and s.name = 'Kit: small'`);
  await run(`insert into audit_entries (chain, seq, version, kind, at, actor_id, action, previous_hash, hash)
    select gen_random_uuid(), 1, 2, 'account', now(), case when n > 3 then gen_random_uuid() end, 'account.changed', '\\x00', '\\x00'
    from generate_series(1, 9) n`);
  await expectRecounted();

  await run(`update waitlist_entries set status = 'approved' where address_key in ('tally1', 'tally2')`);
  await run(`update waitlist_entries set left_at = now() where address_key in ('tally2', 'tally3')`);
  await run(`update waitlist_entries set asked_at = now(), status = status`);
  await run(`update users set role = 'ADMIN' where email = 'tally2@example.com'`);
  await run(
    `update orders set status = 'FULFILLED' where user_id = (select id from users where email = 'tally3@example.com')`,
  );
  await run(
    `update orders set status = 'CANCELLED' where user_id = (select id from users where email = 'tally4@example.com')`,
  );
  await expectRecounted();

  await foldTallies(world.db);
  await expectRecounted();
  expect(await world.db.execute(sql`select 1 from tally_changes`)).toMatchObject({ rowCount: 0 });

  // An account takes its things along: orders stay without a name.
  await run(`delete from users where email in ('tally1@example.com', 'tally5@example.com')`);
  await run(`delete from waitlist_entries where address_key = 'tally9'`);
  await expectRecounted();
  await foldTallies(world.db);
  await expectRecounted();
});

test('concurrent changes don’t block each other, and folding loses none', async () => {
  const before = sumOf(await readTally(world.db, 'users'));
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 8 === 0
        ? foldTallies(world.db)
        : run(`insert into users (email) values ('at-once-${n}@example.com')`),
    ),
  );
  expect(sumOf(await readTally(world.db, 'users'))).toBe(before + 35);
  // Two that are open at once: neither waits.
  await world.db.transaction(async (one) => {
    await one.execute(sql`insert into users (email) values ('first-open@example.com')`);
    await run(`insert into users (email) values ('second-open@example.com')`);
  });
  expect(sumOf(await readTally(world.db, 'users'))).toBe(before + 37);
});

test('a key is split into its parts, and the last one can contain anything', () => {
  expect(wordsOf('PAID:points:Kit: small', 3)).toEqual(['PAID', 'points', 'Kit: small']);
  expect(wordsOf('open:', 2)).toEqual(['open', '']);
});
