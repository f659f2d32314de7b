import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readResults, renderMeasured } from './measured.mjs';

const results = readResults('docs/measured');

test('docs/measured.md shows exactly what the result files hold; `npm run measure -- --render` writes it', () => {
  expect(readFileSync('docs/measured.md', 'utf8')).toBe(renderMeasured(results));
});

test('every result names its command, machine and day, and each figure a number', () => {
  expect(results.length).toBeGreaterThan(0);
  for (const { bench, title, command, at, machine, figures } of results) {
    expect([bench, title !== '', command.startsWith('npm run ')]).toEqual([bench, true, true]);
    expect(new Date(at).toISOString()).toBe(at);
    expect([machine.cpu !== '', machine.cores > 0, machine.loopSeconds > 0]).toEqual([true, true, true]);
    for (const { what, value } of figures) expect([what, Number.isFinite(value)]).toEqual([what, true]);
    if (command.startsWith('npm run bench'))
      expect([bench, existsSync(`bench/${bench}.ts`)]).toEqual([bench, true]);
  }
});

test('a missed target is said plainly, and never counted as met', () => {
  const [result] = results;
  if (!result) throw new Error('no result');
  const figures = [
    { what: 'too slow', value: 0.8, unit: 'x', target: { atLeast: 0.9 } },
    { what: 'quick', value: 9, unit: 's', target: { atMost: 10 } },
    { what: 'only told', value: 5, unit: 'MB' },
  ];
  const page = renderMeasured([{ ...result, figures, tables: [] }]);
  expect(page).toContain('2 figures have a target; 1 meet it, 1 miss it.');
  expect(page).toMatch(/\| too slow +\| 0\.8x +\| at least 0\.9x +\| \*\*missed\*\* +\|/);
  expect(page).toMatch(/\| quick +\| 9 s +\| at most 10 s +\| met +\|/);
  expect(page).toMatch(/\| only told +\| 5 MB +\| +\| +\|/);
});
