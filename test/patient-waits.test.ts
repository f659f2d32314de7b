/**
 * No test may fail because a machine is busy. `expect.poll` waits as long as vitest.config.ts says, but `vi.waitFor`
 * gives up after a second unless told otherwise.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LEAST_MS = 30_000;

/** The text of each call, up to its closing parenthesis. */
function callsIn(source: string): string[] {
  return [...source.matchAll(/vi\.wait(?:For|Until)\(/g)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let at = index + length;
    for (; depth > 0 && at < source.length; at += 1)
      depth += { '(': 1, ')': -1 }[source[at] as '(' | ')'] ?? 0;
    return source.slice(index, at);
  });
}

/** Calls that give up early, with their line. */
const impatientIn = (source: string): string[] =>
  callsIn(source)
    .filter((call) => {
      const told = /timeout: ([\d_]+)/.exec(call)?.[1] ?? /, patience\)$/.exec(call)?.[0];
      if (told === undefined) return true;
      return /\d/.test(told) && Number(told.replaceAll('_', '')) < LEAST_MS;
    })
    .map((call) => call.split('\n', 1)[0] ?? '');

test('every wait of a test lasts long enough for a busy machine', () => {
  const files = globSync('{contract,server,web,seeds,test,scripts,attack}/**/*.ts').filter(
    (file) => !file.startsWith('test/e2e/') && file !== 'test/patient-waits.test.ts',
  );
  expect(files.length).toBeGreaterThan(1500);
  const faults = files.flatMap((file) =>
    impatientIn(readFileSync(file, 'utf8')).map((call) => `${file}: ${call}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['no time', 'await vi.waitFor(() => expect(one()).toBe(1));', true],
  ['a second', 'await vi.waitFor(() => expect(one()).toBe(1), { timeout: 1000 });', true],
  ['a bare number', 'await vi.waitUntil(isDone, 5000);', true],
  ['a minute', 'await vi.waitFor(() => expect(one()).toBe(1), { timeout: 60_000, interval: 20 });', false],
])('detects a wait with %s', (_, source, isImpatient) => {
  expect(impatientIn(source)).toHaveLength(isImpatient ? 1 : 0);
});
