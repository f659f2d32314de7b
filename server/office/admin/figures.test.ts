import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { DayFigures, Metrics } from '#contract/office/metrics.ts';
import { orderEvents, orders } from '#server/money/orders/tables.ts';
import { readinessScores } from '#server/home/readiness/tables.ts';
import { homes } from '#server/home/homes/tables.ts';
import { users } from '#server/core/accounts/tables.ts';
import { dayIn, daysAfter } from '#server/outreach/partners/fitness.ts';
import { addHome } from '#test/homes.ts';
import { addSku, placed } from '#test/orders.ts';
import { sized } from '#test/tier.ts';
import { openWorld, signedIn, signedInAdmin, type World } from '#test/world.ts';
import { saveFigures } from './figures.ts';
import { foldChanges, readFigures } from './figure-store.ts';

const world = await openWorld({ withWorkers: false, withMembers: true });
/** The figures count everyone, so each test starts without accounts. Points stay in the books. */
let booked = 0;
beforeEach(async () => {
  await world.db.delete(users);
  booked = (await readFigures(world.db)).pointsRedeemed;
});

const ZONE = 'America/Los_Angeles';
/** Noon in California on a day before or after today. Calculated by calendar, because a day has 23 to 25 hours. */
const noonOn = ({ clock }: World, n: number) =>
  new Date(`${daysAfter(dayIn(ZONE, clock.now()), n)}T20:00:00Z`);
const moveDays = (own: World, n: number) =>
  own.clock.advance(noonOn(own, n).getTime() - own.clock.now().getTime());

const metricsOf = async (admin: Awaited<ReturnType<typeof signedInAdmin>>) =>
  (await admin.get('/api/admin/metrics')).body as Metrics;

const PEOPLE = sized({ gate: 4, soak: 8 });

