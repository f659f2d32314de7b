/** The attacks that take seconds, against the product in this process. `npm run attack` runs all of them at full size. */
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { seededRandom } from '#test/random.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';
import { caches } from './caches.ts';
import { hangUp, openBrowser, ORIGIN } from './client.ts';
import { fuzz } from './fuzz.ts';
import { guessing } from './guessing.ts';
import { crossSite } from './headers.ts';
import { formulas } from './injection.ts';
import { smuggling } from './smuggling.ts';
import { whenOver } from '#test/when-over.ts';
import type { Target } from './target.ts';
import { thieves } from './thieves.ts';
import { wrongShapes } from './wrong-shapes.ts';

const inside = await openWorld({ env: { DEMO: '0', ORIGIN, TRUST_PROXY: '1' } });
await inside.app.http.listen({ port: 0, host: '127.0.0.1' });
whenOver(hangUp);
const { port } = inside.app.http.server.address() as AddressInfo;

/** Formulas, guesses and smuggled requests are also tested beside the code that refuses them. */
const QUICKEST = [fuzz, wrongShapes, crossSite, caches, thieves];

const target: Target = {
  world: { ...inside, visitor: () => openBrowser(port) },
  port,
  mails: async () => [],
  log: () => '',
  pid: null,
  random: seededRandom(1),
  size: 'small',
};

test.each(sized({ gate: QUICKEST, soak: [...QUICKEST, smuggling, guessing, formulas] }))(
  '$name',
  async ({ run }) => {
    expect(await run(target)).toEqual([]);
  },
);
