/** `npm run roads -- import <file.osm.pbf>` and `npm run roads -- status`: the streets that routes are found on. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { openFileStorage } from '#server/adapters/file-storage.ts';
import { importRoads, type RoadsImport } from '#server/emergency/routes/roads/import-roads.ts';
import type { GraphHead } from '#server/emergency/routes/roads/graph-file.ts';
import { roadsHead } from '#server/emergency/routes/roads/road-store.ts';
import { readConfig } from '#server/platform/config.ts';
import { runCommand } from './command.ts';

const USAGE = `Usage: npm run roads -- import <file.osm.pbf> [--as-of 2026-11-17]
       npm run roads -- status

<file.osm.pbf> is an OpenStreetMap extract, for example California from https://download.geofabrik.de.
--as-of gives the day of the data where the file doesn't say it.`;

const BAR_WIDTH = 30;

/** A bar in place on a terminal, or else a line every quarter. */
function progressBar(file: string): (share: number) => void {
  let shown = 0;
  return (share) => {
    const percent = Math.floor(share * 100);
    const filled = Math.round(share * BAR_WIDTH);
    if (process.stderr.isTTY)
      process.stderr.write(
        `\rReading ${file} [${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${percent} %${share >= 1 ? '\n' : ''}`,
      );
    else if (percent >= shown + 25 || (percent === 100 && shown < 100))
      process.stderr.write(`Reading ${file}: ${(shown = percent)} %\n`);
  };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const day = (instant: string): string => instant.slice(0, 10);
const area = ([west, south, east, north]: readonly number[]): string =>
  `${south?.toFixed(2)} to ${north?.toFixed(2)} north, ${west?.toFixed(2)} to ${east?.toFixed(2)} east`;

function describe({ meta, streets, junctions, bytes }: Omit<RoadsImport, 'isChanged'> | GraphHead): string[] {
  return [
    `${streets} streets and ${junctions} junctions from ${meta.source}, ${megabytes(bytes)} in memory.`,
    meta.dataAt
      ? `OpenStreetMap data as of ${day(meta.dataAt)}, imported ${day(meta.importedAt)}.`
      : `The file doesn't say how old its data is. Imported ${day(meta.importedAt)}.`,
    `Area: ${area(meta.box)}.`,
    `${meta.turnRestrictions} turn restrictions apply${meta.skippedRestrictions > 0 ? `; ${meta.skippedRestrictions} that lead over a third street are ignored` : ''}.`,
  ];
}

async function runImport(file: string, asOf: string | undefined): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new Error(found ? `${file} is a folder.` : `There is no file ${file}.`);
  const dataAt = asOf === undefined ? undefined : new Date(`${asOf}T00:00:00Z`);
  if (dataAt && !(dataAt.getTime() <= Date.now()))
    throw new Error(`--as-of ${asOf} is not a day in the past.`);
  const start = performance.now();
  const report = await importRoads(openFileStorage(readConfig()), file, {
    now: new Date(),
    dataAt,
    onProgress: progressBar(path.basename(file)),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return [
    report.isChanged
      ? `Imported in ${seconds} s. Running servers load the new roads within 10 minutes.`
      : `Read in ${seconds} s. These roads were imported already: nothing changed.`,
    ...describe(report),
  ].join('\n');
}

async function showStatus(): Promise<string> {
  const head = await roadsHead(openFileStorage(readConfig()));
  if (!head) return `No roads are imported: members see official instructions, but no routes.\n\n${USAGE}`;
  return [...describe(head), `Checksum ${head.checksum.slice(0, 16)}.`].join('\n');
}

async function main(args: string[]): Promise<string> {
  const at = args.indexOf('--as-of');
  const asOf = at < 0 ? undefined : (args[at + 1] ?? '');
  const [verb, file, ...rest] = at < 0 ? args : args.toSpliced(at, 2);
  if (verb === 'import' && file !== undefined && rest.length === 0) return runImport(file, asOf);
  if (verb === 'status' && file === undefined) return showStatus();
  throw new Error(USAGE);
}

runCommand(main);
