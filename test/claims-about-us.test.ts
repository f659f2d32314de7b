import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Claims about people, checks and calls that the product doesn't have. */
const UNTRUE =
  /\bvetted\b|community team|our team of|former (fire|police|emergency)|our experts|certified|concierge calls|two of your workshops/i;

test('no page claims people, checks or calls that the product does not have', () => {
  const pages = globSync('web/{outreach,shell,emergency,money,home}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((file) => UNTRUE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
