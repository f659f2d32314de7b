import { roomCount } from '#contract/core/hotel-rooms.ts';
import type { OrderView, PersonCheckIn, RoomView } from '#contract/emergency/evacuation.ts';
import type { EmergencyContact, Mobility, Person, Pet, Plan, PowerNeed } from '#contract/home/household.ts';
import { cashViewText, type CashView } from '#contract/money/payouts.ts';
import { formatPhone } from '#contract/phone.ts';
import { animalWords, isLargeAnimal } from '#server/home/household/household.ts';
import type { z } from 'zod';

type Case = {
  home: { address: string; city: string; state: string; zip: string };
  order: z.input<typeof OrderView> | null;
  room: z.input<typeof RoomView> | null;
  cash: z.input<typeof CashView> | null;
  checkIns: readonly z.input<typeof PersonCheckIn>[];
  household: {
    people: readonly Person[];
    pets: readonly Pet[];
    contacts: readonly EmergencyContact[];
    plan: Plan;
  };
};

const HELD = { held: 'booked', 'checked-in': 'checked in', released: 'released', over: 'stay over' } as const;
const AGE: Record<Person['ageGroup'], string> = {
  infant: 'infant',
  child: 'child',
  teen: 'teen',
  adult: 'adult',
  'older-adult': 'older adult',
};
const ACCESS: Record<Mobility, string | null> = {
  none: null,
  'slow-walker': 'walks slowly',
  wheelchair: 'uses a wheelchair',
  'bed-bound': 'can’t leave bed',
};
const MEDICAL: Record<PowerNeed, string> = {
  device: 'needs power for a medical device',
  cooling: 'needs refrigerated medication',
  oxygen: 'needs oxygen',
};

export function roomFact({ state, rooms, hotel }: NonNullable<Case['room']>): string {
  if (state === 'waiting') return 'Hotel: on the waiting list';
  if (!hotel) return 'Hotel: no longer on the waiting list';
  const place = `${hotel.name}, ${hotel.address}, ${formatPhone(hotel.phone)}`;
  return `Hotel: ${roomCount(rooms)} at ${place} (${HELD[state]})`;
}

/** "Ana, older adult: uses a wheelchair, needs oxygen. Note: Tank in the hall." */
export function personFact({ name, ageGroup, mobility, power, note }: Person): string {
  const needs = [ACCESS[mobility], ...power.map((need) => MEDICAL[need])].filter((need) => need !== null);
  return `${name}, ${AGE[ageGroup]}${needs.length > 0 ? `: ${needs.join(', ')}` : ''}.${note ? ` Note: ${note}` : ''}`;
}

/** "2 horses (Star, Sky): no trailer." */
export function animalFact({ species, count, names, isTransportReady, note }: Pet): string {
  const vehicle = isLargeAnimal(species) ? 'trailer' : 'carrier';
  return `Animals: ${animalWords(species, count)}${names ? ` (${names})` : ''}, ${isTransportReady ? `${vehicle} ready` : `no ${vehicle}`}.${note ? ` Note: ${note}` : ''}`;
}

function contactFact({ name, relation, phone, email, isOutOfArea }: EmergencyContact): string {
  const reach = [phone && formatPhone(phone), email].filter(Boolean).join(', ');
  return `Emergency contact: ${name}${relation ? ` (${relation})` : ''}, ${reach}${isOutOfArea ? ', out of the area' : ''}`;
}

export const planFacts = ({ meetingNear, meetingAway, routes, seats }: Plan): string[] =>
  [
    meetingNear && `Meeting place near the home: ${meetingNear}`,
    meetingAway && `Meeting place out of the area: ${meetingAway}`,
    routes && `Ways out: ${routes}`,
    seats !== null && `Seats in their vehicles: ${seats}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];

/**
 * What a concierge reads before the first call, so that members don't have to explain it at 2 AM. The member
 * sees the same list as "What they see".
 */
export function caseFacts({ home, order, room, cash, checkIns, household }: Case): string[] {
  const { people, pets, contacts, plan } = household;
  const said = (wanted: 'help' | 'safe' | 'left') =>
    checkIns.filter(({ state }) => state === wanted).map(({ name }) => name);
  const checkedIn = { 'Needs help': said('help'), Safe: said('safe'), 'Has left': said('left') };
  return [
    `Home: ${home.address}, ${home.city}, ${home.state} ${home.zip}`,
    ...Object.entries(checkedIn).flatMap(([label, names]) =>
      names.length > 0 ? [`${label}: ${names.join(', ')}`] : [],
    ),
    ...(order ? [`Order: ${order.zoneName ?? order.zoneKey} (${order.source})`] : []),
    ...(room ? [roomFact(room)] : []),
    ...(cash ? [`Cash: ${cashViewText(cash).statement}`] : []),
    ...(people.length === 0 ? ['People: none added yet'] : people.map((one) => `Person: ${personFact(one)}`)),
    ...(pets.length === 0 ? ['Animals: none added yet'] : pets.map(animalFact)),
    ...planFacts(plan),
    ...contacts.map(contactFact),
  ];
}
