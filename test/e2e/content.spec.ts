import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { overflow } from './faults.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit, visitFully } from './test.ts';

/** The open state of the question whose answer has this id. */
const question = (page: Page, id: string) => page.locator(`details:has(#${id})`);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('questions and answers', () => {
  test(
    'are filtered while typing, with matches highlighted, counted and kept in the URL',
    { tag: SOAK },
    async ({ page }) => {
      await visitFully(page, '/faq');
      const all = await page.locator('details').count();
      expect(all).toBeGreaterThanOrEqual(28);
      await expect(page.getByRole('status')).toHaveText(`${all} questions`);

      const box = page.getByRole('searchbox', { name: 'Search the answers' });
      await box.fill('ARÍZONA nevada');
      await expect(page.getByRole('status')).toHaveText(`1 of ${all} questions matches “ARÍZONA nevada”`);
      await expect(question(page, 'coverage')).toHaveAttribute('open');
      await expect(page.locator('#coverage mark')).toHaveText(['Nevada', 'Arizona']);
      await expect(page).toHaveURL(/\/faq\?q=AR%C3%8DZONA\+nevada$/);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(box).toBeFocused();
      await expect(page.locator('details')).toHaveCount(all);
      await expect(page.locator('details[open]')).toHaveCount(0);
      await expect(page).toHaveURL(/\/faq$/);

      await box.fill('no such words');
      await expect(page.getByText('No question matches')).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Contact Support' }).first()).toHaveAttribute(
        'href',
        '/contact',
      );
      await page.getByRole('button', { name: 'Show all questions' }).click();
      await expect(page.locator('details')).toHaveCount(all);
      await box.fill('pets');
      await box.press('Escape');
      await expect(box).toHaveValue('');

      await page.getByRole('button', { name: 'Open all' }).click();
      await expect(page.locator('details[open]')).toHaveCount(all);
      await page.getByRole('button', { name: 'Close all' }).click();
      await expect(page.locator('details[open]')).toHaveCount(0);
    },
  );

  test(
    'each have a URL: opened directly, changed, hidden by a search, or reached inside the app',
    { tag: SOAK },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visitFully(page, '/faq#hotel');
      await expect(question(page, 'hotel')).toHaveAttribute('open');
      await expect(page.locator('#hotel-question')).toBeInViewport();
      await expect(page.locator('#hotel')).toContainText('within 50 miles of the evacuation zone');

      await page.evaluate(() => (location.hash = '#cash'));
      await expect(question(page, 'cash')).toHaveAttribute('open');
      await expect(page.locator('#cash-question')).toBeInViewport();

      await page.locator('#cash').getByRole('button', { name: 'Copy link' }).click();
      await expect(toast(page, 'Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#cash$/);

      await page.getByRole('searchbox').fill('pets');
      await expect(page.locator('#guidance')).toHaveCount(1);
      await expect(page.locator('#coverage')).toHaveCount(0);
      await page.evaluate(() => (location.hash = '#coverage'));
      await expect(question(page, 'coverage')).toHaveAttribute('open');
      await expect(page.locator('#coverage-question')).toBeInViewport();
      await expect(page.getByRole('searchbox')).toHaveValue('');

      await visitFully(page, '/faq?q=nevada');
      await expect(page.getByRole('searchbox')).toHaveValue('nevada');
      await expect(page.locator('#coverage mark')).toHaveText('Nevada');
      await page.getByRole('link', { name: 'join the waitlist' }).first().click();
      await expect(page).toHaveURL(/\/waitlist$/);
    },
  );

  test('work with the keyboard and in the member layout', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await visit(page, '/faq#pre-approval');
    const opened = question(page, 'pre-approval');
    await expect(opened).toHaveAttribute('open');
    await expect(opened.locator('summary')).toBeFocused();
    await expect(opened).toContainText('Evacuation protection needs pre-approval');
    await page.keyboard.press('Enter');
    await expect(opened).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(opened).toHaveAttribute('open');
    // Members no longer need the waitlist or the landing page with its plans.
    await expect(opened).toContainText('It starts when you join the waitlist.');
    await expect(opened.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(opened.getByRole('button', { name: 'Copy link' })).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Check Eligibility' })).toHaveCount(0);
    await page.locator('#plans-question').click();
    await main.getByRole('link', { name: 'Compare the plans' }).click();
    await expect(page).toHaveURL(/\/terms-of-service#plans$/);
    await expect(page.locator('#plans-title')).toBeInViewport();
  });

  test('are printed with their answers', { tag: SOAK }, async ({ page }) => {
    await visitFully(page, '/faq');
    await expect(page.locator('#hotel')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#hotel')).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(0);
    await expect.poll(async () => (await page.locator('#hotel').boundingBox())?.width).toBeGreaterThan(900);
    await visitFully(page, '/community');
    await expect(page.getByText('Ambassadors are volunteers and earn no commission.')).toBeVisible();
  });
});

test.describe('community support', () => {
  const ENROLL = 'Open Enrollment for January 1, 2026';

  test(
    'shows the whole program, adds up a year, and links to enrollment and the FAQ',
    { tag: SOAK },
    async ({ page }) => {
      await visitFully(page, '/community');
      await expect(page.getByRole('heading', { level: 1, name: 'Community Support' })).toBeVisible();
      const card = page.getByRole('region', { name: 'Sample ambassador card' });
      await expect(card.getByText('Sample', { exact: true })).toBeVisible();
      await expect(card).toContainText('847 impact points');
      await expect(card).toContainText('73% to next level');
      await expect(card.getByRole('listitem')).toHaveText([
        'Evacuation Drill Led +25',
        '5 Neighbors Onboarded +50',
        'Emergency Kit Distributed +15',
      ]);
      for (const name of [
        'Impact points',
        'Levels',
        'Training',
        'The local network',
        'Code of conduct',
        'Who can join',
      ]) {
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      }
      await expect(page.getByText('Ambassadors never enter an evacuated zone')).toBeVisible();
      await expect(page.getByText('847 points, 73% of the way to County Mentor')).toBeVisible();

      const year = page.getByRole('region', { name: 'A year on your street' });
      await expect(year.getByRole('status')).toHaveText('280 impact points: Street Captain');
      await year.getByRole('slider', { name: 'Drills led' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(year.getByRole('status')).toHaveText('305 impact points: Street Captain');
      await year.getByRole('slider', { name: 'Kits handed out' }).press('End');
      await expect(year.getByRole('status')).toHaveText('515 impact points: ZIP Organizer');

      for (const link of await page.getByRole('link', { name: ENROLL, exact: true }).all()) {
        await expect(link).toHaveAttribute('href', '/community/enroll');
      }
      await page.getByRole('link', { name: 'Read the questions and answers' }).click();
      await expect(page).toHaveURL(/\/faq#how-to-join$/);
      await expect(question(page, 'how-to-join')).toHaveAttribute('open');
      await expect(page.locator('#how-to-join-question')).toBeInViewport();
      await page.goBack();
      await page.getByRole('link', { name: ENROLL }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Become an ambassador' })).toBeVisible();
    },
  );

  test('opens at a section in the member layout', { tag: SOAK }, async ({ page }) => {
    await signIn(page);
    await visit(page, '/community#training');
    await expect(page.locator('#training')).toBeInViewport();
  });
});

test.describe('legal pages', () => {
  test('show a date and a summary, and their contents list links to and follows sections', async ({
    page,
  }) => {
    await visitFully(page, '/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByText('Last updated September 18, 2025')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'In plain words' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'California privacy rights' }).click();
    await expect(page).toHaveURL(/\/privacy-policy#california$/);
    await expect(page.locator('#california-title')).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'California privacy rights' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await page.locator('#children').scrollIntoViewIfNeeded();
    await page.locator('#children-title').evaluate((title) => title.scrollIntoView());
    await expect(contents.getByRole('link', { name: "Children's privacy" })).toHaveAttribute('aria-current');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toHaveCount(0);
    await expect(page.locator('#children-title')).toBeVisible();
  });

  test(
    'appear in the member layout too, with collapsed contents on small screens',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, '/terms-of-service#emergency-funds');
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeAttached();
      await expect(page.locator('#emergency-funds-title')).toBeInViewport();
      await expect(page.locator('#emergency-funds')).toContainText('separate from subscription fees');
      await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);
      await page.getByText('Contents', { exact: true }).click();
      await page
        .getByRole('navigation', { name: 'Contents' })
        .getByRole('link', { name: 'Law and courts' })
        .press('Enter');
      await expect(page.locator('#governing-law-title')).toBeInViewport();
      await expect(page.locator('#governing-law')).toContainText('courts in Los Angeles County');
      await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('every question is shown and opens by its URL, and no useless controls appear', async ({ page }) => {
    await page.goto('/faq#recovery');
    await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);
    await expect(question(page, 'recovery')).toHaveAttribute('open');
    await expect(page.locator('#recovery')).toContainText('home advisor');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open all' })).toBeHidden();
    await page.locator('#cancel-question').click();
    await expect(page.locator('#cancel')).toContainText('end of the period you paid for');

    await page.goto('/community');
    await expect(page.getByRole('heading', { name: 'Training', exact: true })).toBeVisible();
    await expect(page.getByRole('slider').first()).toBeHidden();
    await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);

    await page.goto('/privacy-policy#retention');
    await expect(page.locator('#retention-title')).toBeInViewport();
    await expect(page.getByText('Last updated September 18, 2025')).toBeVisible();
    await page.goto('/terms-of-service');
    await expect(page.getByRole('heading', { name: '1. This agreement' })).toBeVisible();
    await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBe(0);
  });
});
