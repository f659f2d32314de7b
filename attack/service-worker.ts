/** What a browser still holds of a member after sign-out: caches, storage and offline pages. */
import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { plantCanary, type Canary } from './people.ts';
import { ORIGIN, SITE } from './client.ts';
import { openFront } from './front.ts';
import { type Attack, NotTried } from './target.ts';

const PATIENCE_MS = 60_000;

/**
 * Everything the site stores in this browser, as one text. A string of code, because browser globals aren't
 * typed here.
 */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return parts.join('\\n');
  })()`);

/** Waits until the plan is in a cache, or no longer is. */
const planIs = (page: Page, isThere: boolean, timeout: number) =>
  page.waitForFunction(
    `caches.match('/api/plan-card').then((kept) => (kept !== undefined) === ${isThere})`,
    undefined,
    {
      timeout,
      polling: 300,
    },
  );

/** The page content once navigation has finished. */
async function contentOf(page: Page): Promise<string> {
  await page.waitForLoadState('load', { timeout: 20_000 }).catch(() => undefined);
  return page.content().catch(async () => {
    await page.waitForTimeout(2000);
    return page.content();
  });
}

const saysTheirs = (text: string, { word, me }: Canary) =>
  text.toLowerCase().includes(word.toLowerCase()) || text.includes(me.email);

async function enter(context: BrowserContext, canary: Canary): Promise<Page> {
  const token = canary.me.cookies.get('__Host-session') ?? '';
  await context.addCookies([
    { name: '__Host-session', value: token, url: ORIGIN, secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${ORIGIN}/plan`);
  await planIs(page, true, PATIENCE_MS);
  return page;
}

async function tryIt(context: BrowserContext, canary: Canary): Promise<string[]> {
  const faults: string[] = [];
  const page = await enter(context, canary);
  if (!saysTheirs(await everythingKept(page), canary))
    faults.push('The plan was not on the device before log-out, so its removal shows nothing.');
  await page.goto(`${ORIGIN}/settings`);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/settings'), { timeout: PATIENCE_MS });
  await planIs(page, false, 10_000).catch(() =>
    faults.push('The saved plan is still in the cache after log-out.'),
  );
  if (saysTheirs(await everythingKept(page), canary))
    faults.push('Caches or storage still have personal data.');
  const cookies = await context.cookies(ORIGIN);
  if (cookies.some(({ name, value }) => name.includes('session') && value !== ''))
    faults.push('The session cookie is still there.');
  await context.setOffline(true);
  for (const path of ['/plan', '/vault', '/dashboard', '/']) {
    await page.goto(`${ORIGIN}${path}`).catch(() => undefined);
    if (saysTheirs(await contentOf(page), canary))
      faults.push(`${path} shows personal data without a network.`);
  }
  await context.setOffline(false);
  await page.goBack().catch(() => undefined);
  if (saysTheirs(await contentOf(page), canary)) faults.push('Back shows personal data.');
  return faults;
}

export const serviceWorker: Attack = {
  name: 'the service worker and browser storage after log-out',
  run: async ({ world, port, pid }) => {
    const executablePath = process.env['CHROMIUM_PATH'];
    if (!executablePath || !existsSync(executablePath)) throw new NotTried('No browser: set CHROMIUM_PATH.');
    if (pid === null) throw new NotTried('Needs the built web app.');
    const front = await openFront(port);
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--ignore-certificate-errors',
        '--disable-background-networking',
        `--host-resolver-rules=MAP ${SITE}:443 127.0.0.1:${front}, MAP * ~NOTFOUND`,
      ],
    });
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'allow' });
      return await tryIt(context, await plantCanary(world));
    } finally {
      await browser.close();
    }
  },
};
