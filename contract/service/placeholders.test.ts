import { expect, test } from 'vitest';
import { fillPlaceholders, placeholdersIn } from './placeholders.ts';

test.each([
  ['Hello {{first_name}}, call {{ number }}.', ['first_name', 'number']],
  ['{{hotel}} and {{hotel}}', ['hotel']],
  ['Fill in {{}} here', ['']],
  ['Braces {like} this }} or {{ this', []],
])('%s has the placeholders %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

test('known facts are filled in, others stay', () => {
  const values = { first_name: 'Maya', hotel: null };
  expect(fillPlaceholders('{{first_name}} stays at {{hotel}}. {{what}}?', values)).toBe(
    'Maya stays at {{hotel}}. {{what}}?',
  );
  // A value with braces or dollar signs is inserted unchanged.
  expect(fillPlaceholders('{{a}}', { a: '$& {{b}}' })).toBe('$& {{b}}');
});
