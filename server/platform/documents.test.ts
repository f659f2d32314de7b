import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerDocuments } from './documents.ts';
import { toErrorReply } from './errors.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'hearthline-web-'));
afterAll(() => rmSync(webDir, { recursive: true, force: true }));
mkdirSync(path.join(webDir, 'pages'));
const page = (name: string) =>
  writeFileSync(
    path.join(webDir, 'pages', `${name}.html`),
    `<html data-mode="__APP_MODE__" data-at="__ORIGIN__/">${name} <script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style></html>`,
  );
['index', 'faq', 'app', 'blank'].forEach(page);
writeFileSync(
  path.join(webDir, 'documents.json'),
  JSON.stringify({
    publicPages: ['/', '/faq'],
    memberPaths: ['/dashboard', '/checkout'],
    demoPaths: ['/demo/ui'],
  }),
);

async function open(demo: boolean) {
  const app = Fastify();
  app.setErrorHandler((error, _req, reply) => reply.code(toErrorReply(error).status).send());
  await registerDocuments(app, {
    webDir,
    demo,
    https: true,
    origin: 'https://hearthline.example',
    isSignedIn: async (req) => req.headers['x-test'] === 'member',
  });
  afterAll(() => app.close());
  return async (url: string, who: 'visitor' | 'member' = 'visitor', accept = '*/*') => {
    const {
      statusCode: status,
      body,
      headers,
    } = await app.inject({ url, headers: { 'x-test': who, accept } });
    return { status, body, headers, page: /> ?(\w+) </.exec(body)?.[1] };
  };
}
const demo = await open(true);
const live = await open(false);

test.each<[string, string, 'visitor' | 'member', number, boolean]>([
  ['/', 'index', 'visitor', 200, true],
  ['/faq', 'faq', 'visitor', 200, true],
  ['/faq/', 'faq', 'visitor', 200, true],
  ['/?utm=x', 'index', 'visitor', 200, true],
  ['/dashboard', 'index', 'visitor', 200, false],
  ['/checkout/123', 'index', 'visitor', 200, false],
  ['/dashboards', 'index', 'visitor', 404, false],
  ['/no/such/page', 'index', 'visitor', 404, false],
  ['/demo/ui', 'index', 'visitor', 404, false],
  ['/', 'app', 'member', 200, false],
  ['/faq', 'app', 'member', 200, false],
  ['/no/such/page', 'app', 'member', 200, false],
])('%s shows %s to a %s with status %d', async (url, expected, who, status, isIndexed) => {
  const reply = await live(url, who);
  expect(reply).toMatchObject({ status, page: expected });
  expect(reply.headers['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex');
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
});

test('the demo has its own pages, and documents know their mode and public address', async () => {
  expect(await demo('/demo/ui')).toMatchObject({ status: 200, page: 'blank' });
  expect(await demo('/demo/other')).toMatchObject({ status: 404, page: 'index' });
  expect((await demo('/')).body).toContain('data-mode="demo"');
  expect((await live('/')).body).toContain('data-mode="live" data-at="https://hearthline.example/"');
});

test('every answer has a nonce of its own, in the document and in the policy', async () => {
  const [a, b] = [await live('/'), await live('/')];
  const nonce = /nonce="([^"]+)"/.exec(a.body)?.[1] ?? '';
  expect(nonce).toHaveLength(24);
  expect(a.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(a.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  expect(a.body).not.toContain('__CSP_NONCE__');
  expect(b.body).not.toContain(nonce);
});

test('a person who asks for a file that was never there gets a page', async () => {
  expect(await live('/index.html', 'visitor', 'text/html')).toMatchObject({ status: 404, page: 'index' });
});

test('a missing file or API call is not answered with a page', async () => {
  for (const url of ['/assets/gone.js', '/api/gone', '/wp-login.php', '/.git/config.x'])
    expect((await live(url)).status).toBe(404);
});
