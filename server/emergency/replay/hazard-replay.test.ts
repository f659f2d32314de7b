import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listHazardSnapshots } from '#server/adapters/hazard-feed.recorded.ts';
import { wfigsAnswer } from '#test/hazards.ts';
import { readArguments } from './arguments.ts';
import { replayHazards } from './hazard-replay.ts';
import { hazardJson, hazardLines, hazardSummary } from './hazard-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-hazards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(path.join(folder, 'wfigs'));
const START = new Date('2026-11-01T12:00:00Z');
const save = (minutes: number, content: Buffer) => {
  const at = new Date(START.getTime() + minutes * 60_000).toISOString().slice(0, 19).replaceAll(/[:-]/g, '');
  writeFileSync(path.join(folder, 'wfigs', `${at}Z.geojson`), content);
};
save(0, wfigsAnswer([{ id: 'R', name: 'Ridge', at: START }]));
save(5, Buffer.from('<html>down</html>'));
save(10, wfigsAnswer([]));
save(15, wfigsAnswer([{ id: 'R', name: 'Ridge', at: START, out: true }]));

const replay = () =>
  replayHazards(
    listHazardSnapshots(folder).map(({ source, feed, snapshots }) => ({
      source,
      feed,
      snapshots: snapshots.map(({ name, at, file }) => ({ name, at, raw: readFileSync(file) })),
    })),
  );

test('a recording is replayed by the rules of the live source: what is lost or empty ends nothing', () => {
  const replays = replay();
  expect(replays.map(({ pull }) => [pull.outcome, pull.inForce.length])).toEqual([
    ['good', 1],
    ['failed', 1],
    ['empty', 1],
    ['good', 0],
  ]);
  expect(replays.flatMap(hazardLines).join('\n')).toMatch(
    /started R\n.*failed.*\n.*empty.*\n.*good.*\n {2}ended R: The source reports that the fire is out\./,
  );
  expect(hazardSummary(replays)).toEqual([
    'wfigs: 4 responses, 2 of them in doubt or lost; 1 started, 0 changed, 1 ended; 0 in force at the end.',
  ]);
  expect(JSON.parse(hazardJson(replays[3] ?? expect.fail('no fourth response')))).toMatchObject({
    kind: 'hazards',
    source: 'wfigs',
    changes: [{ change: 'ended', key: 'R', rule: 'fire-out' }],
  });
});

test('the option is for hazards alone', () => {
  expect(readArguments(['--hazards', 'x', '--json'])).toEqual({
    folder: 'x',
    homes: null,
    isJson: true,
    isHazards: true,
  });
  expect(() => readArguments(['--hazards', 'x', '--homes', 'y'])).toThrow('not for --hazards');
});
