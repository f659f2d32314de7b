import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/text/language.ts';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { openWorld } from '#test/world.ts';
import { firstAreas } from './first-areas.ts';

const world = await openWorld({ withWorkers: false });
await seedRiskMap(world.db);

test.each(LANGUAGES)('the areas in the page’s HTML are those of a new server (%s)', async (language) => {
  const reply = await world.app.http.inject({
    url: '/api/risk/areas',
    headers: { 'accept-language': language },
  });
  // Compared as text, because the page compares checksums of the text.
  expect(JSON.stringify(firstAreas(language))).toBe(reply.body);
});
