import { roomCount } from '#contract/core/hotel-rooms.ts';
import type { OrderView, PersonCheckIn, RoomView } from '#contract/emergency/evacuation.ts';
import { cashViewText, type CashView } from '#contract/money/payouts.ts';
import { formatPhone } from '#contract/phone.ts';
import type { z } from 'zod';

type Case = {
  home: { address: string; city: string; state: string; zip: string };
  order: z.input<typeof OrderView> | null;
  room: z.input<typeof RoomView> | null;
  cash: z.input<typeof CashView> | null;
  people: readonly z.input<typeof PersonCheckIn>[];
};

const HELD = { held: 'booked', 'checked-in': 'checked in', released: 'released', over: 'stay over' } as const;

function roomFact({ state, rooms, hotel }: NonNullable<Case['room']>): string {
  if (state === 'waiting') return 'Hotel: on the waiting list';
  if (!hotel) return 'Hotel: no longer on the waiting list';
  const place = `${hotel.name}, ${hotel.address}, ${formatPhone(hotel.phone)}`;
  return `Hotel: ${roomCount(rooms)} at ${place} (${HELD[state]})`;
}

/** What a concierge reads before the first call, so that members don't have to explain it at 2 AM. */
export function caseFacts({ home, order, room, cash, people }: Case): string[] {
  const helped = people.filter(({ state }) => state === 'help').map(({ name }) => name);
  return [
    `Home: ${home.address}, ${home.city}, ${home.state} ${home.zip}`,
    ...(order ? [`Order: ${order.zoneName ?? order.zoneKey} (${order.source})`] : []),
    ...(room ? [roomFact(room)] : []),
    ...(cash ? [`Cash: ${cashViewText(cash).statement}`] : []),
    `Household: ${people.length === 0 ? 'nobody written down' : people.map(({ name }) => name).join(', ')}`,
    ...(helped.length > 0 ? [`Needs help: ${helped.join(', ')}`] : []),
  ];
}
