import { ALWAYS } from '#contract/concierge-hours.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { ImageryConfig, PaymentsConfig } from './config-services.ts';
import { listPricesAfter } from '#contract/core/list-prices.ts';
import { BENEFIT } from '#contract/core/funds.ts';
import { loadDocuments, registerDocuments } from './documents.ts';
import { toErrorReply } from './errors.ts';
import { registerSearchEngines } from './search-engines.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'hearthline-web-'));
afterAll(() => rmSync(webDir, { recursive: true, force: true }));
mkdirSync(path.join(webDir, 'pages/es'), { recursive: true });
const page = (name: string, more = '') =>
  writeFileSync(
    path.join(webDir, 'pages', `${name}.html`),
    `<html data-mode="__APP_MODE__" data-at="__ORIGIN__/" data-real="__REAL__" data-analytics="__ANALYTICS_ID__" data-cards="__CARD_FORM__" data-imagery="__IMAGERY__" data-imagery-by="__IMAGERY_BY__" data-time-zone="__TIME_ZONE__">${name} <script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>${more}</html>`,
  );
for (const name of ['index', 'faq', 'app', 'blank', 'plain', 'leave', 'team', 'teamdemo']) page(name);
for (const name of ['index', 'faq', 'app', 'blank', 'plain']) page(`es/${name}`);
page('app', '__PAGE_SCRIPTS__');
const address = '<input value="__FILL_address__">';
page(
  'contact',
  '<a href="mailto:__SUPPORT_EMAIL__">__SUPPORT_EMAIL__</a><i>__CONCIERGE_PHONE__</i><b>__CONCIERGE_HOURS__</b>',
);
page('waitlist', address);
page('core', address);
page('coregreen', address);
for (const name of ['mail', 'coremail']) page(name, `${address}<input value="__FILL_email__">`);
const simple = (at: string, file: string, isIndexed = true) => ({
  path: at,
  file,
  isIndexed,
  fill: [] as string[],
  variants: [] as object[],
});
writeFileSync(
  path.join(webDir, 'documents.json'),
  JSON.stringify({
    pages: [
      simple('/', 'index.html'),
      simple('/faq', 'faq.html'),
      simple('/es', 'es/index.html'),
      simple('/es/faq', 'es/faq.html'),
      simple('/contact', 'contact.html', false),
      simple('/leave', 'leave.html', false),
      { ...simple('/team', 'team.html', false), demoFile: 'teamdemo.html' },
      {
        ...simple('/waitlist', 'waitlist.html'),
        fill: ['address', 'email'],
        variants: [
          { query: 'plan=core', file: 'core.html' },
          { query: 'plan=core&color=green', file: 'coregreen.html' },
          { query: 'email=*', file: 'mail.html' },
          { query: 'plan=core&email=*', file: 'coremail.html' },
        ],
      },
    ],
    memberPaths: ['/dashboard', '/checkout'],
    demoPaths: ['/demo/ui'],
    pageScripts: { en: { '/dashboard': ['assets/a.js', 'assets/b.js'] } },
  }),
);

const CONTACTS = {
  supportEmail: 'help@hearthline.org',
  conciergePhone: '+18884327845',
  conciergeHours: ALWAYS,
};

async function open(
  demo: boolean,
  trackers = {},
  provider: 'stripe' | 'simulated' = 'simulated',
  imagery?: ImageryConfig,
  changes: Parameters<typeof listPricesAfter>[0] = [],
) {
  const app = Fastify();
  app.setErrorHandler((error, _req, reply) => reply.code(toErrorReply(error, 'en').status).send());
  const origin = 'https://hearthline.example';
  const docs = await loadDocuments(webDir, {
    demo,
    origin,
    payments: { provider: 'simulated' },
    smtpUrl: undefined,
    imagery,
    funds: BENEFIT,
    ...CONTACTS,
  });
  registerSearchEngines(app, docs, origin);
  registerDocuments(app, docs, {
    demo,
    https: true,
    trackers,
    payments: { provider },
    imagery,
    reader: async (req) =>
      req.headers['x-test'] === 'member'
        ? { language: req.headers['x-language'] === 'es' ? 'es' : 'en', timeZone: 'America/Phoenix' }
        : null,
    prices: async () => listPricesAfter(changes),
    firstStatus: async (_req, _reply, path) => `<p id="first-status">${path}</p>`,
  });
  afterAll(() => app.close());
  return async (url: string, who: 'visitor' | 'member' = 'visitor', more: Record<string, string> = {}) => {
    const {
      statusCode: status,
      body,
      headers,
    } = await app.inject({ url, headers: { 'x-test': who, accept: '*/*', ...more } });
    return { status, body, headers, page: /> ?([\w/]+) </.exec(body)?.[1] };
  };
}
const demo = await open(true);
const live = await open(false);

