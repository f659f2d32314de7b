import { SOAK, WITH_MOTION } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { expect, test, visit, visitFully } from './test.ts';

test.use(WITH_MOTION);

// Everything below must be out of view at first.
test.use({ viewport: { width: 1280, height: 720 } });

/** The code of the part below the hero doesn't arrive until it is released. */
async function holdCodeBelow(page: Page): Promise<{ asked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/below-the-fold.*\.js$/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

const below = (page: Page, state: 'pending' | 'ready' | 'failed') =>
  expect(page.locator('html')).toHaveAttribute('data-deferred', state);

test('content below the fold loads only on the first interaction', { tag: SOAK }, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await below(page, 'pending');
  const headings = () => page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  const shown = await headings();
  expect(shown).toHaveLength(7);
  await page.emulateMedia({ media: 'print' });
  expect(await headings()).toEqual(shown);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Reserve My Spot' }).first().scrollIntoViewIfNeeded();
  await below(page, 'ready');
});

test(
  'a page opened at an anchor below the fold is interactive there, also from a link on another page',
  { tag: SOAK },
  async ({ page }) => {
    const plans = page.getByRole('heading', { name: 'Protection plans' });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/#pricing');
    await expect(plans).toBeInViewport();
    await below(page, 'ready');
    await page.reload();
    await expect(plans).toBeInViewport();
    await below(page, 'ready');

    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, '/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Protection plans' }).click();
    await expect(page).toHaveURL(/\/#pricing$/);
    await expect(plans).toBeInViewport();
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  },
);

test(
  'the first interaction can be a click on a card: its dialog opens even if its code is still loading',
  { tag: SOAK },
  async ({ page }) => {
    const card = page.locator('a[data-opens]', { hasText: 'See the cash transfer' });
    const dialog = page.getByRole('dialog', { name: 'Instant Cash' });
    // A click waits for the code only for a limited time. The clock is stopped meanwhile, because a busy machine may take
    // longer.
    const stopTime = (hours: number) => page.clock.pauseAt(Date.now() + hours * 3_600_000);
    await page.clock.install();
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await below(page, 'pending');
    await stopTime(1);
    // Without scrolling first, like on a screen with room for the whole page.
    await card.evaluate((link: HTMLElement) => link.click());
    await below(page, 'ready');
    await page.clock.resume();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    const { asked, release } = await holdCodeBelow(page);
    await visit(page, '/');
    await stopTime(2);
    await card.click();
    await asked;
    await below(page, 'pending');
    release();
    await below(page, 'ready');
    await page.clock.resume();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'a click that would wait too long for code follows the link; a button click runs once it can',
  { tag: SOAK },
  async ({ page }) => {
    const { release } = await holdCodeBelow(page);
    await visit(page, '/');
    await page.locator('a[data-opens]', { hasText: 'See hotel availability' }).click();
    await expect(page).toHaveURL(/\/faq#hotel$/);

    await visit(page, '/');
    await page.getByRole('button', { name: /10:00/ }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Your claim documents are ready' })).toBeVisible();
    await expect(page.getByRole('button', { name: /10:00/ })).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'with the keyboard, content below loads when reached, and focus stays in place',
  { tag: SOAK },
  async ({ page }) => {
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Check Eligibility' }).focus();
    await below(page, 'ready');
    const card = page.getByRole('button', { name: 'See hotel availability' });
    for (
      let presses = 0;
      presses < 20 && !(await card.evaluate((it) => it === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Hotel Guarantee' })).toBeVisible();
  },
);

test.describe('when the dialog does not load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the FAQ answer opens instead', { tag: SOAK }, async ({ page }) => {
    await page.route(/feature-dialog.*\.js$/, (route) => route.abort());
    await visitFully(page, '/');
    await page.getByRole('button', { name: 'See the cash transfer' }).click();
    await expect(page).toHaveURL(/\/faq#cash$/);
  });

  test(
    'without the code below the fold, links work, nothing moves, and the content is usable',
    { tag: SOAK },
    async ({ page }) => {
      await page.route(/below-the-fold.*\.js$/, (route) => route.abort());
      await visit(page, '/');
      await page.keyboard.press('Shift');
      await below(page, 'failed');
      await expect(page.getByRole('button', { name: /^(Pause|See)/ })).toHaveCount(0);
      const row = page.getByRole('group', { name: 'What Hearthline takes care of' }).locator('> div');
      expect(await row.evaluate((element) => element.getAnimations().length)).toBe(0);
      const slides = page.getByRole('group', { name: 'One evacuation, hour by hour' }).getByRole('heading');
      await expect(slides).toHaveCount(6);
      await page.getByRole('link', { name: 'See hotel availability' }).click();
      await expect(page).toHaveURL(/\/faq#hotel$/);
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.getByRole('banner').getByRole('link', { name: 'Protection plans' }).click();
      await expect(page.getByRole('heading', { name: 'Protection plans' })).toBeInViewport();
      await expect(page).toHaveURL(/#pricing$/);
    },
  );
});
