import { SOAK } from '#test/tier.ts';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsOf, overflow } from './faults.ts';
import { family, publish } from './evacuation-of.ts';
import { addHome } from './homes.ts';
import { subscribe } from './members.ts';
import { signIn } from './people.ts';
import { expect, settled, test, toast, visit } from './test.ts';

// The second pattern: map tiles, on machines without internet.
test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NAME_NOT_RESOLVED|Failed to fetch|status of 409/,
});
test.setTimeout(480_000);

const now = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });

/** The problems that axe finds, at this screen's stricter contrast, because it is read in smoke and sunlight. */
const faults = async (page: Page) => [
  ...(await faultsOf(page)),
  ...(await faultsOf(page, { within: 'main', rule: 'color-contrast-enhanced' })),
];

test('a warning, then an order, appear live with room and cash; the household checks in and extends its stay', async ({
  page,
}) => {
  await family(page);
  await visit(page, '/evacuation');
  await expect(now(page, 'We see no active evacuation orders for your address')).toBeVisible();
  await expect(page.getByText('all clear')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Issue a warning' }).click();
  await expect(now(page, 'Be ready to leave')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('status').filter({ hasText: /^Be ready to leave\.$/ })).toBeAttached();
  expect(await faults(page)).toEqual([]);
  // The first confirmation that the household has seen the order gets lost; the next click on the page sends another.
  await page.route('**/evacuation/acknowledge', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Issue an order' }).click();
  await expect(now(page, 'Leave now')).toBeVisible({ timeout: 90_000 });
  // Announced on the open page, and scrolled into view.
  await expect(
    page.getByRole('alert').filter({ hasText: /^Evacuation Order\. Leave now\.$/ }),
  ).toBeAttached();
  await expect(now(page, 'Leave now')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Your room is booked' })).toBeVisible({ timeout: 90_000 });
  const directions = page.getByRole('link', { name: 'Directions' });
  await expect(directions).toHaveAttribute('href', /destination=-?\d+\.\d{5},-?\d+\.\d{5}$/);
  await expect(
    page
      .getByText(
        /^(\$1,000 arrived on|We sent \$1,000 to) your card ending 5556\.$|^Our team is reviewing your \$1,000\.$/,
      )
      .first(),
  ).toBeVisible({ timeout: 120_000 });
  expect(await faults(page)).toEqual([]);

  const rosa = page.getByRole('group', { name: 'Where is Rosa Delgado?' });
  await rosa.getByRole('button', { name: 'Needs help' }).click();
  await expect(page.getByText('Call 911 if Rosa Delgado is in danger.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(rosa.getByRole('button', { name: 'Needs help' })).toHaveAttribute('aria-pressed', 'true');
  expect(await faults(page)).toEqual([]);
  await rosa.getByRole('button', { name: 'Safe' }).click();
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveCount(0);
  await expect(rosa.getByRole('button', { name: 'Safe' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Rosa Delgado is safe')).toBeVisible();
  await expect(page.getByText('Your household opened this alert')).toBeVisible();

  await page.getByRole('button', { name: 'Stay longer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Extra nights (you pay)').selectOption('2');
  await expect(dialog.getByText(/^You pay the hotel \$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save nights' }).click();
  await expect(page.getByText('You added 2 nights at your expense')).toBeVisible();
  await page.getByRole('button', { name: 'Release room' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release room' }).click();
  await expect(page.getByRole('heading', { name: '1 room was released' })).toBeVisible();
  await page.getByRole('button', { name: 'Lift the order' }).click();
  await expect(now(page, 'The order was lifted')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('link', { name: 'Open your claim packet' })).toHaveAttribute(
    'href',
    '/vault/claim',
  );
  expect(await faults(page)).toEqual([]);
});

test(
  'the banner is on every page until it is read, and alerts only while the order is new',
  { tag: SOAK },
  async ({ page }) => {
    await family(page, { hasCard: false });
    await visit(page, '/dashboard');
    await expect(page.getByRole('region', { name: 'Evacuation' })).toContainText(
      'We see no active evacuation orders',
    );
    await publish(page, 'order');
    const banner = page.getByRole('link', { name: /Leave now/ });
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(/^Evacuation OrderLeave now: /); // what to do before where
    await expect(page.getByRole('alert').filter({ hasText: 'Leave now' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await banner.click();
    await expect(now(page, 'Leave now')).toBeVisible();
    await expect(banner).toBeHidden(); // the page itself says it
    await expect(page.getByText('Add a debit card to get your $1,000.', { exact: true })).toBeVisible({
      timeout: 120_000,
    });
    await expect(page.getByRole('link', { name: 'Add a debit card' })).toHaveAttribute(
      'href',
      '/membership?open=card',
    );
    await visit(page, '/settings');
    await expect(page.getByRole('status').filter({ hasText: 'Leave now' })).toBeVisible();
    // When reopened, the page reserves the banner's space until it is there.
    const top = async () => (await page.getByRole('banner').first().boundingBox())?.y;
    const after = await top();
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      '**/api/evacuation',
      async (route) => {
        await asked;
        await route.continue();
      },
      { times: 1 },
    );
    await visit(page, '/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Leave now/ })).toHaveCount(0);
    await expect.poll(top).toBe(after);
    answer();
    await expect(page.getByRole('link', { name: /Leave now/ })).toBeVisible();
    await expect.poll(top).toBe(after);
    // On a device that never showed one, it is also at the top and covers nothing.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => localStorage.removeItem('evacuation-banner'));
    await visit(page, '/market');
    await expect(banner).toBeVisible();
    await expect.poll(async () => (await banner.boundingBox())?.y).toBeLessThan(200);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect.poll(async () => (await banner.boundingBox())?.y).toBeLessThan(200);
    // The page's earlier content is still in memory; the new content arrives a moment later.
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: 'Evacuation', exact: true }).click();
    await expect(now(page, 'Leave now')).toBeVisible();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await publish(page, 'lifted');
    await expect(page.getByRole('link', { name: /was lifted/ })).toBeVisible();
    const read = page.waitForResponse(/evacuation\/acknowledge/);
    await page.getByRole('link', { name: /was lifted/ }).click();
    await expect(now(page, 'The order was lifted')).toBeVisible();
    expect((await read).ok()).toBe(true);
    await visit(page, '/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /was lifted/ })).toHaveCount(0);
  },
);

test('a household requests services without an order, keeps its input, and sees that our team is reviewing it', async ({
  page,
}) => {
  await family(page, { isMember: false, hasCard: false, hasHousehold: false });
  await visit(page, '/evacuation');
  await expect(now(page, 'We see no active evacuation orders for your address')).toBeVisible();
  await expect(page.getByText('Hotel, cash and concierge come with a plan')).toBeVisible();
  // Services come with a membership, and so does requesting them.
  await expect(page.getByText('You need a membership to request services')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request services' })).toHaveCount(0);
  await subscribe(page);
  await visit(page, '/evacuation');
  const why = page.getByLabel('What do you see, and what did officials tell you?');
  await page.getByRole('button', { name: 'Request services' }).click();
  await expect(page.getByText('Tell us what you see and what officials told you')).toBeVisible();
  await expect(why).toBeFocused();
  await why.fill('A deputy told our street to leave.');
  await page.route('**/evacuation/requests', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Request services' }).click();
  await expect(toast(page, 'Your request wasn’t sent')).toBeVisible();
  await expect(why).toHaveValue('A deputy told our street to leave.');
  await page.getByRole('button', { name: 'Request services' }).click();
  await expect(page.getByText('Our team is reviewing your request')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Our team is reviewing your request');
  await expect(page.getByText('“A deputy told our street to leave.”')).toBeVisible();
  await expect(page.getByText('We’ll answer on this page and by email. Don’t wait for it')).toBeVisible();
  await expect(why).toHaveCount(0);
});

/** How many pixels of an area its watermark changes, in each third from top to bottom. */
async function watermark(page: Page, part: Locator): Promise<number[]> {
  const picture = async () => {
    const { data, info } = await sharp(await part.screenshot({ animations: 'disabled' }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, size: info.width * info.height };
  };
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      const [sheet] = document.styleSheets;
      if (hidden)
        sheet?.insertRule(
          '.drill-watermark::before { visibility: hidden !important }',
          sheet.cssRules.length,
        );
      else sheet?.deleteRule(sheet.cssRules.length - 1);
    }, isHidden);
  const withIt = await picture();
  await hide(true);
  const without = await picture();
  await hide(false);
  return [0, 1, 2].map((third) => {
    const from = Math.floor((withIt.size * third) / 3);
    const to = Math.floor((withIt.size * (third + 1)) / 3);
    let changed = 0;
    for (let n = from; n < to; n += 1)
      if (Math.abs((withIt.data[n] ?? 0) - (without.data[n] ?? 0)) >= 6) changed += 1;
    return changed / (to - from);
  });
}

test(
  'a drill runs to its end marked DRILL, finds gaps, and completes the readiness task',
  { tag: SOAK },
  async ({ page }) => {
    await family(page, { hasCard: false });
    await visit(page, '/evacuation');
    await page.getByRole('button', { name: 'Start a drill' }).click();
    const drill = page.locator('[data-drill="running"]');
    await expect(drill.getByRole('heading', { name: 'This is a drill, not a real order.' })).toBeFocused();
    await expect(drill.getByText('you have no debit card for emergency cash')).toBeVisible();
    await expect(drill.getByRole('link', { name: 'Add a debit card' })).toHaveAttribute(
      'href',
      '/membership?open=card',
    );
    for (const share of await watermark(page, drill)) expect(share).toBeGreaterThan(0.01);
    await page.emulateMedia({ media: 'print' });
    for (const share of await watermark(page, drill)) expect(share).toBeGreaterThan(0.01);
    await page.emulateMedia({ media: null });
    expect(await faults(page)).toEqual([]);

    await visit(page, '/dashboard');
    await expect(page.getByRole('link', { name: /DRILL in progress/ })).toBeVisible();
    await page.getByRole('link', { name: /DRILL in progress/ }).click();
    await drill.getByRole('button', { name: 'We’ve read it' }).click();
    await expect(drill.getByRole('button', { name: 'We’ve left' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drill.getByRole('button', { name: 'We’re at the meeting place' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Drill finished')).toBeVisible();
    const result = page.locator('[data-drill="done"]');
    await expect(result.getByRole('heading', { name: 'How your last drill went' })).toBeFocused();
    await expect(result.getByText('Time until you reached your meeting place')).toBeVisible();
    for (const share of await watermark(page, result)) expect(share).toBeGreaterThan(0.01);
    await visit(page, '/readiness');
    await expect(page.getByRole('checkbox', { name: /Practice|drill/i }).first()).toBeChecked();
  },
);

test('a home without a pin is monitored by area, and the member is asked to place the pin', async ({
  page,
}) => {
  await signIn(page);
  await addHome(page);
  await visit(page, '/evacuation');
  await expect(now(page, 'We see no active evacuation orders for your address')).toBeVisible();
  await expect(page.getByText('We know your home only by its area')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Place the pin' })).toBeVisible();
});

test(
  'with text twice as large, no part of an order is cut off, on desktop and phone',
  { tag: SOAK },
  async ({ page }) => {
    await family(page);
    await publish(page, 'order');
    for (const path of ['/evacuation', '/dashboard']) {
      await visit(page, path);
      await expect(page.getByText(/Leave now/).first()).toBeVisible();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '32px';
        });
        await expect.poll(() => overflow(page), `${path} at ${width}`).toBe(0);
      }
    }
  },
);

test('a member without a home is asked to add one', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/evacuation');
  await expect(page.getByText('We match official orders to the exact location of your home.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the saved order shows its time; a check-in survives a reload and is sent when the connection returns', async ({
    page,
    context,
  }) => {
    await family(page);
    await publish(page, 'order');
    await visit(page, '/settings');
    await expect
      .poll(
        () =>
          page.evaluate(async () => (await caches.match('/api/homes/current-home-id/evacuation'))?.text()),
        { timeout: 90_000 },
      )
      .toContain('"state":"order"');
    await context.setOffline(true);
    await page.goto('/evacuation');
    await settled(page);
    await expect(now(page, 'Leave now')).toBeVisible();
    await expect(page.getByText(/^This is what was saved on this device /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible();
    const rosa = page.getByRole('group', { name: 'Where is Rosa Delgado?' });
    const saved = page.getByText('Saved on this device. We’ll send it when you’re back online.');
    await rosa.getByRole('button', { name: 'Needs help' }).click();
    await expect(page.getByText('Neither your household nor our team knows yet')).toBeVisible();
    await rosa.getByRole('button', { name: 'Left' }).click();
    await expect(saved).toBeVisible();
    // The page is closed on the way to the car, and reopened without a network.
    await page.goto('/evacuation');
    await settled(page);
    await expect(saved).toBeVisible();
    await expect(rosa.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
    expect(await faults(page)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('check-ins'))).toBeNull();
    await expect(page.getByText('Saved on this device. We’re sending it.')).toBeHidden();
    await expect(rosa.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Rosa Delgado has left')).toBeVisible({ timeout: 120_000 });
  });
});
