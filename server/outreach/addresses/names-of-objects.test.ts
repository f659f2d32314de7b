/**
 * People may type the names of properties that every JavaScript object has: no lookup may find something behind them.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AddressPlace } from '#contract/outreach/addresses.ts';
import { openWorld } from '#test/world.ts';
import { mentions, stateOf } from './addresses.ts';
import { completeAddress } from './complete.ts';
import { isState, stateNamed, statesBeginning } from './states.ts';
import { placeKey, wordsOf } from './words.ts';

const names = Object.getOwnPropertyNames(Object.prototype);
const name = fc.constantFrom(...names, ...names.map((n) => n.toLowerCase()));
/** Such a word in the place of a town, a state, a county, a street or a direction. */
const typed = fc
  .array(fc.oneof(name, fc.constantFrom('12', 'Elm St', ',', 'CA', 'Paradise', 'County', 'Apt 4', '95969')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => words.join(' '));

test.each(names)('%s is not a state or abbreviation', (word) => {
  expect(isState(word)).toBe(false);
  expect(stateNamed([word])).toBeNull();
  expect([...statesBeginning([word])]).toEqual([]);
  expect(placeKey([word, word])).toBe(`${word} ${word}`);
  expect(stateOf(word)).toBeNull();
  expect(stateOf(`12 Elm St, ${word}`)).toBeNull();
  expect(stateOf(`12 Elm St, ${word} County`)).toBeNull();
  expect(stateOf(`12 Elm St, ${word}, CA`)).toBe('CA');
});

test('with such words in any mix, a state is two letters and a place is valid', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(stateOf(text) ?? 'CA').toMatch(/^[A-Z]{2}$/);
      expect(placeKey(wordsOf(text))).toMatch(/^[a-z0-9# ]*$/);
      for (const place of completeAddress(text)) {
        expect(AddressPlace.safeParse(place).success).toBe(true);
        expect(mentions(text, place)).toBeTypeOf('boolean');
      }
    }),
  );
});

test('a visitor who types such a word gets a normal reply', async () => {
  const { visitor } = await openWorld({ withWorkers: false });
  for (const word of names) {
    const address = `12 Elm St, ${word}`;
    const suggested = await visitor().post('/api/addresses/suggest', { text: address });
    expect(suggested).toMatchObject({ status: 200, body: { suggestions: [] } });
    const joined = await visitor().post('/api/waitlist', {
      address,
      email: 'someone@example.com',
      source: 'direct',
    });
    expect([joined.status, joined.body]).toEqual([201, expect.objectContaining({ coverage: 'unknown' })]);
    const place = await visitor().get(`/api/risk/address?place=${word}`);
    expect(place).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});
