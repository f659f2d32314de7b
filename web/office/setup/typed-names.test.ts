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
])('a member types “%s”', (typed, names) => {
  expect(namesIn(typed)).toEqual(names);
});

test('whatever was typed, every name is one the household accepts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (typed) => {
      for (const name of namesIn(typed.replaceAll('\0', '')))
        expect(PersonInput.safeParse(personOf(name, 'adult')).success).toBe(true);
    }),
  );
});