test.each<[string, string, 'visitor' | 'member', number, boolean]>([
  ['/', 'index', 'visitor', 200, true],
  ['/faq', 'faq', 'visitor', 200, true],
  ['/faq/', 'faq', 'visitor', 200, true],
  ['/?utm=x', 'index', 'visitor', 200, true],
  ['/leave', 'leave', 'visitor', 200, false],
  ['/waitlist', 'waitlist', 'visitor', 200, true],
  ['/waitlist?plan=core', 'core', 'visitor', 200, true],
  ['/waitlist?plan=gold', 'waitlist', 'visitor', 200, true],
  ['/waitlist?color=green', 'waitlist', 'visitor', 200, true],
  ['/waitlist?plan=core&color=green', 'coregreen', 'visitor', 200, true],
  ['/waitlist?plan=core&color=red', 'core', 'visitor', 200, true],
  ['/waitlist?email=a%40b.example', 'mail', 'visitor', 200, true],
  ['/waitlist?email=%20', 'waitlist', 'visitor', 200, true],
  ['/waitlist?email=a%40b.example&plan=core', 'coremail', 'visitor', 200, true],
  ['/dashboard', 'index', 'visitor', 200, false],
  ['/checkout/123', 'index', 'visitor', 200, false],
  ['/dashboards', 'index', 'visitor', 404, false],
  ['/no/such/page', 'index', 'visitor', 404, false],
  ['/demo/ui', 'index', 'visitor', 404, false],
  ['/es', 'es/index', 'visitor', 200, true],
  ['/es/', 'es/index', 'visitor', 200, true],
  ['/es/faq', 'es/faq', 'visitor', 200, true],
  ['/es/dashboard', 'es/index', 'visitor', 200, false],
  ['/es/no/such/page', 'es/index', 'visitor', 404, false],
  ['/español', 'index', 'visitor', 404, false],
  ['/', 'app', 'member', 200, false],
  ['/faq', 'app', 'member', 200, false],
  ['/no/such/page', 'app', 'member', 200, false],
])('%s shows %s to a %s with status %d', async (url, expected, who, status, isIndexed) => {
  const reply = await live(url, who);
  expect(reply).toMatchObject({ status, page: expected });
  expect(reply.headers['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex');
  expect(reply.headers['vary']).toBe('Cookie, Sec-GPC');
});

test('no browser cache keeps a member’s document; a visitor’s is asked for again each time', async () => {
  for (const url of ['/', '/dashboard', '/evacuation', '/no/such/page'])
    expect((await live(url, 'member')).headers['cache-control']).toBe('no-store');
  for (const url of ['/', '/faq', '/no/such/page'])
    expect((await live(url)).headers['cache-control']).toBe('private, no-cache');
});

test('a member reads the app in the language of the account, at addresses without a language', async () => {
  expect(await live('/dashboard', 'member', { 'x-language': 'es' })).toMatchObject({
    status: 200,
    page: 'es/app',
  });
  const moved = await live('/es/faq?q=1', 'member', { 'x-language': 'es' });
  expect((await live('/dashboard', 'member')).body).toContain('data-time-zone="America/Phoenix"');
  expect((await live('/faq')).body).toContain('data-time-zone=""');
  expect(moved).toMatchObject({ status: 302, headers: { location: '/faq?q=1' } });
});

test('the demo has its own pages, and documents include their mode and public address', async () => {
  expect(await demo('/demo/ui')).toMatchObject({ status: 200, page: 'blank' });
  expect(await demo('/es/demo/ui')).toMatchObject({ status: 200, page: 'es/blank' });
  expect(await demo('/demo/other')).toMatchObject({ status: 404, page: 'index' });
  expect((await demo('/')).body).toContain('data-mode="demo"');
  expect((await live('/')).body).toContain('data-mode="live" data-at="https://hearthline.example/"');
});

test('a page that differs in demo mode matches the server’s mode', async () => {
  expect(await demo('/team')).toMatchObject({ status: 200, page: 'teamdemo' });
  expect(await live('/team')).toMatchObject({ status: 200, page: 'team' });
});

test('a member’s document asks for the scripts of its page, if they are worth it', async () => {
  const scriptsAt = async (url: string) =>
    [...(await live(url, 'member')).body.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
  expect(await scriptsAt('/dashboard')).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(await scriptsAt('/dashboard/?x=1')).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(await scriptsAt('/checkout')).toEqual([]);
  expect(await scriptsAt('/constructor')).toEqual([]);
  expect((await live('/checkout', 'member')).body).not.toContain('PAGE_SCRIPTS');
});

test('every response has its own nonce, in the document and in the policy', async () => {
  const [a, b] = [await live('/'), await live('/')];
  const nonce = /nonce="([^"]+)"/.exec(a.body)?.[1] ?? '';
  expect(nonce).toHaveLength(24);
  expect(a.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(a.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  expect(a.body).not.toContain('__CSP_NONCE__');
  expect(b.body).not.toContain(nonce);
});

test('a document says what is real even in a demo: card charges and outgoing email', async () => {
  const stripe = (secretKey: string) =>
    ({
      provider: 'stripe',
      secretKey,
      publishableKey: '',
      webhookSecret: '',
      connectSecret: undefined,
      apiUrl: '',
    }) as const;
  const real = async (payments: PaymentsConfig, smtpUrl?: string) => {
    const facts = {
      demo: true,
      origin: 'https://hearthline.example',
      payments,
      smtpUrl,
      funds: BENEFIT,
      ...CONTACTS,
    };
    return /data-real="([^"]*)"/.exec((await loadDocuments(webDir, facts)).in.en.app)?.[1];
  };
  expect(await real({ provider: 'simulated' })).toBe('');
  expect(await real(stripe('sk_test_1'))).toBe('');
  expect(await real(stripe('sk_live_1'))).toBe('cards');
  expect(await real(stripe('sk_live_1'), 'smtp://mail.example')).toBe('cards mail');
});

