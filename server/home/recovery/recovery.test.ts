import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Disaster } from '#contract/home/recovery-disasters.ts';
import type { RecoveryView } from '#contract/home/recovery.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { exportRecovery } from './data-export.ts';

const world = await openWorld({ withWorkers: false });
const STATED = { kind: 'statement', note: '' };
/** Wednesday, April 1, 2026, in the evening at the home, and already April 2 in UTC. */
world.clock.advance(Date.parse('2026-04-02T05:30:00Z') - world.clock.now().getTime());
const admin = await signedInAdmin(world);

type Me = Awaited<ReturnType<typeof homeowner>>;
const read = async (me: Pick<Me, 'get' | 'api'>) => (await me.get(`${me.api}/recovery`)).body as RecoveryView;
async function started(given: object = {}) {
  const me = await homeowner(world);
  const { status, body } = await me.post(`${me.api}/recovery`, {
    lossDate: '2026-01-08',
    evidence: { kind: 'document', note: 'CANARY fire report' },
    ...given,
  });
  expect([status, body]).toEqual([201, body]);
  return me;
}
const dueOf = (view: RecoveryView, clockId: string) =>
  view.recovery?.deadlines.filter((one) => one.clockId === clockId).map(({ due }) => due);

test('a household reports a loss without an order, and its deadlines follow', async () => {
  const me = await started({ flags: ['state_of_emergency', 'total_loss'] });
  const view = await read(me);
  expect(view).toMatchObject({ canEdit: true, today: '2026-04-01', state: 'CA' });
  expect(view.recovery).toMatchObject({ origin: 'loss', lossDate: '2026-01-08', closedAt: null });
  expect(dueOf(view, 'INS-41')).toEqual(['2026-04-18']);
  expect(dueOf(view, 'INS-44b')).toEqual(['2028-01-08']);
  expect(view.recovery?.facts.map(({ subject, evidence }) => [subject, evidence.note])).toEqual([
    ['loss_date', 'CANARY fire report'],
    ['state_of_emergency', 'CANARY fire report'],
    ['total_loss', 'CANARY fire report'],
  ]);
});

test('every deadline names its section, sources, confidence and check date', async () => {
  const me = await started({ flags: ['state_of_emergency'] });
  const { recovery } = await read(me);
  for (const { section, sources, confidence, collectedOn } of recovery?.deadlines ?? []) {
    expect(section).not.toBe('');
    expect(sources.length).toBeGreaterThan(0);
    expect(['A', 'B', 'C', 'M']).toContain(confidence);
    expect(collectedOn).toBe('2026-11-16');
  }
  await admin.post('/api/admin/recovery-rules/INS-41/check');
  const proof = (await read(me)).recovery?.deadlines.find(({ clockId }) => clockId === 'INS-41');
  expect(proof?.checkedOn).toBe('2026-04-01');
});

test('a home has one open recovery, and a closed one can be reopened', async () => {
  const me = await started();
  const body = { lossDate: '2026-02-01', evidence: STATED };
  expect((await me.post(`${me.api}/recovery`, body)).status).toBe(409);
  await me.patch(`${me.api}/recovery`, { isClosed: true });
  const fact = { kind: 'flag', subject: 'total_loss', day: '2026-02-01', evidence: STATED };
  expect((await me.post(`${me.api}/recovery/facts`, fact)).status).toBe(409);
  expect((await me.patch(`${me.api}/recovery`, { isClosed: false })).status).toBe(200);
  expect((await me.post(`${me.api}/recovery/facts`, fact)).status).toBe(201);
});

test('a corrected fact moves its deadlines, says why, and keeps what was said before', async () => {
  const me = await started();
  const view = await read(me);
  const loss = view.recovery?.facts[0]?.id;
  const put = await me.call('PUT', `${me.api}/recovery/facts/${loss}`, {
    day: '2026-01-09',
    evidence: { kind: 'letter', note: 'Fire department' },
  });
  const after = put.body as RecoveryView;
  expect(dueOf(after, 'INS-44a')).toEqual(['2027-01-09']);
  expect(after.recovery?.facts[0]).toMatchObject({ day: '2026-01-09', wasDay: '2026-01-08' });
  expect(after.recovery?.deadlines.find(({ clockId }) => clockId === 'INS-44a')?.moved).toMatchObject({
    from: '2027-01-08',
    to: '2027-01-09',
    because: { subject: 'loss_date', before: '2026-01-08', day: '2026-01-09' },
  });
  expect((await me.call('DELETE', `${me.api}/recovery/facts/${loss}`)).status).toBe(409);
});

