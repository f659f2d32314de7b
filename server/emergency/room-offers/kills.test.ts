/**
 * A process is killed, or loses its database, at any step of asking hotels, answering, declining and moving. The next
 * run completes what it left behind. No hotel is asked twice, and stock equals lines.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { incidents } from '#server/emergency/activations/tables.ts';
import { allocate, askHotels, offerRooms, verifyRooms } from '#server/emergency/lodging/lodging.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { partnerContacts } from '#server/outreach/partners/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import { offerLines } from '#server/service/offers/tables.ts';
import { cutAt, goOn, killAt } from '#test/cut-off.ts';
import { addHouseholds } from '#test/evacuees.ts';
import { LINK, openHotels } from '#test/hotel-requests.ts';
import { household, PARADISE, square } from '#test/hotels.ts';
import { newNumber, twilioAt } from '#test/texts.ts';
import { isSoak, sized } from '#test/tier.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld } from '#test/world.ts';

vi.setConfig({ testTimeout: 900_000 });
const twilio = await startTwilio();
const world = await openWorld({ withWorkers: false, sms: twilioAt(twilio.url) });
const { db, clock, deps } = world;
const hotels = openHotels(world);
const HOUSEHOLDS = 3;

async function hotelAt(lat: number) {
  const hotel = await hotels.askedHotel({ rooms: HOUSEHOLDS, lat });
  const phone = newNumber();
  await db.update(partnerContacts).set({ phone }).where(eq(partnerContacts.partnerId, hotel.hotelId));
  return { id: hotel.hotelId, email: hotel.emails[0] ?? '', phone };
}

/** Two hotels, and households whose rooms are all at the near one. */
async function begin() {
  await hotels.clear();
  const [near, far] = [await hotelAt(39.7285), await hotelAt(39.4)];
  const incidentId = randomUUID();
  await db.insert(incidents).values({ id: incidentId, name: 'Camp', openedAt: clock.now() });
  const made = await addHouseholds(
    db,
    Array.from({ length: HOUSEHOLDS }, () => ({ ...PARADISE })),
  );
  await db.transaction(async (tx) => {
    const households = made.map((one) => household({ ...one, ...PARADISE }));
    const asked = { incidentId, at: clock.now(), zones: [square(PARADISE)], households };
    await tx.insert(roomHolds).values(await allocate(tx, asked));
  });
  return { near, far, homes: made.map(({ homeId }) => homeId) };
}
type Round = Awaited<ReturnType<typeof begin>>;
type Work = () => Promise<unknown>;
/** Runs work that gets interrupted. */
type Interrupt = (work: Work) => Promise<void>;

async function due() {
  for (const job of [askHotels, advanceOffers, offerRooms]) await deps.jobs.enqueue(db, job, {});
}
/** Runs the next minutes, without interruptions. */
async function rest() {
  await goOn(world);
  // A send that a killed process had claimed is released after two minutes.
  for (let n = 0; n < 3; n += 1) {
    clock.advance(minutes(2.5));
    await due();
    await goOn(world);
  }
}

/** Messages to a hotel with requests, by email and text. */
const asksOf = async ({ email, phone }: Round['near']) => [
  (await world.mailbox(email, 0)).length,
  twilio.kept.filter(({ to }) => to === phone).length,
];

async function checkAll(at: unknown, { near, far, homes }: Round) {
  const lines = await db.select().from(offerLines);
  const of = (homeId: string) =>
    lines
      .filter(({ subjectId }) => subjectId === homeId)
      .map(({ partnerId, state }) => `${partnerId === near.id ? 'near' : 'far'} ${state}`)
      .toSorted();
  expect([at, await verifyRooms(db, clock.now())]).toEqual([at, []]);
  // One household was confirmed, and the others moved: each hotel was asked about each of them once.
  const moved = ['far asked', 'near declined'];
  expect([at, homes.map(of)]).toEqual([at, [['near confirmed'], moved, moved]]);
  const holds = await db.select().from(roomHolds);
  expect([at, holds.map(({ state }) => state)]).toEqual([at, homes.map(() => 'held')]);
  const { rows } = await world.database.pool.query<{ partner: string; n: number }>(
    `select partner_id as partner, count(*)::int as n from offers where sent_at is not null and topic = 'rooms' group by 1`,
  );
  expect([at, rows.find(({ partner }) => partner === near.id)?.n]).toEqual([at, 1]);
  // One message per offer and channel. Reminders count as well, so only the near hotel's number is exact.
  expect([at, (await asksOf(near)).every((n) => n === 1)]).toEqual([at, true]);
  const { rows: twice } = await world.database.pool.query(
    `select offer_id from offer_links where kind = 'ask' group by offer_id, contact_id having count(*) > 1`,
  );
  expect([at, twice]).toEqual([at, []]);
  const { rows: unsent } = await world.database.pool.query(
    `select id from offer_links where mail = 'due' or sms = 'due'`,
  );
  expect([at, unsent]).toEqual([at, []]);
  expect([at, (await asksOf(far))[0]]).not.toEqual([at, 0]);
}

/** Asks, confirms one room, declines the others, moves. `interrupt` stops each step in the middle. */
async function live(at: unknown, interrupt: Interrupt, interruptJobs: Interrupt): Promise<void> {
  const round = await begin();
  await due();
  await interruptJobs(() => world.runJobs());
  await goOn(world);
  clock.advance(minutes(2.5));
  await due();
  await goOn(world);
  expect([at, await asksOf(round.near)]).toEqual([at, [1, 1]]);
  const t = await hotels.linkTo(round.near.email);
  const desk = world.visitor();
  const lines = await db.select().from(offerLines);
  const first = lines.find(({ subjectId }) => subjectId === round.homes[0])?.id;
  // A contact without a response retries. Completed steps stay completed.
  const press = async (action: string, body: object) => {
    await interrupt(() => desk.post(`${LINK}/${action}`, { t, ...body }));
    const { status } = await desk.post(`${LINK}/${action}`, { t, ...body });
    expect([at, action, [200, 409]]).toEqual([at, action, expect.arrayContaining([status])]);
  };
  await press('confirm', { lines: [first], number: '84613' });
  await press('decline', { reason: 'full' });
  await due();
  await interruptJobs(() => world.runJobs());
  await rest();
  await checkAll(at, round);
}

test('a connection lost at any statement of asking, answering, declining and moving changes nothing in the end', async () => {
  const step = sized({ gate: 30, soak: 2 });
  for (let n = 4; ; n += step) {
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
test.runIf(isSoak)(
  'a process killed at any step of asking and moving changes nothing in the end',
  async () => {
    for (const n of Array.from({ length: 24 }, (_, k) => 2 + k * 5)) {
      const ends: unknown[] = [];
      const kill: Interrupt = async () => void ends.push(await killAt(world, n, { apiUrl: twilio.url }));
      await live(n, async (work) => void (await work()), kill);
      expect([n, ends]).toEqual([n, n > 60 ? expect.anything() : ['SIGKILL', 'SIGKILL']]);
    }
  },
);
