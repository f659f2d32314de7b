import { beforeAll, describe, expect, test } from 'vitest';
import { outcomeText, stepText } from '#contract/emergency/route-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { HazardPicture, RouteAnswer } from '#server/ports/routing.ts';
import { gridTown, townPlace, type OsmTown } from '#test/osm-file.ts';
import { closedAt, openTown, pictureOf, rectangle } from '#test/road-towns.ts';
import { createBuiltInRouting, preparePicture } from './built-in-engine.ts';
import { findVerified } from './find-verified.ts';
import type { RoadGraph } from './roads/road-graph.ts';

const age = { state: 'ok', asOf: new Date('2026-11-01T00:00:00Z') } as const;
const engineOn = (graph: RoadGraph | null) =>
  createBuiltInRouting({ graph: async () => graph, age: async () => age });

async function ask(
  graph: RoadGraph,
  from: [number, number],
  to: [number, number],
  picture: HazardPicture = pictureOf({}),
): Promise<RouteAnswer> {
  const { hazards } = preparePicture(graph, picture);
  return findVerified(engineOn(graph), { from, to, hazards: picture }, hazards);
}
const streetsOf = (answer: RouteAnswer): (string | null)[] =>
  'route' in answer ? answer.route.steps.flatMap((step) => ('street' in step ? [step.street] : [])) : [];
const kindsOf = (answer: RouteAnswer): string[] =>
  'route' in answer ? answer.route.steps.map(({ kind }) => kind) : [];

/** 20 streets by 20 avenues, 200 m apart: 3.8 km across. */
let town: RoadGraph;
beforeAll(async () => {
  town = await openTown(gridTown(20, 20));
});

