import { SOAK, WITH_MOTION } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { expect, test, visitFully } from './test.ts';

test.use(WITH_MOTION);

const SLIDES = [
  'Your zone is under an Evacuation Order',
  'Your room is booked',
  'Cash is on your card',
  'Your concierge knows your routes',
  'Pets and children are taken care of',
  'Your claim documents are ready',
];

/** The part below the hero has loaded its code, too. */
const visitLanding = (page: Page) => visitFully(page, '/');

test(
  'the gallery moves, pauses on hover and focus, and stops with its button',
  { tag: SOAK },
  async ({ page }) => {
    await visitLanding(page);
    const row = page.getByRole('group', { name: 'What Hearthline takes care of' });
    const track = row.locator('> div');
    const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
    for (const label of [
      'BOOKED',
      'RELOCATED',
      'DAYCARE SUPPORT',
      'DELIVERED',
      'TRAVEL SUPPORT',
      'FILED',
      'COORDINATED',
    ]) {
      // Twice visually, once for screen readers.
      await expect(row.getByText(label, { exact: true })).toHaveCount(2);
      await expect(row.getByRole('figure').filter({ hasText: label })).toHaveCount(1);
    }
    expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('row');
    const copies = track.locator('> ul');
    expect(await copies.nth(0).evaluate((list) => list.scrollWidth)).toBe(
      await copies.nth(1).evaluate((list) => list.scrollWidth),
    );

    await row.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
    await row.hover();
    await expect.poll(state).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
    await row.focus();
    await expect.poll(state).toBe('paused');
    await page.getByRole('button', { name: 'Pause pictures' }).press('Enter');
    await expect.poll(state).toBe('paused');
    await page.getByRole('button', { name: 'Play pictures' }).press('Enter');
    await expect.poll(state).toBe('running');
  },
);

test(
  'slides advance every four seconds in a loop, and pause when they should',
  { tag: SOAK },
  async ({ page }) => {
    await page.clock.install();
    await visitLanding(page);
    const carousel = page.getByRole('group', { name: 'One evacuation, hour by hour' });
    const slide = (at: number) => carousel.getByRole('heading', { name: SLIDES[at] ?? '' });
    const live = carousel.locator('[aria-live]');
    await carousel.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    /** Restarts the four-second timer: hovering pauses it, and leaving starts it over. */
    const beginAnew = async () => {
      await carousel.hover();
      await page.mouse.move(0, 0);
      await expect(live).toHaveAttribute('aria-live', 'off');
    };
    await expect(page.getByText('Pacific time', { exact: false }).first()).toBeVisible();
    await expect(carousel.getByRole('button', { name: /^Next day 8:00 AM/ })).toBeVisible();
    // A click shows a slide, which stays while the button has focus.
    await carousel.getByRole('button', { name: /6:12/ }).click();
    await expect(slide(0)).toBeVisible();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(9000);
    await expect(slide(0)).toBeVisible();
    await page.getByRole('button', { name: 'Pause slides' }).focus();

    await beginAnew();
    await page.clock.runFor(3999);
    await expect(slide(0)).toBeVisible();
    await page.clock.runFor(1);
    for (let at = 1; at <= SLIDES.length; at += 1) {
      await expect(slide(at % SLIDES.length)).toBeVisible();
      await expect(carousel.getByRole('heading')).toHaveCount(1);
      await page.clock.runFor(4000);
    }
    await expect(slide(1)).toBeVisible();

    await carousel.hover();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(9000);
    await expect(slide(1)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(9000);
    await expect(slide(1)).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(4000);
    await expect(slide(2)).toBeVisible();

    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9000);
    await expect(slide(2)).toBeVisible();
    const last = carousel.getByRole('button', { name: /10:00/ });
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(slide(5)).toBeVisible();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await expect(slide(0)).toBeVisible();
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on its own, and everything can be reached manually', async ({ page }) => {
    await page.clock.install();
    await visitLanding(page);
    await page.clock.runFor(9000);
    const carousel = page.getByRole('group', { name: 'One evacuation, hour by hour' });
    await expect(carousel.getByRole('heading', { name: SLIDES[0] ?? '' })).toBeVisible();
    await carousel.getByRole('button', { name: /6:14/ }).click();
    await expect(carousel.getByRole('heading', { name: SLIDES[1] ?? '' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);

    const row = page.getByRole('group', { name: 'What Hearthline takes care of' });
    await expect(row.getByText('BOOKED').filter({ visible: true })).toHaveCount(1);
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});
