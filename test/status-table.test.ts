/**
 * What every account with a home sees and gets: plan x place x feed x zone. No cell may say that there is no order when
 * one covers the home, regardless of plan.
 */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { Evacuation } from '#contract/emergency/evacuation.ts';
import { createHomeKey } from '#server/core/sealing/sealing.ts';
import { drain } from '#server/core/notifications/drain.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { noticeFactsFor } from '#server/emergency/activations/publish/notice-facts.ts';
import { readBanner } from '#server/emergency/evacuation/banner.ts';
import { checkStatus } from '#server/emergency/evacuation/public-status.ts';
import { readEvacuation } from '#server/emergency/evacuation/view.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { servicesText, statusText } from '#contract/emergency/status-text.ts';
import { addHouseholds, putZone, square } from './evacuees.ts';
import { openWorld } from './world.ts';

const PLANS = ['none', 'waitlisted', 'pending', 'before', 'after', 'lapsed', 'canceled'] as const;
const PLACES = ['pin', 'street', 'zip'] as const;
const FEEDS = ['ok', 'stale', 'unavailable'] as const;
const ZONES = ['none', 'warning', 'order', 'held order', 'lifted', 'reduced'] as const;
type Plan = (typeof PLANS)[number];
type Place = (typeof PLACES)[number];
type ZoneCase = (typeof ZONES)[number];

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const FEED = 'caloes';
const feeds = [
  { id: FEED, name: 'Cal OES', officialUrl: 'https://example.org' },
] as unknown as typeof world.deps.feeds;
const deps = { ...world.deps, feeds };

type Cell = {
  plan: Plan;
  place: Place;
  zone: ZoneCase;
  homeId: string;
  userId: string;
  lat: number;
  lng: number;
};
const cells: Cell[] = [];

/** Three degrees apart, so that each zone is its own incident. */
const placeOf = (zone: ZoneCase) => ({ lat: 34, lng: -124 + 3 * ZONES.indexOf(zone) });

/** The plan in the database, as it is after the order. */
async function setPlan(plan: Plan, userId: string, orderAt: Date): Promise<void> {
  const until = plan === 'lapsed' ? after(orderAt, -days(30)) : after(orderAt, -days(1));
  if (plan === 'lapsed' || plan === 'canceled') {
    await db.execute(sql`update membership_spans set until_at = ${until.toISOString()}::timestamptz
      where membership_id in (select id from memberships where user_id = ${userId})`);
    await db.execute(sql`update memberships set status = 'ended', ended_at = ${until.toISOString()}::timestamptz
      where user_id = ${userId}`);
  }
  if (plan === 'waitlisted')
    await db.execute(sql`insert into waitlist_entries (address, address_key, email, source)
      values ('12 Oak Lane', ${userId}, ${`${userId}@example.com`}, 'direct')`);
  if (plan === 'pending')
    await db.execute(sql`delete from membership_spans
      where membership_id in (select id from memberships where user_id = ${userId})`);
}

async function putZones(orderAt: Date): Promise<void> {
  const put = (zone: ZoneCase, more: Partial<Parameters<typeof putZone>[1]>) => {
    const { lat, lng } = placeOf(zone);
    const key = zone.replace(' ', '-');
    return putZone(db, {
      key,
      status: 'order',
      at: orderAt,
      shape: square(lng, lat, 0.2),
      feedId: FEED,
      ...more,
    });
  };
  await put('warning', { status: 'warning' });
  await put('order', {});
  await put('held order', { verdict: 'held' });
  await put('lifted', {});
  await put('reduced', {});
  await settle();
  await put('lifted', { status: 'lifted', at: clock.now(), ended: 'The order was lifted.' });
  await put('reduced', { status: 'warning', at: clock.now() });
  await settle();
}

async function settle(): Promise<void> {
  await reconcileActivations(world.deps);
  await drain(world.deps, noticeFactsFor);
  clock.advance(hours(1));
}

