import type { PersonCheckIn } from '#contract/emergency/check-ins.ts';
import { routeFact, type SaidRoute } from '#contract/emergency/evacuation-route-words.ts';
import type { OrderView, RoomView } from '#contract/emergency/evacuation.ts';
import type { EmergencyContact, Person, Pet, Plan } from '#contract/home/household.ts';
import { cashViewText, type CashView } from '#contract/money/payouts.ts';
import { formatPhone } from '#contract/phone.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { isLargeAnimal } from '#server/home/household/household.ts';
import { say } from '#server/platform/say.ts';
import type { z } from 'zod';

type Case = {
  home: { address: string; city: string; state: string; zip: string };
  order: z.input<typeof OrderView> | null;
  room: z.input<typeof RoomView> | null;
  route?: SaidRoute | undefined;
  cash: z.input<typeof CashView> | null;
  checkIns: readonly z.input<typeof PersonCheckIn>[];
  household: {
    people: readonly Person[];
    pets: readonly Pet[];
    contacts: readonly EmergencyContact[];
    plan: Plan;
  };
};

type Words = Messages['caseFacts'];

export function roomFact(
  { state, rooms, hotel }: NonNullable<Case['room']>,
  { caseFacts: t, rooms: counted }: Messages = say(),
): string {
  if (state === 'waiting') return t.roomWaiting;
  if (!hotel) return t.roomLeft;
  const place = `${hotel.name}, ${hotel.address}, ${formatPhone(hotel.phone)}`;
  return t.room(counted.roomCount(rooms), place, t.roomStates[state]);
}

const withNote = (fact: string, note: string, t: Words): string => (note ? `${fact} ${t.note(note)}` : fact);

/** "Ana, older adult: uses a wheelchair, needs oxygen. Note: Tank in the hall." */
export function personFact(
  { name, ageGroup, mobility, power, note }: Person,
  t: Words = say().caseFacts,
): string {
  const needs = [
    ...(mobility === 'none' ? [] : [t.access[mobility]]),
    ...power.map((need) => t.medical[need]),
  ];
  return withNote(`${name}, ${t.ages[ageGroup]}${needs.length > 0 ? `: ${needs.join(', ')}` : ''}.`, note, t);
}

/** "2 horses (Star, Sky): no trailer." */
export function animalFact(
  { species, count, names, isTransportReady, note }: Pet,
  t: Words = say().caseFacts,
): string {
  const vehicle = t.transport[isLargeAnimal(species) ? 'trailer' : 'carrier'];
  const animals = `${t.species[species](count)}${names ? ` (${names})` : ''}`;
  return withNote(t.animals(animals, isTransportReady ? vehicle.ready : vehicle.missing), note, t);
}

function contactFact({ name, relation, phone, email, isOutOfArea }: EmergencyContact, t: Words): string {
  const reach = [phone && formatPhone(phone), email, isOutOfArea && t.outOfArea].filter(Boolean).join(', ');
  return t.contact(`${name}${relation ? ` (${relation})` : ''}, ${reach}`);
}

export const planFacts = (
  { meetingNear, meetingAway, routes, seats }: Plan,
  t: Words = say().caseFacts,
): string[] =>
  [
    meetingNear && t.meetingNear(meetingNear),
    meetingAway && t.meetingAway(meetingAway),
    routes && t.waysOut(routes),
    seats !== null && t.seats(seats),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];

/**
 * What a concierge reads before the first call, so that members don't have to explain it at 2 AM. The member
 * sees the same list as "What they see".
 */
export function caseFacts(
  { home, order, room, route, cash, checkIns, household }: Case,
  language: Language = 'en',
): string[] {
  const messages = messagesIn(language);
  const t = messages.caseFacts;
  const { people, pets, contacts, plan } = household;
  const said = (['help', 'safe', 'left'] as const).map((wanted) => ({
    wanted,
    names: checkIns.filter(({ state }) => state === wanted).map(({ name }) => name),
  }));
  const cashNow = cash && cashViewText(cash, { language, messages: messages.cash }).statement;
  return [
    t.home(`${home.address}, ${home.city}, ${home.state} ${home.zip}`),
    ...said.flatMap(({ wanted, names }) => (names.length > 0 ? [t.said[wanted](names.join(', '))] : [])),
    ...(order ? [t.order(order.zoneName ?? order.zoneKey, order.source)] : []),
    ...(room ? [roomFact(room, messages)] : []),
    ...(route ? [routeFact(route, { own: messages.evacuationRoute, routes: messages.routes })] : []),
    ...(cashNow ? [t.cash(cashNow)] : []),
    ...(people.length === 0 ? [t.noPeople] : people.map((one) => t.person(personFact(one, t)))),
    ...(pets.length === 0 ? [t.noAnimals] : pets.map((pet) => animalFact(pet, t))),
    ...planFacts(plan, t),
    ...contacts.map((contact) => contactFact(contact, t)),
  ];
}
