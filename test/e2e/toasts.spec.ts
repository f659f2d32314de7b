import { SOAK, WITH_MOTION } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import { expectHeard, listen } from './screen-reader.ts';
import { expect, test, toast, visit } from './test.ts';

test.use(WITH_MOTION);

const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications \(F8\)/ }).getByRole('listitem');

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  const save = page.getByRole('button', { name: 'Save name' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save.click();
  await saved;
  await expect(save).not.toHaveAttribute('aria-busy');
  await expect(toasts(page)).toHaveCount(1);
}

/** The same while the clock is stopped. A few of its milliseconds pass per check, however slow the machine is. */
async function renameInNoTime(page: Page, name: string): Promise<void> {
  await toasts(page).evaluateAll((old) => old.forEach((one) => one.setAttribute('data-old', '')));
  const save = page.getByRole('button', { name: 'Save name' });
  await page.getByLabel('Name').fill(name);
  await save.click();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(toasts(page).and(page.locator(':not([data-old])'))).toHaveCount(1, { timeout: 500 });
    await expect(save).not.toHaveAttribute('aria-busy', { timeout: 500 });
  }).toPass();
}

/** Switches to another window: toasts pause there, so that a slow machine doesn't miss them. */
const lookAway = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur')));
const lookBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

test('shows one toast at a time, for five seconds', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  await visit(page, '/settings');
  // The first one loads the code that shows them.
  await rename(page, 'Any Name');
  await page.clock.runFor(6000);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 30_000);
  await renameInNoTime(page, 'First Name');
  await page.clock.runFor(3000);
  await expect(toasts(page)).toHaveCount(1);
  await renameInNoTime(page, 'Second Name');
  await expect(toasts(page)).toHaveCount(1);
  // Three seconds later the first would be gone; the second has started its own five.
  await page.clock.runFor(3000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(toasts(page)).toHaveCount(0);
});

// Decided in one task and drawn in a later one, a move once came between the press and the release of a button.
test('makes way for a button at once, in the task that decides it', async ({ page }) => {
  await signIn(page);
  await page.addInitScript(() => {
    const page = window as unknown as { isLooking: boolean; setInterval: (...given: unknown[]) => number };
    const original = page.setInterval.bind(window);
    page.setInterval = (work, ...rest) =>
      original(
        () => {
          page.isLooking = true;
          (work as () => void)();
          queueMicrotask(() => (page.isLooking = false));
        },
        ...rest,
      );
  });
  await visit(page, '/settings');
  await rename(page, 'First Name');
  await lookAway(page);
  await page.mouse.move(0, 0);
  const moves = await toasts(page).evaluate(
    (shown) =>
      new Promise<boolean[]>((resolve) => {
        const page = window as unknown as { isLooking: boolean };
        const list = shown.parentElement as HTMLElement;
        const seen: boolean[] = [];
        new MutationObserver(() => {
          seen.push(page.isLooking);
          setTimeout(() => resolve(seen), 0);
        }).observe(list, { attributeFilter: ['style', 'class'] });
        const { left, top, width, height } = shown.getBoundingClientRect();
        const button = document.createElement('button');
        button.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
        document.body.append(button);
      }),
  );
  expect(moves).toEqual([true]);
});

test('F8 moves keyboard focus to the toasts, where one can be closed', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await visit(page, '/settings');
  await rename(page, 'Rosa Delgado');
  await lookAway(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications \(F8\)/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page
    .getByRole('region', { name: /Notification/ })
    .getByRole('button', { name: 'Close' })
    .press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test(
  'a toast is visible and announced while a dialog is open, even after many others',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    const { id } = await addHome(page);
    const lamp = { name: 'Lamp', category: 'Other', estValue: 40 };
    expect((await page.request.post(`/api/homes/${id}/inventory`, { data: lamp })).status()).toBe(201);
    await visit(page, '/vault/inventory');
    const sheet = page.getByRole('dialog', { name: 'Lamp' });
    const save = async (brand: string) => {
      await page.getByRole('button', { name: 'Lamp', exact: true }).click();
      await sheet.getByLabel('Brand').fill(brand);
      await listen(page);
      await sheet.getByRole('button', { name: 'Save changes' }).click();
      // Found by its role, because a dialog hides other content from screen readers.
      await expect(toast(page, 'Changes saved')).toBeVisible();
      await lookAway(page);
      await expectHeard(page, 'Notification Changes saved');
      await page
        .getByRole('region', { name: /Notification/ })
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(toasts(page)).toHaveCount(0);
      await lookBack(page);
      await expect(sheet).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
    };
    await save('Flos');
    await save('Artemide');
  },
);

test(
  'Escape closes an open menu or dialog before the toast; a toast can be swiped to the right',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    const { id } = await addHome(page);
    const lamp = { name: 'Lamp', category: 'Other', estValue: 40 };
    await page.request.post(`/api/homes/${id}/inventory`, { data: lamp });
    await page.clock.install();
    await visit(page, '/vault/inventory');
    await page.getByRole('button', { name: 'Lamp', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Lamp' });
    await sheet.getByLabel('Brand').fill('Flos');
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Changes saved')).toBeVisible();
    await lookAway(page);
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(sheet).toBeHidden();
    await expect(toasts(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(500);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);

    await visit(page, '/settings');
    await rename(page, 'Rosa Delgado');
    await lookAway(page);
    const swipe = async (by: number) => {
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error('There is no toast.');
      await page.mouse.move(box.x + 60, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + by / 2, box.y + 10);
      await page.mouse.move(box.x + 60 + by, box.y + 10);
      await page.mouse.up();
    };
    await swipe(30);
    await lookBack(page);
    // While the pointer is over it, it doesn't time out.
    await page.clock.runFor(10_000);
    await expect(toasts(page)).toHaveCount(1);
    await swipe(120);
    await expect(toasts(page)).toHaveCount(0);
  },
);

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the first toast of a visit is shown, too', async ({ page, context }) => {
    await signIn(page);
    await addHome(page);
    const fetched = page.waitForResponse(/\/toaster[^/]*\.js$/);
    await visit(page, '/vault/inventory');
    await fetched;
    await page.getByLabel('Item name').fill('Lamp');
    await page.getByLabel('Estimated value ($)').fill('40');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add item' }).click();
    await expect(toast(page, 'Failed to add inventory item.')).toBeVisible();
  });
});
