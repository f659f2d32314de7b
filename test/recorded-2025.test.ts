import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { listSnapshots } from '#server/adapters/alert-feed.recorded.ts';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import type { SnapshotReport } from '#server/emergency/replay/report.ts';
import { SAMPLE_HOMES } from '#server/emergency/replay/sample-homes.ts';
import { prepare } from '#server/platform/polygon.ts';
import { hasRecordings, recordingsFolder } from './recordings.ts';
import { replayed, snapshotsIn } from './replayed.ts';

/** "20250108T173415Z activated": what happened to a home, with the name of the response. */
const happened = (told: readonly SnapshotReport[], home: string) =>
  told.flatMap(({ snapshot, events }) =>
    events.filter((one) => one.home === home).map(({ event }) => `${snapshot.slice(-24, -8)} ${event}`),
  );

const RECORDING = recordingsFolder('evac');

describe.runIf(hasRecordings('evac'))('the recording of January 2025', () => {
  let told: SnapshotReport[] = [];
  beforeAll(async () => {
    told = await replayed(snapshotsIn(RECORDING), SAMPLE_HOMES);
  }, 120_000);

  test('homes in Pacific Palisades, Altadena and Castaic activate once, with the first response that orders them', () => {
    const activated = (home: string) => happened(told, home).filter((line) => line.endsWith('activated'));
    expect(activated('pacific-palisades')).toEqual(['20250108T173415Z activated']);
    expect(activated('altadena')).toEqual(['20250108T173415Z activated']);
    expect(activated('castaic')).toEqual(['20250122T211321Z activated']);
  });

  test('a home downtown is never activated, and old orders in Porterville are held for review', () => {
    expect(happened(told, 'downtown-los-angeles').filter((line) => !line.endsWith('held'))).toEqual([]);
    expect(happened(told, 'porterville')).toEqual(['20250114T003808Z held']);
  });

  test('empty, null and truncated responses have no effect', () => {
    const bad = told.filter(({ state }) => state !== 'ok');
    expect(bad.map(({ snapshot }) => snapshot.slice(-24, -8))).toEqual([
      '20250108T170607Z',
      '20250109T003828Z',
      '20250109T063107Z',
      '20250109T220507Z',
      '20250120T020407Z',
    ]);
    expect(bad.flatMap(({ events, changes }) => [...events, ...changes])).toEqual([]);
  });

  test('a home under successive orders for over 14 days and several incidents is notified of the end', () => {
    expect(happened(told, 'altadena')).toEqual(['20250108T173415Z activated', '20250128T193600Z lifted']);
  });

  test('no one is notified of a lift while a later response still has the order', () => {
    const lifted = told.flatMap(({ events, at }) =>
      events.filter(({ event }) => event === 'lifted').map(({ home }) => ({ home, at })),
    );
    expect(lifted.length).toBeGreaterThan(0);
    for (const { home, at } of lifted) {
      const { lat = 0, lng = 0 } = SAMPLE_HOMES.find(({ id }) => id === home) ?? {};
      const later = listSnapshots(RECORDING).snapshots.filter(
        (snapshot) => snapshot.at > at && snapshot.at.getTime() < at.getTime() + 14 * 86_400_000,
      );
      for (const { file } of later)
        for (const { words, shape } of readArcgis(readFileSync(file)).zones)
          if (shape && words === 'Evacuation Order') expect(prepare(shape).contains(lng, lat)).toBe(false);
    }
  });
});
