import { expect, test } from 'vitest';
import { createFemaShelters } from './shelter-feed.arcgis.ts';
import { createDemoShelters } from './shelter-feed.demo.ts';
import { readFemaShelters } from './shelter-rows.ts';
import { systemClock } from '#server/platform/clock.ts';
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import { femaAnswer, femaRow } from '#test/hazards.ts';

const read = (rows: object[], more: object = {}) => readFemaShelters(femaAnswer(rows, more));

test('an open shelter is read with what its source says, and nothing more', () => {
  expect(read([femaRow({ shelter_id: 401_234 })]).shelters).toEqual([
    {
      key: '401234',
      name: 'Fairgrounds',
      address: '1351 Maple Ave, Santa Rosa, CA 95404',
      lat: 38.43,
      lng: -122.7,
      capacity: 250,
      people: 31,
      takesPets: true,
      isAccessible: true,
    },
  ]);
  expect(
    read([
      femaRow({
        address: null,
        city: ' ',
        state: null,
        zip: null,
        evacuation_capacity: 0,
        total_population: -1,
        pet_accommodations_desc: 'NONE',
        wheelchair_accessible: null,
        ada_compliant: null,
      }),
    ]).shelters[0],
  ).toMatchObject({ address: null, capacity: null, people: null, takesPets: false, isAccessible: null });
});

test('what isn’t open is counted, and a row that can’t be read puts the response in doubt', () => {
  expect(read([femaRow({ shelter_status: 'CLOSED' }), femaRow({ shelter_id: 2 })])).toMatchObject({
    others: 1,
    problem: null,
  });
  for (const broken of [{ shelter_status: null }, { shelter_name: null }, { at: [0, 0] }, { at: null }]) {
    const content = read([femaRow(broken), femaRow({ shelter_id: 2 })]);
    expect(content).toMatchObject({ unreadable: 1, problem: '1 of its 2 rows cannot be read.' });
    expect(content.shelters).toHaveLength(1);
  }
  expect(read([femaRow({})], { exceededTransferLimit: true }).problem).not.toBeNull();
  expect(() => readFemaShelters(Buffer.from('<html>down</html>'))).toThrow(FeedTrouble);
  expect(() => readFemaShelters(Buffer.from('{"error":{"code":500}}'))).toThrow(FeedTrouble);
});

test('the demo goes through the same parser', async () => {
  const demo = createDemoShelters();
  const reply = await demo.pull({ etag: null, lastModified: null, lastGoodAt: null });
  expect(reply).toMatchObject({
    status: 'answered',
    content: { problem: null, shelters: [{ name: expect.stringContaining('(demo)') as string }] },
  });
});

test('FEMA’s layer is asked for California, and a dead server is trouble', async () => {
  const feed = createFemaShelters({
    clock: systemClock,
    userAgent: 'test',
    url: 'http://127.0.0.1:9/NSS/OpenShelters/MapServer/0',
  });
  await expect(feed.pull({ etag: null, lastModified: null, lastGoodAt: null })).rejects.toThrow(FeedTrouble);
  expect(await feed.count()).toBeNull();
});
