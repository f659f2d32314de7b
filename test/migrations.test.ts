import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';

test('the migrations create exactly the tables the code declares', () => {
  // The generator takes relative paths only.
  const out = `./node_modules/.cache/migrations-${process.pid}`;
  cpSync('migrations', out, { recursive: true });
  onTestFinished(() => rmSync(out, { recursive: true }));
  const [schema] = /\.\/server\/[^']+/.exec(readFileSync('drizzle.config.ts', 'utf8')) ?? [];
  const said = execFileSync(
    process.execPath,
    [
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect=postgresql',
      '--casing=snake_case',
      `--out=${out}`,
      `--schema=${schema}`,
    ],
    { encoding: 'utf8' },
  );
  expect(said).toContain('No schema changes');
});

test('only the newest snapshot is kept', () => {
  expect(readdirSync('migrations/meta').filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1);
});
