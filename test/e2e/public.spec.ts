import { SOAK, WITH_MOTION } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { signIn, newEmail } from './people.ts';
import { expect, settled, test, visit, visitFully } from './test.ts';

test.use(WITH_MOTION);

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the small-screen menu toggles with its button and closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main, small screen' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Protection plans' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Protection plans' })).toBeInViewport();
});

test('the small-screen menu keeps keyboard focus in a useful place', { tag: SOAK }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const signInLink = page
    .getByRole('navigation', { name: 'Main, small screen' })
    .getByRole('link', { name: 'Sign in' });
  await button.click();
  await signInLink.focus();
  await page.keyboard.press('Escape');
  await expect(signInLink).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await signInLink.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the page is served as finished HTML, with the three plans and their prices', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const word of ['$29', '$59', '$99', 'Most Popular', 'ALWAYS READY']) expect(html).toContain(word);
  expect(html).not.toContain('__CSP_NONCE__');
  expect(html).not.toMatch(/<div[^>]* style=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('links work, and parts that need JavaScript say so', async ({ page }) => {
    await page.goto('/sign-in');
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(/Signing in needs JavaScript[^]*call 911/);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const links = page.getByRole('navigation', { name: 'Main, small screen' });
    await expect(links.getByRole('link', { name: 'Protection plans' })).toBeVisible();
    await page.goto('/demo/mailbox');
    await expect(notice).toBeVisible();
    await signIn(page);
    await page.goto('/dashboard');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(/Your account needs JavaScript[^]*call 911/);
  });
});

test.describe('an unknown URL, signed out', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('shows the landing page with status 404 and opens no dialog', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: /When the order comes/ })).toBeVisible();
    // A dialog would load its own script: only an idle network shows that none is on its way.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('scrolling', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'starts at the top of a new page, goes to a hash, and leaves Back and Forward alone',
    { tag: SOAK },
    async ({ page }) => {
      await visit(page, '/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click();
      await expect(page.locator('#welcome')).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 1200));
      await page.getByRole('banner').getByRole('link', { name: 'Protection plans' }).click();
      await expect(page.locator('#pricing')).toBeInViewport();
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Hearthline' }).click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page).toHaveURL('/');
      // The current URL, chosen again.
      await page.evaluate(() => scrollTo(0, 700));
      await header.getByRole('link', { name: 'Hearthline' }).click();
      await expect.poll(() => scrollTop(page)).toBe(0);

      // Parts that activate later would move what is at 700.
      await visitFully(page, '/');
      await page.evaluate(() => scrollTo(0, 700));
      // Clicked where it is: a real click would first scroll up to it.
      await page.getByRole('link', { name: 'Demo mailbox' }).dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: 'Demo mailbox' })).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { name: /When the order comes/ })).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBe(700);
    },
  );

  test('stays where it is when only the query changes', { tag: SOAK }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 320 });
    await visit(page, '/demo/mailbox');
    await page.getByLabel('Email').fill('maya@example.com');
    await page.evaluate(() => scrollTo(0, 120));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?to=maya/);
    await expect(page.getByText('No messages', { exact: true })).toBeAttached();
    expect(await scrollTop(page)).toBe(120);
  });

  test('moves the container named app-scroll-container if there is one', { tag: SOAK }, async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => {
      const box = document.createElement('div');
      box.id = 'app-scroll-container';
      box.className = 'h-40 overflow-y-auto';
      box.innerHTML = '<p class="min-h-svh">tall</p>';
      document.body.append(box);
      box.scrollTop = 200;
    });
    await page.getByRole('link', { name: 'Demo mailbox' }).click();
    await expect.poll(() => page.locator('#app-scroll-container').evaluate((box) => box.scrollTop)).toBe(0);
  });
});

for (const [reducedMotion, expected] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(
    `scrolling is ${expected} for a person whose motion setting is ${reducedMotion}`,
    { tag: SOAK },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(page, '/');
      const behaviour = page.evaluate(
        () =>
          new Promise((resolve) => {
            window.scrollTo = ((options: ScrollToOptions) =>
              resolve(options.behavior)) as typeof window.scrollTo;
          }),
      );
      await page.getByRole('link', { name: 'Demo mailbox' }).click();
      expect(await behaviour).toBe(expected);
    },
  );
}

test('every navigation is reported to the advertising pixel, by path only', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { fbq: (...told: unknown[]) => seen.push(told), seen });
  });
  await visit(page, '/?email=maya@example.com');
  await page.getByRole('link', { name: 'Demo mailbox' }).click();
  await page.getByLabel('Email or phone number').fill(newEmail());
  await page.getByRole('button', { name: 'Open mailbox' }).click();
  await expect(page.getByText('No messages', { exact: true })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  const view = (path: string) => ['track', 'PageView', { page_path: path }];
  // Development builds mount twice; what matters is the order of the paths and that nothing else is sent.
  expect(seen.filter((told, at) => JSON.stringify(told) !== JSON.stringify(seen[at - 1]))).toEqual([
    view('/'),
    view('/demo/mailbox'),
  ]);
  expect(seen.length).toBeGreaterThanOrEqual(3);
});

test('a signed-in member never sees the landing page at the root', async ({ page }) => {
  await signIn(page);
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain('When the order comes');
  await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible();
});

test('the demo is labeled as a demo', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
});
