import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { seedRiskMap } from '#seeds/risk-map.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
await seedRiskMap(world.db);
const get = (headers: Record<string, string> = {}, url = '/api/risk/counties') =>
  world.app.http.inject({ url, headers });
const KEEP = 'public, max-age=300, stale-while-revalidate=86400';

test('a response that is the same for everyone can be cached and revalidated by its ETag', async () => {
  const first = await get();
  expect(first.headers).toMatchObject({ 'cache-control': KEEP, vary: 'accept-encoding, accept-language' });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]{32}"$/);
  const again = await get({ 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({
    etag,
    'cache-control': KEEP,
    vary: 'accept-encoding, accept-language',
  });
  for (const held of [`W/${etag}`, `"other", ${etag}`])
    expect((await get({ 'if-none-match': held })).statusCode).toBe(304);
  for (const held of ['"other"', '', 'nonsense'])
    expect((await get({ 'if-none-match': held })).statusCode).toBe(200);
});

test('a strong ETag identifies exact bytes: each compression has its own and revalidates', async () => {
  const plain = await get();
  const coded = await get({ 'accept-encoding': 'br' });
  expect(coded.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, accept-language' });
  expect(coded.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, '-br"'));
  expect(brotliDecompressSync(coded.rawPayload).toString()).toBe(plain.body);
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(coded.headers.etag) });
  expect([again.statusCode, again.headers.etag]).toEqual([304, coded.headers.etag]);
});

test('the ETag changes with the content, and other responses are not cached', async () => {
  const one = await get();
  const two = await get({}, '/api/risk/areas');
  expect(one.headers.etag).not.toBe(two.headers.etag);
  const me = await signedIn(world);
  expect((await me.get('/api/account')).headers).toMatchObject({ 'cache-control': 'no-store' });
  expect((await me.get('/api/account')).headers).not.toHaveProperty('etag');
  const wrong = await get({}, '/api/risk/counties?state=XX');
  expect([wrong.statusCode, wrong.headers['cache-control'], wrong.headers.etag]).toEqual([
    400,
    'no-store',
    undefined,
  ]);
});
