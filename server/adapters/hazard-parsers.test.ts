import { describe, expect, test } from 'vitest';
import { caltransAnswer, caltransRow, wfigsAnswer } from '#test/hazards.ts';
import { hasRecordings, recording, recordingNames } from '#test/recordings.ts';
import { caltransKind, readCaltrans } from './hazard-caltrans.ts';
import { readFiris, readWfigs } from './hazard-fires.ts';
import { readOpen511 } from './hazard-open511.ts';
import { readQuickMap } from './hazard-quickmap.ts';
import { readWzdx } from './hazard-wzdx.ts';
import { pacificInstant } from './pacific-time.ts';

const at = new Date('2026-10-06T08:00:00Z');
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('fire perimeters', () => {
  test('burning fires are kept; prescribed burns and fires that are out end', () => {
    const content = readWfigs(
      wfigsAnswer([{ id: 'A' }, { id: 'B', type: 'RX' }, { id: 'C', out: true }, { id: 'D', type: 'CX' }]),
    );
    expect(content.fires.map(({ key, ending }) => `${key} ${ending}`)).toEqual([
      'A null',
      'B prescribed',
      'C fire-out',
      'D null',
    ]);
    expect(content).toMatchObject({ unreadable: 0, problem: null });
    expect(content.fires[0]).toMatchObject({ acres: 500, containedPercent: 20 });
  });

  test('the newest perimeter of an incident counts', () => {
    const early = { id: 'A', size: 0.01, at: new Date('2026-10-06T01:00:00Z') };
    const late = { id: 'A', size: 0.03, at: new Date('2026-10-06T05:00:00Z') };
    for (const fires of [
      [early, late],
      [late, early],
    ]) {
      const [fire, ...rest] = readWfigs(wfigsAnswer(fires)).fires;
      expect(rest).toEqual([]);
      expect(fire?.asOf).toEqual(late.at);
    }
  });

  test('a fire without a shape is unreadable and puts the response in doubt', () => {
    const answer = JSON.parse(wfigsAnswer([{ id: 'A' }, { id: 'B' }]).toString()) as { features: object[] };
    Object.assign(answer.features[1] ?? {}, { geometry: null });
    expect(readWfigs(json(answer))).toMatchObject({
      unreadable: 1,
      problem: '1 of its 2 rows cannot be read.',
    });
  });

  test('an ArcGIS error with status 200 is a failure, a cut text a partial response', () => {
    expect(() => readWfigs(json({ error: { code: 500 }, features: [] }))).toThrow(/error/);
    const whole = wfigsAnswer([{ id: 'A' }]);
    expect(readWfigs(whole.subarray(0, whole.length / 2)).problem).toMatch(/breaks off/);
  });

  test('FIRIS: inactive rows end, undated ones neither show nor end', () => {
    const row = (mission: string, more: object) => ({
      type: 'Feature',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-122, 38],
            [-121.9, 38],
            [-121.9, 38.1],
            [-122, 38],
          ],
        ],
      },
      properties: { mission, poly_DateCurrent: at.getTime(), displayStatus: 'Active', ...more },
    });
    const content = readFiris(
      json({
        features: [
          row('CA-SND-SORRENTO-N42Z', {}),
          row('CA-SND-SORRENTO-N57B', { poly_DateCurrent: at.getTime() + 1000 }),
          row('CA-KRN-TOWER', { displayStatus: 'Inactive', poly_DateCurrent: null }),
          row('CA-RRU-CHIA-N42Z', { poly_DateCurrent: null }),
        ],
      }),
    );
    expect(content.fires.map(({ key, name, ending }) => [key, name, ending])).toEqual([
      ['CA-SND-SORRENTO', 'SORRENTO', null],
      ['CA-KRN-TOWER', 'TOWER', 'inactive'],
    ]);
    expect(content.keptKeys).toEqual(['CA-RRU-CHIA']);
    expect(content.fires[0]?.asOf).toEqual(new Date(at.getTime() + 1000));
  });
});

