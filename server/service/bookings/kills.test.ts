/**
 * A process is killed, or loses its database, at any step of booking, asking, declining, asking the next partner and
 * confirming: no partner is asked twice, places add up, and the booking continues.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { partnerContacts } from '#server/outreach/partners/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import { addPartner, booker, endPartners, filled } from '#test/bookings.ts';
import { cutAt, goOn, killAt } from '#test/cut-off.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { newNumber, twilioAt } from '#test/texts.ts';
import { isSoak, sized } from '#test/tier.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld } from '#test/world.ts';
import { tend } from './job-names.ts';

vi.setConfig({ testTimeout: 900_000 });
const twilio = await startTwilio();
const world = await openWorld({ withWorkers: false, sms: twilioAt(twilio.url) });
const { db, clock, deps } = world;
const { linkTo } = openHotels(world);
const me = await booker(world);

async function driver(away: number) {
  const id = await addPartner(world, { kind: 'driver', away });
  const [email, phone] = [`${randomUUID()}@driver.example`, newNumber()];
  await db
    .insert(partnerContacts)
    .values({ partnerId: id, name: 'Kim Lane', role: 'dispatch', email, phone });
  const today = clock.now().toISOString();
  await db.execute(sql`insert into partner_days (partner_id, kind, day, capacity, free)
    select ${id}, 'driver', d::date, 2, 2 from generate_series(${today}::date, ${today}::date + 5, interval '1 day') d`);
  return { id, email, phone };
}
type Driver = Awaited<ReturnType<typeof driver>>;

const due = async () => {
  for (const job of [tend, advanceOffers]) await deps.jobs.enqueue(db, job, {});
};
/** Messages to a partner, by email and text. */
const heard = async ({ email, phone }: Driver) => [
  (await world.mailbox(email, 0)).length,
  twilio.kept.filter(({ to }) => to === phone).length,
];
type Interrupt = (work: () => Promise<unknown>) => Promise<void>;

async function live(at: unknown, interrupt: Interrupt, interruptJobs: Interrupt): Promise<void> {
  await endPartners(world);
  const [near, far] = [await driver(0.1), await driver(0.2)];
  const jobs = async () => {
    await due();
    await interruptJobs(() => world.runJobs());
    await goOn(world);
    clock.advance(minutes(2.5)); // a send that a killed process had claimed is released
    await due();
    await goOn(world);
  };
  // A client without a response retries with the same id.
  const twice = async (work: () => Promise<{ status: number }>, fine: readonly number[]) => {
    await interrupt(work);
    expect([at, fine]).toEqual([at, expect.arrayContaining([(await work()).status])]);
  };
  const given = filled(world, 'ride');
  await twice(() => me.post(me.at, given), [201]);
  await jobs();
  expect([at, await heard(near), await heard(far)]).toEqual([at, [1, 1], [0, 0]]);
  const press = (t: string, action: string, body: object) =>
    twice(() => world.visitor().post(`${LINK}/${action}`, { t, ...body }), [200, 409]);
  await press(await linkTo(near.email), 'decline', { reason: 'full' });
  await jobs();
  expect([at, await heard(near), await heard(far)]).toEqual([at, [1, 1], [1, 1]]);
  await press(await linkTo(far.email), 'confirm', { number: '84613' });
  await jobs();
  const booking = await me.read(given.id);
  expect([at, booking.state, booking.confirmation]).toEqual([at, 'confirmed', '84613']);
  const { rows: asks } = await db.execute(
    sql`select partner_id as id, outcome from booking_asks where booking_id = ${given.id} order by asked_at`,
  );
  expect([at, asks]).toEqual([
    at,
    [
      { id: near.id, outcome: 'no' },
      { id: far.id, outcome: 'yes' },
    ],
  ]);
  // Each occupied place belongs to a live request.
  const { rows: wrong } = await db.execute(sql`select d.partner_id, d.day from partner_days d
    where d.capacity - d.free <> (select count(*) from booking_asks a
      where a.partner_id = d.partner_id and a.ended_at is null and d.day = any(a.places))`);
  expect([at, wrong]).toEqual([at, []]);
  const news = (await world.mailbox(me.email)).filter(({ text }) => text.includes(booking.ref));
  expect([at, news.map(({ subject }) => subject)]).toEqual([at, ['Confirmed: Car service']]);
  expect((await me.act(given.id, 'cancel', { terms: booking.cancelTerms })).status).toBe(200);
}

test('a connection lost at any statement of booking, asking, answering and moving on changes nothing in the end', async () => {
  const step = sized({ gate: 28, soak: 2 });
  for (let n = 3; ; n += step) {
    let most = 0;
    const interrupt: Interrupt = async (work) => {
      const cut = cutAt(n);
      await work().catch(() => undefined);
      cut.restore();
      most = Math.max(most, cut.count());
    };
    await live(n, interrupt, interrupt);
    if (most < n) break;
  }
});

// The gate kills processes of orders, payouts and points (chaos.test.ts and others), and cuts connections here.
test.runIf(isSoak)('a process killed at any step of asking partners changes nothing in the end', async () => {
  for (const n of Array.from({ length: 15 }, (_, k) => 2 + k * 3)) {
    const ends: unknown[] = [];
    const kill: Interrupt = async () => void ends.push(await killAt(world, n, { apiUrl: twilio.url }));
    await live(n, async (work) => void (await work()), kill);
    expect([n, ends[0]]).toEqual([n, n > 30 ? expect.anything() : 'SIGKILL']);
  }
});
