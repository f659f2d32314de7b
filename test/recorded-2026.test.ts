/** Replays the recordings of July and August 2026. They are stored next to a checkout, not in it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import type { SnapshotReport } from '#server/emergency/replay/report.ts';
import { minutes } from '#server/platform/clock.ts';
import type { ReportedZone } from '#server/ports/alert-feed.ts';
import { hasRecordings, recordingsFolder } from './recordings.ts';
import { everyTenMinutes, happenedTo, homesIn, recordedFeed, replayed, snapshotsIn } from './replayed.ts';
import { isSoak, sized } from './tier.ts';

const PROD = recordingsFolder('evac-2026/prod');
const COMBINED = recordingsFolder('evac-2026/combined');
const zonesOf = (folder: string, name: string): ReportedZone[] =>
  readArcgis(readFileSync(path.join(folder, name))).zones;

const SAN_DIEGO = ['US-CA-XSD-SDC-2176', 'US-CA-XSD-SDC-2331-A', 'US-CA-XSD-SDC-2244'];

describe.runIf(hasRecordings('evac-2026/prod'))('the PROD layer, one answer per ten minutes', () => {
  let told: SnapshotReport[] = [];
  beforeAll(async () => {
    const july = zonesOf(PROD, 'caloes_prod_20260716T183542Z.geojson');
    const lake = zonesOf(PROD, 'caloes_prod_20260717T023803Z.geojson');
    const august = zonesOf(PROD, 'caloes_prod_20260808T211151Z.geojson');
    const last = zonesOf(PROD, 'caloes_prod_20260817T221309Z.geojson');
    const homes = [
      ...homesIn(july, SAN_DIEGO),
      ...homesIn(lake, ['US-CA-XLK-KEL-E117']),
      ...homesIn(august, ['US-CA-8', 'US-CA-199', 'US-CA-197']),
      ...homesIn(last, ['US-CA-XRI-RVC-1912', 'US-CA-XRI-RVC-1979', 'US-CA-XSD-SDC-2331']),
    ];
    told = await replayed(everyTenMinutes(snapshotsIn(PROD), sized({ gate: 2, soak: 24 })), homes);
  }, 600_000);

  test('a leftover EXERCISE note holds no order beside active ones', () => {
    for (const home of ['US-CA-8', 'US-CA-199', 'US-CA-197'])
      expect(happenedTo(told, home)[0]).toBe('2026-08-08T21:11 activated');
    const rules = told.flatMap(({ changes }) =>
      changes.filter(({ key }) => key === 'US-CA-8').map(({ rule }) => rule),
    );
    expect(rules[0]).toBe('test-word-beside-orders');
  });

  test('zones that their county shrank and split end after half an hour, and the next fire activates again', () => {
    for (const home of ['US-CA-XSD-SDC-2176', 'US-CA-XSD-SDC-2244'])
      expect(happenedTo(told, home).slice(0, 2)).toEqual([
        '2026-07-16T18:35 activated',
        expect.stringMatching(/^2026-07-17T00:(39|49) lifted$/),
      ]);
    expect(happenedTo(told, 'US-CA-XSD-SDC-2331').at(-1)).toBe('2026-08-17T22:13 activated');
    expect(
      happenedTo(told, 'US-CA-XSD-SDC-2331-A').filter((line) => line.endsWith('activated')),
    ).toHaveLength(2);
  });

  test('the feed is stale for at most 2 % of the time', () => {
    expect(told.filter(({ state }) => state !== 'ok').length / told.length).toBeLessThanOrEqual(0.02);
  });

  test('no lift by absence is later than 30 minutes and one answer after the first one without the zone', () => {
    const lifts = told.flatMap(({ at, events }) =>
      events.filter(({ rule }) => rule === 'absent-30-minutes').map((one) => ({ at, ...one })),
    );
    expect(lifts.length).toBeGreaterThan(0);
    for (const { at, coveredAt } of lifts) {
      const lacking = told.find((one) => coveredAt && one.at > coveredAt)?.at ?? at;
      expect(at.getTime() - lacking.getTime()).toBeLessThanOrEqual(minutes(40));
    }
  });

  test('the newest row of an append-only list counts, and rows without times are asked about once', () => {
    for (const home of ['US-CA-XRI-RVC-1912', 'US-CA-XRI-RVC-1979'])
      expect(happenedTo(told, home)).toEqual([]);
    const asked = told.at(-1)?.questions.filter(({ kind }) => kind === 'rows-disagree') ?? [];
    const once = told.flatMap(({ questions }) => questions).filter(({ kind }) => kind === 'rows-disagree');
    expect(new Set(once.map(({ zone, since }) => `${zone} ${since.toISOString()}`)).size).toBe(
      new Set(once.map(({ zone }) => zone)).size,
    );
    expect([...new Set([...asked, ...once].map(({ zone }) => zone))]).toContain('US-CA-197');
  });

  test('an order that is published starts by the first answer that has it', () => {
    expect(happenedTo(told, 'US-CA-XLK-KEL-E117')[0]).toBe('2026-07-17T02:38 activated');
  });
});

test.runIf(hasRecordings('evac-2026/prod'))(
  'a new order inside a cut answer starts at once, and the answer ends nothing',
  async () => {
    const names = ['caloes_prod_20260717T005358Z.geojson', 'caloes_prod_20260717T023803Z.geojson'];
    const homes = [
      ...homesIn(zonesOf(PROD, names[0] ?? ''), ['US-CA-XSD-SDC-2241-A']),
      ...homesIn(zonesOf(PROD, names[1] ?? ''), ['US-CA-XLK-KEL-E117']),
    ];
    const told = await replayed(
      snapshotsIn(PROD)
        .filter(({ name }) => names.includes(name))
        .map((one, n) => ({
          ...one,
          raw: async () => {
            const whole = JSON.parse((await one.raw()).toString()) as { features: unknown[] };
            const cut = { ...whole, features: whole.features.slice(-4), exceededTransferLimit: true };
            return Buffer.from(JSON.stringify(n === 0 ? whole : cut));
          },
        })),
      homes,
    );
    expect(told.map(({ state }) => state)).toEqual(['ok', 'stale']);
    expect(happenedTo(told, 'US-CA-XLK-KEL-E117')).toEqual(['2026-07-17T02:38 activated']);
    expect(happenedTo(told, 'US-CA-XSD-SDC-2241-A')).toEqual(['2026-07-17T00:53 activated']);
    expect(told[1]?.events[0]?.rule).toBe('fresh-in-partial');
  },
  120_000,
);

// In the gate, held-zones.test.ts and escalation.test.ts prove the same rules with answers of their own.
describe.runIf(isSoak && hasRecordings('evac-2026/combined'))('the combined layer', () => {
  test('marked orders act when they come, and end with the others', async () => {
    const zones = zonesOf(COMBINED, 'combined_20260808T212900Z.geojson');
    const homes = homesIn(zones, ['LAKP-02', 'LAKP-04', 'LAKP-05']);
    const told = await replayed(everyTenMinutes(snapshotsIn(COMBINED), 2), homes);
    expect(happenedTo(told, 'LAKP-04')).toEqual(['2026-08-08T21:11 activated', '2026-08-09T00:13 lifted']);
    expect(happenedTo(told, 'LAKP-02')).toEqual(['2026-08-08T21:29 activated', '2026-08-09T00:13 lifted']);
    expect(told.filter(({ state }) => state !== 'ok')).toEqual([]);
  }, 300_000);

  test('an order in both layers counts once', async () => {
    const from = new Date('2026-08-08T21:00:00Z');
    const both = [...snapshotsIn(PROD, 'caloes'), ...snapshotsIn(COMBINED, 'caloes-combined')]
      .filter(({ at }) => at > from && at < new Date('2026-08-09T00:00:00Z'))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const homes = homesIn(zonesOf(COMBINED, 'combined_20260808T212900Z.geojson'), ['LAKP-04', 'LAKP-05']);
    const told = await replayed(both, homes, [recordedFeed('caloes'), recordedFeed('caloes-combined')]);
    for (const { id } of homes) expect(happenedTo(told, id)).toEqual(['2026-08-08T21:11 activated']);
  }, 300_000);
});