describe('a route', () => {
  test('leaves the zone first, even where driving through it is faster', async () => {
    const zones = [rectangle(700, 900, 3300, 2900)];
    // The hotel is to the east. The way out to the west is short; the direct way east runs 2 km through the zone.
    const answer = await ask(town, townPlace(900, 2000), townPlace(3700, 2000), pictureOf({ zones }));
    expect(answer.outcome).toBe('verified');
    expect(answer).toMatchObject({ metersToLeave: expect.closeTo(200, -1.5) as number });
    expect(kindsOf(answer)).toContain('leave-zone');
    const around = 'route' in answer ? answer.route.meters : 0;
    expect(around).toBeGreaterThan(4000);
  });

  test('goes straight through a zone that is only warned', async () => {
    const picture = pictureOf({ zones: [rectangle(700, 900, 3300, 2900)] });
    for (const zone of picture.zones.items) zone.status = 'warning';
    const answer = await ask(town, townPlace(900, 2000), townPlace(3700, 2000), picture);
    expect(answer.outcome).toBe('verified');
    expect(streetsOf(answer)).toEqual(['Street 11']);
    expect(kindsOf(answer)).not.toContain('leave-zone');
  });

  test('never goes back into a zone, also not into a second one on the way', async () => {
    const zones = [rectangle(-100, 1500, 700, 2300), rectangle(1500, 900, 2300, 2900)];
    const answer = await ask(town, townPlace(300, 2000), townPlace(3600, 2000), pictureOf({ zones }));
    expect(answer.outcome).toBe('verified');
    const passes =
      'route' in answer
        ? answer.route.line.filter(([lng]) => lng > townPlace(1600, 0)[0] && lng < townPlace(2200, 0)[0])
        : [];
    expect(passes.every(([, lat]) => lat < townPlace(0, 950)[1] || lat > townPlace(0, 2850)[1])).toBe(true);
  });

  test('does not take the border between two ordered zones for the outside', async () => {
    // The home is 60 m from the border of the neighbor zone and 900 m from the real outside.
    const zones = [rectangle(700, 700, 1900, 3100), rectangle(1900, 700, 3100, 3100)];
    const answer = await ask(town, townPlace(1800, 2000), townPlace(3700, 2000), pictureOf({ zones }));
    expect(answer.outcome).toMatch(/^verified/);
    expect('metersToLeave' in answer && answer.metersToLeave).toBeGreaterThan(900);
  });

  test('may follow a street on the border of a zone: the outer 50 m count as outside', async () => {
    // The border lies 40 m north of Street 6, which is therefore still usable.
    const zones = [rectangle(-500, 960, 4500, 2600)];
    const answer = await ask(town, townPlace(100, 600), townPlace(3700, 1000), pictureOf({ zones }));
    expect(answer.outcome).toBe('verified');
    const deeper = pictureOf({ zones: [rectangle(-500, 900, 4500, 2600)] });
    const refused = await ask(town, townPlace(100, 600), townPlace(3700, 1000), deeper);
    expect(refused).toMatchObject({ outcome: 'no-way-in-our-data', reason: 'destination-in-zone' });
  });

  test('goes deeper only when nothing else exists, and says so', async () => {
    // The home is 400 m from the south border. Closing the south leaves only the way north, through the middle.
    const zones = [rectangle(-3000, 300, 7000, 3300)];
    const south = { line: [townPlace(-200, 500), townPlace(4000, 500)], isChord: false, road: null };
    const before = await ask(town, townPlace(2000, 700), townPlace(2000, 100), pictureOf({ zones }));
    expect(before.outcome).toBe('verified');
    const after = await ask(
      town,
      townPlace(2000, 700),
      townPlace(2000, 3700),
      pictureOf({ zones, closures: [south] }),
    );
    expect(after.outcome).toBe('verified-goes-deeper-first');
    expect(outcomeText(after.outcome)).toContain('farther into the evacuation zone first');
  });

  test('never passes a fire, and refuses a home in one', async () => {
    const fires = [rectangle(1500, -500, 2100, 3500)];
    const around = await ask(town, townPlace(300, 500), townPlace(3500, 500), pictureOf({ fires }));
    expect(around.outcome).toBe('verified');
    expect('route' in around && Math.max(...around.route.line.map(([, lat]) => lat))).toBeGreaterThan(
      townPlace(0, 3500)[1],
    );
    const wall = [rectangle(1500, -500, 2100, 4500)];
    expect(
      await ask(town, townPlace(300, 500), townPlace(3500, 500), pictureOf({ fires: wall })),
    ).toMatchObject({
      outcome: 'no-way-in-our-data',
      reason: 'streets-closed',
    });
    expect(await ask(town, townPlace(1800, 500), townPlace(3500, 500), pictureOf({ fires }))).toMatchObject({
      outcome: 'in-fire',
    });
    expect(await ask(town, townPlace(300, 500), townPlace(1800, 500), pictureOf({ fires }))).toMatchObject({
      outcome: 'no-way-in-our-data',
      reason: 'destination-in-fire',
    });
  });

  test('never passes a closed road, whichever way it is given', async () => {
    const direct = await ask(town, townPlace(100, 1000), townPlace(3700, 1000));
    expect(streetsOf(direct)).toEqual(['Street 6']);
    for (const closure of [
      closedAt(townPlace(1900, 1000)),
      { line: [townPlace(1700, 1000), townPlace(1900, 1000)], isChord: false, road: 'Street 6' },
      { line: [townPlace(1100, 1000), townPlace(2700, 1000)], isChord: true, road: 'Street 6' },
    ]) {
      const answer = await ask(
        town,
        townPlace(100, 1000),
        townPlace(3700, 1000),
        pictureOf({ closures: [closure] }),
      );
      expect(answer.outcome).toBe('verified');
      expect(streetsOf(answer).length).toBeGreaterThan(1);
    }
  });

  test('carries the age of roads, zones, fires and closures in every answer', async () => {
    const picture = pictureOf({});
    picture.closures.age = { state: 'stale', asOf: new Date('2026-11-16T00:00:00Z') };
    picture.fires.age = { state: 'unavailable', asOf: null };
    for (const to of [townPlace(3700, 1000), townPlace(90_000, 1000)]) {
      const { ages } = await ask(town, townPlace(100, 1000), to, picture);
      expect(ages).toEqual({
        roads: age,
        zones: picture.zones.age,
        fires: picture.fires.age,
        closures: picture.closures.age,
      });
    }
  });

  test('a stale or dead source of closures opens no road', async () => {
    for (const state of ['stale', 'unavailable'] as const) {
      const picture = pictureOf({ closures: [closedAt(townPlace(1900, 1000))] });
      picture.closures.age = { state, asOf: null };
      const answer = await ask(town, townPlace(100, 1000), townPlace(3700, 1000), picture);
      expect(streetsOf(answer).length).toBeGreaterThan(1);
    }
  });

  test('without roads, or off their edge, the answer says so and draws nothing', async () => {
    const picture = pictureOf({});
    const { hazards } = preparePicture(town, picture);
    const request = { from: townPlace(100, 100), to: townPlace(500, 500), hazards: picture };
    expect(await findVerified(engineOn(null), request, hazards)).toMatchObject({ outcome: 'no-road-data' });
    expect((await ask(town, townPlace(100, 1000), townPlace(90_000, 1000))).outcome).toBe('no-road-data');
  });
});

describe('closures that are only two points', () => {
  const chord = (road: string | null) =>
    pictureOf({ closures: [{ line: [townPlace(1000, 1000), townPlace(1000, 2600)], isChord: true, road }] });

  test('close the road between them and nothing beside it', async () => {
    const answer = await ask(town, townPlace(800, 1800), townPlace(1200, 1800), chord('Avenue 6'));
    // The closed avenue can't be crossed between its ends, but routes can go around them.
    expect(answer.outcome).toBe('verified');
    expect('route' in answer && answer.route.meters).toBeGreaterThan(1800);
    const beside = await ask(town, townPlace(800, 1100), townPlace(800, 2500), chord('Avenue 6'));
    expect(streetsOf(beside)).toEqual(['Avenue 5']);
  });

  test('close everything around when the road is not in our data: refused, not guessed', async () => {
    const beside = await ask(town, townPlace(800, 1100), townPlace(800, 2500), chord('SR-99'));
    expect(beside.outcome).toBe('no-way-in-our-data');
    // Farther away, routes are unaffected.
    expect((await ask(town, townPlace(2600, 1100), townPlace(2600, 2500), chord('SR-99'))).outcome).toBe(
      'verified',
    );
  });

  test('without a name close the road that both ends are on', async () => {
    const beside = await ask(town, townPlace(800, 1100), townPlace(800, 2500), chord(null));
    expect(streetsOf(beside)).toEqual(['Avenue 5']);
  });
});

