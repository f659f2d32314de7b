import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Importing these runs the program; other tests run them as processes. */
const PROGRAMS = ['server/main.ts', 'server/*-cli.ts', 'server/home/inventory/workbook-process.ts'];
const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{server,contract,seeds}/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', ...PROGRAMS],
});

// Some syntax passes the type checker but not Node (decorators), so every file must load unmodified.
test.each(files.map((f) => [f]))('%s loads', async (file) => {
  expect(Object.keys((await import(path.join(root, file))) as object)).toBeDefined();
});

/** See server/platform/drizzle.ts: each direct import of the package slows down every start. */
test('files import Drizzle from server/platform, not by its name', () => {
  const byName = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(" from 'drizzle-orm"),
  );
  expect(byName.toSorted()).toEqual([
    'server/platform/db.ts',
    'server/platform/drizzle-tables.ts',
    'server/platform/drizzle.ts',
  ]);
});