describe('Caltrans lane closures', () => {
  const window = { start: at, end: new Date('2026-10-06T14:00:00Z') };

  test('"Full" means the facility: a ramp, the road, or no road at all', () => {
    expect(caltransKind('Mainline', 'Full', '1')).toBe('full');
    expect(caltransKind('Conventional Hwy', 'Full', 'All')).toBe('full');
    for (const ramp of ['On Ramp', 'Off Ramp', 'Connector'])
      expect(caltransKind(ramp, 'Full', '1')).toBe('ramp');
    expect(caltransKind('Rest Area', 'Full', '1')).toBeNull();
    expect(caltransKind('Mainline', 'Lane', '1, 2')).toBe('lanes');
    expect(caltransKind('Mainline', 'Lane', 'All')).toBe('full');
    expect(caltransKind('Mainline', 'One-Way Traffic', '1')).toBe('one-way');
    // An unknown facility counts as the road itself.
    expect(caltransKind(null, 'Full', null)).toBe('full');
    expect(caltransKind('Causeway', 'Something new', null)).toBe('full');
  });

  test('one row is one time window, and codes end it', () => {
    const content = readCaltrans(
      caltransAnswer(
        [
          { index: 'C1AB-0001-2026-10-06', ...window },
          { index: 'C1AB-0001-2026-10-07', ...window, code: '1097' },
          { index: 'C1AB-0001-2026-10-08', ...window, code: '1098' },
          { index: 'C1AB-0001-2026-10-09', ...window, code: '1022' },
          { index: 'C1AB-0002-2026-10-06', ...window, end: null },
        ],
        at,
      ),
    );
    expect(content.closures.map(({ ending, isInPlace, endsAt }) => [ending, isInPlace, endsAt])).toEqual([
      [null, false, window.end],
      [null, true, window.end],
      ['picked-up', false, window.end],
      ['canceled', false, window.end],
      [null, false, null],
    ]);
    expect(content.asOf).toEqual(at);
    expect(content.closures[0]).toMatchObject({
      road: 'US-101',
      direction: 'north',
      details: 'First St to Third St: Emergency Work',
      place: {
        type: 'points',
        points: [
          [-122.7, 38.44],
          [-122.69, 38.45],
        ],
      },
    });
  });

  type Lcs = ReturnType<typeof caltransRow>['lcs'];
  const { closureTimestamp } = caltransRow({ index: 'C1AB-0001', ...window }, at).lcs.closure;
  test.each<[string, Partial<Omit<Lcs, 'closure'>> & { closure?: object }]>([
    ['a code that is neither true nor false', { closure: { code1098: {} } }],
    ['no start', { closure: { closureTimestamp: { ...closureTimestamp, closureStartEpoch: '' } } }],
    ['no end', { closure: { closureTimestamp: { ...closureTimestamp, closureEndEpoch: '' } } }],
    ['no place', { location: {} as Lcs['location'] }],
    ['no index', { index: '' }],
  ])('a row with %s is counted, not dropped', (_what, { closure, ...spoiled }) => {
    const { lcs } = caltransRow({ index: 'C1AB-0001', ...window }, at);
    const row = { lcs: { ...lcs, ...spoiled, closure: { ...lcs.closure, ...closure } } };
    expect(readCaltrans(json({ data: [row] }))).toMatchObject({
      closures: [],
      unreadable: 1,
      problem: '1 of its 1 rows cannot be read.',
    });
  });

  test('no list, no JSON and nothing at all are failures', () => {
    for (const raw of ['', '<html>', '{}', '{"data":{}}', '{"data":[{"lcs":'])
      expect(() => readCaltrans(Buffer.from(raw))).toThrow(/It /);
  });
});

test('Pacific times without a zone, in summer, in winter and in the hour that repeats', () => {
  const utc = (text: string) => pacificInstant(text)?.toISOString();
  expect(utc('Expected to end at 5:01pm Sep 16, 2025')).toBe('2025-09-17T00:01:00.000Z');
  expect(utc('Last updated: 12/24/2025 9:54am')).toBe('2025-12-24T17:54:00.000Z');
  expect(utc('Effective from: 12/24/2025 06:09')).toBe('2025-12-24T14:09:00.000Z');
  expect(utc('12:30am Nov 2, 2025')).toBe('2025-11-02T07:30:00.000Z');
  // 1:30 occurs twice that night: a closure must not end at the first one.
  expect(utc('1:30am Nov 2, 2025')).toBe('2025-11-02T09:30:00.000Z');
  expect(utc('11/31/2025 06:09')).toBeUndefined();
  expect(utc('Expected to end soon')).toBeUndefined();
});

