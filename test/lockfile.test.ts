import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Entry = Record<string, unknown>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs one of our scripts on a lockfile and returns its exit code and output. */
async function run(script: string, file: string): Promise<{ code: number; words: string }> {
  return await new Promise((resolve) => {
    execFile(process.execPath, [path.resolve('scripts', script), file], (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, words: stdout + stderr }),
    );
  });
}

async function lockOf(packages: Record<string, Entry>): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'x' }, ...packages } }));
  return file;
}
const whole = { version: '1.0.0', integrity: 'sha512-abc' };

test.each(['package-lock.json', 'tools/package-lock.json'].filter((file) => existsSync(file)))(
  '%s is complete for both server platforms, pinned by hash, and names no registry',
  async (file) => {
    expect(await run('check-lock.mjs', file)).toMatchObject({ code: 0 });
  },
);

test.each<[string, Record<string, Entry>, RegExp]>([
  [
    'a named variant without an entry',
    { 'node_modules/a': { ...whole, optionalDependencies: { '@a/linux-arm64': '1.0.0' } } },
    /a names @a\/linux-arm64, which has no entry/,
  ],
  [
    'a binary for one server platform only',
    { 'node_modules/@a/binding-linux-x64-gnu': whole },
    /@a\/binding-linux-arm64-gnu is not/,
  ],
  ['a package without a hash', { 'node_modules/a': { version: '1.0.0' } }, /a has no integrity hash/],
  [
    'an address',
    { 'node_modules/a': { ...whole, resolved: 'https://packages.example/a-1.0.0.tgz' } },
    /a says where it was downloaded from/,
  ],
])('the lockfile check finds %s', async (_, packages, sentence) => {
  const { code, words } = await run('check-lock.mjs', await lockOf(packages));
  expect(code).toBe(1);
  expect(words).toMatch(sentence);
});

test('pruning drops names of unpublished platforms and makes the lockfile pass', async () => {
  const file = await lockOf({
    'node_modules/a': {
      ...whole,
      optionalDependencies: { '@a/win32-x64': '1.0.0', '@a/linux-x64': '1.0.0' },
    },
    'node_modules/@a/linux-x64': whole,
    'node_modules/@a/linux-arm64': whole,
  });
  expect(await run('check-lock.mjs', file)).toMatchObject({ code: 1 });
  expect(await run('prune-lock.mjs', file)).toMatchObject({ code: 0 });
  expect(await run('check-lock.mjs', file)).toMatchObject({ code: 0 });
});

test('pruning refuses to hide a binary that our servers need', async () => {
  const file = await lockOf({
    'node_modules/a': { ...whole, optionalDependencies: { '@a/linux-arm64': '1.0.0' } },
  });
  const before = await readFile(file, 'utf8');
  const { code, words } = await run('prune-lock.mjs', file);
  expect(code).toBe(1);
  expect(words).toMatch(/@a\/linux-arm64, wanted by node_modules\/a, has no entry/);
  expect(await readFile(file, 'utf8')).toBe(before);
});