describe('turn restrictions and one-way streets', () => {
  const AVENUE_4 = 12;
  const EAST_OF_CORNER = 101;
  const withTown = async (change: (town: OsmTown) => void) => {
    const made = gridTown(8, 8);
    const [street] = made.ways;
    // Ways end at corners with restrictions.
    if (street)
      made.ways.push({ ...street, id: EAST_OF_CORNER, refs: street.refs.splice(3), tags: street.tags });
    street?.refs.push(4);
    change(made);
    return openTown(made);
  };
  // From Street 1 east to Avenue 4 north: a left turn at the corner of both, node 4.
  const [from, to] = [townPlace(450, 0), townPlace(600, 100)];
  const relation = (restriction: string, toWay: number, extra: Record<string, string> = {}) => ({
    id: 1,
    tags: { type: 'restriction', restriction, ...extra },
    members: [
      { type: 'way' as const, ref: 1, role: 'from' },
      { type: 'node' as const, ref: 4, role: 'via' },
      { type: 'way' as const, ref: toWay, role: 'to' },
    ],
  });

  test('a plain corner is turned', async () => {
    const graph = await withTown(() => undefined);
    expect(streetsOf(await ask(graph, from, to))).toEqual(['Street 1', 'Avenue 4']);
  });

  test.each<[string, string, number, Record<string, string>, boolean]>([
    ['no left turn', 'no_left_turn', AVENUE_4, {}, false],
    ['only straight on', 'only_straight_on', EAST_OF_CORNER, {}, false],
    ['only this left turn', 'only_left_turn', AVENUE_4, {}, true],
    ['no left turn, except for cars', 'no_left_turn', AVENUE_4, { except: 'motorcar' }, true],
  ])('%s', async (_, restriction, toWay, extra, canTurn) => {
    const graph = await withTown((made) => {
      made.relations = [relation(restriction, toWay, extra)];
    });
    const answer = await ask(graph, from, to);
    expect(answer.outcome).toBe('verified');
    const corner = townPlace(600, 0);
    const turnsThere =
      'route' in answer &&
      answer.route.steps.some(
        ({ kind, at }) =>
          kind === 'left' && Math.abs(at[0] - corner[0]) < 1e-5 && Math.abs(at[1] - corner[1]) < 1e-5,
      );
    expect(turnsThere).toBe(canTurn);
    expect(graph.meta.turnRestrictions).toBe(extra['except'] ? 0 : 1);
    // Traffic from the other side may turn as before.
    expect(streetsOf(await ask(graph, townPlace(750, 0), to))).toEqual(['Street 1', 'Avenue 4']);
  });

  test('a restriction over a third street is counted, not applied', async () => {
    const graph = await withTown((made) => {
      const [over] = [relation('no_u_turn', AVENUE_4)];
      if (over.members[1]) over.members[1] = { type: 'way' as never, ref: 2, role: 'via' };
      made.relations = [over];
    });
    expect(graph.meta).toMatchObject({ turnRestrictions: 0, skippedRestrictions: 1 });
  });

  test('a one-way street is never driven against', async () => {
    const graph = await withTown((made) => {
      for (const { tags } of made.ways) if (tags['name'] === 'Street 1') tags['oneway'] = '-1';
    });
    const answer = await ask(graph, townPlace(300, 190), townPlace(900, 10));
    expect(answer.outcome).toBe('verified');
    const line = 'route' in answer ? answer.route.line : [];
    for (const [i, [lng, lat]] of line.entries()) {
      const before = line[i - 1];
      const isOnStreet = before && lat < townPlace(0, 5)[1] && before[1] < townPlace(0, 5)[1];
      if (isOnStreet) expect(lng).toBeLessThanOrEqual(before[0]);
    }
  });
});

test('steps are data, and read well in both languages', async () => {
  const zones = [rectangle(-500, 700, 1300, 3100)];
  const answer = await ask(town, townPlace(800, 1700), townPlace(2400, 700), pictureOf({ zones }));
  const steps = 'route' in answer ? answer.route.steps : [];
  const english = steps.map((step) => stepText(step));
  const spanish = steps.map((step) => stepText(step, messagesIn('es').routes));
  expect(english[0]).toMatch(/^Drive (north|south) on Avenue 5$/);
  expect(english).toContain('You leave the evacuation zone here');
  expect(english.at(-1)).toBe('You have arrived');
  expect(spanish[0]).toMatch(/^Maneje hacia el (norte|sur) por Avenue 5$/);
  expect(spanish).toContain('Aquí sale de la zona de evacuación');
  const total = steps.reduce((sum, { meters }) => sum + meters, 0);
  expect('route' in answer && Math.abs(total - answer.route.meters)).toBeLessThan(2);
});