describe('511 and WZDx', () => {
  const event = (more: object) => ({
    id: 'E1',
    status: 'ACTIVE',
    headline: 'Mudslide on Skyline',
    updated: '2026-10-06T07:55:00Z',
    created: '2026-10-06T07:00:00Z',
    geography: { type: 'Point', coordinates: [-122.3, 37.5] },
    roads: [{ name: 'CA-35', state: 'CLOSED', direction: 'Northbound', from: 'A St', to: 'B St' }],
    ...more,
  });

  test('511: the closed road, its line and its window', () => {
    const closure_geometry = {
      type: 'LineString',
      coordinates: [
        [-122.3, 37.5],
        [-122.31, 37.51],
      ],
    };
    const schedule = { intervals: ['2026-10-06T07:00/2026-10-07T07:00', '2026-10-08T07:00/'] };
    const content = readOpen511(json({ events: [event({ closure_geometry, schedule })] }));
    expect(content.closures).toMatchObject([
      {
        key: 'E1/0',
        kind: 'full',
        road: 'CA-35',
        direction: 'north',
        place: { type: 'line' },
        startsAt: new Date('2026-10-06T07:00:00Z'),
        endsAt: null,
      },
    ]);
  });

  test('511: open roads are no closures, unknown states are, archived ones end, half events are counted', () => {
    const road = (state: string) => [{ name: 'I-80', state }];
    const content = readOpen511(
      json({
        events: [
          event({ id: 'open', roads: road('ALL_LANES_OPEN') }),
          event({ id: 'odd', roads: road('FLOODED') }),
          event({ id: 'old', status: 'ARCHIVED' }),
          event({ id: 'lost', geography: null }),
          event({ id: 'what', status: 'MAYBE' }),
        ],
      }),
    );
    expect(content.closures.map(({ key, kind, ending }) => [key, kind, ending])).toEqual([
      ['odd/0', 'full', null],
      ['old/0', 'full', 'canceled'],
    ]);
    expect(content).toMatchObject({ others: 1, unreadable: 2 });
    expect(readOpen511(json({ events: [], pagination: { next_url: '/page2' } })).problem).toMatch(/more/);
  });

  const zone = (more: object, core: object = {}) => ({
    id: 'Z1',
    geometry: {
      type: 'LineString',
      coordinates: [
        [-122, 38],
        [-122.1, 38.1],
      ],
    },
    properties: {
      core_details: { event_type: 'work-zone', road_names: ['SR-12'], direction: 'eastbound', ...core },
      start_date: '2026-10-06T00:00:00Z',
      end_date: '2026-10-09T00:00:00Z',
      vehicle_impact: 'all-lanes-closed',
      ...more,
    },
  });

  test('WZDx: version 4, the flat form before it, and what is no closure', () => {
    const flat = {
      geometry: {
        type: 'MultiPoint',
        coordinates: [
          [-122, 38],
          [-122.1, 38.1],
        ],
      },
      properties: {
        road_event_id: 'Z2',
        road_name: 'US-50',
        vehicle_impact: 'some-lanes-closed',
        start_date: '2026-10-06T00:00:00Z',
      },
    };
    const open = zone({ vehicle_impact: 'all-lanes-open' });
    const detour = zone({}, { event_type: 'detour' });
    const broken = zone({ end_date: 'tomorrow' });
    const content = readWzdx(
      json({
        feed_info: { update_date: at.toISOString() },
        features: [zone({}), flat, open, detour, broken],
      }),
    );
    expect(content.closures.map(({ key, kind, road, direction }) => [key, kind, road, direction])).toEqual([
      ['Z1', 'full', 'SR-12', 'east'],
      ['Z2', 'lanes', 'US-50', null],
    ]);
    expect(content).toMatchObject({ asOf: at, others: 2, unreadable: 1 });
  });
});

describe('QuickMap', () => {
  const kml = (...placemarks: string[]) =>
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks.join('')}</Document></kml>`,
    );
  const mark = (name: string, style: string, text: string) =>
    `<Placemark><name>${name}</name><description><![CDATA[<p>${text}</p><p>Last updated: 10/06/2026 1:00am</p>]]></description><styleUrl>#${style}</styleUrl><Point><coordinates>-122.5,38.5,0</coordinates></Point></Placemark>`;

  test('a new layout is unreadable, not open', () => {
    const content = readQuickMap(kml('<Placemark><name>SR 175</name></Placemark>'));
    expect(content).toMatchObject({ closures: [], unreadable: 1 });
    expect(content.problem).not.toBeNull();
  });

  test('chain controls and rest areas are no closures, and their time counts', () => {
    const content = readQuickMap(
      kml(mark('Eastbound US 50 Chain Control level R-2', 'notclosed', 'Twin Bridges')),
    );
    expect(content).toMatchObject({
      closures: [],
      others: 1,
      unreadable: 0,
      asOf: new Date('2026-10-06T08:00:00Z'),
    });
  });

  test('a cut file, a page and a doctype are failures', () => {
    const whole = kml(mark('Eastbound Highway 4 Road Closed', 'full-closure', 'Ebbetts Pass'));
    expect(readQuickMap(whole).closures).toMatchObject([
      { kind: 'full', road: 'Route 4', direction: 'east' },
    ]);
    for (const raw of [
      whole.subarray(0, whole.length - 30),
      Buffer.from('<html><body>Maintenance</body></html>'),
      Buffer.from('<!DOCTYPE kml><kml><Document/></kml>'),
    ])
      expect(() => readQuickMap(raw)).toThrow(/It/);
  });
});

