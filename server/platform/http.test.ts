import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { parseConfig } from './config.ts';
import { openDatabase } from './db.ts';
import { createHttp, type Limits, registerAssets } from './http.ts';

const world = await openWorld({ withWorkers: false });
const { http } = world.app;
await http.listen({ port: 0, host: '127.0.0.1' });
const { port } = http.server.address() as net.AddressInfo;

/** A server with other settings on the same database. */
async function serverWith(options: {
  env?: Record<string, string>;
  limits?: Limits;
  database?: typeof world.database;
}) {
  const { database = world.database } = options;
  const origin = 'http://localhost:3000';
  const config = parseConfig({ DATA_DIR: '/nowhere', DEMO: '1', ORIGIN: origin, ...options.env });
  const app = await buildApp(
    { ...world.deps, config, db: database.db, reads: database.reads },
    {
      database,
      version: 'test',
      limits: { perMinute: 1_000_000, maxEventLoopDelayMs: 60_000, ...options.limits },
    },
  );
  onTestFinished(() => app.http.close());
  return async (url: string, headers: Record<string, string> = {}) => {
    const reply = await app.http.inject({ url, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const body = isJson ? reply.json<unknown>() : undefined;
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, body };
  };
}

/** Sends raw bytes and returns what comes back, for requests no client would make. */
const raw = (text: string) =>
  new Promise<string>((resolve) => {
    // Half closed after the request, so that the server closes once it has answered.
    const socket = net.connect(port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (d) => (answer += String(d)));
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer)); // cut off by the server, after its answer
  });

test('every response has the security headers and a request id, including errors', async () => {
  for (const url of ['/healthz', '/api/account', '/api/nothing', '/nothing.php']) {
    const { headers } = await world.visitor().get(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('over HTTPS, browsers are told to keep using it', async () => {
  const get = await serverWith({ env: { ORIGIN: 'https://hearthline.example' } });
  const { headers } = await get('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
});

test('every response says what it is, and text says its character set', async () => {
  const urls = [
    '/healthz',
    '/readyz',
    '/api/account',
    '/api/nothing',
    '/x.php',
    '/api/openapi.json',
    '/api/docs',
  ];
  const types = await Promise.all(
    urls.map(async (url) => (await world.visitor().get(url)).headers['content-type']),
  );
  expect(types.map(String).filter((type) => !/^[a-z]+\/[a-z+]+; charset=utf-8$/.test(type))).toEqual([]);
});

test('built files are served by name; no folder is listed, and nothing outside is reached', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthline-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'web', 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'web', 'assets', 'app-1.js'), 'x');
  await writeFile(path.join(folder, 'secret.txt'), 'x');
  const app = await createHttp(world.deps.config, world.deps.log);
  onTestFinished(() => app.close());
  await registerAssets(app, path.join(folder, 'web'));
  expect((await app.inject('/assets/app-1.js')).statusCode).toBe(200);
  for (const url of [
    '/',
    '/assets',
    '/assets/',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])
    expect((await app.inject(url)).statusCode).toBe(404);
});

test('files that keep their names are asked for again; each language’s service worker has its own policy', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthline-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const names = ['assets/app-1.js', 'favicon.svg', 'sw.js', 'sw-es.js', 'after-sign-in-es.json'];
  for (const name of names) await writeFile(path.join(folder, name), 'x');
  const app = await createHttp(world.deps.config, world.deps.log);
  onTestFinished(() => app.close());
  await registerAssets(app, folder);
  const replies = await Promise.all(names.map((name) => app.inject(`/${name}`)));
  expect(replies.map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=3600',
    'no-cache',
    'no-cache',
    'no-cache',
  ]);
  const policies = replies.map(({ headers }) => headers['content-security-policy']);
  expect(policies[3]).toBe(policies[2]);
  expect(policies[2]).not.toBe(policies[1]);
});