test('facts start deadlines, are done, are extended and withdrawn', async () => {
  const me = await started({ flags: ['state_of_emergency'] });
  const facts = `${me.api}/recovery/facts`;
  const add = (fact: object) => me.post(facts, { day: '2026-03-10', evidence: STATED, ...fact });
  let view = (await add({ kind: 'event', subject: 'policy_copy_requested' })).body as RecoveryView;
  expect(dueOf(view, 'INS-10')).toEqual(['2026-04-09']);
  const key = view.recovery?.deadlines.find(({ clockId }) => clockId === 'INS-10')?.key;
  view = (await add({ kind: 'done', subject: key, day: '2026-03-20' })).body as RecoveryView;
  expect(view.recovery?.deadlines.find((one) => one.key === key)).toMatchObject({ state: 'done' });
  expect((await add({ kind: 'extension', subject: key })).status).toBe(400);
  const proof = view.recovery?.deadlines.find(({ clockId }) => clockId === 'INS-41')?.key;
  view = (await add({ kind: 'extension', subject: proof })).body as RecoveryView;
  expect(dueOf(view, 'INS-41')).toEqual(['2026-07-18']);
  const asked = view.recovery?.facts.find(({ subject }) => subject === 'policy_copy_requested');
  view = (await me.call('DELETE', `${facts}/${asked?.id}`)).body as RecoveryView;
  expect(dueOf(view, 'INS-10')).toEqual([]);
  expect((await me.call('DELETE', `${facts}/${asked?.id}`)).status).toBe(404);
});

test('nothing unknown, ahead of time or stated twice is recorded', async () => {
  const me = await started({ flags: ['total_loss'] });
  const refused = async (fact: object) =>
    (await me.post(`${me.api}/recovery/facts`, { day: '2026-03-01', evidence: STATED, ...fact })).status;
  expect(await refused({ kind: 'event', subject: 'something' })).toBe(400);
  expect(await refused({ kind: 'event', subject: 'loss_date' })).toBe(400);
  expect(await refused({ kind: 'flag', subject: 'total_loss' })).toBe(400);
  expect(await refused({ kind: 'done', subject: 'INS-10:x' })).toBe(400);
  // At the home it is still April 1.
  expect(await refused({ kind: 'event', subject: 'food_loss', day: '2026-04-02' })).toBe(400);
  expect(await refused({ kind: 'event', subject: 'food_loss', day: '2026-04-01' })).toBe(201);
  expect(await refused({ kind: 'event', subject: 'any_time_limit_date', day: '2027-01-08' })).toBe(201);
  expect(await refused({ kind: 'done', subject: 'ST-04' })).toBe(201);
});

test('a date our team enters for a disaster counts for its households, and a correction says why', async () => {
  const added = await admin.post('/api/admin/disasters', { name: 'Ridge Fire', state: 'CA' });
  expect(added.status).toBe(201);
  const id = (added.body as { disasters: Disaster[] }).disasters[0]?.id;
  const dates = `/api/admin/disasters/${id}/dates`;
  const link = 'https://www.fema.gov/disaster/9999';
  const put = (body: object) => admin.call('PUT', dates, { link, ...body });
  expect((await put({ kind: 'event', subject: 'federal_declaration_ia', day: '2026-01-10' })).status).toBe(
    200,
  );
  const me = await started({ disasterId: id });
  expect(dueOf(await read(me), 'AID-01')).toEqual(['2026-03-11']);
  world.clock.advance(60_000);
  await put({ kind: 'published', subject: 'AID-01', day: '2026-04-30' });
  const [fema] = ((await read(me)).recovery?.deadlines ?? []).filter(({ clockId }) => clockId === 'AID-01');
  expect(fema).toMatchObject({ due: '2026-04-30', basis: 'published', link, moved: { from: '2026-03-11' } });
  await admin.post(`${dates}/withdraw`, { kind: 'published', subject: 'AID-01' });
  expect(dueOf(await read(me), 'AID-01')).toEqual(['2026-03-11']);
  expect((await put({ kind: 'published', subject: 'INS-41', day: '2026-04-30' })).status).toBe(400);
  expect(
    (await put({ kind: 'event', subject: 'sba_declaration', day: '2026-01-10', link: 'http://x.y' })).status,
  ).toBe(400);
});

test('viewers read and strangers don’t', async () => {
  const me = await started();
  const viewer = await signedIn(world);
  await join(world, me.homeId, viewer, 'viewer');
  expect(((await viewer.get(`${me.api}/recovery`)).body as RecoveryView).canEdit).toBe(false);
  const fact = { kind: 'flag', subject: 'total_loss', day: '2026-02-01', evidence: STATED };
  expect((await viewer.post(`${me.api}/recovery/facts`, fact)).status).toBe(403);
  const stranger = await signedIn(world);
  expect((await stranger.get(`${me.api}/recovery`)).status).toBe(404);
});

test('the database keeps what was stated, encrypts the words, and exports them', async () => {
  const me = await started();
  const { rows } = await world.db.execute<{ note: Buffer }>(
    sql`select note from recovery_facts where home_id = ${me.homeId}`,
  );
  expect(String(rows[0]?.note)).not.toContain('CANARY');
  await expect(
    world.db.execute(sql`update recovery_facts set day = '2026-01-01' where home_id = ${me.homeId}`),
  ).rejects.toThrow(/Failed query/);
  const { tables } = await exportRecovery(world.deps, me.cipher);
  expect(tables.recovery_facts).toMatchObject([{ subject: 'loss_date', note: 'CANARY fire report' }]);
  await world.db.execute(sql`delete from homes where id = ${me.homeId}`);
  const left = await world.db.execute(sql`select 1 from recovery_facts where home_id = ${me.homeId}`);
  expect(left.rows).toEqual([]);
});
