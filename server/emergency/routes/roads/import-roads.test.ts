import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createDiskStorage } from '#server/adapters/file-storage.disk.ts';
import { ROADS_KEY } from '#server/ports/file-storage.ts';
import { blob, gridTown, headerBlob, osmFile, townPlace, type OsmTown } from '#test/osm-file.ts';
import { extractOf, openTown, realTowns } from '#test/road-towns.ts';
import { UnusableGraph } from './graph-file.ts';
import { importRoads } from './import-roads.ts';
import { canDrive, streetName, type RoadGraph } from './road-graph.ts';
import { loadRoads, roadsHead } from './road-store.ts';
import { nearestPlace } from './street-grid.ts';
import { RoadsRefused } from './wire-reader.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-roads-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const now = new Date('2026-11-17T20:00:00Z');
let files = 0;
const write = (content: Buffer): string => {
  const file = path.join(dir, `file-${(files += 1)}.osm.pbf`);
  writeFileSync(file, content);
  return file;
};
const openStorage = () => createDiskStorage({ root: mkdtempSync(path.join(dir, 'store-')) });
const bytesOf = async (storage: ReturnType<typeof openStorage>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await storage.open(ROADS_KEY))?.content ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Names of streets that a car can drive, with both directions marked. */
function drivable(graph: RoadGraph): string[] {
  return Array.from({ length: graph.streets }, (_, street) => street)
    .filter((street) => canDrive(graph, 2 * street) || canDrive(graph, 2 * street + 1))
    .map((street) => {
      const [along, against] = [canDrive(graph, 2 * street), canDrive(graph, 2 * street + 1)];
      return `${streetName(graph, street)} ${along ? '>' : ''}${against ? '<' : ''}`;
    });
}

const square: OsmTown = {
  nodes: [
    [0, 0],
    [100, 0],
    [200, 0],
    [100, 100],
  ].map(([x = 0, y = 0], i) => {
    const [lng, lat] = townPlace(x, y);
    return { id: i + 1, lng, lat };
  }),
  ways: [],
};