test('a query parameter sent twice is refused where one is expected', async () => {
  const once = '/api/risk/address?place=Paradise,+CA';
  expect((await world.visitor().get(once)).status).not.toBe(400);
  expect(await world.visitor().get(`${once}&place=Chico,+CA`)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
});

test('a caller cannot choose the request id', async () => {
  const { headers } = await world
    .visitor()
    .get('/healthz', { 'x-request-id': 'chosen', 'request-id': 'chosen' });
  expect(headers['x-request-id']).not.toBe('chosen');
});

test.each<[string, { method?: string; body: string; type: string }, number, string]>([
  ['JSON that is not', { body: '{"email":', type: 'application/json' }, 400, 'malformed_request'],
  [
    'prototype pollution',
    { body: '{"__proto__":{"role":"ADMIN"}}', type: 'application/json' },
    400,
    'malformed_request',
  ],
  [
    'a constructor key',
    { body: '{"constructor":{"prototype":{}}}', type: 'application/json' },
    400,
    'malformed_request',
  ],
  [
    'a form',
    { body: 'email=a%40example.com', type: 'application/x-www-form-urlencoded' },
    415,
    'unsupported_media',
  ],
  [
    'a body of half a megabyte',
    { body: `{"email":"${'x'.repeat(512 * 1024)}"}`, type: 'application/json' },
    413,
    'too_large',
  ],
  [
    'ten thousand nested arrays',
    { body: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, type: 'application/json' },
    400,
    'validation_failed',
  ],
])('%s is refused with an error code', async (_, { body, type }, status, code) => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/auth/code`, {
    method: 'POST',
    headers: { 'content-type': type, origin: `http://127.0.0.1:${port}` },
    body,
  });
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ code, error: expect.any(String) });
});

test.each([
  ['an address that is no encoding', '/api/account/sessions/%E0%A4%A', 400],
  ['a parameter without end', `/api/account/sessions/${'x'.repeat(2000)}`, 404],
])('%s is refused in the standard error format, with the security headers', async (_, url, status) => {
  const reply = await fetch(`http://127.0.0.1:${port}${url}`);
  expect(reply.status).toBe(status);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Object.keys((await reply.json()) as object).toSorted()).toEqual(['code', 'error']);
});

test('a missing field is reported with a clear error', async () => {
  const reply = await world.visitor().post('/api/auth/code', {});
  expect(reply.body).toMatchObject({
    error: 'This field is required',
    fields: { email: 'This field is required' },
  });
});

test('a compressed body is not decompressed', async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/auth/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: 'x',
  });
  expect([400, 415]).toContain(reply.status);
});

test('smuggled, TRACE and oversized requests are refused by the server itself', async () => {
  const smuggled =
    'POST /api/auth/code HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await raw(smuggled)).toMatch(/^HTTP\/1.1 400/);
  expect(await raw('TRACE / HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 40[045]/);
  expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(64 * 1024)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431[\s\S]*"code":"malformed_request"/,
  );
});

test('long responses are compressed on request', async () => {
  const reply = await http.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toMatchObject({ openapi: '3.1.0' });
});

test('an address that sends too many requests gets a retry time, and health checks are never refused', async () => {
  const get = await serverWith({ limits: { perMinute: 5 } });
  for (let i = 0; i < 5; i++) expect((await get('/api/auth/session')).status).toBe(200);
  const refused = await get('/api/auth/session');
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', error: expect.any(String) } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/healthz')).status).toBe(200);
  // A forged forwarding header is not believed, so it is no way around the limit.
  expect((await get('/api/auth/session', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
});

test('behind one trusted proxy, limits use the address it reports, not one the caller prepended', async () => {
  const get = await serverWith({ limits: { perMinute: 2 }, env: { TRUST_PROXY: '1' } });
  const from = (ip: string) =>
    get('/api/auth/session', { 'x-forwarded-for': `198.51.100.${Math.random()}, ${ip}` });
  expect((await from('203.0.113.1')).status).toBe(200);
  expect((await from('203.0.113.1')).status).toBe(200);
  expect((await from('203.0.113.1')).status).toBe(429);
  expect((await from('203.0.113.2')).status).toBe(200);
});

test('a page on another site can’t act on behalf of a member', async () => {
  const me = await signedIn(world);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    expect(await me.post('/api/account/sessions/end-others', {}, headers)).toMatchObject({
      status: 403,
      body: { code: 'cross_site' },
    });
  }
});

