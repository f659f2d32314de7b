/**
 * The web runs on iOS 16.4 and later, because people still carry iPhones that can't be updated further. The build
 * translates syntax and styles for them (`build.target` in vite.config.ts), but it can't add missing browser APIs. The
 * compiler checks those of the language (`lib` in tsconfig.web.json); this test checks those of browsers.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** APIs added after iOS 16.4, with their version. */
const TOO_NEW: readonly (readonly [RegExp, string])[] = [
  [/\bPromise\.(withResolvers|try)\b/, '17.4'],
  [/\b(Map|Object)\.groupBy\b/, '17.4'],
  [/\bArray\.fromAsync\b/, '16.4, behind a flag'],
  [/\bURL\.(canParse|parse)\(/, '17'],
  [/\bAbortSignal\.any\b/, '17.4'],
  [/\.checkVisibility\(/, '17.4'],
  [/\bstartViewTransition\b/, '18'],
  [/\.(toBase64|fromBase64)\(/, '18.2'],
  [/\bnavigation\.(navigate|canGoBack|addEventListener)\b/, '26.2'],
  [/\bnew (CloseWatcher|EditContext|URLPattern)\b/, 'not or late in Safari'],
];

const sources = globSync('{web,contract}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));

test('no page calls what an iPhone with iOS 16.4 doesn’t have', () => {
  expect(sources.length).toBeGreaterThan(500);
  const faults = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return TOO_NEW.filter(([call]) => call.test(source)).map(
      ([call, since]) => `${file}: ${call.source} (${since})`,
    );
  });
  expect(faults).toEqual([]);
});

test('requestIdleCallback, which Safari doesn’t have, is never called without a look for it', () => {
  const faults = sources.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes('requestIdleCallback(') && !source.includes("'requestIdleCallback' in window");
  });
  expect(faults).toEqual([]);
});
