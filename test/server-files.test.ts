import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** These run the program when imported; other tests run them as processes. */
const PROGRAMS = [
  'server/main.ts',
  'server/admin-cli.ts',
  'server/risk-cli.ts',
  'server/billing-cli.ts',
  'server/vault-cli.ts',
  'server/audit-cli.ts',
  'server/points-cli.ts',
  'server/payouts-cli.ts',
  'server/activations-cli.ts',
  'server/replay-cli.ts',
  'server/home/inventory/workbook-process.ts',
];
const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{server,contract,seeds}/**/*.ts', { cwd: root }).filter(
  (f) => !f.endsWith('.test.ts') && !PROGRAMS.includes(f),
);

// Some syntax passes the type checker and not Node (decorators): every file must load as it is.
test.each(files.map((f) => [f]))('%s loads', async (file) => {
  expect(Object.keys((await import(path.join(root, file))) as object)).toBeDefined();
});
