import { expect, test } from 'vitest';
import { isMissingScript } from './missing-script.ts';

test.each<[unknown, boolean]>([
  [new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://x.example/assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('The script that uses the link did not arrive.'), true],
  [new TypeError('Failed to fetch'), false],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  ['Importing a module script failed.', false],
])('%s: %s', (error, isMissing) => {
  expect(isMissingScript(error)).toBe(isMissing);
});