describe.runIf(hasRecordings('roads/samples'))('recorded closures', () => {
  test('every placemark of QuickMap is read', () => {
    const lanes = readQuickMap(recording('roads/samples', 'quickmap_lcs2way_20250916_trimmed.kml'));
    expect(lanes).toMatchObject({ unreadable: 0, others: 0, asOf: new Date('2025-09-16T16:16:00Z') });
    const count = (kind: string) => lanes.closures.filter((one) => one.kind === kind).length;
    expect([count('full'), count('ramp'), count('lanes'), count('one-way')]).toEqual([12, 6, 12, 14]);
    expect(lanes.closures.filter(({ place }) => place.type === 'line')).toHaveLength(23);
    const weather = readQuickMap(recording('roads/samples', 'quickmap_cc_20251224_trimmed.kml'));
    expect(weather).toMatchObject({ unreadable: 0, others: 5 });
    expect(weather.closures.every(({ kind }) => kind === 'full')).toBe(true);
    expect(weather.closures).toHaveLength(7);
  });

  test('the Caltrans record is read, and every row of a republished district', () => {
    const one = readCaltrans(recording('roads/samples', 'caltrans_cwwp2_lcs_one_record_d7_20261006.json'));
    expect(one).toMatchObject({ unreadable: 0, closures: [{ kind: 'lanes', road: 'SR-1' }] });
    const name = recordingNames('roads/samples').find((file) => file.startsWith('caltrans_d4')) ?? '';
    const { features } = JSON.parse(recording('roads/samples', name).toString()) as {
      features: { properties: Record<string, string>; geometry: { coordinates: [number, number] } }[];
    };
    // The republisher renamed the fields and dropped the facility, so "Full" counts as the road.
    const rows = features.map(({ properties: p, geometry: { coordinates } }) => {
      const row = caltransRow({ index: p['id'] ?? '', start: at, end: at }, at);
      Object.assign(row.lcs.location.begin, {
        beginLongitude: String(coordinates[0]),
        beginLatitude: String(coordinates[1]),
        beginRoute: p['route'],
      });
      Object.assign(row.lcs.closure, { facility: '', typeOfClosure: p['typeOfClosure'], lanesClosed: '1' });
      Object.assign(row.lcs.closure.closureTimestamp, {
        closureStartEpoch: '',
        closureStartDate: p['startDate'],
        closureStartTime: p['startTime'],
        closureEndEpoch: '',
        closureEndDate: p['endDate'],
        closureEndTime: p['endTime'],
      });
      return row;
    });
    const district = readCaltrans(json({ data: rows }));
    expect(district).toMatchObject({ unreadable: 0, others: 0 });
    expect(district.closures).toHaveLength(212);
    expect(district.closures.filter(({ kind }) => kind === 'full')).toHaveLength(90);
  });
});

test.runIf(hasRecordings('fire'))('every recorded perimeter is read', () => {
  const files = recordingNames('fire').filter((name) => name.endsWith('.geojson'));
  const read = files.map((name) => readFiris(recording('fire', name)));
  expect(read.map(({ unreadable, problem }) => [unreadable, problem])).toEqual(files.map(() => [0, null]));
  const [statewide] = read;
  expect(statewide?.fires.filter(({ ending }) => ending === null).map(({ name }) => name)).toEqual([
    'SORRENTO',
    'MP18',
    'BUG',
    'TIMBER',
    'DEHESA',
    'DRUM',
    'CHIA',
    'CLOVER',
    'ROSS',
    'CARRIZO',
  ]);
  // Three flights over MP18: the last one counts.
  expect(statewide?.fires.find(({ name }) => name === 'MP18')?.asOf).toEqual(
    new Date('2026-08-18T21:28:00Z'),
  );
});