beforeAll(async () => {
  const orderAt = clock.now();
  for (const zone of ZONES)
    for (const place of PLACES)
      for (const plan of PLANS) {
        const at = placeOf(zone);
        const isPaying = plan !== 'none' && plan !== 'waitlisted';
        const since =
          plan === 'after' ? after(orderAt, hours(1)) : isPaying ? after(orderAt, -days(60)) : null;
        const [made] = await addHouseholds(db, [
          { ...at, since, accuracy: place, locatedAt: after(orderAt, -days(90)) },
        ]);
        if (!made) throw new Error('no household');
        await db.transaction((tx) => createHomeKey(tx, world.deps.masterKeys, made.homeId));
        await setPlan(plan, made.userId, orderAt);
        cells.push({ plan, place, zone, ...made, ...at });
      }
  await putZones(orderAt);
}, 120_000);

const setFeed = (state: (typeof FEEDS)[number]) =>
  db.execute(sql`update feeds set state = ${state} where id = ${FEED}`);

const STATE = {
  none: 'none',
  warning: 'warning',
  order: 'order',
  'held order': 'order',
  lifted: 'lifted',
  reduced: 'warning',
} as const;

/** Phrases that would tell people under an order that there is none. */
const DENIES = /no (active |known )?(evacuation )?orders?|no order|all clear|you.re safe|not watch/i;

async function noticesTo({ userId }: Cell): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select distinct kind from notices where user_id = ${userId} and state = 'sent'`,
  );
  return rows.map(({ kind }) => kind).toSorted();
}

const NOTICES: Record<ZoneCase, string[]> = {
  none: [],
  warning: ['warning'],
  order: ['order'],
  'held order': [],
  lifted: ['lifted', 'order'],
  reduced: ['lifted', 'order', 'warning'],
};

describe.each(FEEDS)('with a feed that is %s', (feed) => {
  test.each(ZONES)('every plan and location sees the same official status: %s', async (zone) => {
    await setFeed(feed);
    for (const cell of cells.filter((one) => one.zone === zone)) {
      const name = `${cell.plan}, ${cell.place}`;
      const shown = Evacuation.parse(
        JSON.parse(JSON.stringify(await readEvacuation(deps, cell.userId, cell.homeId))),
      );
      const { title, text } = statusText(shown);
      expect([name, shown.state]).toEqual([name, STATE[zone]]);
      const banner = await readBanner(deps, cell.userId);
      expect([name, banner.homes[0]?.state ?? 'none']).toEqual([name, STATE[zone]]);
      const precision = cell.place === 'pin' ? 'home' : cell.place;
      const open = await checkStatus(deps, { lat: cell.lat, lng: cell.lng, precision });
      const isCovered = STATE[zone] === 'order' || STATE[zone] === 'warning';
      expect([name, open.state]).toEqual([
        name,
        isCovered ? STATE[zone] : feed === 'ok' ? 'none' : 'unknown',
      ]);
      if (STATE[zone] === 'order')
        for (const words of [title, text, open.title, open.text])
          expect(`${name}: ${words}`).not.toMatch(DENIES);
      if (zone === 'none') expect(title.includes('no active')).toBe(feed === 'ok');
      expect([name, shown.isPossible]).toEqual([name, cell.place !== 'pin' && STATE[zone] !== 'none']);
    }
  });
});

test('everyone gets the same notices; only members at that time get services, and others see why not', async () => {
  for (const cell of cells) {
    const name = `${cell.zone}, ${cell.plan}, ${cell.place}`;
    expect([name, (await noticesTo(cell)).filter((kind) => kind !== 'room' && kind !== 'cash')]).toEqual([
      name,
      NOTICES[cell.zone],
    ]);
    const shown = Evacuation.parse(
      JSON.parse(JSON.stringify(await readEvacuation(deps, cell.userId, cell.homeId))),
    );
    const isServed = cell.plan === 'before' && cell.place === 'pin';
    const isOrdered = ['order', 'lifted', 'reduced'].includes(cell.zone);
    expect([name, shown.services !== null]).toEqual([name, isServed && isOrdered]);
    if (cell.zone !== 'order') continue;
    const said = servicesText(shown) ?? '';
    if (isServed) expect([name, said]).toEqual([name, 'Your services have started. They’re listed below.']);
    else if (cell.plan === 'after')
      expect([name, said]).toEqual([name, expect.stringContaining('before you joined')]);
    else if (cell.plan === 'before')
      expect([name, said]).toEqual([name, expect.stringContaining('exact spot')]);
    else expect([name, said]).toEqual([name, expect.stringContaining('no active plan')]);
  }
});
