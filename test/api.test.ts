/** Rules for all endpoints, checked against the routes that are really registered. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '#contract/errors.ts';
import { showPolicyNumber } from '#contract/home/homes.ts';
import { FILE_NAME_HEADER, type AnyEndpoint } from '#contract/http.ts';
import { openWorld, signedIn, signedInAdmin } from './world.ts';

const demo = await openWorld();
const live = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
const { endpoints } = demo.app;

const urlOf = (e: AnyEndpoint) => e.path.replace(/:\w+/g, () => randomUUID());
const asFile = (name: string) => ({
  'content-type': 'application/octet-stream',
  [FILE_NAME_HEADER]: encodeURIComponent(name.toWellFormed()),
});
const nameOf = (e: AnyEndpoint) => `${e.method} ${e.path}`;
test('the routes under /api match the OpenAPI document exactly', async () => {
  for (const world of [demo, live]) {
    const { body } = await world.visitor().get('/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const documented = Object.entries(paths).flatMap(([p, ops]) =>
      Object.keys(ops).map((m) => `${m.toUpperCase()} ${p}`),
    );
    const routes = world.app.routes
      .filter((r) => r.includes('/api/') && !r.startsWith('HEAD') && !/\/api\/(openapi\.json|docs)$/.test(r))
      .map((r) => r.replace(/:(\w+)/g, '{$1}'));
    expect(documented.toSorted()).toEqual(routes.toSorted());
    expect(documented.length).toBeGreaterThan(20);
  }
});

test('outside demo mode the demo endpoints neither exist nor are documented', async () => {
  const demoOnly = endpoints.filter((e) => e.demoOnly);
  expect(demoOnly.map(nameOf)).toContain('POST /api/auth/dev-login');
  const document = (await live.visitor().get('/api/openapi.json')).text;
  for (const e of demoOnly) {
    expect((await live.visitor().call(e.method, urlOf(e), e.method === 'GET' ? undefined : {})).status).toBe(
      404,
    );
    expect(document).not.toContain(`"${e.path}"`);
  }
});

test('the OpenAPI document is valid 3.1: every reference resolves, every operation states its access', async () => {
  const { text, body } = await demo.visitor().get('/api/openapi.json');
  const { openapi, components, paths } = body as {
    openapi: string;
    components: { schemas: object };
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  expect(openapi).toBe('3.1.0');
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(components.schemas).toHaveProperty(String(name));
  expect(text).not.toContain('$defs');
  const operations = Object.values(paths).flatMap((p) => Object.values(p));
  for (const op of operations)
    expect(op).toMatchObject({
      'x-access': expect.stringMatching(/public|member|staff/),
      summary: expect.any(String),
    });
  const ids = operations.map((op) => op['operationId']);
  expect(new Set(ids).size).toBe(ids.length);
  const { text: page, headers } = await demo.visitor().get('/api/docs');
  expect(headers['content-type']).toContain('text/html');
  for (const e of endpoints) expect(page).toContain(`${e.method} ${e.path.replace(/:(\w+)/g, '{$1}')}`);
});

test('access rules: signed out 401, a member on admin endpoints 403, a stranger’s id 404', async () => {
  const member = await signedIn(demo);
  const admin = await signedInAdmin(demo);
  for (const e of endpoints.filter((x) => x.access !== 'public')) {
    const send = (who: typeof member | ReturnType<typeof demo.visitor>) =>
      e.takes === 'file'
        ? who.call(e.method, urlOf(e), Buffer.from('%PDF-1.7'), asFile('policy.pdf'))
        : who.call(e.method, urlOf(e), e.method === 'GET' ? undefined : {});
    expect([nameOf(e), (await send(demo.visitor())).status]).toEqual([nameOf(e), 401]);
    if (e.access === 'staff') expect([nameOf(e), (await send(member)).status]).toEqual([nameOf(e), 403]);
    if (e.params.type !== 'undefined' && e.body.type === 'undefined') {
      const who = e.access === 'staff' ? admin : member;
      expect([nameOf(e), (await send(who)).status]).toEqual([nameOf(e), 404]);
    }
  }
});

test('no GET changes anything: they have no body and need no step-up, except for sensitive reads', () => {
  for (const e of endpoints.filter((x) => x.method === 'GET')) {
    expect(e.body.type).toBe('undefined');
    expect(e.takes).toBe('json');
    // Downloading a file and reading a whole policy number may require step-up; no other read does.
    if (e.gives !== 'file' && e.path !== showPolicyNumber.path)
      expect([e.path, e.stepUp]).toEqual([e.path, false]);
  }
});

test('staff verify their identity again before changing anything but cases', () => {
  const changing = endpoints.filter(
    (e) => e.access === 'staff' && e.method !== 'GET' && !e.path.startsWith('/api/desk'),
  );
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter((e) => !e.stepUp).map(nameOf)).toEqual([]);
});

/** Values that are known to break programs. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    '../../etc/passwd',
    "' or 1=1 --",
    '${7*7}',
    '\u202Ex',
    'x'.repeat(5000),
    -1,
    0,
    2 ** 53,
    1e308,
    NaN,
    true,
    [],
    {},
    [[]],
    { $gt: '' },
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
const fieldNames = [
  ...new Set(
    endpoints.flatMap((e) =>
      [e.body, e.query].flatMap((s) => Object.keys((s as unknown as { shape?: object }).shape ?? {})),
    ),
  ),
];
const requests = fc.record({
  endpoint: fc.constantFrom(...endpoints.filter((e) => e.path !== '/api/events')),
  param: fc.oneof(
    fc.uuid(),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('%00', '..', '%', 'null'),
  ),
  body: fc.oneof(fc.dictionary(fc.constantFrom(...fieldNames), nasty), nasty),
  isFile: fc.boolean(),
  query: fc.dictionary(fc.constantFrom(...fieldNames, 'x'), fc.string({ unit: 'binary', maxLength: 40 })),
});

test('no input to any endpoint causes a server error or leaks internals', async () => {
  const me = await signedIn(demo);
  const secret = /select |insert |pg_|postgres|drizzle|node_modules|at \w+ \(|\/server\/|errno|SQLSTATE/i;
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(requests, async ({ endpoint: e, param, body, query, isFile }) => {
      const path = e.path.replace(/:\w+/g, () => encodeURIComponent(param.toWellFormed()));
      const search = new URLSearchParams(
        Object.entries(query).map(([k, v]): [string, string] => [k, v.toWellFormed()]),
      );
      const payload = isFile ? Buffer.from(JSON.stringify(body ?? null)) : ((body ?? {}) as object);
      const reply = await me.call(
        e.method,
        `${path}?${search.toString()}`,
        e.method === 'GET' ? undefined : payload,
        isFile && e.method !== 'GET' ? asFile(param) : {},
      );
      answered += 1;
      // One of the calls signs out, so everything after it would be refused.
      if (reply.status === 401) await demo.enter(me, me.email);
      expect(reply.status, `${nameOf(e)} ${JSON.stringify(body)}`).toBeLessThan(500);
      if (reply.status < 400) return;
      expect(Object.keys(reply.body as object).every((k) => ['error', 'code', 'fields'].includes(k))).toBe(
        true,
      );
      const { code, error } = reply.body as { code: never; error: string };
      expect(ERROR_CODES).toContain(code);
      expect(error).not.toMatch(secret);
    }),
    { numRuns: 1500 },
  );
  expect(answered).toBeGreaterThanOrEqual(1500);
});
