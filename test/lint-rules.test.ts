import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A planted file: its path, its content, and the one rule that must report it (none: it is allowed). */
type Planted = { says: string; file: string; code: string; rule?: string };

const IMPORTS = 'eslint(no-restricted-imports)';
const importing = (from: string) => `import { thing } from '${from}';\nexport const kept = [thing];\n`;
const forbidden = (file: string, from: string): Planted => ({
  says: `${file} must not import ${from}`,
  file,
  code: importing(from),
  rule: IMPORTS,
});
const allowed = (file: string, from: string): Planted => ({
  says: `${file} may import ${from}`,
  file,
  code: importing(from),
});

/** A component that shows something, and whether its text must come from a catalog. */
const shown = (says: string, file: string, code: string, rule?: string): Planted => ({
  says,
  file: `web/home/vault/${file}.tsx`,
  code,
  ...(rule ? { rule } : {}),
});
const TEXT = 'hearthline(no-literal-text)';

const planted: Planted[] = [
  allowed('contract/a1.ts', 'zod'),
  allowed('contract/money/a3.ts', '#contract/values.ts'),
  allowed('contract/money/a4.ts', '#contract/core/plans.ts'),
  forbidden('contract/money/f7.ts', '#contract/home/homes.ts'),
  forbidden('contract/f8.ts', '#server/core/accounts/accounts.ts'),
  allowed('contract/a2.ts', './values.ts'),
  forbidden('contract/f1.ts', '#server/platform/db.ts'),
  forbidden('contract/f2.ts', '#web/lib/call.ts'),
  forbidden('contract/f3.ts', 'node:fs'),
  forbidden('contract/f4.ts', 'fastify'),
  forbidden('contract/f5.ts', 'zodiac'),
  forbidden('contract/f6.ts', '../server/app.ts'),

  allowed('web/home/vault/a1.tsx', '#contract/home/homes.ts'),
  allowed('web/home/vault/a2.tsx', '#web/ui/button.tsx'),
  allowed('web/home/vault/a3.tsx', '#web/money/points/balance-badge.tsx'),
  allowed('web/home/vault/a4.tsx', './vault-page.tsx'),
  allowed('web/a5.tsx', '#web/home/vault/vault-page.tsx'),
  allowed('web/ui/a6.tsx', '#web/lib/format.ts'),
  allowed('web/lib/a7.ts', '#contract/http.ts'),
  forbidden('web/home/vault/f1.tsx', '#server/home/homes/homes.ts'),
  forbidden('web/home/vault/f2.tsx', '../ui/button.tsx'),
  forbidden('web/home/vault/f3.tsx', '#web/money/orders/order-page.tsx'),
  forbidden('web/home/vault/f4.tsx', 'node:path'),
  forbidden('web/home/vault/f5.tsx', '#test/people.ts'),
  forbidden('web/home/vault/f6.tsx', '#seeds/people.ts'),
  forbidden('web/ui/f7.tsx', '#web/home/vault/document-row.tsx'),
  forbidden('web/lib/f8.ts', '#web/routes.tsx'),
  forbidden('web/lib/f10.ts', '#web/ui/button.tsx'),
  forbidden('web/money/points/f11.ts', '#web/home/homes/queries.ts'),
  forbidden('web/money/points/f12.ts', '#contract/emergency/evacuation.ts'),
  forbidden('web/money/points/f13.tsx', '#web/shell/sidebar.tsx'),
  forbidden('web/f9.tsx', '#server/app.ts'),

  allowed('server/money/orders/a1.ts', '#contract/money/orders.ts'),
  allowed('server/money/orders/a2.ts', '#server/platform/db.ts'),
  allowed('server/money/orders/a3.ts', '#server/ports/payments.ts'),
  allowed('server/money/orders/a4.ts', '#server/money/points/points.ts'),
  allowed('server/money/orders/a5.ts', '#server/outreach/risk-map/risk-map.ts'),
  allowed('server/money/orders/a6.ts', './store.ts'),
  allowed('server/money/orders/a7.test.ts', '#server/adapters/payments.demo.ts'),
  allowed('server/money/orders/a8.test.ts', '#test/people.ts'),
  allowed('server/money/orders/tables.ts', '#server/money/points/tables.ts'),
  allowed('server/app.ts', '#server/money/orders/routes.ts'),
  allowed('server/main.ts', '#server/adapters/mail.smtp.ts'),
  allowed('server/adapters/a9.ts', '#server/ports/mail.ts'),
  allowed('bench/a10.ts', '#server/adapters/mail.demo.ts'),
  forbidden('server/money/orders/f1.ts', '#server/money/points/store.ts'),
  forbidden('server/money/orders/f2.ts', '#server/money/points/tables.ts'),
  forbidden('server/money/orders/f3.ts', '#server/money/points/orders.ts'),
  forbidden('server/home/claims/tables.ts', '#server/money/points/points.ts'),
  forbidden('server/money/orders/f4.ts', '#server/adapters/payments.stripe.ts'),
  forbidden('server/money/orders/f5.ts', '#server/app.ts'),
  forbidden('server/money/orders/f6.ts', '#web/lib/call.ts'),
  forbidden('server/money/orders/f7.ts', '../points/points.ts'),
  forbidden('server/money/orders/f8.ts', '#test/people.ts'),
  forbidden('server/money/orders/f14.ts', '#server/home/homes/homes.ts'),
  forbidden('server/money/orders/f15.ts', '#contract/emergency/evacuation.ts'),
  forbidden('server/core/sealing/tables.ts', '#server/home/homes/tables.ts'),
  forbidden('server/platform/f16.ts', '#server/ports/mail.ts'),
  forbidden('server/worker.ts', '#server/adapters/mail.smtp.ts'),
  forbidden('server/admin-cli.ts', './adapters/mail.smtp.ts'),
  forbidden('server/platform/f9.ts', '#server/money/points/points.ts'),
  forbidden('server/platform/f10.ts', '#server/adapters/mail.smtp.ts'),
  forbidden('server/ports/f11.ts', '#server/home/homes/homes.ts'),
  forbidden('server/adapters/f12.ts', '#server/core/accounts/accounts.ts'),
  forbidden('server/money/orders/f13.test.ts', '../points/points.ts'),

  {
    says: 'two files must not import each other',
    file: 'server/money/points/cycle-a.ts',
    code: `import { b } from './cycle-b.ts';\nexport const a = (): number => b();\n`,
    rule: 'import(no-cycle)',
  },
  {
    says: 'two files must not import each other (the other one)',
    file: 'server/money/points/cycle-b.ts',
    code: `import { a } from './cycle-a.ts';\nexport const b = (): number => a();\n`,
    rule: 'import(no-cycle)',
  },
  {
    says: 'a barrel is refused',
    file: 'server/home/vault/barrel.ts',
    code: `export * from './vault.ts';\n`,
    rule: 'oxc(no-barrel-file)',
  },
  {
    says: 'a default export is refused',
    file: 'server/home/vault/default-export.ts',
    code: `export default function save(): void {}\n`,
    rule: 'import(no-default-export)',
  },
  {
    says: 'a configuration file may export a default',
    file: 'some.config.ts',
    code: `export default { port: process.env['PORT'] };\n`,
  },
  {
    says: 'a file name is kebab-case',
    file: 'server/home/vault/camelCase.ts',
    code: `export const one = 1;\n`,
    rule: 'unicorn(filename-case)',
  },
  {
    says: 'a file of more than 400 lines is refused',
    file: 'server/home/vault/long.ts',
    code: Array.from({ length: 401 }, (_, n) => `export const n${n} = ${n};\n`).join(''),
    rule: 'eslint(max-lines)',
  },
  {
    says: 'the environment is read in one place',
    file: 'server/home/vault/env.ts',
    code: `export const port = process.env['PORT'];\n`,
    rule: 'node(no-process-env)',
  },
  {
    says: 'config.ts is that place',
    file: 'server/platform/config.ts',
    code: `export const port = process.env['PORT'];\n`,
  },
  {
    says: 'any is refused',
    file: 'server/home/vault/loose.ts',
    code: `export const loose = (x: any): unknown => x;\n`,
    rule: 'typescript(no-explicit-any)',
  },
  {
    says: 'a type is imported as a type',
    file: 'server/home/vault/type-import.ts',
    code: `import { Clock } from './clock.ts';\nexport const now = (clock: Clock): Clock => clock;\n`,
    rule: 'typescript(consistent-type-imports)',
  },
  {
    says: 'a promise nobody waits for is refused',
    file: 'server/home/vault/floating.ts',
    code: `async function save(): Promise<void> {}\nexport const go = (): void => {\n  save();\n};\n`,
    rule: 'typescript(no-floating-promises)',
  },
  {
    says: 'a switch names every case',
    file: 'server/home/vault/switch.ts',
    code: `export function f(s: 'a' | 'b'): number {\n  switch (s) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}\n`,
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    says: 'console is refused in the server: it has a log',
    file: 'server/home/vault/shout.ts',
    code: `export const shout = (): void => console.log('hi');\n`,
    rule: 'eslint(no-console)',
  },
  {
    says: 'an image has a text',
    file: 'web/home/vault/image.tsx',
    code: `export const Photo = () => <img src="/a.png" />;\n`,
    rule: 'jsx-a11y(alt-text)',
  },
  {
    says: 'a click needs a real control',
    file: 'web/home/vault/click.tsx',
    code: `export const Row = ({ open }: { open: () => void }) => <div onClick={open}>x</div>;\n`,
    rule: 'jsx-a11y(click-events-have-key-events)|jsx-a11y(no-static-element-interactions)',
  },
  shown(
    'a sentence between tags is refused',
    'words',
    `export const Words = () => <p>Your room is booked</p>;\n`,
    TEXT,
  ),
  shown(
    'a sentence in a text prop is refused',
    'label',
    `export const Label = () => <button type="button" aria-label="Close the list" />;\n`,
    TEXT,
  ),
  shown(
    'a sentence that depends on something is refused',
    'choice',
    `export const Choice = ({ n }: { n: number }) => <p>{n > 1 ? \`\${n} rooms\` : null}</p>;\n`,
    TEXT,
  ),
  shown(
    'a sentence in a toast is refused',
    'toasted',
    `declare const toast: (said: { title: string }) => void;\nexport const save = () => toast({ title: 'Saved' });\n`,
    TEXT,
  ),
  shown(
    'a sentence about a field is refused',
    'wrong',
    `export const check = (setError: (why: string) => void) => setError('Enter a name');\n`,
    TEXT,
  ),
  shown(
    'words of a catalog, values, styles, addresses and what is marked as the same in every language are allowed',
    'catalog',
    `declare const t: { room: string };\nexport const Room = ({ state }: { state: string }) => (\n  <form action="/rooms" className="grid gap-2" aria-label={t.room}>\n    {state === 'held' && t.room} (1) <code>npm test</code>\n    <p translate="no">418 Manzanita Lane</p>\n  </form>\n);\n`,
  ),
  shown(
    'a test may say what it expects',
    'words.test',
    `export const Words = () => <p>Your room is booked</p>;\n`,
  ),
  {
    says: 'a refusal with a sentence of its own is refused',
    file: 'server/home/vault/refusal.ts',
    code: `class AppError extends Error {}\nexport const gone = () => new AppError('not_found', 'There is no such room.');\n`,
    rule: 'hearthline(no-literal-error)',
  },
  {
    says: 'a refusal about a field with a sentence of its own is refused',
    file: 'server/home/vault/field-refusal.ts',
    code: `class AppError extends Error {}\ndeclare const t: { wrong: string };\nexport const wrong = () => new AppError('validation_failed', t.wrong, { fields: { name: 'Enter a name' } });\n`,
    rule: 'hearthline(no-literal-error)',
  },
];

