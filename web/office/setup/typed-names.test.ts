import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PersonInput } from '#contract/home/household.ts';
import { namesIn, personOf } from './typed-names.ts';

test.each([
  ['Maya, Daniel, Ruth', ['Maya', 'Daniel', 'Ruth']],
  ['Maya and Daniel & Ruth', ['Maya', 'Daniel', 'Ruth']],
  ['Maya\nDaniel', ['Maya', 'Daniel']],
  ['Anderson, Sandy', ['Anderson', 'Sandy']],
  [' , ,', []],
  ['Maya, Maya', ['Maya']],
])('splits names from “%s”', (typed, names) => {
  expect(namesIn(typed)).toEqual(names);
});

test('for any input, every name is accepted by the household', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (typed) => {
      for (const name of namesIn(typed.replaceAll('\0', '')))
        expect(PersonInput.safeParse(personOf(name, 'adult')).success).toBe(true);
    }),
  );
});