test('API responses are not cached, and no other origin can read them', async () => {
  const { headers } = await world.visitor().get('/api/auth/session', { origin: 'https://evil.example' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('metrics need their token', async () => {
  const token = 'a-long-metrics-token';
  const get = await serverWith({ env: { METRICS_TOKEN: token } });
  expect((await get('/metrics')).status).toBe(401);
  expect((await get('/metrics', { authorization: 'Bearer wrong-metrics-token' })).status).toBe(401);
  await get('/api/auth/session');
  const { text, status } = await get('/metrics', { authorization: `Bearer ${token}` });
  expect(status).toBe(200);
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/auth/session",status="2xx"} 1',
  );
  expect(text).toContain('database_connections{state="open"}');
  expect(text).toContain('jobs{queue="accounts.send-code-mail",state="queued"}');
  expect((await world.visitor().get('/metrics')).status).toBe(404);
});

test('an overloaded server refuses with a retry time and still answers health checks', async () => {
  const get = await serverWith({ limits: { maxEventLoopDelayMs: 50 } });
  const isRefused = async () => {
    const until = Date.now() + 300;
    while (Date.now() < until); // nothing else runs meanwhile
    await new Promise((resolve) => setTimeout(resolve, 20));
    const reply = await get('/api/auth/session');
    expect((await get('/healthz')).status).toBe(200);
    return reply.status === 503 && Number(reply.headers['retry-after']) > 0;
  };
  await expect.poll(() => isRefused()).toBe(true);
});

test.each([
  ['/faq', 'en', 'We can’t show this page right now', 'Try again'],
  ['/es/faq?x=%22%3E', 'es', 'No podemos mostrar esta página en este momento', 'Intentar de nuevo'],
])(
  'a person who opens %s while we are overloaded reads a page, not JSON',
  async (url, language, title, link) => {
    const get = await serverWith({ limits: { maxEventLoopDelayMs: -1 } });
    const page = await get(url, { accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(page.text).toContain(`<h1>${title}</h1>`);
    expect(page.text).toContain('911');
    expect(page.text).toContain(`<a href="">${link}</a>`);
    // In the installed app, nothing else leads away from this page.
    expect(page.text).toContain('<a href="/">Hearthline</a>');
    expect(page.text).not.toContain('<script');
    expect((await get('/api/homes', { accept: 'text/html' })).body).toMatchObject({ code: 'unavailable' });
    expect((await get(url)).body).toMatchObject({ code: 'unavailable' });
  },
);

test('locks, statements and waiting for a connection have default timeouts', async () => {
  const database = openDatabase(world.connection, { max: 1, log: world.deps.log });
  onTestFinished(() => database.close());
  const { pool } = database;
  const { rows } = await pool.query(
    "select current_setting('lock_timeout') locks, current_setting('statement_timeout') statements",
  );
  expect(rows).toEqual([{ locks: '3s', statements: '10s' }]);
  expect(pool.options.connectionTimeoutMillis).toBe(3000);
});

test('when every connection is busy, health still responds, waiting requests time out, and it recovers', async () => {
  const database = openDatabase(world.connection, {
    max: 6,
    log: world.deps.log,
    timeouts: { lock_timeout: 1000, connectionTimeoutMillis: 1000 },
  });
  onTestFinished(() => database.close());
  const get = await serverWith({ database });
  const cookie = `session=${(await signedIn(world)).cookies.get('session')}`;
  const blocker = new pg.Client(world.connection);
  await blocker.connect();
  await blocker.query('begin; lock table passkeys in access exclusive mode');
  const waiting = Promise.all(Array.from({ length: 30 }, () => get('/api/account/passkeys', { cookie })));
  await expect.poll(() => database.pool.waitingCount).toBeGreaterThan(10);
  expect((await get('/readyz')).status).toBe(200);
  expect((await get('/healthz')).status).toBe(200);
  for (const reply of await waiting) {
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  await blocker.query('rollback');
  await blocker.end();
  expect((await get('/api/account', { cookie })).status).toBe(200);
});

test('/readyz queries the database at most once a second, no matter how often it is called', async () => {
  const asked = vi.spyOn(world.database.health, 'query');
  onTestFinished(() => asked.mockRestore());
  const get = await serverWith({});
  const began = performance.now();
  const replies = await Promise.all(Array.from({ length: 200 }, () => get('/readyz')));
  const seconds = (performance.now() - began) / 1000;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2 + Math.floor(seconds));
});

test('losing the database fails requests but not the process, and it recovers', async () => {
  const w = await openWorld({ withWorkers: false });
  const me = await signedIn(w);
  const statuses = new Set<number>();
  for (let i = 0; i < 5; i++) {
    const storm = Array.from({ length: 32 }, () =>
      me.get('/api/account').then((r) => statuses.add(r.status)),
    );
    const killer = new pg.Client(w.connection);
    await killer.connect();
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await killer.end();
    await Promise.all(storm);
  }
  expect([...statuses].filter((s) => s !== 200 && s !== 503)).toEqual([]);
  await expect.poll(async () => (await me.get('/api/account')).status).toBe(200);
});
