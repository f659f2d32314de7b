import { expect, test } from 'vitest';
import { isCovered, sourcesOf } from './visitor-styles.ts';

const sources = sourcesOf(
  `@source '../ui';\n@source '../home/claims/shared-*.tsx';\n@source '../*.{ts,tsx,html}';`,
);

test('a public page may use files of the folders and patterns that its stylesheet names, and no others', () => {
  expect(sources).toHaveLength(3);
  expect(
    ['ui/button.tsx', 'home/claims/shared-page.tsx', 'routes.tsx'].map((file) => isCovered(file, sources)),
  ).toEqual([true, true, true]);
  expect(
    ['ui-kit/button.tsx', 'home/claims/claim-page.tsx', 'office/desk/desk-page.tsx'].map((file) =>
      isCovered(file, sources),
    ),
  ).toEqual([false, false, false]);
});
