/**
 * The five behaviors of real feeds that once harmed households, in other counties, with other ids and at other times
 * than in the recordings.
 */
import { expect, test } from 'vitest';
import type { MultiPolygon } from '#contract/shape.ts';
import type { WatchedHome } from '#server/emergency/replay/homes-file.ts';
import type { SnapshotReport } from '#server/emergency/replay/report.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { replayed } from './replayed.ts';
import { sized } from './tier.ts';

type Row = { zone: string; status?: string; notes?: string | null; edited?: number | null };
type Answer = { at: number; rows: Row[]; isCut?: boolean };
type Place = { county: string; id: (zone: string) => string; lng: number; lat: number; start: string };

const PLACES: Place[] = [
  { county: 'Butte', id: (z) => `US-CA-XBU-PAR-${z}`, lng: -121.6, lat: 39.7, start: '2027-07-03T04:10:00Z' },
  { county: 'SONOMA', id: (z) => `US-CA-XSO-${z}-7`, lng: -122.9, lat: 38.5, start: '2025-10-19T23:47:00Z' },
  { county: 'Mono', id: (z) => `US-CA-Mono${z}`, lng: -119.1, lat: 38, start: '2026-12-31T22:05:00Z' },
];

/** Neighbors share their first letter; letters are 20 miles apart. */
function squareOf(zone: string, { lng, lat }: Place): MultiPolygon {
  const west = lng + (Number(zone.slice(1)) - 1) * 0.03;
  const south = lat + ((zone.codePointAt(0) ?? 65) - 65) * 0.3;
  const at = (x: number, y: number): [number, number] => [west + x * 0.025, south + y * 0.025];
  return [[[at(0, 0), at(0, 1), at(1, 1), at(1, 0), at(0, 0)]]];
}

async function run(place: Place, answers: Answer[], homes: string[]): Promise<SnapshotReport[]> {
  const start = new Date(place.start).getTime();
  const feature = ({ zone, status = 'Evacuation Order', notes = null, edited = 0 }: Row, n: number) => ({
    type: 'Feature',
    properties: {
      OBJECTID: n + 1,
      GlobalID: `row-${zone}-${status}-${edited}`,
      ZONE_ID: place.id(zone),
      COUNTY: place.county,
      STATUS: status,
      NOTES: notes,
      EDIT_DATE: edited === null ? null : start + minutes(edited),
    },
    geometry: { type: 'MultiPolygon', coordinates: squareOf(zone, place) },
  });
  const watched = homes.map((zone): WatchedHome => {
    const [[lng, lat] = [0, 0]] = squareOf(zone, place)[0]?.[0] ?? [];
    return { id: zone, lng: lng + 0.012, lat: lat + 0.012, plan: 'plus', memberSince: new Date(0) };
  });
  return replayed(
    answers.map(({ at, rows, isCut = false }) => ({
      name: `${at}`,
      at: new Date(start + minutes(at)),
      raw: async () =>
        Buffer.from(
          JSON.stringify({
            type: 'FeatureCollection',
            features: rows.map(feature),
            ...(isCut ? { exceededTransferLimit: true } : {}),
          }),
        ),
    })),
    watched,
  );
}

const everyTen = (from: number, to: number, rows: Row[]): Answer[] =>
  Array.from({ length: (to - from) / 10 + 1 }, (_, n) => ({ at: from + n * 10, rows }));

/** "30 activated": by home, without warnings, with the minute of the response. */
const eventsOf = (told: readonly SnapshotReport[], home: string): string[] =>
  told.flatMap(({ snapshot, events }) =>
    events
      .filter((one) => one.home === home && one.event !== 'warned')
      .map(({ event }) => `${snapshot} ${event}`),
  );
const rulesOf = (told: readonly SnapshotReport[], home: string) =>
  told.flatMap(({ events }) =>
    events.filter((one) => one.home === home && one.event !== 'warned').map(({ rule }) => rule),
  );

const rest: Row[] = ['Y1', 'Y2'].map((zone) => ({ zone, status: 'Evacuation Warning', edited: -300 }));
const rowsOf = (zones: string[], more: Partial<Row> = {}): Row[] => zones.map((zone) => ({ zone, ...more }));

