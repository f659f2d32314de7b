import type { Page, Request, Route } from '@playwright/test';
import { sized, SOAK } from '#test/tier.ts';
import { faultsOf, overflow } from './faults.ts';
import { expect, test, visit } from './test.ts';

const API = '**/api/addresses/suggest';

/** The search box on the components page, in light or dark, and its parts. */
async function boxOf(page: Page, theme: 'light' | 'dark') {
  const panel = page
    .locator(`[data-theme=${theme}]`)
    .filter({ has: page.getByLabel('Home Address') })
    .last();
  const box = panel.getByRole('combobox', { name: 'Home Address' });
  const list = page.getByRole('listbox', { name: 'Suggested addresses' });
  await box.scrollIntoViewIfNeeded();
  await box.click();
  return { panel, box, list, options: list.getByRole('option'), said: panel.getByText(/^Typed:/) };
}

async function openBox(page: Page) {
  await visit(page, '/demo/ui');
  return boxOf(page, 'light');
}

const answer = (...addresses: string[]) => ({
  json: {
    suggestions: addresses.map((formattedAddress) => ({ formattedAddress, placeId: null })),
    attribution: 'Places: somewhere',
  },
});
const typedIn = (route: Route) => (route.request().postDataJSON() as { text: string }).text;

test('a visitor finds a town using only the keyboard', async ({ page }) => {
  const { panel, box, list, options, said } = await openBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('par');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(options).toHaveCount(8);
  await expect(options.first()).toHaveText('Paradise, CA');
  await expect(panel.getByRole('status').filter({ hasText: '8 suggestions' })).toBeAttached();
  await expect(list.locator('..')).toContainText('GeoNames, CC BY 4.0');
  expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));

  const expectActive = async (index: number) => {
    const option = options.nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await expect(box).toBeFocused();
  };
  await box.press('ArrowDown');
  await expectActive(0);
  await box.press('ArrowDown');
  await expectActive(1);
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('ArrowUp');
  await expectActive(7);
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await expectActive(0);

  // Home and End belong to the text
  await box.press('Home');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  expect(await box.evaluate((el: HTMLInputElement) => el.selectionStart)).toBe(0);
  await box.press('End');
  expect(await box.evaluate((el: HTMLInputElement) => el.selectionStart)).toBe(3);

  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('Paradise, CA');
  await expect(box).toBeFocused();
  await expect(said).toHaveText('Typed: Paradise, CA. Picked: Paradise, CA.');
});

test('the street stays as typed and its town is completed', { tag: SOAK }, async ({ page }) => {
  const { box, options, said } = await openBox(page);
  await box.pressSequentially('12 Elm St, Altad');
  await options.filter({ hasText: '91001' }).click();
  await expect(said).toHaveText(
    'Typed: 12 Elm St, Altadena, CA 91001. Picked: 12 Elm St, Altadena, CA 91001.',
  );
});

test('Escape closes the list and keeps the input; arrow keys reopen it', { tag: SOAK }, async ({ page }) => {
  const { box, list, said } = await openBox(page);
  await box.pressSequentially('reno');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('reno');
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('reno');
  await expect(said).toHaveText('Typed: reno. Picked: nothing.');
});

test('Tab and Enter leave the input as typed', { tag: SOAK }, async ({ page }) => {
  const { box, list, said } = await openBox(page);
  await box.pressSequentially('reno');
  await expect(list).toBeVisible();
  await box.press('Enter');
  await expect(list).toBeHidden();
  await box.pressSequentially(', n');
  await expect(list).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Tab');
  await expect(list).toBeHidden();
  await expect(box).not.toBeFocused();
  await expect(box).toHaveValue('reno, n');
  await expect(said).toHaveText('Typed: reno, n. Picked: nothing.');
});

test(
  'a click elsewhere closes the list; pressing on the list keeps focus in the box',
  { tag: SOAK },
  async ({ page }) => {
    const { panel, box, list, options } = await openBox(page);
    await box.pressSequentially('malibu');
    await options.first().hover();
    await page.mouse.down();
    await expect(box).toBeFocused();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(list).toBeVisible();
    await panel.getByText('Address with suggestions').click();
    await expect(list).toBeHidden();
    await expect(box).toHaveValue('malibu');
  },
);

