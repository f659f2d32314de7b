/** The board during an order, and requests that become cases at the desk. */
import { expect, test } from 'vitest';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { newAmbassador } from '#test/ambassadors.ts';
import { addPerson, SPOT } from '#test/covered.ts';
import { declareOrder } from '#test/declared-order.ts';
import { addHotel } from '#test/evacuees.ts';
import { groupOf, newHousehold, share, street } from '#test/neighbors.ts';
import { openWorld, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
await addHotel(world.db, { lat: 39.53, lng: -121.55, rooms: 50 });
const { leader, group, neighbors } = await street(world, 4, { board: true });
const [maya, sam, lee, off] = neighbors;
if (!maya || !sam || !lee || !off) throw new Error('four households');
await share(off, group, { name: 'CANARY-off-the-board', check: false });
const rosa = await addPerson(maya, 'CANARY-person-one');
const leo = await addPerson(maya, 'CANARY-person-two');
await addPerson(sam, 'CANARY-person-three');

const quiet = await groupOf(sam, group);
const { rows: cards } = await world.database.pool.query<{ id: string; home_id: string }>(
  'select id, home_id from neighbor_homes where group_id = $1',
  [group.id],
);
const idOf = (who: { homeId: string }) => cards.find(({ home_id }) => home_id === who.homeId)?.id ?? '';
const ask = (who: typeof sam, about: { homeId: string }, kind: 'ride' | 'check') =>
  who.post(`${group.at}/requests`, { id: idOf(about), kind });
const casesOf = async (homeId: string) =>
  (
    await world.database.pool.query<{ id: string; severity: number; reason: string; state: string }>(
      'select id, severity, reason, state from cases where home_id = $1',
      [homeId],
    )
  ).rows;

test('on a quiet day there is no board, and no request', async () => {
  expect(quiet).toMatchObject({ board: null, canRequest: [] });
  expect(await ask(sam, sam, 'ride')).toMatchObject({ status: 409 });
});

test('during an order the board repeats check-ins and never concludes anything from silence', async () => {
  await declareOrder(world, SPOT);
  await world.runJobs();
  await maya.call('PUT', `${maya.api}/evacuation/people/${rosa}`, { state: 'left' });
  const { board } = await groupOf(lee, group);
  expect(board?.map(({ name, status, out, of }) => ({ name, status, out, of }))).toEqual([
    { name: 'Household 1', status: 'some', out: 1, of: 2 },
    { name: 'Household 2', status: 'none', out: 0, of: 1 },
    { name: 'Household 3', status: 'unknown', out: 0, of: 0 },
  ]);
  await maya.call('PUT', `${maya.api}/evacuation/people/${leo}`, { state: 'help' });
  expect((await groupOf(lee, group)).board?.[0]).toMatchObject({ status: 'help' });
  await maya.call('PUT', `${maya.api}/evacuation/people/${leo}`, { state: 'safe' });
  expect((await groupOf(lee, group)).board?.[0]).toMatchObject({ status: 'out', out: 2 });
  // Which people of a household checked in stays private, and households that aren't on the board have no row.
  const text = JSON.stringify((await groupOf(lee, group)).board);
  expect(text).not.toContain('CANARY');
});

test('a household without a ride is a call for help at the desk, once', async () => {
  expect(await ask(sam, sam, 'ride')).toMatchObject({ status: 200 });
  expect(await ask(sam, sam, 'ride')).toMatchObject({ status: 200 });
  const cases = await casesOf(sam.homeId);
  expect(cases).toMatchObject([{ severity: 0, reason: 'needs-help', state: 'open' }]);
  const { rows } = await world.database.pool.query(
    `select count(*)::int n from case_events where case_id = $1 and kind = 'noted'`,
    [cases[0]?.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
  expect((await groupOf(lee, group)).board?.[1]).toMatchObject({ needsRide: true });
  const agent = await signedInAs(world, 'AGENT');
  const detail = await agent.get('/api/desk/cases');
  expect(detail.status).toBe(200);
});

test('a neighbor’s request has the severity of the household’s situation, and several at once make one', async () => {
  const replies = await Promise.all([
    ask(sam, lee, 'check'),
    ask(maya, lee, 'check'),
    ask(leader as never, lee, 'check'),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await casesOf(lee.homeId)).toMatchObject([{ severity: 2, reason: 'under-order' }]);
  const { rows } = await world.database.pool.query(
    'select count(*)::int n from neighbor_requests where home_id = $1',
    [lee.homeId],
  );
  expect(rows).toEqual([{ n: 1 }]);
  // The household's own request still counts after a neighbor's.
  expect(await ask(lee, lee, 'ride')).toMatchObject({ status: 200 });
  expect(await casesOf(lee.homeId)).toMatchObject([{ severity: 0, reason: 'needs-help' }]);
});

test('no one asks about a household that didn’t agree to it, or from outside', async () => {
  expect(await ask(sam, off, 'check')).toMatchObject({ status: 404 });
  const stranger = await newHousehold(world);
  expect(await ask(stranger, lee, 'check')).toMatchObject({ status: 404 });
  expect(await ask((await newAmbassador(world)) as never, lee, 'check')).toMatchObject({ status: 404 });
});

test('who leaves the board is gone from it with the next look', async () => {
  await share(maya, group, { name: 'Household 1' });
  const view = (await sam.get(group.at)).body as NeighborGroup;
  expect(view.board?.map(({ name }) => name)).toEqual(['Household 2', 'Household 3']);
});