const places = sized({ gate: PLACES.slice(0, 1), soak: PLACES });

test.each(places)(
  'words of a test in $county',
  async (place) => {
    const lone = (notes: string | null): Row => ({ zone: 'D1', notes, edited: null });
    const exercise = rowsOf(['G1', 'G2'], { notes: 'EXERCISE', edited: null });
    const marked: Row[] = [
      { zone: 'A1', edited: -4 },
      { zone: 'A2', notes: 'EXERCISE', edited: -3 },
    ];
    const told = await run(
      place,
      [
        { at: 0, rows: [...marked, lone('DRILL'), ...exercise, ...rest] },
        { at: 10, rows: [...marked, lone('DRILL'), ...exercise, ...rest] },
        { at: 20, rows: [...marked, lone('Ridge Fire'), ...exercise, ...rest] },
        { at: 30, rows: [...marked, lone('Ridge Fire'), ...exercise, ...rest] },
      ],
      ['A1', 'A2', 'D1', 'G1', 'G2'],
    );
    expect(['A1', 'A2'].map((home) => eventsOf(told, home))).toEqual([['0 activated'], ['0 activated']]);
    expect(rulesOf(told, 'A2')).toEqual(['test-word-beside-orders']);
    expect(eventsOf(told, 'D1')).toEqual(['0 held', '20 activated']);
    expect(rulesOf(told, 'D1').at(-1)).toBe('test-word-gone');
    expect(['G1', 'G2'].map((home) => eventsOf(told, home))).toEqual([['0 held'], ['0 held']]);
  },
  300_000,
);

test.each(places)(
  'a mass ending nobody answers in $county',
  async (place) => {
    const zones = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
    const fresh: Row = { zone: 'A1', edited: 85, notes: 'Another fire' };
    const told = await run(
      place,
      [
        { at: 0, rows: [...rowsOf(zones), ...rest] },
        ...everyTen(30, 80, rest),
        ...everyTen(90, 90 + 12 * 60, [fresh, ...rest]),
      ],
      zones,
    );
    // A new time after the absence means a new order: the household is notified at once.
    expect(eventsOf(told, 'A1')).toEqual(['0 activated', '90 reinstated']);
    expect(rulesOf(told, 'A1').at(-1)).toBe('fresh-after-absence');
    const asked = told.find(({ snapshot }) => snapshot === '80');
    expect(asked?.questions.map(({ kind, homes }) => [kind, homes])).toEqual(
      zones.map((zone) => ['zone-vanished', [zone]]),
    );
    expect(asked?.questions[0]?.unanswered).toMatch(/12 hours/);
    // The county is editing the list near the new order, so there the list counts after half an hour. Elsewhere after
    // 12 hours.
    expect(eventsOf(told, 'A2').slice(0, 2)).toEqual(['0 activated', '90 lifted']);
    expect(eventsOf(told, 'B1').slice(0, 2)).toEqual(['0 activated', `${60 + 12 * 60} lifted`]);
    expect(rulesOf(told, 'B1').at(-1)).toBe('vanished-12-hours');
    const lift = told
      .flatMap(({ events }) => events)
      .find(({ home, event }) => home === 'B1' && event === 'lifted');
    expect(lift).toMatchObject({ zone: place.id('B1').toUpperCase(), coveredAt: new Date(place.start) });
  },
  300_000,
);

test.each(places)(
  'kept row ids and returning content in $county',
  async (place) => {
    const all = rowsOf(['A1', 'A2', 'B1', 'B2']);
    const told = await run(
      place,
      [
        { at: 0, rows: [...all, ...rest] },
        { at: 10, rows: [...all, { zone: 'C1', edited: 8 }, ...rest] },
        ...everyTen(20, 60, [...all, ...rest]),
      ],
      ['A1', 'C1'],
    );
    expect(told.map(({ state }) => state)).toEqual(told.map(() => 'ok'));
    expect(eventsOf(told, 'A1')).toEqual(['0 activated']);
    expect(eventsOf(told, 'C1')).toEqual(['10 activated', '50 lifted']);
  },
  300_000,
);

