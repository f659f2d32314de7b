import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circlesIn, folderOf, folderDependencies, upwardIn } from './house.ts';
import { WINGS, WING_NAMES } from './wings.ts';

// Tests may import the whole product; shipped code may not.
const files = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'contract',
  'server',
  'web',
])
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const house = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));

const circles = (planted: Record<string, string> = {}) =>
  circlesIn(folderDependencies({ ...house, ...planted }));
const upward = (planted: Record<string, string> = {}) =>
  upwardIn(folderDependencies({ ...house, ...planted }));

test('no two folders depend on each other, directly or indirectly', () => {
  expect(circles()).toEqual([]);
});

test('no wing imports from a later wing, and shared folders import from none', () => {
  expect(upward()).toEqual([]);
});

test('detects a planted import cycle, with its files, even when it is types only', () => {
  const planted = 'server/core/sealing/planted.ts';
  const found = circles({ [planted]: `import type { Change } from '#server/core/audit/audit.ts';` });
  expect(found).toContain(`${planted} -> server/core/audit/audit.ts`);
  expect(found).toContain('server/core/audit/audit.ts -> server/core/sealing/sealing.ts');
});

test.each([
  ['server/core/accounts/planted.ts', 'server/money/points/points.ts'],
  ['web/home/homes/planted.tsx', 'web/office/settings/settings-page.tsx'],
  ['contract/money/planted.ts', 'contract/emergency/evacuation.ts'],
  ['server/platform/planted.ts', 'server/core/accounts/accounts.ts'],
  ['web/lib/planted.ts', 'web/core/accounts/queries.ts'],
])('detects a planted upward import: %s of %s', (file, target) => {
  expect(upward({ [file]: `const later = await import('#${target}');` })).toEqual([`${file} -> ${target}`]);
});

test('every folder in a wing is listed, and every listed name has a folder', () => {
  for (const wing of WING_NAMES) {
    const there = ['server', 'web'].flatMap((tree) => {
      const hasWing = readdirSync(tree).includes(wing);
      return hasWing ? readdirSync(`${tree}/${wing}`) : [];
    });
    expect([wing, [...new Set(there)].toSorted()]).toEqual([wing, [...WINGS[wing]].toSorted()]);
  }
});

test('maps a file to its capability folder, its shared folder, or itself when it is a wiring file', () => {
  expect(folderOf('server/core/accounts/store.ts')).toBe('server/core/accounts');
  expect(folderOf('web/office/admin/queue/queue.tsx')).toBe('web/office/admin');
  expect(folderOf('contract/core/accounts.ts')).toBe('contract/core');
  expect(folderOf('web/lib/call.ts')).toBe('web/lib');
  expect(folderOf('server/app.ts')).toBe('server/app.ts');
});
