/** `npm run replay -- <folder>`: shows what recorded Cal OES responses would have done, and why. */
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createRecordedFeed, listSources } from '#server/adapters/alert-feed.recorded.ts';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import { listHazardSnapshots } from '#server/adapters/hazard-feed.recorded.ts';
import type { FeedContent } from '#server/ports/alert-feed.ts';
import { parseConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { readArguments, USAGE, UsageError, type Arguments } from '#server/emergency/replay/arguments.ts';
import { replayHazards } from '#server/emergency/replay/hazard-replay.ts';
import { hazardJson, hazardLines, hazardSummary } from '#server/emergency/replay/hazard-report.ts';
import { readHomes, type WatchedHome } from '#server/emergency/replay/homes-file.ts';
import { replay } from '#server/emergency/replay/replay.ts';
import { SAMPLE_HOMES } from '#server/emergency/replay/sample-homes.ts';
import { withScratchDatabase } from '#server/emergency/replay/scratch.ts';
import { Stopped } from '#server/emergency/replay/stopping.ts';
import {
  count,
  jsonLines,
  noCounts,
  summary,
  textLines,
  type SnapshotReport,
} from '#server/emergency/replay/report.ts';

const recorded = (id: string, name: string) =>
  createRecordedFeed({
    id,
    name,
    officialUrl: 'https://protect.genasys.com',
    read: readOnce(),
  });

/** A recording repeats the same response many times in a row, so it is parsed once. */
function readOnce(): (raw: Buffer) => FeedContent {
  let last: { raw: Buffer; content: FeedContent } | null = null;
  return (raw) => {
    if (last && last.raw.equals(raw)) return last.content;
    const { zones, problem } = readArcgis(raw);
    last = { raw, content: { kind: 'zones', zones, problem } };
    return last.content;
  };
}
const PROD = recorded('caloes', 'Cal OES evacuation zones');
const COMBINED = recorded('caloes-combined', 'Cal OES combined evacuation zones');

async function print(lines: readonly string[]): Promise<void> {
  if (lines.length > 0 && !process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain');
}

async function findHomes(file: string | null): Promise<readonly WatchedHome[]> {
  if (file === null) return SAMPLE_HOMES;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`);
  const { homes, problems } = await readHomes(await readFile(file, 'utf8'));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return homes;
}

async function findSnapshots(folder: string) {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  const { snapshots, others } = listSources(folder);
  for (const name of others)
    process.stderr.write(`Passed over: ${name} (it is no file whose name ends in a UTC time).\n`);
  if (snapshots.length === 0)
    throw new UsageError(
      `${folder} has no file whose name ends in a UTC time such as 20250108T173415Z.geojson.`,
    );
  return snapshots.map(({ name, at, file, isCombined }) => ({
    name,
    at,
    raw: () => readFile(file),
    source: isCombined ? COMBINED.id : PROD.id,
  }));
}

async function run({ folder, homes: file, isJson }: Arguments): Promise<void> {
  const snapshots = await findSnapshots(folder);
  const homes = await findHomes(file);
  const counts = noCounts();
  let before: SnapshotReport | null = null;
  await withScratchDatabase(async (db) => {
    const world = { db, config: parseConfig({ DEMO: '1' }), log: createLog('silent') };
    const used = [PROD, COMBINED].filter(({ id }) => snapshots.some(({ source }) => source === id));
    for await (const told of replay(world, used, snapshots, homes)) {
      count(counts, told);
      await print(isJson ? jsonLines(told) : textLines(told, before));
      before = told;
    }
  });
  if (!isJson) await print(summary(counts, homes.length));
}

async function runHazards({ folder, isJson }: Arguments): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`There is no folder ${folder}.`);
  const listed = listHazardSnapshots(folder).filter(({ snapshots }) => snapshots.length > 0);
  if (listed.length === 0)
    throw new UsageError(
      `${folder} has no folder named wfigs, firis, caltrans, quickmap, 511 or wzdx with files named by time.`,
    );
  const recordings = await Promise.all(
    listed.map(async ({ source, feed, snapshots }) => ({
      source,
      feed,
      snapshots: await Promise.all(
        snapshots.map(async ({ name, at, file }) => ({ name, at, raw: await readFile(file) })),
      ),
    })),
  );
  const replays = replayHazards(recordings);
  for (const one of replays) await print(isJson ? [hazardJson(one)] : hazardLines(one));
  if (!isJson) await print(hazardSummary(replays));
}

async function main(args: string[]): Promise<void> {
  const asked = readArguments(args);
  if (asked === 'help') await print([USAGE]);
  else if (asked.isHazards) await runHazards(asked);
  else await run(asked);
}

main(process.argv.slice(2)).catch((e: unknown) => {
  // Connections to a stopped database may still be open. Don't wait for them.
  if (e instanceof Stopped) process.exit(e.code);
  const isOurs = e instanceof UsageError;
  process.stderr.write(`${isOurs ? `${e.message}\n\n${USAGE}` : ((e as Error).stack ?? String(e))}\n`);
  process.exitCode = isOurs ? 2 : 1;
});
