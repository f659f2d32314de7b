import { sql } from 'drizzle-orm';
import { addGoods, DELIVERY, payByCard, placed } from './orders.ts';
import { days, hours } from '#server/platform/clock.ts';
import { seedSkus } from '#seeds/skus.ts';
import { addPartner, booker } from './bookings.ts';
import { coveredMember } from './covered.ts';
import { declareOrder } from './declared-order.ts';
import { fullHousehold } from './full-household.ts';
import { addHotel, PARADISE } from './hotels.ts';
import { openBooks } from './settlement.ts';
import { signedInAs, type World } from './world.ts';

/**
 * Rows of every kind that people create: members, staff, an order with rooms and cash, partners, bookings, statements.
 */
export async function fullProduct(world: World): Promise<void> {
  await seedSkus(world.db);
  await fullHousehold(world, (what) => `previous-${what.replaceAll(' ', '-')}`);
  await visit(world);
  await buyGoods(world);
  await evacuate(world);
  await bookServices(world);
  await settlePartner(world);
  world.clock.advance(days(1));
  await world.runJobs({ retries: true });
}

async function visit(world: World): Promise<void> {
  const visitor = world.visitor();
  const place = { address: '12 Skyway, Paradise, CA 95969', email: 'waiting@example.com' };
  await visitor.post('/api/waitlist', { ...place, plan: 'plus', source: 'pricing' });
  await signedInAs(world, 'AGENT');
}

async function buyGoods(world: World): Promise<void> {
  const member = await coveredMember(world, { lat: 34, lng: -118 });
  const { id } = await placed(member, await addGoods(world), false, DELIVERY);
  await payByCard(member, id);
  await world.runJobs();
}

/** A member with a card, a room and an order around the home. */
async function evacuate(world: World): Promise<void> {
  await addHotel(world, PARADISE);
  const member = await coveredMember(world, PARADISE);
  await member.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
  await world.db.execute(sql`update payout_cards set added_at = added_at - interval '30 days'`);
  await declareOrder(world, PARADISE);
  await world.runJobs();
  world.clock.advance(hours(1));
  await world.runJobs({ retries: true });
}

async function bookServices(world: World): Promise<void> {
  const { book } = await booker(world);
  await addPartner(world, { kind: 'contractor' });
  await book('contractor-visit');
  await book('ride');
  await world.runJobs();
}

async function settlePartner(world: World): Promise<void> {
  const { paidHotel, stay, drawn, finance } = openBooks(world);
  const { hotelId } = await paidHotel();
  await stay({ hotelId, daysAgo: 3, nights: 2, state: 'done' });
  await drawn(await finance(), hotelId);
}
