import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SOAK } from '#test/tier.ts';
import { addHome } from './homes.ts';
import { subscribe } from './members.ts';
import { signIn } from './people.ts';
import { test, toast, visit } from './test.ts';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const ring = (page: Page) => page.getByRole('meter', { name: 'Readiness score' });

test('a member checks a task, earns its points once, and can add up the score by hand', async ({ page }) => {
  await signIn(page);
  await addHome(page);
  await subscribe(page);
  await visit(page, '/readiness');
  await expect(page.getByText('1482 Ridgecrest Drive, Paradise')).toBeVisible();
  // The membership is its own task.
  await expect(page.getByText('1 of 12 tasks complete')).toBeVisible();
  await expect(page.getByText('An unexpired policy = 15.0')).toBeVisible();
  await expect(ring(page)).toHaveAttribute('aria-valuenow', '19');
  // The reason for the wildfire tasks, with the source.
  await expect(page.getByText(/Wildfire risk in Butte County, CA is rated Relatively High/)).toContainText(
    'FEMA National Risk Index',
  );

  await box(page, 'Pack a go-bag for each person').check();
  await expect(toast(page, '+15 points')).toBeVisible();
  await expect(page.getByText('65 × 25 of 150 weight = 10.8')).toBeVisible();
  await expect(page.getByText('15.0 + 0.0 + 0.0 + 10.8 = 25.8, rounded to 26')).toBeVisible();
  await expect(ring(page)).toHaveAttribute('aria-valuenow', '26');
  await expect(page.getByText('15 points earned')).toBeVisible();

  await box(page, 'Pack a go-bag for each person').uncheck();
  await expect(toast(page, 'Not done')).toBeVisible();
  await expect(page.getByText('Your readiness score is 19. You keep the points.').first()).toBeVisible();
  await expect(page.getByText('1 of 12 tasks complete')).toBeVisible();
  // Clicked again it stays checked, each time, while the response arrives and after it.
  const isSteady = box(page, 'Pack a go-bag for each person').evaluate(async (input: HTMLInputElement) => {
    input.click();
    while (!document.body.textContent.includes('2 of 12 tasks complete')) {
      if (!input.checked) return false;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return input.checked;
  });
  expect(await isSteady).toBe(true);
  await visit(page, '/market');
  await expect(page.getByText('525', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Task done: Pack a go-bag/ })).toHaveCount(1);
});

test(
  'a photo proves a task, and can be viewed and removed; a non-photo is refused by name',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await addHome(page);
    await subscribe(page);
    await visit(page, '/readiness');
    const row = page.getByRole('listitem').filter({ has: box(page, 'Find the utility shutoffs') });
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await row.getByRole('button', { name: /Add a photo|New photo/ }).click();
      await (await chooser).setFiles({ name, mimeType, buffer });
    };
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#6b7f5a' } })
      .jpeg()
      .toBuffer();
    await choose('gas meter.jpg', 'image/jpeg', photo);
    await expect(toast(page, '+5 points')).toBeVisible();
    await expect(box(page, 'Find the utility shutoffs')).toBeChecked();
    const thumb = row.locator('img');
    await expect(thumb).toBeVisible();
    await expect
      .poll(() => thumb.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);

    await row.getByRole('button', { name: /^Photo from/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Find the utility shutoffs' });
    await expect
      .poll(() => dialog.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(640);
    await dialog.getByRole('button', { name: 'Remove photo' }).click();
    await expect(toast(page, 'Photo removed')).toBeVisible();
    await expect(row.locator('img')).toHaveCount(0);
    await expect(box(page, 'Find the utility shutoffs')).toBeChecked();
  },
);

test.describe('errors', () => {
  test.use({ expectedErrors: /status of (400|404|415|503)/ });

  test(
    'a refused check, recompute or photo is reported, and the page stays unchanged',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/readiness');
      await expect(page.getByText('0 of 12 tasks complete')).toBeVisible();
      const busy = { status: 503, json: { error: 'We are busy.', code: 'unavailable' } };
      await page.route('**/api/tasks/*', (route) => route.fulfill(busy));
      await page.route('**/recompute', (route) => route.fulfill(busy));
      await box(page, 'Agree on two meeting places').click();
      await expect(page.getByText('Failed to update task status.').first()).toBeVisible();
      await expect(box(page, 'Agree on two meeting places')).not.toBeChecked();
      await page.getByRole('button', { name: 'Recompute score' }).click();
      await expect(page.getByText('Failed to recompute readiness score.').first()).toBeVisible();
      await page.unroute('**/recompute');
      await page.getByRole('button', { name: 'Recompute score' }).click();
      await expect(toast(page, 'Score Updated')).toBeVisible();

      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add a photo' }).first().click();
      const paper = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
      await (await chooser).setFiles(paper);
      await expect(toast(page, 'Photo not added')).toBeVisible();
      await expect(page.getByText(/deed\.pdf/).first()).toBeVisible();
    },
  );

  test(
    'homes that fail to load are requested once, on every page, and load on retry',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await addHome(page);
      let asked = 0;
      await page.route('**/api/homes', (route) => {
        asked += 1;
        return route.fulfill({ status: 503, json: { error: 'We are busy.', code: 'unavailable' } });
      });
      for (const path of [
        '/household',
        '/vault/documents',
        '/vault/inventory',
        '/vault/claim',
        '/readiness',
        '/vault',
      ]) {
        asked = 0;
        await visit(page, path);
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        // A page in a request loop would have sent another one by the time ten other requests, one after the other, are
        // done.
        await page.evaluate(async () => {
          for (let n = 0; n < 10; n += 1) await fetch('/healthz', { cache: 'no-store' });
        });
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        expect(asked, path).toBeLessThanOrEqual(2);
      }
      await page.unroute('**/api/homes');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Property' })).toBeVisible();
    },
  );

  test(
    'a readiness score that fails to load says what is safe, and loads on retry',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await addHome(page);
      await page.route('**/api/homes/*/readiness', (route) =>
        route.fulfill({ status: 503, json: { error: 'We are busy.', code: 'unavailable' } }),
      );
      await visit(page, '/readiness');
      await expect(page.getByText('We couldn’t load your readiness')).toBeVisible();
      await expect(page.getByText('Everything you’ve done is saved.')).toBeVisible();
      await page.unroute('**/api/homes/*/readiness');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('0 of 12 tasks complete')).toBeVisible();
    },
  );
});

test('without a home the page shows a labeled sample and leads to setup', async ({ page }) => {
  await signIn(page);
  await visit(page, '/readiness');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(ring(page)).toHaveAttribute('aria-valuenow', '70');
  await expect(page.getByText('3 of 5 tasks complete')).toBeVisible();
  await expect(box(page, 'Drive two ways out')).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Add your home' }).click();
  await expect(page).toHaveURL('/setup/home?back=%2Freadiness');
});
