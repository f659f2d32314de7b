/** On the Home Screen: there is no browser UI, and the page extends under the clock and the home indicator. */
import type { Page } from '@playwright/test';
import { sized, SOAK } from '#test/tier.ts';
import { MEMBER_PATHS } from '#web/member-paths.ts';
import { prerenderedFacts } from '#web/prerendered-pages.ts';
import { family, publish } from './evacuation-of.ts';
import { signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

test.use({
  viewport: { width: 393, height: 852 },
  hasTouch: true,
  // A map works without its tiles, and pages opened without their link's secret show an error.
  expectedErrors: /status of (400|404)|ERR_NAME_NOT_RESOLVED/,
});

/** As if opened from the Home Screen. Browsers can't emulate this, so the media query is answered differently. */
async function install(page: Page): Promise<void> {
  const always = (text: string) => text.replaceAll(/\(display-mode: ?standalone\)/g, '(min-width: 0px)');
  await page.addInitScript(() => {
    const ask = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => ask(query.replace('(display-mode: standalone)', 'all'));
  });
  await page.route(/./, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: always(await response.text()) });
  });
}

/** The edges of an iPhone with a notch, in CSS pixels. */
const EDGES = { top: 59, bottom: 34, left: 0, right: 0 };
/** Applies until the next document. */
async function addNotch(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: EDGES });
}

/** Visible controls that overlap the clock or the home indicator. Scrolling content may overlap them. */
const underTheEdges = (page: Page) =>
  page.evaluate(({ top, bottom }) => {
    const fixed = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflowY } = getComputedStyle(at);
        if (overflowY === 'auto' && at.scrollHeight > at.clientHeight) return false;
        if (position === 'fixed' || position === 'sticky') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isOnTop = control.contains(
        document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
      );
      const isUnder = box.top < top || box.bottom > innerHeight - bottom;
      return isOnTop && isUnder && fixed(control)
        ? [control.getAttribute('aria-label') ?? control.textContent]
        : [];
    });
  }, EDGES);

const inTier = (paths: readonly string[]) => paths.filter((_, n) => n % sized({ gate: 9, soak: 1 }) === 0);
const backButton = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

test('in a browser there is no second way back', async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  await expect(backButton(page)).toBeHidden();
});

test(
  'the installed app has a way back on every page, also where nothing was found',
  { tag: SOAK },
  async ({ page }) => {
    test.slow();
    await install(page);
    for (const path of inTier(Object.keys(prerenderedFacts))) {
      await visit(page, path);
      const start = page.getByRole('banner').getByRole('link', { name: 'Hearthline' });
      await expect.soft(start, path).toBeVisible();
    }
    await signIn(page);
    const paths = MEMBER_PATHS.filter((path) => !path.includes(':') && !/^\/(admin|desk)/.test(path));
    for (const path of ['/no/such/page', ...inTier(paths)]) {
      await visit(page, path);
      await expect.soft(backButton(page), path).toBeVisible();
    }
    await visit(page, '/settings');
    await page.getByRole('link', { name: 'Hearthline' }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await backButton(page).click();
    await expect(page).toHaveURL(/\/settings$/);
  },
);

test('the first page of the installed app leads to the dashboard', async ({ page, context }) => {
  await signIn(page);
  const first = await context.newPage();
  await install(first);
  // Opened by the system, not from another page.
  await first.addInitScript(() => Object.defineProperty(History.prototype, 'length', { value: 1 }));
  await visit(first, '/plan');
  await backButton(first).click();
  await expect(first).toHaveURL(/\/dashboard$/);
});

test(
  'an order on a phone with a notch: bars, menu and dialogs stay clear of its edges',
  { tag: SOAK },
  async ({ page }) => {
    await install(page);
    await family(page);
    await publish(page, 'order');
    await visit(page, '/evacuation');
    await addNotch(page);
    await expect(page.getByRole('heading', { name: 'Your room is booked' })).toBeVisible({ timeout: 90_000 });
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => underTheEdges(page)).toEqual([]);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => underTheEdges(page)).toEqual([]);
    await visit(page, '/settings');
    await addNotch(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
    await expect.poll(() => underTheEdges(page)).toEqual([]);
  },
);

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test(
    'settings and setup say how to get notifications, and the installed app doesn’t',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await visit(page, '/settings');
      const steps = page.getByRole('listitem').filter({ hasText: /^Tap Add to Home Screen/ });
      await expect(
        page.getByText('notifications work after you add Hearthline to your Home Screen'),
      ).toBeVisible();
      await expect(steps).toBeVisible();
      await visit(page, '/setup/reach');
      await expect(steps).toBeVisible();
      await install(page);
      await visit(page, '/settings');
      await expect(page.getByText('Evacuation alerts in your browser')).toBeVisible();
      await expect(steps).toHaveCount(0);
    },
  );

  test('the same in Spanish', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await page.request.put('/api/notifications/language', { data: { language: 'es' } });
    await visit(page, '/settings');
    await expect(page.getByRole('listitem').filter({ hasText: /^Toque Agregar a inicio/ })).toBeVisible();
  });
});
