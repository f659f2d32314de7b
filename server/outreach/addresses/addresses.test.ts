import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createGoogleSearch } from '#server/adapters/address-search.google.ts';
import { buildApp } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { logOptions } from '#server/platform/log.ts';
import { startAddressProvider } from '#test/address-double.ts';
import { openWorld } from '#test/world.ts';

const KEY = 'a-key-nobody-may-see';
const PARADISE = { formattedAddress: 'Paradise, CA 95969', zip: '95969', precision: 'zip' };
const GEONAMES = 'Places: GeoNames, CC BY 4.0';

const world = await openWorld({ withWorkers: false });

/** The product with Google, falling back to the gazetteer, and everything it logs. */
async function openWithProvider() {
  const { url, state, asked } = await startAddressProvider({});
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  const log = pino(logOptions('trace'), sink);
  const addressSearch = createGoogleSearch({ url, key: KEY, clock: systemClock });
  const { http } = await buildApp(
    { ...world.deps, log, addressSearch },
    { database: world.database, version: 'test', limits: { maxEventLoopDelayMs: 60_000 } },
  );
  onTestFinished(() => http.close());
  const suggest = async (given: string) => {
    const reply = await http.inject({
      method: 'POST',
      url: '/api/addresses/suggest',
      payload: { text: given },
    });
    return { body: reply.json<unknown>(), text: reply.body };
  };
  return { state, asked, suggest, logged: () => lines.join('') };
}

test('a visitor gets places from the gazetteer when nothing is configured', async () => {
  const { status, body } = await world.visitor().post('/api/addresses/suggest', { text: ' 95969 ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ suggestions: [PARADISE], attribution: GEONAMES });
});

test('one or two letters return no suggestions', async () => {
  const { asked, suggest } = await openWithProvider();
  expect((await suggest('pa')).body).toEqual({ suggestions: [], attribution: '' });
  expect(asked).toEqual([]);
});

test('a visitor gets at most eight of the provider’s results, with attribution', async () => {
  const { state, suggest } = await openWithProvider();
  const said = (n: number) => ({
    placePrediction: {
      placeId: `p${n}`,
      text: { text: `${n} Elm St, Paradise, CA, USA` },
      types: ['premise'],
    },
  });
  state.answer = { suggestions: Array.from({ length: 12 }, (_, n) => said(n)) };
  const { body } = await suggest('elm st');
  expect(body).toMatchObject({ attribution: 'Google Maps' });
  expect((body as { suggestions: object[] }).suggestions).toHaveLength(8);
  expect((body as { suggestions: object[] }).suggestions[0]).toMatchObject({
    placeId: 'p0',
    street: '0 Elm St',
  });
});

test('when the provider finds nothing or doesn’t respond, the gazetteer answers in the same format', async () => {
  const { state, asked, suggest, logged } = await openWithProvider();
  expect((await suggest('95969')).body).toMatchObject({ suggestions: [PARADISE], attribution: GEONAMES });
  state.mood = 'rejects-key';
  expect((await suggest('95969')).body).toMatchObject({ suggestions: [PARADISE], attribution: GEONAMES });
  expect((await suggest('95969')).body).toMatchObject({ suggestions: [PARADISE] });
  expect(asked).toHaveLength(2);
  // one line for one failure, not for each letter
  expect(logged().match(/address search unavailable/g)).toHaveLength(1);
  expect(logged()).toContain('"reason":"refused"');
});

test('neither the input nor the key is ever logged or returned', async () => {
  const { state, suggest, logged } = await openWithProvider();
  state.mood = 'html';
  const { text } = await suggest('12 Secret Lane, Altadena');
  await suggest('x'.repeat(201));
  expect(logged()).toContain('/api/addresses/suggest');
  expect(logged()).not.toMatch(/Secret|Altadena|x{20}/);
  expect(logged() + text).not.toContain(KEY);
});

test.each([{}, { text: 1 }, { text: 'a\0b' }, { text: 'x'.repeat(201) }, { text: 'abc', session: 'mine' }])(
  '%j is refused',
  async (body) => {
    expect(await world.visitor().post('/api/addresses/suggest', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  },
);

test('one client can make 240 requests a minute', async () => {
  const { http } = await buildApp(world.deps, {
    database: world.database,
    version: 'test',
    limits: { maxEventLoopDelayMs: 60_000 },
  });
  onTestFinished(() => http.close());
  const ask = () => http.inject({ method: 'POST', url: '/api/addresses/suggest', payload: { text: 'par' } });
  for (let i = 0; i < 240; i++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});
