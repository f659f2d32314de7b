import { expect, test } from 'vitest';
import type { Preferences } from '#contract/core/notifications.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { hazardsOf } from '#server/home/readiness/readiness.ts';
import { homeOf } from '#server/home/homes/homes.ts';
import { days } from '#server/platform/clock.ts';
import { coveredMember } from '#test/covered.ts';
import { openWorld } from '#test/world.ts';
import { isAtRisk } from './choose-tip.ts';
import { tipSends } from './tables.ts';
import { TIPS, tipWords } from './tip-list.ts';
import { handOutTips } from './tips.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
await seedRiskMap(db);
/** Butte County: wildfire, earthquake and flood all count there. */
const BUTTE = { lat: 39.7596, lng: -121.6219 };

type Me = Awaited<ReturnType<typeof coveredMember>>;
const morning = async () => {
  await handOutTips(world.deps);
  await world.runJobs();
};
const tips = async (me: Pick<Me, 'email'>) => {
  const titles = new Set(TIPS.map((tip) => tipWords(tip, 'en').title));
  return (await world.mailbox(me.email, 0)).filter(({ subject }) => titles.has(subject));
};

test('a member gets tips for their home’s risks, at most twice a month and none twice a year', async () => {
  const me = await coveredMember(world, { ...BUTTE, plan: 'core' });
  const home = await homeOf(db, me.homeId);
  if (!home) throw new Error('no home');
  const ratings = (await hazardsOf(world.deps, home))?.ratings ?? null;
  expect(ratings).not.toBeNull();
  for (let day = 0; day < 365; day += 5) {
    await morning();
    clock.advance(days(5));
  }
  const got = await tips(me);
  expect(new Set(got.map(({ subject }) => subject)).size).toBe(got.length);
  expect(got.length).toBeGreaterThan(8);
  for (const { subject } of got) {
    const tip = TIPS.find((one) => tipWords(one, 'en').title === subject);
    expect([subject, tip && isAtRisk(tip.hazard, ratings)]).toEqual([subject, true]);
  }
  const months = Map.groupBy(await db.select().from(tipSends), ({ userId, month }) => `${userId} ${month}`);
  for (const [, ofMonth] of months) expect(ofMonth.length).toBeLessThanOrEqual(2);
});

test('without a plan or with tips off no tip is sent; the setting and the link in the email work', async () => {
  const [unpaid, off, byLink] = [
    await coveredMember(world, { ...BUTTE, plan: null }),
    await coveredMember(world, BUTTE),
    await coveredMember(world, BUTTE),
  ];
  const at = '/api/notifications/preferences';
  const choice = { preferences: [{ kind: 'seasonal-tips', channel: 'email', isOn: false }] };
  expect((await off.call('PUT', at, choice)).status).toBe(200);
  for (let day = 0; day < 80 && (await tips(byLink)).length === 0; day += 5) {
    await morning();
    clock.advance(days(5));
  }
  const [tip] = await tips(byLink);
  expect(tip?.text).toContain('You get this because “Seasonal tips” is on in your settings.');
  const token = /\/notifications\/off\?token=(\S+)/.exec(tip?.text ?? '')?.[1];
  expect((await world.visitor().post('/api/notifications/off', { token })).body).toMatchObject({
    kind: 'seasonal-tips',
    isOn: false,
  });
  const { preferences } = (await byLink.get(at)).body as Preferences;
  expect(preferences.find(({ kind }) => kind === 'seasonal-tips')?.isOn).toBe(false);
  const before = (await tips(byLink)).length;
  for (let day = 0; day < 60; day += 10) {
    await morning();
    clock.advance(days(10));
  }
  expect(await tips(byLink)).toHaveLength(before);
  expect(await tips(off)).toEqual([]);
  expect(await tips(unpaid)).toEqual([]);
});
