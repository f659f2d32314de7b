import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { nriColumns, nriCounty, nriFile } from './nri-file.ts';
import { cloneDatabase } from './world.ts';
import { QUICK_START } from './server-process.ts';
import { sized } from './tier.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-risk-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const connection = await cloneDatabase();
const { host, database } = connection;

/** Runs the operator's command as a process. Returns its output and exit code. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      ...QUICK_START,
      DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`,
    };
    const program = path.resolve(import.meta.dirname, '../server/risk-cli.ts');
    execFile(process.execPath, [program, ...args], { env }, (e, out, err) =>
      resolve({ code: e ? Number(e.code) : 0, out, err }),
    );
  });
const write = (name: string, text: string) => {
  writeFileSync(path.join(dir, name), text);
  return path.join(dir, name);
};
async function counties(): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('select * from risk_counties order by fips');
  await client.end();
  return rows;
}
const NEVADA = ['32001', '32003', '32005', '32007', '32009', '32011', '32013', '32015', '32017', '32019'].map(
  (fips) => nriCounty(fips, `County ${fips}`),
);

test('an operator imports a table, sees progress and what was skipped, and can repeat it', async () => {
  const file = write('table.csv', nriFile([...NEVADA, nriCounty('22071', 'Orleans')]).slice(0, -40));
  const broken = write('broken.csv', nriFile([...NEVADA, nriCounty('06007', 'Butte', { RISK_SCORE: 'x' })]));
  const first = await run('import', broken);
  expect(first.code).toBe(0);
  expect(first.err).toContain('Reading broken.csv: 100 %');
  expect(first.out).toMatch(
    /^National Risk Index 1\.20 \(December 2025\): 10 counties \(NV 10\), in \d+\.\d s\.\n10 are new or different now\.\n1 line was left out:\n {2}line 12: RISK_SCORE is no amount: "x"\n$/,
  );
  const second = await run('import', file);
  expect(second.out).toContain('All of them were here already: nothing changed.');
  expect(second.out).toMatch(/line 12: it has \d+ fields, not \d+; the file seems to be cut off here\n$/);
});

const TABLE = write('other.csv', nriFile(NEVADA, nriColumns('IFLD').slice(5)));
const BAD = write('bad.csv', nriFile(NEVADA.map((county) => ({ ...county, RISK_RATNG: '?' }))));

const REFUSED: [string, string[], string][] = [
  ['another table', ['import', TABLE], 'This is not the county table of the National Risk Index'],
  [
    'bad lines',
    ['import', BAD],
    '10 of 10 lines cannot be read. Nothing was changed.\n  line 2: RISK_RATNG is',
  ],
  ['no file', ['import', path.join(dir, 'none.csv')], 'There is no file '],
  ['a folder', ['import', dir], 'is a folder'],
  ['another verb', ['export', TABLE], 'Usage: npm run risk -- import <file> [--force]'],
];

test.each(sized({ gate: REFUSED.slice(0, 2), soak: REFUSED }))(
  '%s ends with a one-sentence error, no stack trace and no change',
  async (_, args, sentence) => {
    const before = await counties();
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
    expect(err).not.toMatch(/\n\s+at /);
    expect(await counties()).toEqual(before);
  },
);
