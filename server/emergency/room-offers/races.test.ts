/** Concurrent answers: one counts, the others change nothing, and stock is consistent. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { releaseHolds, verifyRooms } from '#server/emergency/lodging/lodging.ts';
import { roomHolds } from '#server/emergency/lodging/tables.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { linesOfHotel } from '#server/service/offers/offers.ts';
import { openHotels } from '#test/hotel-requests.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';
import { breakLines, confirmLines, declineLines, type AnswerDeps } from './answers.ts';
import { noteArrival } from './arrivals.ts';
import { reconcileRoomOffers } from './ask-hotels.ts';

vi.setConfig({ testTimeout: 600_000 });
const world = await openWorld({ withWorkers: false });
const hotels = openHotels(world);
const deps: AnswerDeps = { ...world.deps, tell: async () => undefined };
const by = { mover: 'partner' as const, saidBy: randomUUID() };
const ROUNDS = sized({ gate: 20, soak: 200 });

test('a yes, a no, a release and a reconciliation at once leave one truth', async () => {
  await hotels.clear();
  const { hotelId } = await hotels.askedHotel({ rooms: 400 });
  const { homeId, incidentId } = await hotels.evacuated();
  const [first] = await world.db.select().from(roomHolds).where(eq(roomHolds.homeId, homeId));
  if (!first) throw new Error('no room');
  for (let round = 0; round < ROUNDS; round += 1) {
    const lines = (await linesOfHotel(world.db, { partnerId: hotelId, incidentId })).filter(
      ({ state }) => state === 'asked',
    );
    const inTx = (
      work: (tx: Parameters<Parameters<typeof world.db.transaction>[0]>[0]) => Promise<unknown>,
    ) => retryTransaction(() => world.db.transaction(work)).catch((error: Error) => error.message);
    const no = { ...by, lines, reason: 'full' as const, note: null };
    await Promise.all([
      inTx((tx) => confirmLines(tx, deps, hotelId, { ...by, lines, number: `N${round}` })),
      inTx((tx) => declineLines(tx, deps, hotelId, no)),
      inTx((tx) => confirmLines(tx, deps, hotelId, { ...by, lines, number: `M${round}` })),
      inTx(async (tx) => {
        const [line] = lines;
        if (line && round % 3 === 0) await noteArrival(tx, deps, hotelId, { ...by, line });
      }),
      round % 2 === 0
        ? inTx((tx) => releaseHolds(tx, incidentId, [homeId], { reason: 'cancelled', at: world.clock.now() }))
        : Promise.resolve(),
      reconcileRoomOffers(deps),
    ]);
    await inTx((tx) => breakLines(tx, deps, hotelId, no));
    expect([round, await verifyRooms(world.db, world.clock.now())]).toEqual([round, []]);
    const now = await linesOfHotel(world.db, { partnerId: hotelId, incidentId });
    const live = now.filter(({ state }) => ['asked', 'confirmed', 'no-show'].includes(state));
    expect([round, live.length <= 1]).toEqual([round, true]);
    // The household gets its room at the same hotel again, like a new one.
    await world.db.delete(roomHolds).where(eq(roomHolds.homeId, homeId));
    await reconcileRoomOffers(deps);
    await world.database.pool.query('update room_nights set free = capacity');
    await world.database.pool.query(
      `update room_nights set free = free - 1 where block_id = $1 and night >= $2::date and night < $2::date + 3`,
      [first.blockId, first.firstNight],
    );
    await world.db.insert(roomHolds).values(first);
    await reconcileRoomOffers(deps);
  }
});
