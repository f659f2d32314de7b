/** The board of an incident, and who else is on a case, through the API. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CaseRow } from '#contract/service/cases.ts';
import { users } from '#server/core/accounts/tables.ts';
import { incidents } from '#server/emergency/activations/tables.ts';
import { seconds } from '#server/platform/clock.ts';
import { caseFor, NO_FACTS } from '#server/service/cases/cases.ts';
import { cases } from '#server/service/cases/tables.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld, signedInAs } from '#test/world.ts';
import { statementsOf } from '#test/statements.ts';
import { readBoard } from './board.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;
const { pool } = world.database;
type Staff = Awaited<ReturnType<typeof signedInAs>>;

async function newIncident(name: string): Promise<string> {
  const [row] = await db.insert(incidents).values({ name, openedAt: clock.now() }).returning();
  return row?.id ?? '';
}

/** Many cases of one incident, as plain rows. */
async function fill(incidentId: string, count: number): Promise<void> {
  const { user } = await coveredMember(world);
  await pool.query(
    `with home as (insert into homes (user_id, address, city, state, zip)
       select $1, n || ' Skyway', 'Paradise', 'CA', '95969' from generate_series(1, $3::integer) n returning id)
     insert into cases (ref, kind, home_id, incident_id, severity, reason, opened_at)
     select translate(substr(md5(id::text), 1, 3), '0123456789abcdef', 'ACDEFGHJKMNPQRTU') || '-'
         || translate(substr(md5(id::text), 4, 3), '0123456789abcdef', 'VWXY34679ACDEFGH'),
       'event', id, $2, (row_number() over ()) % 5, 'under-order', now() - random() * interval '1 hour' from home
     on conflict do nothing`,
    [user.id, incidentId, count],
  );
}

test('200 open cases of an incident come in one answer, most severe and longest waiting first', async () => {
  const incidentId = await newIncident('Creek Fire');
  await fill(incidentId, 220);
  await pool.query(
    `update cases set state = 'closed', close_reason = 'solved', moved_by = 'agent' where id in (select id from cases where incident_id = $1 limit 10)`,
    [incidentId],
  );
  const other = await newIncident('Ridge Fire');
  await fill(other, 3);
  const agent = await signedInAs(world, 'AGENT');
  const { boards } = (await agent.get('/api/desk/boards')).body as {
    boards: { name: string; cases: number }[];
  };
  expect(boards.map(({ name }) => name)).toEqual(['Creek Fire', 'Ridge Fire']);
  const board = (await agent.get(`/api/desk/boards/${incidentId}`)).body as {
    total: number;
    rows: CaseRow[];
  };
  expect(board.rows.length).toBeGreaterThanOrEqual(200);
  expect(board.total).toBe(board.rows.length);
  const order = board.rows.map(({ severity, openedAt }) => `${severity} ${openedAt}`);
  expect(order).toEqual(order.toSorted());
  expect(board.rows.every(({ state }) => state !== 'closed')).toBe(true);
  // The same number of statements for 200 cases as for 3.
  const statements = await statementsOf(() => readBoard(deps, incidentId));
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBe(await statementsOf(() => readBoard(deps, other)));
  expect((await agent.get(`/api/desk/boards/${randomUUID()}`)).status).toBe(404);
  const finance = await signedInAs(world, 'FINANCE');
  expect((await finance.get(`/api/desk/boards/${incidentId}`)).status).toBe(403);
});

test('two people on one case learn of each other: viewing, typing, gone, and gone without a word', async () => {
  const me = await coveredMember(world);
  const opening = {
    homeId: me.homeId,
    incidentId: null,
    facts: NO_FACTS,
    at: clock.now(),
    by: 'member',
  } as const;
  const { id } = await db.transaction((tx) => caseFor(tx, opening));
  const [ana, ben] = [await signedInAs(world, 'OPERATIONS'), await signedInAs(world, 'AGENT')];
  await db.update(users).set({ name: 'Ana' }).where(eq(users.id, ana.user.id));
  await db.update(users).set({ name: 'Ben' }).where(eq(users.id, ben.user.id));
  await db.update(cases).set({ owner: ben.user.id, claimedAt: clock.now() }).where(eq(cases.id, id));
  const watch = async (who: Staff, state: string) => {
    const { status, body } = await who.call('PUT', `/api/desk/cases/${id}/watch`, { state });
    return [
      status,
      (body as { others?: { name: string; isTyping: boolean }[] }).others?.map(({ name, isTyping }) => [
        name,
        isTyping,
      ]),
    ];
  };
  expect(await watch(ana, 'viewing')).toEqual([200, []]);
  const heard: string[] = [];
  const stop = deps.events.subscribe(ana.user.id, {
    // Ignore unrelated updates, such as their own sign-in.
    event: ({ topic }) => topic === 'watchers' && heard.push(topic),
    gap: () => undefined,
  });
  expect(await watch(ben, 'typing')).toEqual([200, [['Ana', false]]]);
  await expect.poll(() => heard).toEqual(['watchers']);
  expect(await watch(ana, 'viewing')).toEqual([200, [['Ben', true]]]);
  // A repeat sends no update.
  await watch(ben, 'typing');
  expect(await watch(ben, 'gone')).toEqual([200, [['Ana', false]]]);
  await expect.poll(() => heard).toEqual(['watchers', 'watchers']);
  stop();
  expect(await watch(ana, 'viewing')).toEqual([200, []]);
  await watch(ben, 'viewing');
  clock.advance(seconds(46));
  expect(await watch(ana, 'viewing')).toEqual([200, []]);
  // A colleague who gave no reason neither sees the others nor is seen.
  const eve = await signedInAs(world, 'AGENT');
  expect((await watch(eve, 'viewing'))[0]).toBe(403);
  expect(await watch(ana, 'viewing')).toEqual([200, []]);
  const { rows } = await pool.query(`select relpersistence from pg_class where relname = 'case_watchers'`);
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
