/**
 * How long until a member can use a page on a mid-range phone over slow 4G: its heading is there, nothing is
 * loading, and the main thread is free for a tap. Measures first visits right after signing in with a code,
 * which preloads the dashboard's files while the member waits for the code, and the next page load with a
 * warm cache. The floor is a one-line page over the same connection: TLS, HTTP/2, 150 ms round trip, 1.6
 * Mbit/s. Needs the built web app (`npm run build`).
 *
 *   npm run bench -- member-pages
 *
 * Fails at full size above 2 seconds at the median.
 */
import type { Page } from '@playwright/test';
import { filesAfterSignIn } from '#contract/device-copy.ts';
import { createHome } from '#server/home/homes/homes.ts';
import { finish } from './lib/finish.ts';
import { openBrowser } from './lib/interactions.ts';
import { quantile } from './lib/measure.ts';
import { openSlow4G, slowdownToPhone } from './lib/phone.ts';
import { demoSignIn } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';
import { openWebsite } from './lib/website.ts';

describeBench('member pages on a mid-range phone over slow 4G');

const { runs } = sizesFor({ runs: { full: 5, small: 1 } });
const PAGES = isSmall
  ? ['/dashboard']
  : ['/dashboard', '/evacuation', '/plan', '/vault', '/readiness', '/market', '/settings'];
const MOST_SECONDS = 2;
const FLOOR = '/floor';

const { dir, deps, database, http, port } = await openWebsite((server) =>
  server.get(FLOOR, (_req, reply) => reply.type('text/html').send('<!doctype html><h1>Floor</h1>')),
);
const { origin, args } = await openSlow4G(port, dir);

const member = await demoSignIn(http, 'bench@example.com');
await database.db.transaction((tx) =>
  createHome(
    tx,
    deps,
    { id: member.userId, device: null },
    { address: '12 Skyway', city: 'Paradise', state: 'CA', zip: '95969' },
  ),
);

/**
 * Records when the page last became usable: a heading, nothing loading, and no task over 50 ms after it. Ends
 * after half a second without changes.
 */
const WATCH = `
  globalThis.usableAt = new Promise((resolve) => {
    let [at, quietSince] = [0, 0];
    const isReady = () =>
      document.querySelector('h1') !== null &&
      !document.querySelector('[aria-busy=true], [role=status][aria-label^=Loading]');
    const look = () => {
      const now = performance.now();
      if (!isReady()) at = 0;
      else if (!at) at = quietSince = now;
      if (at && now - quietSince > 500) resolve(at);
      else requestAnimationFrame(look);
    };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (at) at = quietSince = Math.max(at, startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
    look();
  });`;

const IN_CHARGE = `navigator.serviceWorker.controller ? null : new Promise((resolve) =>
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(null)))`;

async function secondsUntilUsable(page: Page, to: string): Promise<number> {
  await page.goto(to, { waitUntil: 'commit' });
  return (await page.evaluate<number>('usableAt')) / 1000;
}

const browser = await openBrowser(args);
/** Measured for every visit, because a machine that is throttled now and then would be slowed down twice. */
const indexes: number[] = [];

/** Whether everything that a browser preloads has arrived. */
const IS_LOADED_AHEAD = `fetch('/${filesAfterSignIn('en')}').then((list) => list.json()).then((files) => {
  const here = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));
  return files.every((file) => here.has(file));
})`;

/** Whether the app's script came from the browser's cache, where the sign-in page put it. */
const IS_FROM_CACHE = `performance.getEntriesByName(document.querySelector('script[type=module]').src)
  .at(0)?.transferSize === 0`;

/** The page people see while they wait for their code. No code is sent, because codes are rate-limited. */
async function waitForCode(page: Page): Promise<void> {
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  await page.evaluate(
    (awaited) => sessionStorage.setItem('awaited-code', awaited),
    JSON.stringify({ email: 'visitor@example.com', sentAt: Date.now() }),
  );
  await page.reload();
  await page.getByLabel('Six-digit code').waitFor();
  await page.waitForFunction(IS_LOADED_AHEAD, undefined, { polling: 1000 });
}

/** A first visit right after signing in; then the next visit in the same browser. */
async function visitTwice(to: string): Promise<[first: number, next: number]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 412, height: 823 },
  });
  await context.addInitScript({ content: WATCH });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slowDown = async () => {
    const { index, slowdown: rate } = await slowdownToPhone(browser);
    indexes.push(index);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  if (to !== FLOOR) await waitForCode(page);
  await context.addCookies([{ name: 'session', value: member.session, url: origin }]);
  await slowDown();
  const first = await secondsUntilUsable(page, to);
  if (to !== FLOOR) {
    if (!(await page.evaluate<boolean>(IS_FROM_CACHE))) throw new Error('The files were loaded again.');
    await page.evaluate(IN_CHARGE);
  }
  await slowDown();
  const next = await secondsUntilUsable(page, to);
  await context.close();
  return [first, next];
}

let isSlow = false;
for (const to of [FLOOR, ...PAGES]) {
  const visits: [number, number][] = [];
  indexes.length = 0;
  for (let n = 0; n < runs; n += 1) visits.push(await visitTwice(to));
  const [first, next] = [0, 1].map((n) =>
    quantile(
      visits.map((one) => one[n] ?? 0),
      0.5,
    ),
  ) as [number, number];
  console.log(`${to.padEnd(14)} first visit ${first.toFixed(2)} s   next visit ${next.toFixed(2)} s`);
  const target = to === FLOOR ? {} : { target: { atMost: MOST_SECONDS } };
  const note = `index ${Math.min(...indexes)} to ${Math.max(...indexes)}`;
  addFigure({ what: `${to}, first visit`, value: first, unit: 's', ...target, note });
  addFigure({ what: `${to}, next visit`, value: next, unit: 's', ...target });
  if (to !== FLOOR) isSlow ||= Math.max(first, next) > MOST_SECONDS;
}
await finish(isSlow && !isSmall ? 1 : 0);