let folder: string;
const found = new Map<string, Set<string>>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-lint-'));
  for (const file of ['oxlint.config.ts', 'scripts/lint-plugin.ts', 'scripts/wings.ts'])
    await cp(file, path.join(folder, file));
  await cp('package.json', path.join(folder, 'package.json'));
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, module: 'nodenext', jsx: 'react-jsx', noEmit: true, types: [] },
      include: ['**/*'],
    }),
  );
  for (const { file, code } of planted) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  for (const { filename, code } of await lint()) {
    found.set(filename, (found.get(filename) ?? new Set()).add(code));
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function lint(): Promise<{ filename: string; code: string }[]> {
  const bin = path.resolve('node_modules/.bin');
  const output = await new Promise<string>((resolve) => {
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` };
    // Exits with code 1, because it finds the planted errors.
    execFile(
      path.join(bin, 'oxlint'),
      ['--format=json'],
      { cwd: folder, env, maxBuffer: 2 ** 26 },
      (_, stdout) => resolve(stdout),
    );
  });
  return (JSON.parse(output) as { diagnostics: { filename: string; code: string }[] }).diagnostics;
}

test.each(planted)('lint: $says', ({ file, rule }) => {
  expect([...(found.get(file) ?? [])].toSorted().join('|')).toBe(rule ?? '');
});

test('lint reports nothing for other files', () => {
  expect([...found.keys()].filter((file) => !planted.some((p) => p.file === file))).toEqual([]);
});
