import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare } from '#server/platform/polygon.ts';
import { readArguments } from '#server/emergency/replay/arguments.ts';
import { isSoak } from './tier.ts';
import { square } from './zones.ts';
import { QUICK_START } from './server-process.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-replay-test-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
/** Where the command's leftovers would be. PostgreSQL, which runs as another user, must be able to reach it. */
const scratch = path.join(dir, 'scratch');
mkdirSync(scratch);
for (const folder of [dir, scratch]) chmodSync(folder, 0o755);

// ── A fictional recording ───────────────────────────────────────────────────────────────────────────────────

type Feature = { type: 'Feature'; properties: Record<string, unknown>; geometry: unknown };
const feature = (
  n: number,
  STATUS: string | null = 'Evacuation Order',
  more: Record<string, unknown> = {},
): Feature => ({
  type: 'Feature',
  properties: { ZONE_ID: `US-CA-XTE-TOW-E${100 + n}`, STATUS, NOTES: null, EDIT_DATE: null, ...more },
  geometry: { type: 'MultiPolygon', coordinates: square(n) },
});
const empty: Feature = { type: 'Feature', properties: { ZONE_ID: null, STATUS: null }, geometry: null };
const combined = (n: number): Feature => ({
  type: 'Feature',
  properties: {
    zone_id: `TOW-E${100 + n}`,
    zone_status: 'Evacuation Order',
    country_abbr: 'US',
    state_abbr: 'CA',
    county_abbr: 'XTE',
    city_abbr: 'TOW',
    zone_sequence: `E${100 + n}`,
  },
  geometry: { type: 'Polygon', coordinates: square(n)[0]?.map((ring) => ring.toReversed()) },
});
const collection = (features: Feature[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', features, ...more });
const all = Array.from({ length: 8 }, (_, n) => feature(n));

/** By the hour and minute of January 8. */
const ANSWERS: Record<string, string> = {
  '1700': collection([]),
  '1710': collection(all),
  '1720': collection([empty]),
  '1730': collection(all.slice(0, 1)),
  '1740': JSON.stringify({ error: { code: 499, message: 'Token Required' }, features: [] }),
  '1750': collection(all.slice(1)).slice(0, 900),
  '1800': collection([...all, ...all].toReversed()),
  '1810': collection([]),
  '1820': collection([...all.slice(1, 7).map((_, n) => combined(n + 1)), combined(0), combined(7)]),
  '1830': collection(all, { exceededTransferLimit: true }),
  '1840': collection([...all.slice(1), feature(0, 'Evacuation Warning')]),
  '1900': collection([...all.slice(2), feature(0, 'Evacuation Warning')]),
  '1920': collection([...all.slice(2), feature(0, 'Evacuation Warning', { NOTES: 'Smoke' })]),
  '1940': collection([...all.slice(2), feature(9, 'Evacuation Order', { NOTES: 'This is a test' })]),
  '2000': collection([
    ...all.slice(2),
    feature(10, 'Evacuation Order', { EDIT_DATE: Date.UTC(2023, 8, 20) }),
  ]),
};
const inside = (n: number) => {
  const [lng, lat] = prepare(square(n)).pointInside();
  return `${lat},${lng}`;
};
const HOMES = [
  '\uFEFFid,lat,lng,plan,memberSince',
  `zero,${inside(0)},plus,2024-01-01`,
  `"one, with a comma",${inside(1)},premium,2024-01-01T00:00:00Z`,
  `twin,${inside(1)},core,2024-01-01`,
  `late,${inside(1)},core,2025-01-08T18:30:00Z`,
  `visitor,${inside(1)},none,`,
  `test,${inside(9)},core,2024-01-01`,
  `old,${inside(10)},core,2024-01-01`,
  'far,40,-123,core,2024-01-01',
].join('\r\n');
const EXPECTED = [
  '1710 activated one, with a comma',
  '1710 activated twin',
  '1710 activated zero',
  '1840 lifted zero',
  '1840 warned zero',
  '1940 held test',
  '1940 lifted one, with a comma',
  '1940 lifted twin',
  '2000 held old',
];

beforeAll(() => {
  for (const [time, text] of Object.entries(ANSWERS))
    writeFileSync(path.join(dir, `caloes_20250108T${time}00Z.${time === '1820' ? 'json' : 'geojson'}`), text);
  writeFileSync(path.join(dir, 'readme.txt'), 'Nothing');
  writeFileSync(path.join(dir, 'homes.csv'), HOMES);
});

const PROGRAM = path.resolve(import.meta.dirname, '../server/replay-cli.ts');
/** Runs the command as a process. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...QUICK_START, TMPDIR: scratch };
    execFile(process.execPath, [PROGRAM, ...args], { env, maxBuffer: 1e8 }, (e, out, err) =>
      resolve({ code: e ? Number(e.code) : 0, out, err }),
    );
  });

test('an operator replays a folder and sees what happened to each home, and nothing is left behind', async () => {
  const { code, out, err } = await run(dir, '--homes', path.join(dir, 'homes.csv'), '--json');
  expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('Passed over: readme.txt') });
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);
  const feeds = lines.filter(({ event }) => event === 'feed');
  expect(feeds.map(({ at, state }) => `${at?.slice(11, 16)} ${state}`)).toEqual([
    '17:00 UNAVAILABLE',
    '17:10 OK',
    '17:20 STALE',
    '17:30 STALE',
    '17:40 STALE',
    '17:50 STALE',
    '18:00 OK',
    '18:10 STALE',
    '18:20 OK',
    '18:30 STALE',
    '18:40 OK',
    '19:00 OK',
    '19:20 OK',
    '19:40 OK',
    '20:00 OK',
  ]);
  expect(feeds.every(({ reason, snapshot }) => reason && snapshot?.startsWith('caloes_20250108T'))).toBe(
    true,
  );
  const homes = lines.filter(({ event }) => event !== 'feed');
  expect(
    homes
      .map(({ at, event, home }) => `${at?.slice(11, 16).replace(':', '')} ${event} ${home}`)
      .filter((line) => !line.includes('held') || /test|old/.test(line))
      .toSorted(),
  ).toEqual(EXPECTED);
  expect(homes.every(({ zone, reason }) => zone?.startsWith('US-CA-XTE-TOW-E1') && reason)).toBe(true);
  expect(readdirSync(scratch)).toEqual([]);
}, 120_000);

test.runIf(isSoak)(
  'without --json an operator sees sentences and a summary',
  async () => {
    const { code, out } = await run(dir, '--homes', path.join(dir, 'homes.csv'));
    expect(code).toBe(0);
    expect(out).toContain('ACTIVATED zero (US-CA-XTE-TOW-E100)');
    expect(out).toMatch(
      /15 answers, of which 7 were not whole and changed nothing; 8 homes watched\.\n3 activations, 3 lifts/,
    );
  },
  120_000,
);

test.each([
  [[], 'Name the folder'],
  [['a', 'b'], 'One folder at a time'],
  [['a', '--homes'], '--homes needs the name of a file'],
  [['a', '--homes', '--json'], '--homes needs the name of a file'],
  [['a', '--jsn'], 'There is no option --jsn'],
  [['a', '--json=1'], 'There is no option --json=1'],
])('the arguments %j are refused', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});

test('a folder without responses, or unreadable homes, exits with code 2 and the reason', async () => {
  const bad = mkdtempSync(path.join(dir, 'bad-'));
  writeFileSync(path.join(bad, 'homes.csv'), 'id,lat,lng,plan,memberSince\na,34,-118,gold,2024-01-01\n');
  const results = [await run(bad), await run(dir, '--homes', path.join(bad, 'homes.csv'))];
  expect(results.map(({ code, out }) => [code, out])).toEqual(results.map(() => [2, '']));
  const told = results.map(({ err }) => err.split('\n').filter((line) => !line.startsWith('Passed over')));
  expect(told.map((lines) => lines.slice(0, 2))).toEqual([
    [`${bad} has no file whose name ends in a UTC time such as 20250108T173415Z.geojson.`, ''],
    [
      'The table of homes has no home that can be read.',
      'Homes, line 2: "gold" is no plan; it is one of core, plus, premium, none.',
    ],
  ]);
  rmSync(bad, { recursive: true });
});

test.runIf(isSoak)(
  'bad rows in the homes file are reported by line number, and the rest is monitored',
  async () => {
    const file = path.join(dir, 'odd.csv');
    writeFileSync(
      file,
      [
        'id,lat,lng,plan,memberSince',
        'bad,north,-118,core,2024-01-01',
        `zero,${inside(0)},plus,1/1/2024`,
      ].join('\n'),
    );
    const { code, out, err } = await run(dir, '--homes', file, '--json');
    expect(code).toBe(0);
    expect(err).toContain('Homes, line 2: lat "north" is no number from -90 to 90.');
    expect(out).toContain('"home":"zero","event":"activated"');
    rmSync(file);
  },
  120_000,
);

test.runIf(isSoak)(
  'an unreadable recording counts as a missing response, and the others are replayed',
  async () => {
    const folder = mkdtempSync(path.join(dir, 'broken-'));
    writeFileSync(path.join(folder, 'b_20250108T170000Z.geojson'), collection(all));
    symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'a_20250108T171000Z.geojson'));
    mkdirSync(path.join(folder, 'folder_20250108T171500Z.geojson'));
    writeFileSync(
      path.join(folder, 'a_20250108T172000Z.geojson'),
      collection([...all.slice(1), feature(0, 'Evacuation/Advisory Lifted')]),
    );
    const { code, out, err } = await run(folder, '--homes', path.join(dir, 'homes.csv'), '--json');
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Passed over: folder_20250108T171500Z.geojson (it is no file whose name ends in a UTC time).\n',
    });
    const lines = out.trimEnd().split('\n');
    const told = lines.map((line) => JSON.parse(line) as Record<string, string>);
    expect(told.filter(({ event }) => event === 'feed').map(({ state, reason }) => [state, reason])).toEqual([
      ['OK', 'A whole answer.'],
      ['STALE', 'The recorded answer cannot be opened.'],
      ['OK', 'A whole answer.'],
    ]);
    expect(
      told.filter(({ home }) => home === 'zero').map(({ at, event }) => `${at?.slice(11, 16)} ${event}`),
    ).toEqual(['17:00 activated', '17:20 lifted']);
    rmSync(folder, { recursive: true });
  },
  120_000,
);

/** A process that has ended may still be listed until its parent asks for its exit status. */
function isRunning(pid: number): boolean {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  return stat !== '' && !/\) [ZX] /.test(stat);
}

test.runIf(isSoak).each(['SIGTERM', 'SIGINT'] as const)(
  'stopping a replay with %s leaves no database behind',
  async (signal) => {
    const child = execFile(process.execPath, [PROGRAM, dir], {
      env: { PATH: process.env['PATH'], ...QUICK_START, TMPDIR: scratch },
    });
    const ended = once(child, 'close');
    // The first line is printed once the database works.
    await once(child.stdout ?? child, 'data');
    const [folder = ''] = readdirSync(scratch).filter((name) => name.startsWith('hearthline-replay-'));
    const pid = Number(
      readFileSync(path.join(scratch, folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    child.kill(signal);
    const [code] = await ended;
    expect(code).toBe(signal === 'SIGTERM' ? 143 : 130);
    expect(readdirSync(scratch)).toEqual([]);
    expect(isRunning(pid)).toBe(false);
  },
  120_000,
);
