import { expect, test } from 'vitest';
import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import { FIRST_LIMITS } from '#contract/outreach/partner-limits.ts';
import {
  BOOKING_KIND_KEYS,
  BOOKING_KINDS,
  type BookingKind,
  CAROUSEL,
  kindData,
  type Needs,
} from '#contract/service/booking-kinds.ts';
import { needsOf, wordsOf } from '#contract/service/bookings.ts';
import { service } from '#contract/text/en/outreach/waitlist.ts';
import { fields, options } from '#contract/text/en/service/booking-words.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { FILLED } from '#test/bookings.ts';
import { answerByOf, cancelTermsOf, placeDays, splitQuote, timeProblem } from './booking-rules.ts';
import { suits } from './suits.ts';

const NOW = new Date('2026-11-17T12:00:00Z');

test('all eleven services of the waitlist page can be booked', () => {
  expect(Object.keys(CAROUSEL)).toEqual(Object.keys(service));
  expect(Object.keys(CAROUSEL)).toHaveLength(11);
});

test.each(BOOKING_KIND_KEYS)(
  'every question and answer of %s has words, and its form takes an example',
  (kind) => {
    for (const field of kindData(kind).fields) {
      expect(Object.keys(fields)).toContain(field.key);
      if ('options' in field)
        for (const option of field.options) expect(Object.keys(options)).toContain(option);
    }
    expect(needsOf(kind).safeParse(FILLED[kind].needs).error).toBeUndefined();
    expect(wordsOf(kind).safeParse(FILLED[kind].words ?? {}).error).toBeUndefined();
    expect(needsOf(kind).safeParse({ ...FILLED[kind].needs, more: 1 }).success).toBe(false);
  },
);

test('emergency help needs the word about 911 first', () => {
  const needs = { ...FILLED['emergency-help'].needs, is911Done: false };
  expect(needsOf('emergency-help').safeParse(needs).success).toBe(false);
});

test('a booking begins in time, ends after it begins, and isn’t longer than its kind allows', () => {
  const problem = (kind: BookingKind, from: number, long: number) =>
    timeProblem(kind, { from: after(NOW, from), to: after(NOW, from + long) }, NOW)?.problem ?? null;
  expect(problem('ride', minutes(10), 0)).toBe('tooSoon');
  expect(problem('ride', minutes(15), 0)).toBeNull();
  expect(problem('emergency-help', 0, 0)).toBeNull();
  expect(problem('tutor', days(1), 0)).toBe('order');
  expect(problem('tutor', days(1), hours(2))).toBeNull();
  expect(problem('tutor', days(1), days(2))).toBe('tooLong');
  expect(problem('ride', days(91), 0)).toBe('tooLate');
  expect(timeProblem('ride', { from: null, to: null }, NOW)?.problem).toBe('skipped');
});

test('a partner has minutes when it is soon, hours when it isn’t, and never longer than until the start', () => {
  const { answerMinutes, calmAnswerMinutes } = BOOKING_KINDS.ride.clocks;
  expect(answerByOf('ride', after(NOW, hours(5)), NOW)).toEqual(after(NOW, minutes(answerMinutes)));
  expect(answerByOf('ride', after(NOW, days(5)), NOW)).toEqual(after(NOW, minutes(calmAnswerMinutes)));
  expect(answerByOf('contractor-visit', after(NOW, minutes(30)), NOW)).toEqual(after(NOW, minutes(30)));
  expect(answerByOf('emergency-help', NOW, NOW)).toEqual(after(NOW, minutes(5)));
});

test('the plan pays up to its limit, and the household the rest', () => {
  expect(splitQuote(480_00, 199_00)).toEqual({ planCents: 199_00, youPayCents: 281_00 });
  expect(splitQuote(150_00, 199_00)).toEqual({ planCents: 150_00, youPayCents: 0 });
  expect(splitQuote(480_00, 0)).toEqual({ planCents: 0, youPayCents: 480_00 });
});

test('canceling is free until a partner said yes, and until a day before', () => {
  const terms = (state: 'offering' | 'confirmed', from: number, payer: 'plan' | 'at-partner' | 'card') =>
    cancelTermsOf({ kind: 'ride', state, payer, startsAt: after(NOW, from) }, NOW);
  expect(terms('offering', hours(1), 'at-partner')).toBe('free');
  expect(terms('confirmed', hours(25), 'plan')).toBe('free');
  expect(terms('confirmed', hours(23), 'plan')).toBe('benefit-used');
  expect(terms('confirmed', hours(23), 'at-partner')).toBe('partner-may-charge');
  expect(terms('confirmed', hours(25), 'card')).toBe('refund');
  expect(terms('confirmed', hours(23), 'card')).toBe('not-refunded');
});

test('a stay takes a place each night, anything else on its day', () => {
  expect(placeDays('pet-boarding', '2026-11-30', '2026-12-02')).toEqual(['2026-11-30', '2026-12-01']);
  expect(placeDays('pet-boarding', '2026-11-30', '2026-11-30')).toEqual(['2026-11-30']);
  expect(placeDays('ride', '2026-11-30', '2026-12-01')).toEqual(['2026-11-30']);
});

test.each<[BookingKind, Needs, PartnerKind, object, boolean]>([
  ['pet-boarding', { species: ['dog'], pounds: 40 }, 'kennel', { species: ['dog'], mostPounds: 50 }, true],
  ['pet-boarding', { species: ['dog'], pounds: 60 }, 'kennel', { species: ['dog'], mostPounds: 50 }, false],
  ['pet-boarding', { species: ['dog', 'cat'] }, 'kennel', { species: ['dog'], mostPounds: null }, false],
  ['child-care', { youngest: 1, oldest: 5 }, 'child-care', { fromAge: 2, toAge: 12 }, false],
  ['child-care', { youngest: 2, oldest: 5 }, 'child-care', { fromAge: 2, toAge: 12 }, true],
  ['tutor', { age: 19 }, 'tutor', { fromAge: 6, toAge: 18 }, false],
  ['ride', { seats: 5 }, 'driver', FIRST_LIMITS.driver, false],
  ['ride', { seats: 2, wheelchair: true }, 'driver', FIRST_LIMITS.driver, false],
  ['ride', { seats: 2, oxygen: true }, 'driver', { ...FIRST_LIMITS.driver, oxygen: true }, true],
  ['animal-transport', { species: ['horse'] }, 'driver', FIRST_LIMITS.driver, false],
  ['animal-transport', { species: ['horse'] }, 'driver', { ...FIRST_LIMITS.driver, trailer: true }, true],
  ['emergency-help', { what: 'animal-trailer' }, 'driver', FIRST_LIMITS.driver, false],
  ['medical-supply', { items: ['oxygen'] }, 'medical-supplier', { oxygen: false, delivers: true }, false],
  ['medical-supply', { items: ['cooling'] }, 'medical-supplier', { oxygen: false, delivers: true }, true],
  ['medical-supply', { items: ['cooling'] }, 'medical-supplier', { oxygen: true, delivers: false }, false],
  ['contractor-visit', { trade: 'roof' }, 'contractor', { licenseClasses: ['C-10'] }, false],
  ['contractor-visit', { trade: 'roof' }, 'contractor', { licenseClasses: ['c-39'] }, true],
  ['contractor-visit', { trade: 'roof' }, 'contractor', { licenseClasses: ['B'] }, true],
  ['debris', {}, 'contractor', { licenseClasses: ['C-21'] }, true],
])('%s with %j suits a %s with %j: %s', (kind, needs, partnerKind, limits, isSuitable) => {
  expect(suits({ kind, needs }, partnerKind, limits as never)).toBe(isSuitable);
});