test.each(places)(
  'rows that are never removed in $county',
  async (place) => {
    const order: Row = { zone: 'A1', edited: 0 };
    const unstamped: Row = { zone: 'D1', edited: null };
    const warning = (row: Row, edited: number | null): Row => ({
      ...row,
      status: 'Evacuation Warning',
      edited,
    });
    const both = [order, warning(order, 15), unstamped, warning(unstamped, null)];
    const late: Row = { zone: 'G1', status: 'Evacuation Warning', edited: 0 };
    const told = await run(
      place,
      [
        { at: 0, rows: [order, unstamped, late, ...rest] },
        { at: 20, rows: [...both, late, { ...late, status: 'Evacuation Order', edited: 12 }, ...rest] },
        ...everyTen(30, 20 + 12 * 60, [
          ...both,
          late,
          { ...late, status: 'Evacuation Order', edited: 12 },
          ...rest,
        ]),
      ],
      ['A1', 'D1', 'G1'],
    );
    expect(eventsOf(told, 'A1')).toEqual(['0 activated', '20 lifted']);
    expect(eventsOf(told, 'G1')).toEqual(['20 activated']);
    const asked = told.flatMap(({ questions }) => questions).filter(({ kind }) => kind === 'rows-disagree');
    expect(new Set(asked.map(({ zone, since }) => `${zone} ${since.getTime()}`)).size).toBe(1);
    expect(asked[0]).toMatchObject({ homes: ['D1'], unanswered: expect.stringMatching(/12 hours/) });
    expect(eventsOf(told, 'D1')).toEqual(['0 activated', `${20 + 12 * 60} lifted`]);
    expect(rulesOf(told, 'D1').at(-1)).toBe('later-row');
  },
  300_000,
);

test.each(places)(
  'new orders inside a partial answer in $county',
  async (place) => {
    const known = rowsOf(['A1', 'A2', 'A3']);
    const told = await run(
      place,
      [
        { at: 0, rows: [...known, ...rest] },
        {
          at: 10,
          rows: [
            { zone: 'B1', edited: 6 },
            { zone: 'C1', edited: null },
          ],
          isCut: true,
        },
        {
          at: 20,
          rows: [
            { zone: 'B1', edited: 6 },
            { zone: 'C1', edited: null },
          ],
          isCut: true,
        },
        {
          at: 40,
          rows: [
            { zone: 'B1', edited: 6 },
            { zone: 'C1', edited: null },
          ],
          isCut: true,
        },
        { at: 50, rows: [...known, { zone: 'B1', edited: 6 }, { zone: 'C1', edited: null }, ...rest] },
      ],
      ['A1', 'B1', 'C1'],
    );
    expect(eventsOf(told, 'B1')).toEqual(['10 activated']);
    expect(rulesOf(told, 'B1')).toEqual(['fresh-in-partial']);
    // Without a time, it waits until it was repeated for half an hour.
    expect(eventsOf(told, 'C1')).toEqual(['40 activated']);
    expect(rulesOf(told, 'C1')).toEqual(['repeated-partial']);
    expect(eventsOf(told, 'A1')).toEqual(['0 activated']);
  },
  300_000,
);

test('a week later the same zone is a new order, and after two weeks a new activation', async () => {
  const [place] = PLACES;
  if (!place) throw new Error('no place');
  const day = hours(24) / minutes(1);
  const told = await run(
    place,
    [
      { at: 0, rows: [...rowsOf(['A1', 'A2', 'A3', 'A4']), ...rest] },
      ...everyTen(30, 60, rest),
      { at: 7 * day, rows: [{ zone: 'A1', edited: 7 * day - 5 }, ...rest] },
      {
        at: 30 * day,
        rows: [{ zone: 'A2', edited: 30 * day - 5 }, { zone: 'A1', edited: 7 * day - 5 }, ...rest],
      },
    ],
    ['A1', 'A2'],
  );
  expect(eventsOf(told, 'A1')).toEqual(['0 activated', `${7 * day} reinstated`]);
  expect(eventsOf(told, 'A2').filter((line) => line.endsWith('activated'))).toEqual([
    '0 activated',
    `${30 * day} activated`,
  ]);
}, 300_000);
