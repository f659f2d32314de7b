/** Street drills: run for households that agreed, and entered for impact points by the rules of claims. */
import { expect, test } from 'vitest';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { addHotel, putZone, square } from '#test/evacuees.ts';
import { aged, impactOf, linkIn, newAmbassador } from '#test/ambassadors.ts';
import { groupOf, joined, ledDrill, newGroup, newHousehold, share, street } from '#test/neighbors.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
await addHotel(world.db, { lat: 39.53, lng: -121.55, rooms: 50 });

const claimOf = (body: unknown) => (body as NeighborGroup).drills[0]?.claim;

test('a drill goes to households that agreed, in words of a drill, and its results name only who agreed', async () => {
  const { leader, group, neighbors } = await street(world, 4, { drill: true });
  const [maya, sam, lee, off] = neighbors;
  if (!maya || !sam || !lee || !off) throw new Error('four households');
  await share(lee, group, { drill: true }); // no name
  await share(off, group, { name: 'Off' });
  const drill = await ledDrill(world, leader, group, [maya, lee]);
  expect((await world.mailbox(off.email, 2)).map(({ subject }) => subject)).toContain(
    'Practice drill planned: Oak Ridge Drive',
  );
  expect((await off.get(`${off.api}/drills`)).body).toEqual({ drills: [] });
  const [result] = (await groupOf(sam, group)).drills;
  expect(result).toMatchObject({
    state: 'running',
    counts: { invited: 3, acknowledged: 2, left: 2, finished: 2, declined: 0 },
    names: [
      { name: 'Household 1', hasFinished: true },
      { name: 'Household 2', hasFinished: false },
    ],
    claim: 'none',
  });
  // A household that stops taking part disappears from the names and the counts at once.
  await share(maya, group, { name: 'Household 1' });
  const [after] = (await groupOf(sam, group)).drills;
  expect(after).toMatchObject({ counts: { invited: 2, finished: 1 }, names: [{ name: 'Household 2' }] });
  const picture = await sam.get(`${drill}/picture`);
  expect(picture).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('image/svg+xml') },
  });
  expect(picture.text).not.toContain('Household 2');
  expect(await leader.post(`${drill}/end`)).toMatchObject({ status: 200 });
  expect(await leader.post(`${drill}/end`)).toMatchObject({ status: 409 });
  expect(await leader.post(`${drill}/claim`, { confirmer: null })).toMatchObject({ status: 409 });
});

test('only the ambassador plans, starts and ends drills; others get a refusal or nothing', async () => {
  const { leader, group, neighbors } = await street(world, 1, { drill: true });
  const drill = await ledDrill(world, leader, group, []);
  const stranger = await newAmbassador(world);
  for (const path of ['/end', '/start', '/cancel', '/claim']) {
    expect((await neighbors[0]?.post(`${drill}${path}`, { confirmer: null }))?.status).toBe(403);
    expect((await stranger.post(`${drill}${path}`, { confirmer: null })).status).toBe(404);
  }
  expect((await stranger.get(`${drill}/picture`)).status).toBe(404);
  const past = new Date(world.clock.now().getTime() - 1000).toISOString();
  expect(await leader.post(`${group.at}/drills`, { plannedFor: past })).toMatchObject({ status: 400 });
});

