import { WITH_MOTION } from '#test/tier.ts';
import { readFile } from 'node:fs/promises';
import { makeJpeg, makePdf } from '#test/sample-documents.ts';
import { stubTiles } from './coverage-map.ts';
import { HOME, POLICY } from './homes.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

test.use(WITH_MOTION);

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 400/,
});

const TEN_THINGS = [
  'Room,Item,Quantity,Cost to replace',
  ...['Sofa', 'Lamp', 'Rug', 'Television', 'Bed', 'Dresser', 'Desk', 'Laptop', 'Oven', 'Bicycle'].map(
    (name, i) => `${i < 4 ? 'Living room' : 'Upstairs'},${name},1,${(i + 1) * 100}`,
  ),
].join('\n');

test('a new member adds a home to the vault, sees the score change, and shares the claim packet', async ({
  page,
  context,
  newVisitor,
}) => {
  test.slow();
  await stubTiles(page);
  await signIn(page);

  await test.step('home and policy', async () => {
    await visit(page, '/vault');
    await page.getByLabel('Street address').fill(HOME.address);
    await page.getByLabel('City').fill(HOME.city);
    await page.getByLabel('ZIP code').fill(HOME.zip);
    await page.getByLabel('Insurance carrier').fill(POLICY.carrier);
    await page.getByLabel('Policy number').fill(POLICY.policyNumber);
    await page.getByLabel('Coverage limit').fill('450000');
    await page.getByLabel('Deductible').fill('2500');
    await page.getByRole('button', { name: 'Save home and policy' }).click();
    await expect(toast(page, 'Home and policy information saved successfully.')).toBeVisible();
  });

  await test.step('the pin', async () => {
    await page.getByRole('button', { name: 'Place your home on the map' }).click();
    const dialog = page.getByRole('dialog', { name: 'Place your home on the map' });
    await expect(dialog.locator('[data-map=ready]')).toBeVisible({ timeout: 90_000 });
    await dialog.getByRole('button', { name: 'Your home’s pin' }).focus();
    // The first key zooms in to the street, and the next ones move the pin.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText('Precision: Exact')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await dialog.getByRole('button', { name: 'Save pin' }).click();
    await expect(toast(page, 'Pin saved')).toBeVisible();
    await expect(page.getByText('Exact', { exact: true })).toBeVisible();
  });

  const score = page.getByRole('meter', { name: 'Readiness score' });
  await visit(page, '/readiness');
  await expect(score).toHaveAttribute('aria-valuenow', '22');

  await test.step('two documents', async () => {
    await visit(page, '/vault/documents');
    await page.getByLabel('Choose files').setInputFiles([
      { name: 'Policy.pdf', mimeType: 'application/pdf', buffer: await makePdf('Policy') },
      { name: 'Deed.pdf', mimeType: 'application/pdf', buffer: await makePdf('Deed') },
    ]);
    await expect(toast(page, 'Files Uploaded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deed', exact: true })).toBeVisible();
  });

  await test.step('ten imported items, and three photos of one', async () => {
    await visit(page, '/vault/inventory');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a list' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'things.csv', mimeType: 'text/csv', buffer: Buffer.from(TEN_THINGS) });
    await dialog.getByRole('button', { name: 'Import 10 items' }).click();
    await expect(toast(page, '10 items imported')).toBeVisible();
    await page.getByLabel('Search items').fill('telev');
    await page.getByRole('button', { name: 'Television', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Television' });
    const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makeJpeg(120, 90) });
    await sheet
      .locator('input[type=file][multiple]')
      .setInputFiles([await photo('front.jpg'), await photo('back.jpg'), await photo('label.jpg')]);
    await expect(sheet.getByAltText('Television, photo 3 of 3')).toBeVisible();
  });

  await test.step('the score has changed, and changes with a task', async () => {
    await visit(page, '/readiness');
    // A policy counts 15, an inventory 10, ten of twenty-five items 4.
    await expect(score).toHaveAttribute('aria-valuenow', '36');
    await page.getByRole('checkbox').first().click();
    await expect.poll(async () => Number(await score.getAttribute('aria-valuenow'))).toBeGreaterThan(36);
  });

  const link = await test.step('the packet and a link to it', async () => {
    await visit(page, '/vault/claim');
    await page.getByRole('button', { name: 'Make packet' }).click();
    const pdf = page.getByRole('link', { name: /^Download PDF/ });
    await expect(pdf).toBeVisible({ timeout: 90_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: /^Share by link/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who is this for?').fill('Dana Reyes, adjuster');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const made = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return new URL(made);
  });

  await test.step('opened signed out, then revoked', async () => {
    const adjuster = await newVisitor();
    await adjuster.goto(link.pathname + link.hash);
    await expect(adjuster.getByText('1482 Ridgecrest Drive, Paradise, CA 95969')).toBeVisible();
    await expect(adjuster.getByText('$5,500')).toBeVisible();
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(toast(page, 'Link revoked')).toBeVisible();
    await adjuster.reload();
    await expect(adjuster.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });

  await test.step('the plan card offline', async () => {
    await visit(page, '/plan');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/plan-card')) !== undefined))
      .toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/kept/shell')) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/plan');
    await expect(page.getByText('1482 Ridgecrest Drive, Paradise, CA 95969')).toBeVisible();
    await expect(page.getByText(POLICY.carrier)).toBeVisible();
  });
});
