import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Readiness, TaskChanged } from '#contract/home/readiness.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { payoutCards } from '#server/money/payouts/tables.ts';
import { after, days } from '#server/platform/clock.ts';
import { pointLedger } from '#server/money/points/tables.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { giveMembership } from '#test/given-membership.ts';
import { addHome, HOME, homeowner, join, POLICY } from '#test/homes.ts';
import { openWorld, signedIn, type Browser } from '#test/world.ts';
import { readinessScores, readinessTasks } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
beforeAll(() => seedRiskMap(db));

type Asking = Pick<Browser, 'get' | 'post' | 'patch'>;
const read = async (who: Asking, home = 'current-home-id') => {
  const { status, body } = await who.get(`/api/homes/${home}/readiness`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Readiness;
};
const tick = async (who: Asking, id: string, status = 'DONE') => {
  const reply = await who.patch(`/api/tasks/${id}`, { status });
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return reply.body as TaskChanged;
};
const taskNamed = ({ tasks }: Readiness, title: RegExp) => {
  const task = tasks.find((one) => title.test(one.title));
  if (!task) throw new Error(`no task ${title}`);
  return task;
};
const weights = ({ tasks }: Readiness, hazard: string | null) =>
  tasks.filter((task) => task.hazard === hazard).map(({ weight }) => weight);
const balanceOf = async (who: Asking) => ((await who.get('/api/points')).body as { balance: number }).balance;

describe('a home’s tasks', () => {
  test('a home in Paradise gets the standard tasks plus those for hazards FEMA rates high in Butte County', async () => {
    const me = await signedIn(world);
    await addHome(me);
    const readiness = await read(me);
    expect(weights(readiness, null)).toEqual([15, 15, 20, 10, 5, 10, 15, 10, 10, 15]);
    expect(readiness.hazards).toMatchObject({
      county: 'Butte County, CA',
      ratings: { wildfire: 'Relatively High' },
      source: expect.stringContaining('FEMA National Risk Index'),
    });
    expect(weights(readiness, 'wildfire')).toEqual([15, 10]);
    for (const task of readiness.tasks) expect(task.points).toBe(task.weight);
  });

  test('a home in an unknown county has only the standard tasks', async () => {
    const me = await signedIn(world);
    await addHome(me, { state: 'NV', zip: '89501', city: 'Reno' });
    const readiness = await read(me);
    expect(readiness.hazards).toBeNull();
    expect(readiness.tasks).toHaveLength(10);
  });

  test('a moved home gets tasks for its new hazards and keeps only the old ones already worked on', async () => {
    const me = await signedIn(world);
    const home = await addHome(me, { city: 'Bridgeport', zip: '93517' }); // Mono County
    const before = await read(me);
    expect(before.hazards?.county).toBe('Mono County, CA');
    const moved = await me.patch(`/api/homes/${home.id}`, {
      address: HOME.address,
      city: 'Paradise',
      zip: '95969',
    });
    expect([moved.status, moved.text]).toEqual([200, expect.any(String)]);
    const inParadise = await read(me);
    expect(weights(inParadise, 'wildfire')).toEqual([15, 10]);
    await tick(me, taskNamed(inParadise, /first five feet/).id);
    await me.patch(`/api/homes/${home.id}`, { city: 'Markleeville', zip: '96120' }); // Alpine County
    const after = await read(me);
    expect(after.hazards?.county).toBe('Alpine County, CA');
    expect(after.tasks.map(({ title }) => title)).toContain('Clear the first five feet');
    expect(after.tasks.map(({ title }) => title)).not.toContain('Screen the vents against embers');
  });
});

describe('the score', () => {
  test('follows changes in the home and can be added up by hand', async () => {
    const me = await homeowner(world);
    expect(await read(me, me.homeId)).toMatchObject({
      score: 0,
      facts: { hasPolicy: false, items: 0, weightDone: 0 },
    });
    const policy = await me.post(`${me.api}/policies`, POLICY);
    expect([policy.status, policy.text]).toEqual([201, expect.any(String)]);
    expect((await read(me, me.homeId)).score).toBe(15);
    await me.post(`${me.api}/inventory`, { name: 'Piano', category: 'Other', estValue: 4000 });
    const readiness = await read(me, me.homeId);
    expect(readiness).toMatchObject({
      score: 25,
      breakdown: { policyCoverage: 15, homeInventory: 10, itemCount: 0.4, tasksComplete: 0 },
      facts: { hasPolicy: true, items: 1 },
    });
    const { score } = await tick(me, taskNamed(readiness, /two ways out/).id);
    const after = await read(me, me.homeId);
    const { weightDone, weightAll } = after.facts;
    expect(weightDone).toBe(20);
    expect(after.score).toBe(score);
    expect(score).toBe(Math.round(15 + 10 + 0.4 + (65 * weightDone) / weightAll));
    expect(after.history.map((one) => one.score)).toEqual([0, 15, 25, score]);
  });

  test('an expired policy stops counting automatically', async () => {
    const me = await homeowner(world);
    const expiryDate = after(world.clock.now(), days(365)).toISOString().slice(0, 10);
    await me.post(`${me.api}/policies`, { ...POLICY, effectiveDate: '2026-01-01', expiryDate });
    expect((await read(me, me.homeId)).score).toBe(15);
    const later = await openLater(days(368));
    expect((await later.read(me.email, me.homeId)).score).toBe(0);
  });

  test('every recompute is saved, and reading saves nothing if nothing changed', async () => {
    const me = await homeowner(world);
    await read(me, me.homeId);
    await read(me, me.homeId);
    const reply = await me.post(`${me.api}/readiness/recompute`);
    expect(reply.status).toBe(200);
    expect((reply.body as Readiness).history).toHaveLength(2);
    await me.post('/api/homes/current-home-id/readiness/recompute');
    expect((await read(me, me.homeId)).history).toHaveLength(3);
  });

  test('a change in the home updates the score even if no one opens it', async () => {
    const me = await signedIn(world);
    const home = await addHome(me);
    await world.runJobs();
    const rows = await db.select().from(readinessScores).where(eq(readinessScores.homeId, home.id));
    expect(rows).toMatchObject([{ score: 15 }]);
  });

  test('twenty concurrent readers of a new home create its tasks and first score once', async () => {
    const me = await homeowner(world);
    await Promise.all(Array.from({ length: 20 }, () => read(me, me.homeId)));
    const { tasks, history } = await read(me, me.homeId);
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
    expect(history).toHaveLength(1);
  });
});

/** The same world, some time from now. */
async function openLater(ms: number) {
  world.clock.advance(ms);
  return {
    read: async (email: string, homeId: string) => {
      const again = await signedIn(world, email);
      const readiness = await read(again, homeId);
      world.clock.advance(-ms);
      return readiness;
    },
  };
}

describe('checking tasks', () => {
  test('the first check earns points, unchecking takes none back, and checking again earns none', async () => {
    const me = await homeowner(world);
    const task = taskNamed(await read(me, me.homeId), /go-bag/);
    await giveMembership(db, me.user.id);
    expect(task).toMatchObject({ status: 'TODO', points: 15, isRewarded: false, doneAt: null });
    expect(await tick(me, task.id)).toMatchObject({
      pointsGranted: 15,
      task: { status: 'DONE', isRewarded: true, doneAt: expect.any(String) },
    });
    expect(await balanceOf(me)).toBe(515);
    expect(await tick(me, task.id, 'TODO')).toMatchObject({
      pointsGranted: 0,
      task: { status: 'TODO', isRewarded: true, doneAt: null },
    });
    expect(await tick(me, task.id)).toMatchObject({ pointsGranted: 0 });
    expect(await balanceOf(me)).toBe(515);
    const cipher = await cipherOf(db, world.deps.masterKeys, me.homeId);
    const said = await homeHistory(db, cipher, { limit: 10 });
    expect(said.map(({ action, detail }) => [action, detail])).toEqual([
      ['task.done', task.title],
      ['task.reopened', task.title],
      ['task.done', task.title],
      ['home.added', '12 Skyway'],
    ]);
  });

  test('ten concurrent checks count as one, with one grant and one log entry', async () => {
    const me = await homeowner(world);
    const task = taskNamed(await read(me, me.homeId), /go-bag/);
    await giveMembership(db, me.user.id);
    const replies = await Promise.all(Array.from({ length: 10 }, () => tick(me, task.id)));
    expect(replies.filter(({ pointsGranted }) => pointsGranted === 15)).toHaveLength(1);
    expect(await balanceOf(me)).toBe(515);
    const cipher = await cipherOf(db, world.deps.masterKeys, me.homeId);
    const said = await homeHistory(db, cipher, { limit: 20 });
    expect(said.filter(({ action }) => action === 'task.done')).toHaveLength(1);
  });

  test('a second home earns no points for the same task', async () => {
    const me = await homeowner(world);
    await giveMembership(db, me.user.id);
    await tick(me, taskNamed(await read(me, me.homeId), /go-bag/).id);
    const second = await addHome(me);
    const again = taskNamed(await read(me, second.id), /go-bag/);
    expect(again.isRewarded).toBe(true);
    expect(await tick(me, again.id)).toMatchObject({ pointsGranted: 0, task: { status: 'DONE' } });
    const rows = await db.select().from(pointLedger).where(eq(pointLedger.userId, me.user.id));
    expect(rows.map(({ key }) => key).toSorted()).toEqual([
      'opening',
      'task:fact.membership',
      'task:go-bags',
    ]);
  });

  test('the owner sees that cash is waiting for their identity check; viewers do not', async () => {
    const [owner, viewer] = [await homeowner(world), await signedIn(world)];
    await join(world, owner.homeId, viewer, 'viewer');
    const waits = async (who: Asking) => (await read(who, owner.homeId)).cashWaitsForIdentity;
    expect(await waits(owner)).toBe(false);
    await owner.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
    expect(await waits(owner)).toBe(false);
    await db
      .update(payoutCards)
      .set({ identityWantedAt: world.clock.now() })
      .where(eq(payoutCards.userId, owner.user.id));
    expect([await waits(owner), await waits(viewer)]).toEqual([true, false]);
  });

  test('a household member checks a task and gets points; a viewer can’t; a stranger finds nothing', async () => {
    const owner = await homeowner(world);
    const task = taskNamed(await read(owner, owner.homeId), /meeting places/);
    const [partner, viewer, stranger] = [await signedIn(world), await signedIn(world), await signedIn(world)];
    await join(world, owner.homeId, partner, 'member');
    await join(world, owner.homeId, viewer, 'viewer');
    await giveMembership(db, partner.user.id);

    expect(await tick(partner, task.id)).toMatchObject({ pointsGranted: 15 });
    expect(await balanceOf(owner)).toBe(500);
    expect(await read(viewer, owner.homeId)).toMatchObject({ canEdit: false });
    const refused = await viewer.patch(`/api/tasks/${task.id}`, { status: 'TODO' });
    expect(refused.status).toBe(403);
    expect((await viewer.post(`${owner.api}/readiness/recompute`)).status).toBe(403);

    const unknown = await stranger.patch('/api/tasks/019a8f00-0000-7000-8000-000000000000', {
      status: 'DONE',
    });
    const foreign = await stranger.patch(`/api/tasks/${task.id}`, { status: 'TODO' });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await stranger.get(`${owner.api}/readiness`)).status).toBe(404);
    expect((await stranger.post(`${owner.api}/readiness/recompute`)).status).toBe(404);
    const [row] = await db.select().from(readinessTasks).where(eq(readinessTasks.id, task.id));
    expect(row?.status).toBe('DONE');
  });

  test('without a membership a check earns nothing, and joining credits the owner for it once', async () => {
    const [me, partner] = [await homeowner(world), await signedIn(world)];
    await join(world, me.homeId, partner, 'member');
    const before = await read(me, me.homeId);
    const bag = taskNamed(before, /go-bag/);
    expect(await tick(me, bag.id)).toMatchObject({ pointsGranted: 0, task: { isRewarded: false } });
    expect(await tick(partner, taskNamed(before, /meeting places/).id)).toMatchObject({ pointsGranted: 0 });
    expect(await balanceOf(me)).toBe(500);

    await giveMembership(db, me.user.id, { from: world.clock.now().toISOString() });
    expect(taskNamed(await read(me, me.homeId), /go-bag/).isRewarded).toBe(true);
    const paid = await balanceOf(me);
    expect(paid).toBeGreaterThanOrEqual(500 + 15 + 15);
    await tick(me, bag.id, 'TODO');
    await tick(me, bag.id);
    await read(me, me.homeId);
    expect([await balanceOf(me), await balanceOf(partner)]).toEqual([paid, 500]);
  });

  test('an invalid status is refused with a clear error', async () => {
    const me = await homeowner(world);
    const { tasks } = await read(me, me.homeId);
    const reply = await me.patch(`/api/tasks/${tasks[0]?.id}`, { status: 'MAYBE' });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ fields: { status: 'A task is "TODO" or "DONE"' } });
  });
});

test('one household member checks tasks while another moves the pin repeatedly, and no request fails', async () => {
  const me = await signedIn(world);
  const { id } = await addHome(me);
  const friend = await signedIn(world);
  await join(world, id, friend, 'member');
  const { tasks } = await read(me, id);
  for (let round = 0; round < 12; round += 1) {
    const point = { lat: 39.7596 + round / 10_000, lng: -121.6219 };
    const replies = await Promise.all([
      me.call('PUT', `/api/homes/${id}/location`, point),
      ...tasks
        .slice(0, 3)
        .map((task) => friend.patch(`/api/tasks/${task.id}`, { status: round % 2 ? 'TODO' : 'DONE' })),
      me.call('PUT', `/api/homes/${id}/location`, { ...point, lng: -121.622 }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  }
});