test('three other households make an entry, a neighbor confirms it, and the points arrive', async () => {
  const { leader, group, neighbors } = await street(world, 3, { drill: true });
  const [maya] = neighbors;
  if (!maya) throw new Error('three households');
  await aged(world, maya.user.id);
  const drill = await ledDrill(world, leader, group, neighbors);
  const ended = await leader.post(`${drill}/end`);
  expect(claimOf(ended.body)).toBe('ready');
  const named = (ended.body as NeighborGroup).drills[0]?.names.find(({ name }) => name === 'Household 1');
  expect(await leader.post(`${drill}/claim`, { confirmer: group.id })).toMatchObject({ status: 404 });
  const claimed = await leader.post(`${drill}/claim`, { confirmer: named?.id });
  expect([claimed.status, claimOf(claimed.body)]).toEqual([200, 'entered']);
  expect(await leader.post(`${drill}/claim`, { confirmer: null })).toMatchObject({ status: 409 });
  const own = await impactOf(leader);
  expect(own).toMatchObject({
    points: 0,
    claims: [{ kind: 'drill', points: 25, state: 'waiting', confirmer: 'Neighbor in Oak Ridge Drive' }],
  });
  expect(JSON.stringify(own)).not.toContain('Household 1');
  const t = await linkIn(world, maya.email, '/ambassadors/confirm');
  // The ambassador can't answer for the neighbor, even with the neighbor's link.
  const answer = await maya.post('/api/impact/link/answer', { t, answer: 'yes', name: 'Maya' });
  expect(answer.body).toMatchObject({ is: 'yes' });
  expect(await impactOf(leader)).toMatchObject({ points: 25, claims: [{ state: 'confirmed' }] });
});

test('the ambassador’s own homes, homes at their address and one person with three homes don’t make three', async () => {
  const { leader, group, neighbors } = await street(world, 2, { drill: true });
  const home = await newHousehold(world);
  const own = { ...leader, homeId: home.homeId, api: home.api, address: home.address, cipher: home.cipher };
  await world.database.pool.query(
    `with gone as (delete from home_members where home_id = $1) update homes set user_id = $2 where id = $1`,
    [home.homeId, leader.user.id],
  );
  await world.database.pool.query(
    `insert into home_members (home_id, user_id, role) values ($1, $2, 'owner')`,
    [home.homeId, leader.user.id],
  );
  const mine = await leader.post('/api/neighbors/link/join', { t: group.token, homeId: home.homeId });
  expect([mine.status, mine.text]).toEqual([200, expect.any(String)]);
  await share(own, group, { name: 'Leader', drill: true });
  const drill = await ledDrill(world, leader, group, [...neighbors, own]);
  const ended = await leader.post(`${drill}/end`);
  expect((ended.body as NeighborGroup).drills[0]).toMatchObject({
    counts: { finished: 3 },
    claim: 'too-few',
  });
  expect(await leader.post(`${drill}/claim`, { confirmer: null })).toMatchObject({ status: 409 });
});

test('the rules of claims hold: asked of oneself by link, an answer from the ambassador’s browser is refused', async () => {
  const { leader, group, neighbors } = await street(world, 3, { drill: true });
  const [maya] = neighbors;
  if (!maya) throw new Error('three households');
  await aged(world, maya.user.id);
  const drill = await ledDrill(world, leader, group, neighbors);
  const { drills } = (await leader.post(`${drill}/end`)).body as NeighborGroup;
  const id = drills[0]?.names.find(({ name }) => name === 'Household 1')?.id;
  await leader.post(`${drill}/claim`, { confirmer: id });
  const t = await linkIn(world, maya.email, '/ambassadors/confirm');
  const answer = await leader.post('/api/impact/link/answer', { t, answer: 'yes', name: 'Maya' });
  expect(answer.body).toMatchObject({ is: 'refused', doubt: 'self' });
  expect(await impactOf(leader)).toMatchObject({ points: 0 });
});

test('no drill starts without households, or while a warning covers one of them', async () => {
  const leader = await newAmbassador(world);
  const group = await newGroup(leader);
  const plannedFor = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  const plan = async () =>
    ((await leader.post(`${group.at}/drills`, { plannedFor })).body as NeighborGroup).drills[0]?.id ?? '';
  expect(await leader.post(`${group.at}/drills/${await plan()}/start`)).toMatchObject({ status: 409 });
  const far = await newHousehold(world, { lat: 36.5, lng: -119.5 });
  await joined(far, group, { drill: true });
  await putZone(world.db, {
    key: 'W-street',
    status: 'warning',
    at: world.clock.now(),
    shape: square(-119.5, 36.5, 0.01),
  });
  const refused = await leader.post(`${group.at}/drills/${await plan()}/start`);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('order or warning')]);
});
