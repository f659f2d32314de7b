/** The report of cases, through the API. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ReportRow } from '#contract/office/reports.ts';
import { mayDo, STAFF_ROLES } from '#contract/staff.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { caseFor, NO_FACTS } from '#server/service/cases/cases.ts';
import { lastDays } from '#server/service/cases/report-rows.ts';
import { coveredMember } from '#test/covered.ts';
import { moveToNoon } from '#test/noon.ts';
import { openWorld, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;

test('the report counts first responses by a person, resolutions and the backlog, without merged cases', async () => {
  const lead = await signedInAs(world, 'OPERATIONS');
  const me = await coveredMember(world);
  const began = clock.now();
  const open = (facts: object = { isUnderOrder: true }) => {
    const opening = { homeId: me.homeId, incidentId: randomUUID(), facts: { ...NO_FACTS, ...facts } };
    return db.transaction((tx) => caseFor(tx, { ...opening, at: clock.now(), by: 'member' }));
  };
  const act = (id: string, what: string, body: object = {}) =>
    lead.post(`/api/desk/cases/${id}/${what}`, body);
  const [one, two, three, merged] = [await open(), await open(), await open(), await open()];
  const reply = (id: string) => act(id, 'messages', { id: randomUUID(), text: 'We’re on it', readSeq: 0 });
  clock.advance(minutes(4));
  expect((await reply(one.id)).status).toBe(201);
  clock.advance(minutes(6));
  await reply(two.id);
  // Later answers in the same case don't count again.
  await reply(one.id);
  await act(merged.id, 'merge', { into: three.id });
  clock.advance(minutes(20));
  await act(one.id, 'close', { reason: 'solved' });
  const { rows } = (await lead.get('/api/desk/report?days=7')).body as { rows: ReportRow[] };
  const [period] = rows.filter(({ day, severity }) => day === null && severity === 2);
  expect(period).toMatchObject({ answered: 2, closed: 1, backlog: 2 });
  expect(period?.firstP50).toBeCloseTo(7, 0);
  expect(period?.firstP90).toBeCloseTo(9.4, 0);
  expect(period?.resolutionP50).toBeCloseTo((clock.now().getTime() - began.getTime()) / 60_000, 0);
  const byDay = rows.filter(({ day, severity }) => day !== null && severity === 2);
  expect(byDay.reduce((sum, { answered }) => sum + answered, 0)).toBe(2);
  expect((await lead.get('/api/desk/report?days=8')).status).toBe(400);

  const file = await lead.get('/api/desk/report/export?days=7');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.text).toContain('"Last 7 days","Evacuating",2,7');
  const { rows: audited } = await world.database.pool.query(
    `select 1 from audit_entries where actor_id = $1 and action = 'list.exported'`,
    [lead.user.id],
  );
  expect(audited).toHaveLength(1);
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    expect([role, (await who.get('/api/desk/report')).status]).toEqual([
      role,
      mayDo(role, 'figures.read') ? 200 : 403,
    ]);
  }
});

test('the backlog of a day is what was open when it ended, whenever it was opened', async () => {
  moveToNoon(world);
  const lead = await signedInAs(world, 'OPERATIONS');
  const me = await coveredMember(world);
  const open = async (ago: number) => {
    const opening = { homeId: me.homeId, incidentId: randomUUID(), facts: { ...NO_FACTS, hasPhrase: true } };
    const at = after(clock.now(), -days(ago));
    return (await db.transaction((tx) => caseFor(tx, { ...opening, at, by: 'member' }))).id;
  };
  const severity = 0;
  const backlogs = async () => {
    const { rows } = (await lead.get('/api/desk/report?days=7')).body as { rows: ReportRow[] };
    const open = new Map(
      rows.filter((row) => row.severity === severity).map((row) => [row.day, row.backlog]),
    );
    return lastDays(clock.now(), 7).map((day) => open.get(day) ?? 0);
  };
  expect(await backlogs()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const [, recent, past] = [await open(30), await open(3), await open(40)];
  await open(2);
  const close = async (id: string, ago: number) => {
    const act = (what: string, body: object) => lead.post(`/api/desk/cases/${id}/${what}`, body);
    await act('messages', { id: randomUUID(), text: 'We’re on it', readSeq: 0 });
    expect((await act('close', { reason: 'solved' })).status).toBe(204);
    await world.database.pool.query('update cases set closed_at = $2 where id = $1', [
      id,
      after(clock.now(), -days(ago)),
    ]);
  };
  expect(await backlogs()).toEqual([4, 4, 4, 3, 2, 2, 2]);
  await close(recent, 1);
  await close(past, 20);
  // One of them was closed before the seven days, and the other counts until the day before it was closed.
  expect(await backlogs()).toEqual([2, 2, 3, 2, 1, 1, 1]);
});
