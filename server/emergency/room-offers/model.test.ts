/**
 * Random steps of members, hotels, our team and the clock on one hotel and 30 households, one after another. After
 * every step: no household has two live lines, stock equals holds, and every household has a room, a place in line, or
 * has ended its stay.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { LIVE_LINES } from '#contract/service/offer-states.ts';
import { incidents } from '#server/emergency/activations/tables.ts';
import { allocate, askHotels, offerRooms, verifyRooms } from '#server/emergency/lodging/lodging.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { advanceOffers, linesOfHotel, type LineRow } from '#server/service/offers/offers.ts';
import { addHouseholds } from '#test/evacuees.ts';
import { household, PARADISE, square } from '#test/hotels.ts';
import { openHotels } from '#test/hotel-requests.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';
import { breakLines, confirmLines, declineLines, lapseLines, type AnswerDeps } from './answers.ts';
import { noteArrival, noteNoShow } from './arrivals.ts';
import { releaseHolds } from '#server/emergency/lodging/lodging.ts';

vi.setConfig({ testTimeout: 1_200_000 });
const world = await openWorld({ withWorkers: false });
const hotels = openHotels(world);
const HOUSEHOLDS = 30;
const STEPS = sized({ gate: 60, soak: 10_002 });

const deps: AnswerDeps = { ...world.deps, tell: async () => undefined };
const by = { mover: 'partner' as const, saidBy: randomUUID() };

type Step = { act: string; who: number; count: number };
const ACTS = [
  'confirm',
  'decline',
  'break',
  'lapse',
  'arrive',
  'no-show',
  'release',
  'reconcile',
  'offer',
  'wait',
];
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACTS),
  who: fc.nat(HOUSEHOLDS - 1),
  count: fc.integer({ min: 1, max: 5 }),
});

async function run(job: typeof askHotels) {
  await world.deps.jobs.enqueue(world.db, job, {});
  await world.runJobs();
}

test('one hotel and 30 households stay in agreement through random steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS / 3, maxLength: STEPS / 3 }), async (steps) => {
      await hotels.clear();
      const { hotelId } = await hotels.askedHotel({ rooms: 12 });
      const incidentId = randomUUID();
      await world.db.insert(incidents).values({ id: incidentId, name: 'Camp', openedAt: world.clock.now() });
      const made = await addHouseholds(
        world.db,
        Array.from({ length: HOUSEHOLDS }, () => ({ ...PARADISE })),
      );
      await world.db.transaction(async (tx) => {
        const at = world.clock.now();
        const households = made.map((one) => household({ ...one, ...PARADISE }));
        await tx
          .insert(roomHolds)
          .values(await allocate(tx, { incidentId, at, zones: [square(PARADISE)], households }));
      });
      await run(askHotels);
      for (const { act, who, count } of steps) {
        const lines = await linesOfHotel(world.db, { partnerId: hotelId, incidentId });
        const pick = (states: readonly LineRow['state'][]) => {
          const open = lines.filter(({ state }) => states.includes(state));
          return Array.from(
            { length: Math.min(count, open.length) },
            (_, n) => open[(who + n) % open.length],
          ).filter((line) => line !== undefined);
        };
        await world.db.transaction(async (tx) => {
          const [first] = pick(['confirmed', 'no-show']);
          if (act === 'confirm')
            await confirmLines(tx, deps, hotelId, { ...by, lines: pick(['asked']), number: '1' });
          // Includes stale lines, because an answer may come late.
          if (act === 'decline')
            await declineLines(tx, deps, hotelId, {
              ...by,
              lines: pick(['asked', 'withdrawn', 'lapsed']),
              reason: 'full',
              note: null,
            });
          if (act === 'break')
            await breakLines(tx, deps, hotelId, {
              ...by,
              lines: pick(['confirmed']),
              reason: 'full',
              note: null,
            });
          if (act === 'lapse')
            await lapseLines(
              tx,
              deps,
              hotelId,
              pick(['asked']).map(({ id, incidentId: of, subjectId }) => ({
                id,
                incidentId: of,
                homeId: subjectId,
              })),
            );
          if (act === 'arrive' && first) await noteArrival(tx, deps, hotelId, { ...by, line: first });
          if (act === 'no-show' && first) await noteNoShow(tx, deps, hotelId, { ...by, line: first });
          const home = made[who];
          if (act === 'release' && home)
            await releaseHolds(tx, incidentId, [home.homeId], { reason: 'cancelled', at: world.clock.now() });
        });
        if (act === 'reconcile') await run(askHotels);
        if (act === 'offer') await run(offerRooms);
        if (act === 'wait') {
          world.clock.advance(minutes(count * 3));
          await run(advanceOffers);
        }
        await check(incidentId, hotelId, act);
      }
    }),
    { numRuns: 3 },
  );
});

async function check(incidentId: string, hotelId: string, act: string): Promise<void> {
  const live = new Set<string>(LIVE_LINES);
  const lines = await linesOfHotel(world.db, { partnerId: hotelId, incidentId });
  const liveOf = lines.filter(({ state }) => live.has(state)).map(({ subjectId }) => subjectId);
  expect([act, new Set(liveOf).size]).toEqual([act, liveOf.length]);
  expect([act, await verifyRooms(world.db, world.clock.now())]).toEqual([act, []]);
  const holds = await world.db.select().from(roomHolds);
  const states = new Map(holds.map(({ homeId, state }) => [homeId, state]));
  expect([act, holds.length]).toEqual([act, HOUSEHOLDS]);
  // A confirmed line always has its room, until the next reconciliation notices a release.
  for (const { state, subjectId } of lines)
    if (state === 'confirmed')
      expect([act, states.get(subjectId)]).toEqual([act, expect.stringMatching(/held|checked-in|released/)]);
}