describe('an import', () => {
  test('stores the streets, reports progress to the end, and is safe to repeat', async () => {
    const storage = openStorage();
    const file = write(osmFile({ ...gridTown(4, 5), dataAt: new Date('2026-10-01T00:00:00Z') }));
    const shares: number[] = [];
    const first = await importRoads(storage, file, { now, onProgress: (share) => shares.push(share) });
    // 4 streets of 4 blocks, 5 avenues of 3.
    expect(first).toMatchObject({ streets: 31, junctions: 20, isChanged: true });
    expect(first.meta).toMatchObject({ dataAt: '2026-10-01T00:00:00.000Z', importedAt: now.toISOString() });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const stored = await bytesOf(storage);
    const later = new Date('2026-11-18T20:00:00Z');
    expect(await importRoads(storage, file, { now: later })).toMatchObject({ isChanged: false });
    expect((await bytesOf(storage)).equals(stored)).toBe(true);
    const loaded = await loadRoads(storage);
    expect(loaded).toMatchObject({ streets: 31, junctions: 20 });
    expect(loaded?.lineLng.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(await roadsHead(storage)).toMatchObject({ streets: 31, junctions: 20 });
  });

  const good = osmFile(gridTown(4, 4));
  const noStreets = osmFile({ ...square, ways: [{ id: 1, refs: [1, 2], tags: { building: 'yes' } }] });
  const onlyMissing = osmFile({
    nodes: square.nodes.slice(0, 1),
    ways: [{ id: 1, refs: [8, 9], tags: { highway: 'residential' } }],
  });
  test.each<[string, Buffer, RegExp]>([
    ['an empty file', Buffer.alloc(0), /^The file is empty\.$/],
    ['a page of text', Buffer.from('<html>Not found</html>'.repeat(50)), /not an OpenStreetMap extract/],
    ['a file with another first block', blob('OSMData', Buffer.alloc(0)), /not an OpenStreetMap extract/],
    ['a few bytes', good.subarray(0, 3), /not an OpenStreetMap extract/],
    ['a file cut off in a block', good.subarray(0, good.length - 40), /cut off/],
    ['a file cut off in a header', Buffer.concat([good, Buffer.from([0, 0, 0, 13, 10])]), /cut off/],
    [
      'a block with damaged bytes',
      Buffer.concat([headerBlob(), blob('OSMData', Buffer.alloc(4000, 7), 'broken')]),
      /can’t be unpacked/,
    ],
    [
      'a block of nonsense',
      Buffer.concat([headerBlob(), blob('OSMData', Buffer.alloc(4000, 0xff))]),
      /damaged/,
    ],
    [
      'an absurd block size',
      Buffer.concat([headerBlob(), Buffer.from([0x7f, 0xff, 0xff, 0xff, 1, 2, 3])]),
      /damaged/,
    ],
    [
      'an extract with history',
      headerBlob({ features: ['OsmSchema-V0.6', 'HistoricalInformation'] }),
      /HistoricalInformation/,
    ],
    ['an extract without streets', noStreets, /has no streets/],
    ['streets without their places', onlyMissing, /not the places/],
  ])('refuses %s with a clear sentence, and nothing changes', async (_, content, sentence) => {
    const storage = openStorage();
    await importRoads(storage, write(good), { now });
    const before = await bytesOf(storage);
    const refused = importRoads(storage, write(content), { now });
    await expect(refused).rejects.toThrow(RoadsRefused);
    await expect(refused).rejects.toThrow(sentence);
    expect((await bytesOf(storage)).equals(before)).toBe(true);
  });

  test('reads blocks that are not compressed', async () => {
    const file = write(Buffer.concat([osmFile(gridTown(3, 3)), blob('OSMData', Buffer.alloc(0), 'raw')]));
    expect(await importRoads(openStorage(), file, { now })).toMatchObject({ streets: 12 });
  });

  test('replaces a stored graph that is damaged or of another version', async () => {
    const root = mkdtempSync(path.join(dir, 'store-'));
    const storage = createDiskStorage({ root });
    const file = write(good);
    await importRoads(storage, file, { now });
    const whole = await bytesOf(storage);
    const put = (content: Buffer) =>
      storage.put(
        ROADS_KEY,
        (async function* () {
          yield content;
        })(),
      );
    const flipped = Buffer.from(whole);
    flipped[whole.length - 9] = (flipped[whole.length - 9] ?? 0) ^ 1;
    const newer = Buffer.from(whole);
    newer.writeUInt32LE(99, 8);
    for (const [content, sentence] of [
      [flipped, /checksum is wrong/],
      [newer, /version 99/],
      [whole.subarray(0, whole.length - 100), /checksum is wrong/],
      [Buffer.from('something else entirely, and long enough to read'), /not a road graph/],
    ] as const) {
      await put(content);
      await expect(loadRoads(storage)).rejects.toThrow(UnusableGraph);
      await expect(loadRoads(storage)).rejects.toThrow(sentence);
      expect(await importRoads(storage, file, { now })).toMatchObject({ isChanged: true });
      expect(await loadRoads(storage)).toMatchObject({ streets: 24 });
    }
    expect(readdirSync(root, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual(
      [],
    );
  });
});

describe('which streets are drivable', () => {
  const streetsWith = async (tags: Record<string, string>) =>
    drivable(
      await openTown({
        nodes: square.nodes,
        ways: [
          { id: 1, refs: [1, 2], tags: { highway: 'residential', name: 'First', ...tags } },
          { id: 2, refs: [2, 3], tags: { highway: 'residential', name: 'Other' } },
        ],
      }),
    );

  test.each<[string, Record<string, string>, string | null]>([
    ['a plain street, both ways', {}, 'First ><'],
    ['a one-way street, along its line', { oneway: 'yes' }, 'First >'],
    ['a one-way street against its line', { oneway: '-1' }, 'First <'],
    ['a freeway, one way without saying so', { highway: 'motorway' }, 'First >'],
    ['a freeway that says it is both ways', { highway: 'motorway', oneway: 'no' }, 'First ><'],
    ['a roundabout, one way without saying so', { junction: 'roundabout' }, 'First >'],
    ['not a private street', { access: 'private' }, null],
    ['not a street closed to cars', { motor_vehicle: 'no' }, null],
    ['a street closed to others but open to cars', { access: 'no', motorcar: 'yes' }, 'First ><'],
    ['not a bus lane', { access: 'no', bus: 'yes' }, null],
    ['not a ferry', { highway: '', route: 'ferry' }, null],
    ['not a road on a ferry', { route: 'ferry' }, null],
    ['not a footpath', { highway: 'footway' }, null],
    ['not a row of a parking lot', { highway: 'service', service: 'parking_aisle' }, null],
    ['a driveway', { highway: 'service', service: 'driveway' }, 'First ><'],
    ['not a lane that changes direction by the hour', { oneway: 'reversible' }, null],
  ])('%s', async (_, tags, expected) => {
    const first = (await streetsWith(tags)).filter((name) => name.startsWith('First'));
    expect(first).toEqual(expected === null ? [] : [expected]);
  });

  test.each<[Record<string, string>, boolean]>([
    [{ barrier: 'bollard' }, false],
    [{ barrier: 'gate', access: 'private' }, false],
    [{ barrier: 'gate', locked: 'yes' }, false],
    [{ barrier: 'gate' }, true],
    [{ barrier: 'bollard', motor_vehicle: 'yes' }, true],
    [{ highway: 'stop' }, true],
  ])('a point with %j can be passed: %s', async (tags, canPass) => {
    const nodes = square.nodes.map((node) => (node.id === 2 ? { ...node, tags } : node));
    const graph = await openTown({
      nodes,
      ways: [{ id: 1, refs: [1, 2, 3], tags: { highway: 'residential', name: 'First' } }],
    });
    expect([graph.streets, graph.junctions]).toEqual(canPass ? [1, 2] : [2, 4]);
  });

  test('posted limits count in miles or kilometers; absurd ones do not', async () => {
    const mphOf = async (maxspeed: string) => {
      const graph = await openTown({
        nodes: square.nodes,
        ways: [{ id: 1, refs: [1, 2], tags: { highway: 'primary', maxspeed } }],
      });
      return graph.streetMph[0];
    };
    expect(await mphOf('35 mph')).toBe(35);
    expect(await mphOf('50')).toBe(31);
    expect(await mphOf('signals')).toBe(45);
    expect(await mphOf('900 mph')).toBe(45);
  });
});

test('a street that lacks a node is cut there, not drawn across the gap', async () => {
  const graph = await openTown({
    nodes: square.nodes,
    ways: [{ id: 1, refs: [1, 2, 99, 3, 4], tags: { highway: 'residential' } }],
  });
  expect(graph.streets).toBe(2);
  expect(Math.max(...graph.streetMeters)).toBeLessThan(150);
});

test('trips do not start on a freeway or on an island of streets', async () => {
  const town = gridTown(10, 10);
  const [lng, lat] = townPlace(950, 930);
  const [lng2, lat2] = townPlace(970, 930);
  town.nodes.push({ id: 90_001, lng, lat }, { id: 90_002, lng: lng2, lat: lat2 });
  town.ways.push({ id: 901, refs: [90_001, 90_002], tags: { highway: 'service', name: 'Island' } });
  town.ways.push({ id: 902, refs: [9001, 9010], tags: { highway: 'motorway', name: 'Freeway' } });
  const graph = await openTown(town);
  const at = nearestPlace(graph, townPlace(960, 930));
  expect(at && streetName(graph, at.street)).not.toBe('Island');
  expect(nearestPlace(graph, townPlace(960, 930), { isFit: () => true })?.meters).toBeLessThan(1);
});

describe.runIf(realTowns.length > 0)('real extracts', () => {
  test.each(realTowns)('%s is read, and a second reading finds the same', async (town) => {
    const storage = openStorage();
    const first = await importRoads(storage, extractOf(town), { now });
    expect(first.streets).toBeGreaterThan(2500);
    expect((await importRoads(storage, extractOf(town), { now })).isChanged).toBe(false);
  });
});
