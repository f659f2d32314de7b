import { expect, test } from 'vitest';
import type { Booking } from '#contract/service/bookings.ts';
import { BOOKING_STATES } from '#contract/service/booking-states.ts';
import { eventWords, stateSentence } from './booking-words.ts';

const booking = (given: Partial<Booking>) =>
  ({
    partner: 'Creek Cars',
    confirmation: '84613',
    quote: { cents: 480_00 },
    hasCase: true,
    ...given,
  }) as Booking;

test.each(BOOKING_STATES)('a booking that is %s is called confirmed only if a partner said so', (state) => {
  const words = stateSentence(booking({ state }));
  expect(/\bconfirmed\. Number/.test(words)).toBe(state === 'confirmed');
  expect(words).not.toBe('');
});

test('each state says who has to do something', () => {
  expect(stateSentence(booking({ state: 'confirmed' }))).toBe('Creek Cars confirmed. Number 84613.');
  expect(stateSentence(booking({ state: 'quoted' }))).toContain('$480. Nothing is booked until you approve');
  expect(stateSentence(booking({ state: 'offering' }))).toContain('They haven’t answered yet');
  expect(stateSentence(booking({ state: 'stuck' }))).toContain('Our team has your booking');
  expect(stateSentence(booking({ state: 'stuck', hasCase: false }))).not.toContain('Our team has');
  expect(eventWords({ kind: 'silent', partner: 'Creek Cars' })).toBe('Creek Cars didn’t answer in time');
});