test('fast typing sends one request, and two letters send none', { tag: SOAK }, async ({ page }) => {
  const asked: string[] = [];
  await page.route(API, (route) => {
    asked.push(typedIn(route));
    return route.continue();
  });
  const { box, options } = await openBox(page);
  await box.pressSequentially('pa');
  await box.fill('');
  await box.evaluate((el: HTMLInputElement) => {
    for (const text of ['alt', 'alta', 'altad']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(el, text);
      el.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(options.first()).toContainText('Altadena');
  expect(asked).toEqual(['altad']);
});

test('a late response never replaces a newer one', { tag: SOAK }, async ({ page }) => {
  let letGo = () => {};
  const late = new Promise<void>((resolve) => (letGo = resolve));
  let lateDone: Promise<void> | undefined;
  await page.route(API, async (route) => {
    if (typedIn(route) !== 'par') return route.fulfill(answer('New, CA'));
    lateDone = late.then(() => route.fulfill(answer('Old, CA')).catch(() => {})); // the browser has canceled it by then
  });
  const { box, options } = await openBox(page);
  const first = page.waitForRequest(API);
  await box.fill('par');
  const request = await first;
  await box.fill('parad');
  await expect(options).toHaveText(['New, CA']);
  letGo();
  await lateDone;
  await expect.poll(() => request.failure()?.errorText).toContain('ERR_ABORTED');
  await expect(options).toHaveText(['New, CA']);
});

test('a response that arrives after the user moved on opens nothing', { tag: SOAK }, async ({ page }) => {
  let letGo = () => {};
  const late = new Promise<void>((resolve) => (letGo = resolve));
  let lateDone: Promise<void> | undefined;
  await page.route(API, (route) => {
    lateDone = late.then(() => route.fulfill(answer('Old, CA')).catch(() => {}));
  });
  const { box, list } = await openBox(page);
  const first = page.waitForRequest(API);
  await box.fill('paradise');
  const request = await first;
  await box.press('Tab');
  letGo();
  await lateDone;
  await expect.poll(() => request.failure()?.errorText).toContain('ERR_ABORTED');
  await expect(list).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});

test.describe('when suggestions fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  const failures: Record<string, (route: Route) => Promise<void>> = {
    'no connection': (route) => route.abort(),
    'an error': (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
    'too many questions': (route) =>
      route.fulfill({ status: 429, json: { error: 'Slow down', code: 'rate_limited' } }),
    'a page in place of an answer': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' }),
    'another shape': (route) => route.fulfill({ json: {} }),
  };
  const tried = Object.entries(failures);
  for (const [name, fail] of sized({ gate: [tried[4]], soak: tried }).filter((one) => one !== undefined)) {
    test(`it works as a plain text box: ${name}`, async ({ page }) => {
      await page.route(API, fail);
      const { box, list, said } = await openBox(page);
      // Ignore other requests of the page.
      const isAsked = (request: Request) => request.url().endsWith('/api/addresses/suggest');
      const answered =
        name === 'no connection'
          ? page.waitForEvent('requestfailed', isAsked)
          : page.waitForEvent('requestfinished', isAsked);
      await box.pressSequentially('12 Elm St, Paradise');
      await answered;
      await expect(said).toHaveText('Typed: 12 Elm St, Paradise. Picked: nothing.');
      await expect(list).toBeHidden();
      await expect(box).toHaveValue('12 Elm St, Paradise');
      await page.unroute(API);
      await box.press('Backspace');
      await expect(list).toBeVisible();
    });
  }
});

test('the open list has no accessibility issues in light and dark mode', { tag: SOAK }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // colors are only final once the list is fully visible
  await visit(page, '/demo/ui');
  for (const theme of ['light', 'dark'] as const) {
    const { box, options } = await boxOf(page, theme);
    await box.pressSequentially('par');
    await expect(options).toHaveCount(8);
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    expect(await faultsOf(page, { within: '#forms' }), theme).toEqual([]);
    await box.press('Escape');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 400 }, hasTouch: true, isMobile: true });

  test(
    'box and list stay visible above the keyboard, the list scrolls, and a tap selects',
    { tag: SOAK },
    async ({ page }) => {
      const { box, list, options, said } = await openBox(page);
      await box.pressSequentially('par');
      await expect(options).toHaveCount(8);
      const panel = list.locator('..');
      await expect.poll(async () => (await panel.boundingBox())?.y ?? 0).toBeLessThan(250);
      await expect
        .poll(async () => {
          const around = await panel.boundingBox();
          return (around?.y ?? 0) + (around?.height ?? 999);
        })
        .toBeLessThanOrEqual(400);
      await expect.poll(async () => (await box.boundingBox())?.y).toBeGreaterThan(64);
      for (const option of await options.all())
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await options.nth(7).scrollIntoViewIfNeeded();
      await options.nth(7).tap();
      await expect(said).toContainText('Picked: Rohnert Park, CA.');
      await expect(list).toBeHidden();
    },
  );
});

test('nothing overflows at 320 px', { tag: SOAK }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { box, options } = await openBox(page);
  await box.pressSequentially('1234 Avenida de las Grandes Montañas del Norte, Altad');
  await expect(options.first()).toBeVisible();
  await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);
});

test(
  'on the landing page the whole list is visible, and a suggestion leads to the waitlist',
  { tag: SOAK },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    await page.getByRole('combobox').pressSequentially('par');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveCount(8);
    // the topmost element at the center of each option is that option: neither cut off by the hero nor covered
    await expect
      .poll(() =>
        options.evaluateAll((all) =>
          all.map((option) => {
            const { x, y, width, height } = option.getBoundingClientRect();
            return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }),
        ),
      )
      .toEqual(Array.from({ length: 8 }, () => true));
    await options.last().click();
    await expect(page).toHaveURL(/\/waitlist\?address=Rohnert%20Park%2C%20CA$/);
    await expect(page.getByLabel('Home Address')).toHaveValue('Rohnert Park, CA');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a named text box', async ({ page }) => {
    await page.goto('/waitlist');
    const box = page.getByLabel('Home Address');
    await box.fill('12 Elm St, Paradise');
    await expect(box).toHaveAttribute('name', 'address');
    await expect(box).toHaveValue('12 Elm St, Paradise');
  });
});