/** The same figures from the rows themselves, the slow way. */
async function counted({ db }: World) {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select (select count(*) from users) users, (select count(*) from homes where archived_at is null) homes,
      (select coalesce(sum(points_used), 0) from orders o where pay_with = 'points' and status <> 'CANCELLED'
        and not exists (select from order_events e where e.order_id = o.id and e.status = 'REFUNDED')) points,
      (select round(avg(score), 1) from (select distinct on (home_id) score from readiness_scores
        join homes on homes.id = home_id where archived_at is null
        order by home_id, computed_at desc, readiness_scores.id desc) s) readiness`);
  const [row] = rows;
  return {
    totalUsers: Number(row?.['users']),
    avgReadiness: Number(row?.['readiness'] ?? 0),
    activeHomes: Number(row?.['homes']),
    pointsRedeemed: Number(row?.['points']),
  };
}

test('the four metrics match member activity exactly, with no other keys', async () => {
  const admin = await signedInAdmin(world);
  expect(await metricsOf(admin)).toEqual({
    totalUsers: 1,
    avgReadiness: 0,
    activeHomes: 0,
    pointsRedeemed: booked,
  });
  const me = await signedIn(world);
  const { id } = await addHome(me);
  await world.db.insert(readinessScores).values([
    { homeId: id, score: 40, breakdown: {}, computedAt: new Date(Date.now() + 60_000) },
    { homeId: id, score: 71, breakdown: {}, computedAt: new Date(Date.now() + 120_000) },
  ]);
  const skuId = await addSku(world, { pointsCost: 120 });
  await placed(me, skuId, true);
  const second = await placed(me, skuId, true);
  expect(await metricsOf(admin)).toEqual({
    totalUsers: 2,
    avgReadiness: 71,
    activeHomes: 1,
    pointsRedeemed: booked + 240,
  });
  await me.post(`/api/orders/${second.id}/cancel`);
  expect((await metricsOf(admin)).pointsRedeemed).toBe(booked + 120);
});

test('points refunded after an order was fulfilled no longer count as redeemed, today and on derived days', async () => {
  const own = await openWorld({ withWorkers: false, withMembers: true });
  const admin = await signedInAdmin(own);
  const me = await signedIn(own);
  const [kept, broken] = [await addSku(own, { pointsCost: 30 }), await addSku(own, { pointsCost: 100 })];
  await placed(me, kept, true);
  const { id } = await placed(me, broken, true);
  await admin.post(`/api/admin/orders/${id}/fulfil`, {});
  expect((await metricsOf(admin)).pointsRedeemed).toBe(130);
  await admin.post(`/api/admin/orders/${id}/refund`, { reason: 'It broke.' });
  await admin.post(`/api/admin/orders/${id}/refund`, { reason: 'It broke.' });
  expect((await metricsOf(admin)).pointsRedeemed).toBe(30);
  expect(await metricsOf(admin)).toEqual(await counted(own));
  moveDays(own, 2);
  await saveFigures(own.deps);
  const { rows } = await own.db.execute<{ points: string }>(
    sql`select points_redeemed points from daily_figures where derived`,
  );
  expect(rows.map(({ points }) => Number(points))).toEqual(rows.map(() => 30));
  expect(rows.length).toBeGreaterThan(0);
});

test('an archived home isn’t active and its score isn’t averaged until it is restored', async () => {
  const admin = await signedInAdmin(world);
  const [one, two] = [await signedIn(world), await signedIn(world)];
  const [kept, away] = [await addHome(one), await addHome(two)];
  await world.db.insert(readinessScores).values([
    { homeId: kept.id, score: 80, breakdown: {}, computedAt: new Date(Date.now() + 60_000) },
    { homeId: away.id, score: 20, breakdown: {}, computedAt: new Date(Date.now() + 60_000) },
  ]);
  expect(await metricsOf(admin)).toMatchObject({ activeHomes: 2, avgReadiness: 50 });
  await two.post(`/api/homes/${away.id}/archive`);
  expect(await metricsOf(admin)).toMatchObject({ activeHomes: 1, avgReadiness: 80 });
  await two.post(`/api/homes/${away.id}/restore`);
  expect(await metricsOf(admin)).toMatchObject({ activeHomes: 2, avgReadiness: 50 });
});

test('a deleted account leaves the counts with its home and score; its redeemed points stay in the books', async () => {
  const admin = await signedInAdmin(world);
  const me = await signedIn(world);
  const { id } = await addHome(me);
  await world.db.insert(readinessScores).values({ homeId: id, score: 55, breakdown: {} });
  await placed(me, await addSku(world, { pointsCost: 90 }), true);
  await world.db.execute(sql`delete from users where id = ${me.user.id}`);
  expect(await metricsOf(admin)).toEqual({
    totalUsers: 1,
    avgReadiness: 0,
    activeHomes: 0,
    pointsRedeemed: booked + 90,
  });
  expect(await metricsOf(admin)).toEqual(await counted(world));
});

test('metrics stay exact during concurrent sign-ups, purchases, cancellations and deletions', async () => {
  const admin = await signedInAdmin(world);
  const skuId = await addSku(world, { pointsCost: 10 });
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signedIn(world)));
  let isOver = false;
  const folding = (async () => {
    while (!isOver) await Promise.all([foldChanges(world.db), foldChanges(world.db)]);
  })();
  await Promise.all(
    people.map(async (me, n) => {
      const { id } = await addHome(me);
      for (let score = 10; score < 60; score += 10)
        await world.db.insert(readinessScores).values({ homeId: id, score: score + n, breakdown: {} });
      for (let bought = 0; bought < 4; bought += 1) {
        const order = await placed(me, skuId, true);
        if (bought % 2) await me.post(`/api/orders/${order.id}/cancel`);
      }
      if (n % 3 === 0) await world.db.execute(sql`delete from users where id = ${me.user.id}`);
    }),
  );
  isOver = true;
  await folding;
  expect(await metricsOf(admin)).toEqual(await counted(world));
  await foldChanges(world.db);
  expect(await metricsOf(admin)).toEqual(await counted(world));
  const { rows } = await world.db.execute(sql`select 1 from figure_changes`);
  expect(rows).toEqual([]);
});

test('a change that is rolled back is never counted', async () => {
  const before = await readFigures(world.db);
  await world.db
    .transaction(async (tx) => {
      await tx.insert(users).values({ email: 'nobody@example.com' });
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await readFigures(world.db)).toEqual(before);
});

type History = { days: DayFigures[]; since: string };
const historyOf = async (admin: Awaited<ReturnType<typeof signedInAdmin>>, asked = '30') =>
  (await admin.get(`/api/admin/metrics/history?days=${asked}`)).body as History;

test('the first run derives earlier days from dated records, and a second run changes nothing', async () => {
  const own = await openWorld({ withWorkers: false, withMembers: true });
  const admin = await signedInAdmin(own);
  const me = await signedIn(own);
  const ago = (n: number) => noonOn(own, -n);
  const { id } = await addHome(me);
  const skuId = await addSku(own, { pointsCost: 50 });
  const [first, second] = [await placed(me, skuId, true), await placed(me, skuId, true)];
  await me.post(`/api/orders/${second.id}/cancel`);
  await own.db.update(users).set({ createdAt: ago(10) });
  await own.db.update(homes).set({ createdAt: ago(8) });
  await own.db.execute(sql`delete from readiness_scores`);
  await own.db.insert(readinessScores).values([
    { homeId: id, score: 30, breakdown: {}, computedAt: ago(7) },
    { homeId: id, score: 60, breakdown: {}, computedAt: ago(3) },
  ]);
  await own.db.update(orders).set({ createdAt: ago(6) });
  await own.db
    .update(orderEvents)
    .set({ createdAt: ago(4) })
    .where(sql`status = 'CANCELLED'`);

  await saveFigures(own.deps);
  const history = await historyOf(admin);
  expect(history.days).toHaveLength(11);
  expect(history.since).toBe(history.days[0]?.day);
  const at = (n: number) => history.days.at(-1 - n);
  expect(at(10)).toMatchObject({ totalUsers: 2, activeHomes: 0, avgReadiness: null, derived: true });
  expect(at(8)).toMatchObject({ activeHomes: 1, avgReadiness: null });
  expect(at(7)).toMatchObject({ avgReadiness: 30, pointsRedeemed: 0 });
  expect(at(6)).toMatchObject({ pointsRedeemed: 100 });
  expect(at(4)).toMatchObject({ avgReadiness: 30, pointsRedeemed: 50 });
  expect(at(3)).toMatchObject({ avgReadiness: 60 });
  expect(at(0)).toMatchObject({ totalUsers: 2, activeHomes: 1, pointsRedeemed: 50, derived: false });
  expect(first.status).toBe('PAID');

  const rows = () => own.db.execute(sql`select * from daily_figures order by day`).then((r) => r.rows);
  const kept = await rows();
  await Promise.all([saveFigures(own.deps), saveFigures(own.deps)]);
  const again = await rows();
  expect(again.slice(0, -1)).toEqual(kept.slice(0, -1));
  expect(again).toHaveLength(kept.length);
});

test('a day keeps its last snapshot, and days without a run are derived', async () => {
  const own = await openWorld({ withWorkers: false, withMembers: true });
  const admin = await signedInAdmin(own);
  await saveFigures(own.deps);
  await signedIn(own);
  await saveFigures(own.deps);
  moveDays(own, 3);
  await saveFigures(own.deps);
  // The administrator's session has expired by now.
  const history = await historyOf(await signedIn(own, admin.email), '90');
  expect(history.days.map(({ totalUsers, derived }) => [totalUsers, derived])).toEqual([
    [2, false],
    [2, true],
    [2, true],
    [2, false],
  ]);
});

test('members and visitors can’t see the metrics', async () => {
  for (const path of ['/api/admin/metrics', '/api/admin/metrics/history', '/api/admin/recent-orders']) {
    expect((await world.visitor().get(path)).status).toBe(401);
    expect(await (await signedIn(world)).get(path)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
  }
});
