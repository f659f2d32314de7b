import { expect, test } from 'vitest';
import { readWaitlistQuery } from './waitlist-query.ts';

const nothing = { address: null, email: null, plan: null, color: null };

test('a URL without known parameters sets nothing', () => {
  expect(readWaitlistQuery('')).toEqual(nothing);
  expect(readWaitlistQuery('?utm_source=mail')).toEqual(nothing);
});

test.each([
  ['?plan=core', 'core', 'blue'],
  ['?plan=plus', 'plus', 'purple'],
  ['?plan=premium', 'premium', 'orange'],
  ['?plan=core&color=orange', 'core', 'orange'],
  ['?plan=plus&color=green', 'plus', 'purple'],
  ['?plan=premium&color=', 'premium', 'orange'],
])('%s is the plan %s in %s', (search, plan, color) => {
  expect(readWaitlistQuery(search)).toEqual({ ...nothing, plan, color });
});

test.each(['?plan=gold', '?plan=Core', '?plan=__proto__', '?color=blue', '?plan=gold&color=purple'])(
  '%s names no plan and so has no badge',
  (search) => {
    expect(readWaitlistQuery(search)).toEqual(nothing);
  },
);

test('address and email are trimmed, limited in length, and absent when blank', () => {
  const query = readWaitlistQuery('?address=%20%2012+Elm+St,+Paradise,+CA%20&email=+maya%40example.com');
  expect(query.address).toBe('12 Elm St, Paradise, CA');
  expect(query.email).toBe('maya@example.com');
  expect(readWaitlistQuery('?address=%20%20&email=')).toEqual(nothing);
  expect(readWaitlistQuery(`?address=${'a'.repeat(400)}`).address).toBe('a'.repeat(300));
});