test('the card provider’s script is allowed only where a signed-in member pays, and only if configured', async () => {
  const withStripe = await open(false, { analyticsId: 'G-TEST', adPixelId: '123456' }, 'stripe');
  const looks = async (reply: ReturnType<typeof withStripe>) => {
    const { headers, body } = await reply;
    const policy = String(headers['content-security-policy']);
    const payment = /payment=(.*), usb/.exec(String(headers['permissions-policy']))?.[1];
    return {
      isOpen: policy.includes('stripe.com'),
      payment,
      isMarked: body.includes('data-cards="stripe"'),
      policy,
      document: headers['x-document'],
    };
  };
  for (const url of ['/checkout', '/checkout/123', '/checkout/', '/membership?x=1', '/join/step']) {
    const seen = await looks(withStripe(url, 'member'));
    expect(seen).toMatchObject({
      isOpen: true,
      isMarked: true,
      document: 'card-form',
      payment: '(self "https://js.stripe.com")',
    });
    expect(seen.policy).toMatch(
      /script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
    );
    expect(seen.policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
    expect(seen.policy).not.toMatch(/unsafe|google|facebook/);
  }
  const closed = [
    withStripe('/market', 'member'),
    withStripe('/checkouts', 'member'),
    withStripe('/checkout/123'),
    withStripe('/'),
    live('/checkout/123', 'member'),
  ];
  for (const reply of closed) {
    expect(await looks(reply)).toMatchObject({ isOpen: false, isMarked: false });
    expect((await looks(reply)).policy).not.toContain('frame-src');
  }
});

test('a browser that requests a nonexistent file gets a page', async () => {
  expect(await live('/index.html', 'visitor', { accept: 'text/html' })).toMatchObject({
    status: 404,
    page: 'index',
  });
});

test('a missing file or API endpoint doesn’t return a page', async () => {
  for (const url of ['/assets/gone.js', '/api/gone', '/wp-login.php', '/.git/config.x'])
    expect((await live(url)).status).toBe(404);
});

test('query values are filled into the page as text only', async () => {
  expect((await live('/waitlist')).body).toContain('<input value="">');
  const nasty = `" onfocus="alert(1)" x='<script>$& $1 __CSP_NONCE__ __FILL_email__`;
  const { body } = await live(
    `/waitlist?${new URLSearchParams({ address: ` ${nasty} `, email: 'maya@example.com' }).toString()}`,
  );
  expect(body).toContain('<input value="&quot; onfocus=&quot;alert(1)&quot; x=&#39;&lt;script&gt;$&amp; $1 ');
  expect(body).toContain('<input value="maya@example.com">');
  expect(body).not.toContain('<script>$');
  const long = await live(`/waitlist?address=${'x'.repeat(5000)}`);
  expect(long.body).toContain(`value="${'x'.repeat(300)}"`);
  expect((await live('/waitlist?address=%E0%A4%A')).status).toBe(200);
  expect(body).toContain('__CSP_NONCE__ __FILL_email__');
  const second = await live('/waitlist?address=12+Elm?x&email=a%40b.example');
  expect(second).toMatchObject({ page: 'mail' });
  expect(second.body).toContain('value="12 Elm?x"');
});

test('trackers are included only if configured, for visitors, and never with Global Privacy Control', async () => {
  const tracked = await open(false, { analyticsId: 'G-TEST1234', adPixelId: '123456' });
  const policyOf = (r: { headers: Record<string, unknown> }) => String(r.headers['content-security-policy']);
  const visitor = await tracked('/');
  expect(visitor.body).toContain('data-analytics="G-TEST1234"');
  expect(policyOf(visitor)).toContain(
    "connect-src 'self' https://tile.openstreetmap.org https://www.google-analytics.com;",
  );
  expect(policyOf(visitor)).toContain('https://www.facebook.com;');
  for (const quiet of [
    await tracked('/', 'visitor', { 'sec-gpc': '1' }),
    await tracked('/', 'member'),
    await live('/'),
  ]) {
    expect(quiet.body).not.toContain('G-TEST1234');
    expect(policyOf(quiet)).toContain("connect-src 'self' https://tile.openstreetmap.org;");
    expect(policyOf(quiet)).not.toContain('facebook');
  }
});

test('the sitemap lists indexable pages at the public address', async () => {
  const robots = await live('/robots.txt');
  expect(robots.body).toContain('Sitemap: https://hearthline.example/sitemap.xml');
  expect(robots.body).toContain('Disallow: /dashboard');
  const { body, headers } = await live('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect([...body.matchAll(/<loc>([^<]+)</g)].map((m) => m[1])).toEqual([
    'https://hearthline.example/',
    'https://hearthline.example/faq',
    'https://hearthline.example/es',
    'https://hearthline.example/es/faq',
    'https://hearthline.example/waitlist',
  ]);
});

