import { beforeAll, describe, expect, test } from 'vitest';
import { prepareHazards } from '#server/emergency/routes/hazards.ts';
import { findVerified } from '#server/emergency/routes/find-verified.ts';
import type { RoadGraph } from '#server/emergency/routes/roads/road-graph.ts';
import type { HazardPicture, RouteAnswer } from '#server/ports/routing.ts';
import { gridTown, townPlace } from '#test/osm-file.ts';
import { closedAt, openTown, pictureOf, rectangle } from '#test/road-towns.ts';
import { startValhalla, type ValhallaMood } from '#test/valhalla-double.ts';
import { createValhallaRouting } from './routing.valhalla.ts';

let town: RoadGraph;
beforeAll(async () => {
  town = await openTown(gridTown(20, 20));
});

const zone = rectangle(700, 900, 3300, 2900);
const [home, hotel] = [townPlace(900, 2000), townPlace(3700, 2000)];

async function ask(
  mood: ValhallaMood,
  { picture = pictureOf({ zones: [zone] }), from = home, to = hotel, timeoutMs = 5000 } = {},
): Promise<{ answer: RouteAnswer; asked: Awaited<ReturnType<typeof startValhalla>>['asked'] }> {
  const { url, state, asked } = await startValhalla(town);
  state.mood = mood;
  const engine = createValhallaRouting({ url, timeoutMs });
  const answer = await findVerified(engine, { from, to, hazards: picture }, prepareHazards(picture, town));
  return { answer, asked };
}
const linesIn = (answer: RouteAnswer) => ('route' in answer ? answer.route.line : []);

describe('Valhalla', () => {
  test('routes a home in a zone out first, in two parts, joined and verified', async () => {
    const { answer, asked } = await ask('fine');
    expect(answer.outcome).toBe('verified');
    expect('metersToLeave' in answer && answer.metersToLeave).toBeLessThan(600);
    expect('route' in answer && answer.route.steps.filter(({ kind }) => kind === 'arrive')).toHaveLength(1);
    const paths = asked.map(({ path }) => path);
    expect(paths.filter((path) => path === '/sources_to_targets')).toHaveLength(2);
    expect(paths.filter((path) => path === '/route')).toHaveLength(2);
    // Polygons are lists of rings: the real server ignores GeoJSON.
    for (const { body } of asked)
      if (body.exclude_polygons !== undefined)
        expect(body.exclude_polygons).toEqual([
          expect.arrayContaining([[expect.any(Number) as number, expect.any(Number) as number]]),
        ]);
  });

  test('routes a home outside around the zone in one call', async () => {
    const { answer, asked } = await ask('fine', { from: townPlace(300, 2000) });
    expect(answer.outcome).toBe('verified');
    expect(asked.map(({ path }) => path)).toEqual(['/route']);
  });

  test('knows closures, and how old its roads are', async () => {
    const picture = pictureOf({ closures: [closedAt(townPlace(1900, 2000))] });
    const { answer, asked } = await ask('fine', { picture });
    expect(answer.outcome).toBe('verified');
    expect(asked[0]?.body.exclude_locations).toHaveLength(1);
    expect(answer.ages.roads).toEqual({ state: 'ok', asOf: new Date(1_790_000_000_000) });
  });

  test('a home that its polygon encloses finds no path, and we say so without drawing one', async () => {
    const picture: HazardPicture = pictureOf({ zones: [zone], fires: [rectangle(600, 800, 1200, 3000)] });
    const { answer } = await ask('fine', { picture, from: townPlace(1300, 2000), to: townPlace(300, 2000) });
    expect(['verified', 'verified-goes-deeper-first', 'no-way-in-our-data']).toContain(answer.outcome);
    for (const [lng, lat] of linesIn(answer))
      expect(
        lng > townPlace(600, 0)[0] &&
          lng < townPlace(1200, 0)[0] &&
          lat > townPlace(0, 800)[1] &&
          lat < townPlace(0, 3000)[1],
      ).toBe(false);
    const walled = pictureOf({ fires: [rectangle(1500, -500, 2100, 4500)] });
    expect((await ask('fine', { picture: walled, from: townPlace(300, 500) })).answer).toMatchObject({
      outcome: 'no-way-in-our-data',
      reason: 'streets-closed',
    });
  });

  test.each<[string, ValhallaMood, RouteAnswer['outcome']]>([
    ['polygons that it ignores with warning 204', 'ignores-polygons', 'unavailable'],
    ['a perimeter over its limit', 'perimeter-limit', 'unavailable'],
    ['too many requests', 'busy', 'unavailable'],
    ['a server error', 'failing', 'unavailable'],
    ['a page instead of an answer', 'html', 'unavailable'],
    ['half an answer', 'half', 'unavailable'],
    ['an answer of another shape', 'misshapen', 'unavailable'],
    ['a damaged line', 'damaged-line', 'unavailable'],
  ])('%s is never a route', async (_, mood, outcome) => {
    const { answer } = await ask(mood);
    expect(answer.outcome).toBe(outcome);
    expect(linesIn(answer)).toEqual([]);
  });

  test('no answer in time is unavailable', async () => {
    const { answer } = await ask('silent', { timeoutMs: 200 });
    expect(answer).toMatchObject({
      outcome: 'unavailable',
      ages: { roads: { state: 'unavailable', asOf: null } },
    });
  });

  test.each<[string, ValhallaMood]>([
    ['that runs through the zone without a warning', 'runs-inside'],
    ['that ends far short of the hotel without a warning', 'ends-short'],
    ['that is a straight line over the country', 'straight-line'],
  ])('our verifier refuses a route %s', async (_, mood) => {
    const { answer } = await ask(mood, { from: townPlace(300, 2000) });
    expect(answer).toMatchObject({ outcome: 'no-way-in-our-data', reason: 'not-verified' });
  });
});
