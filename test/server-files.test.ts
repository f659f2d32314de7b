import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** These run the program when imported; other tests run them as processes. */
const PROGRAMS = ['server/main.ts', 'server/*-cli.ts', 'server/home/inventory/workbook-process.ts'];
const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{server,contract,seeds}/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', ...PROGRAMS],
});

// Some syntax passes the type checker and not Node (decorators): every file must load as it is.
test.each(files.map((f) => [f]))('%s loads', async (file) => {
  expect(Object.keys((await import(path.join(root, file))) as object)).toBeDefined();
});