test('aerial images are allowed only when configured, and only in a member’s document', async () => {
  const tilesUrl = 'https://tiles.example.com/{z}/{x}/{y}.jpg?key=a&b=c';
  const pictured = await open(false, {}, 'simulated', { tilesUrl, attribution: 'Imagery © Example' });
  const policyOf = (r: { headers: Record<string, unknown> }) => String(r.headers['content-security-policy']);
  const member = await pictured('/dashboard', 'member');
  expect(member.body).toContain('data-imagery="https://tiles.example.com/{z}/{x}/{y}.jpg?key=a&amp;b=c"');
  expect(member.body).toContain('data-imagery-by="Imagery © Example"');
  expect(policyOf(member)).toContain(
    "connect-src 'self' https://tile.openstreetmap.org https://tiles.example.com;",
  );
  for (const other of [await pictured('/faq'), await live('/dashboard', 'member')])
    expect(policyOf(other)).not.toContain('tiles.example.com');
  expect((await live('/dashboard', 'member')).body).toContain('data-imagery=""');
});

test('a page prints the contact details that the operator configured', async () => {
  const { body } = await (await open(false))('/contact');
  expect(body).toContain('<a href="mailto:help@hearthline.org">help@hearthline.org</a><i>+18884327845</i>');
  expect(body).toContain('<b>24/7</b>');
});

test('a page shows the prices of today, and says "two months free" only where it is so', async () => {
  page('waitlist', '<p>__PRICE_PLUS_MONTH__ __PRICE_PLUS_YEARLY__ __PRICE_YEAR_LABEL__</p>');
  const read = async (changes: Parameters<typeof listPricesAfter>[0]) => {
    const get = await open(false, {}, 'simulated', undefined, changes);
    return (await get('/waitlist')).body;
  };
  expect(await read([])).toContain('$59 or $590 a year, two months free Annual fee (ten months)');
  const raised = { plan: 'plus', interval: 'month', newCents: 69_50 } as const;
  expect(await read([raised])).toContain('$69.50 or $590 a year Annual fee<');
});
