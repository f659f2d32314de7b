import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gridTown, osmFile } from './osm-file.ts';
import { QUICK_START } from './server-process.ts';
import { sized } from './tier.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-roads-cli-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Runs the operator's command as a process, without a database: it needs none. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...QUICK_START, DATA_DIR: path.join(dir, 'data') };
    const program = path.resolve(import.meta.dirname, '../server/roads-cli.ts');
    execFile(process.execPath, [program, ...args], { env }, (e, out, err) =>
      resolve({ code: e ? Number(e.code) : 0, out, err }),
    );
  });
const write = (name: string, content: Buffer) => {
  writeFileSync(path.join(dir, name), content);
  return path.join(dir, name);
};
const town = osmFile(gridTown(4, 4));

test('an operator imports roads, sees progress and what is there, and can repeat it', async () => {
  const empty = await run('status');
  expect([empty.code, empty.out]).toEqual([0, expect.stringContaining('No roads are imported')]);
  const file = write('town.osm.pbf', town);
  const first = await run('import', file, '--as-of', '2026-10-01');
  expect(first.err).toContain('Reading town.osm.pbf: 100 %');
  expect(first.out).toMatch(/^Imported in \d+\.\d s\./);
  expect(first.out).toContain('24 streets and 16 junctions from town.osm.pbf');
  expect(first.out).toContain('OpenStreetMap data as of 2026-10-01');
  const status = await run('status');
  expect(status.out).toContain('24 streets and 16 junctions from town.osm.pbf');
  const second = await run('import', file, '--as-of', '2026-10-01');
  expect(second.out).toContain('These roads were imported already: nothing changed.');
  expect((await run('status')).out).toBe(status.out);
});

const REFUSED: [string, () => string[], string][] = [
  ['a file cut off', () => ['import', write('cut.osm.pbf', town.subarray(0, -30))], 'The file is cut off'],
  ['an empty file', () => ['import', write('empty.osm.pbf', Buffer.alloc(0))], 'The file is empty.'],
  [
    'another file',
    () => ['import', write('page.html', Buffer.from('<html>'.repeat(9)))],
    'not an OpenStreetMap',
  ],
  ['no file', () => ['import', path.join(dir, 'none.osm.pbf')], 'There is no file '],
  ['a folder', () => ['import', dir], 'is a folder'],
  [
    'a day to come',
    () => ['import', write('b.osm.pbf', town), '--as-of', '2999-01-01'],
    'is not a day in the past',
  ],
  ['another verb', () => ['export'], 'Usage: npm run roads -- import <file.osm.pbf>'],
];

test.each(sized({ gate: REFUSED.slice(0, 2), soak: REFUSED }))(
  '%s ends with one sentence, no stack trace and no change',
  async (_, args, sentence) => {
    const before = (await run('status')).out;
    const { code, err } = await run(...args());
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
    expect(err).not.toMatch(/\n\s+at /);
    expect((await run('status')).out).toBe(before);
  },
);
