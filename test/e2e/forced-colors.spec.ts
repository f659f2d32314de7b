import type { Locator, Page } from '@playwright/test';
import { SOAK } from '#test/tier.ts';
import { addHome } from './homes.ts';
import { newEmail, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** A screenshot without the focus ring that the press caused. */
async function looksOf(control: Locator): Promise<string> {
  await control.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await control.page().mouse.move(0, 0);
  return (await control.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Presses it and expects the screenshot to change. */
async function expectPictureToChange(shown: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await looksOf(shown);
  await change();
  await expect.poll(() => looksOf(shown)).not.toBe(before);
}

const row = (page: Page, name: string | RegExp) => page.locator('label').filter({ hasText: name }).first();

test(
  'in forced colors, switches, boxes, choices and tabs look different when they are on',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await addHome(page);
    await visit(page, '/settings');
    const news = page.getByRole('switch').and(page.locator(':enabled')).first();
    await expectPictureToChange(news.locator('..'), () => news.click());
    await expectPictureToChange(row(page, 'Español'), async () => {
      // Not check(): it reads the box once more, and the page may be gone by then.
      await page.getByRole('radio', { name: 'Español' }).click();
      // The page reloads in Spanish.
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await visit(page, '/readiness');
    const task = page.getByRole('checkbox', { name: 'Drive two ways out' });
    await expectPictureToChange(row(page, 'Drive two ways out').locator('span').first(), () => task.check());
    const score = page.getByRole('meter', { name: 'Readiness score' });
    // The ring is drawn in two of the person's forced colors.
    const strokes = () =>
      score
        .locator('circle')
        .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).stroke));
    await expect.poll(async () => new Set(await strokes()).size).toBe(2);

    await visit(page, '/market');
    const category = page.getByRole('button', { name: 'Rebuild and repair' });
    await expectPictureToChange(category, () => category.click());
  },
);

test('in forced colors, the digit that is typed next is marked, and so is the page one is on', async ({
  page,
}) => {
  await visit(page, '/sign-in');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  const outlines = () =>
    page
      .locator('[aria-hidden="true"] > span.tabular')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).outlineStyle));
  await expect.poll(outlines).toEqual(['solid', 'none', 'none', 'none', 'none', 'none']);

  await signIn(page);
  await visit(page, '/settings');
  const background = (name: string) =>
    page
      .getByRole('complementary', { name: 'Sidebar' })
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect
    .poll(async () => (await background('Settings')) !== (await background('Dashboard')))
    .toBe(true);
});
