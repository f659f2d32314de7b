import { ALWAYS } from '#contract/concierge-hours.ts';
import { expect, test } from 'vitest';
import { timelineOf, type Story } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 9, minute));
const seen = { zone: { name: 'PAR-12' }, source: 'Butte County Sheriff', seenAt: at(0), evidence: 'ab' };
const hotel = {
  name: 'Harbor House',
  address: '1 Pier',
  phone: '+15625550100',
  stars: 4,
  lat: 39,
  lng: -121,
  miles: 12.3,
  takesPets: true,
  isAccessible: false,
  hasBackupPower: true,
  isSample: false,
};
const room: NonNullable<Story['room']> = {
  state: 'held',
  rooms: 1,
  firstNight: '2026-11-15',
  nights: 3,
  ownNights: 0,
  isWideAllowed: false,
  memberRateCents: 15_000,
  hotel,
  since: at(1),
};
const cash: NonNullable<Story['cash']> = {
  cents: 100_000,
  state: 'due',
  dueBy: at(11),
  card: 'Visa debit ending 5556',
  reason: null,
  sentAt: null,
  deliveredAt: null,
  since: at(1),
  changedAt: at(1),
};
const story = (given: Partial<Story> = {}): Story => ({
  ordered: seen,
  warned: null,
  services: { startedAt: at(1), acknowledgedAt: null, endedAt: null },
  room: null,
  cash: null,
  conciergeAt: null,
  conciergeHours: ALWAYS,
  events: [],
  noticesSent: [],
  nameOf: () => 'Ana',
  ...given,
});
const told = (given: Partial<Story>) => timelineOf(story(given)).map(({ title }) => title);

test('shows nothing when nothing is known', () => {
  expect(timelineOf(story({ ordered: null, services: null }))).toEqual([]);
});

test('newest entries come first, and at the same moment the later step does', () => {
  expect(told({ room, conciergeAt: at(1) })).toEqual([
    'A concierge has your case',
    'We booked 1 room at Harbor House',
    'Your home is in the zone. Services are active.',
    'We saw the order for PAR-12',
  ]);
});

test('a room assigned later shows the wait, and its time is when it was assigned', () => {
  const events = [{ at: at(40), kind: 'room.held', detail: { hotel: hotel.name } }];
  const entries = timelineOf(story({ room, events })).filter(({ kind }) => kind.startsWith('room.'));
  expect(entries).toMatchObject([
    { kind: 'room.held', at: at(40) },
    { kind: 'room.waiting', at: at(1), title: 'No room was available within 50 miles' },
  ]);
});

test('leaving the waiting list is not shown as releasing a room', () => {
  const left = { ...room, state: 'released' as const, hotel: null };
  expect(told({ room: left }).some((title) => title.startsWith('We held'))).toBe(false);
});

test('cash has one entry until it is sent, and then one per step', () => {
  expect(told({ cash })[0]).toBe('We’re checking your $1,000 emergency cash.');
  expect(told({ cash: { ...cash, state: 'needs-card' } })[0]).toBe('Add a debit card to get your $1,000.');
  expect(told({ cash: { ...cash, state: 'held', review: 'incident' } })[0]).toBe(
    'Our team is reviewing your $1,000.',
  );
  const sent = { ...cash, state: 'delivered' as const, sentAt: at(2), deliveredAt: at(6) };
  expect(told({ cash: sent }).slice(0, 2)).toEqual([
    '$1,000 arrived on your card ending 5556.',
    'We sent $1,000 to your card ending 5556.',
  ]);
  const lost = { ...cash, state: 'failed' as const, sentAt: at(2), changedAt: at(8) };
  expect(told({ cash: lost }).slice(0, 2)).toEqual([
    'Add another debit card to get your $1,000.',
    'We sent $1,000 to your card ending 5556.',
  ]);
});

test('events do not repeat what the rows already show', () => {
  const services = { startedAt: at(1), acknowledgedAt: at(3), endedAt: null };
  const events = [
    { at: at(3), kind: 'order.seen', detail: {} },
    { at: at(9), kind: 'end.seen', detail: {} },
  ];
  expect(
    told({ services, events }).filter((title) => title === 'Your household opened this alert'),
  ).toHaveLength(1);
  expect(told({ services, events })).toHaveLength(3);
});

test('services started by our team are not attributed to the boundary on the map', () => {
  const events = [{ at: at(2), kind: 'order.by-person', detail: { reason: 'Deputies were at the door.' } }];
  const titles = told({ events });
  expect(titles).toContain('Our team started your services');
  expect(titles).not.toContain('Your home is in the zone. Services are active.');
});

test('notices within the same minute share one line; later ones get another', () => {
  const notice = { kind: 'order', at: at(2) } as const;
  const noticesSent = [
    { ...notice, channel: 'email' as const },
    { ...notice, channel: 'sms' as const },
    { ...notice, at: at(5), channel: 'sms' as const },
  ];
  const lines = timelineOf(story({ noticesSent })).filter(({ kind }) => kind === 'notice.sent');
  expect(lines.map(({ detail }) => detail)).toEqual(['By text.', 'By email and text.']);
});

test('a Spanish reader gets every kind of entry in Spanish, without what our team typed in English', () => {
  const events = [
    { at: at(2), kind: 'room.extended', detail: { ownNights: 2, hotel: hotel.name } },
    { at: at(3), kind: 'person.checked-in', detail: { personId: 'a', state: 'help' } },
    { at: at(4), kind: 'person.reached', detail: { personId: 'a' } },
    { at: at(5), kind: 'order.back', detail: { rule: 'back-in-list' } },
    { at: at(6), kind: 'order.by-person', detail: { reason: 'Deputies were at the door.' } },
    { at: at(7), kind: 'order.lifted', detail: { reason: 'The order was lifted.' } },
    { at: at(8), kind: 'order.cancelled', detail: { reason: 'Typed by hand.' } },
  ];
  const noticesSent = [{ at: at(9), channel: 'sms' as const, kind: 'order' }];
  const entries = timelineOf(story({ events, noticesSent, warned: seen }), 'es');
  expect(entries.map(({ title, detail }) => [title, detail])).toEqual([
    ['Le avisamos de la orden de evacuación', 'Por mensaje de texto.'],
    ['Corregimos nuestro error', null],
    ['La orden terminó', 'La orden fue levantada.'],
    ['Nuestro equipo inició sus servicios', null],
    ['La orden está vigente otra vez', 'Está otra vez en la lista oficial.'],
    ['Nuestro equipo se comunicó con Ana', null],
    ['Ana necesita ayuda', null],
    ['Usted agregó 2 noches por su cuenta', 'Harbor House'],
    ['Vimos la orden para PAR-12', 'Butte County Sheriff'],
    ['Una advertencia de evacuación abarcó su vivienda', 'Butte County Sheriff'],
  ]);
});
