/** Recorded responses about fires and closures: queued bytes, or a folder of snapshots. No network access. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HazardContent, HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { createFolderFeed, createRecordedFeed, listSnapshots } from './alert-feed.recorded.ts';
import { readCaltrans } from './hazard-caltrans.ts';
import { readFiris, readWfigs } from './hazard-fires.ts';
import { readOpen511 } from './hazard-open511.ts';
import { readQuickMap } from './hazard-quickmap.ts';
import { readWzdx } from './hazard-wzdx.ts';

/** Every format, by the name of its folder in a recording. */
export const HAZARD_READERS = {
  wfigs: { hazard: 'fires', read: readWfigs },
  firis: { hazard: 'fires', read: readFiris },
  caltrans: { hazard: 'closures', read: readCaltrans },
  quickmap: { hazard: 'closures', read: readQuickMap },
  '511': { hazard: 'closures', read: readOpen511 },
  wzdx: { hazard: 'closures', read: readWzdx },
} as const satisfies Record<string, { hazard: HazardContent['kind']; read: (raw: Buffer) => HazardContent }>;
export type HazardFormat = keyof typeof HAZARD_READERS;

export type RecordedHazards = HazardFeedPort & { give(...answers: (Buffer | 'lost')[]): void };

type Options = Partial<
  Pick<HazardFeedPort, 'id' | 'freshForMinutes' | 'goneAfterMinutes' | 'mayBeEmpty' | 'everySeconds'>
> & { folder?: string };

export function createRecordedHazards(format: HazardFormat, options: Options = {}): RecordedHazards {
  const { hazard, read } = HAZARD_READERS[format];
  const {
    id = `recorded-${format}`,
    freshForMinutes = null,
    goneAfterMinutes = 60,
    mayBeEmpty = false,
  } = options;
  const recorded = {
    id,
    name: `Recorded ${format} responses`,
    officialUrl: 'https://quickmap.dot.ca.gov',
    everySeconds: options.everySeconds ?? 60,
    read,
  };
  const source = options.folder
    ? createFolderFeed<HazardContent>({ ...recorded, folder: options.folder })
    : createRecordedFeed<HazardContent>(recorded);
  return { ...source, hazard, freshForMinutes, goneAfterMinutes, mayBeEmpty };
}

/** A folder with one folder per format, such as "wfigs" and "caltrans"; each is a source. */
export const openHazardRecording = (folder: string): HazardFeedPort[] =>
  (Object.keys(HAZARD_READERS) as HazardFormat[])
    .filter((format) => existsSync(path.join(folder, format)))
    .map((format) => createRecordedHazards(format, { folder: path.join(folder, format) }));

/** How the live sources of each format are judged, for replaying their recordings. */
const LIVE_RULES: Record<HazardFormat, Pick<HazardFeedPort, 'freshForMinutes' | 'goneAfterMinutes'>> = {
  wfigs: { freshForMinutes: null, goneAfterMinutes: 720 },
  firis: { freshForMinutes: null, goneAfterMinutes: 720 },
  caltrans: { freshForMinutes: 60, goneAfterMinutes: 720 },
  quickmap: { freshForMinutes: 60, goneAfterMinutes: 60 },
  '511': { freshForMinutes: 720, goneAfterMinutes: 60 },
  wzdx: { freshForMinutes: 120, goneAfterMinutes: 120 },
};

/** The snapshots of a recording by format, with the rules of the live sources. */
export const listHazardSnapshots = (folder: string) =>
  (Object.keys(HAZARD_READERS) as HazardFormat[])
    .filter((format) => existsSync(path.join(folder, format)))
    .map((format) => ({
      source: format,
      feed: { read: HAZARD_READERS[format].read, ...LIVE_RULES[format], mayBeEmpty: false },
      ...listSnapshots(path.join(folder, format)),
    }));
