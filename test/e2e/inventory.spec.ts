import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

const HOME = { address: '742 Skyway', city: 'Paradise', state: 'CA', zip: '95969' };
const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

/** Somebody signed in with a home; the path of what is in it. */
async function atHome(page: Page): Promise<string> {
  await signIn(page);
  const made = await page.request.post('/api/homes', {
    data: {
      ...HOME,
      policy: {
        carrier: 'Golden State Mutual',
        policyNumber: 'HO-3 1',
        coverageLimit: 400_000,
        deductible: 1000,
        personalPropertyLimit: 1000,
        effectiveDate: '2020-01-01',
        expiryDate: '2099-01-01',
      },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return `/api/homes/${id}`;
}

async function add(page: Page, api: string, item: object): Promise<string> {
  const made = await page.request.post(`${api}/inventory`, {
    data: { name: 'Lamp', category: 'Other', estValue: 40, ...item },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

/** A list of so many things, imported at once. */
async function importMany(page: Page, api: string, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, i) => `Room ${i % 12},Thing number ${i},Other,1,${i % 90}`);
  const answer = await page.request.post(`${api}/inventory/import`, {
    data: Buffer.from(`Room,Item,Category,Qty,Value\n${lines.join('\n')}\n`),
    headers: { ...SAME_SITE, 'content-type': 'application/octet-stream', 'x-file-name': 'many.csv' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#884422' } })
  .png()
  .toBuffer();

test('a member adds a thing by the short form, and its message says what is missing', async ({ page }) => {
  await atHome(page);
  await visit(page, '/vault/inventory');
  await expect(page.getByText('Nothing listed yet')).toBeVisible();
  await page.getByLabel('Item name').fill('Record player');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('Estimated value required')).toBeVisible();
  await expect(page.getByLabel('Estimated value ($)')).toBeFocused();
  await page.getByLabel('Estimated value ($)').fill('$1,250.50');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(toast(page, 'Inventory item added successfully.')).toBeVisible();
  await expect(row(page, 'Record player')).toContainText('$1,250.50');
  // The next thing is not given the price of the last.
  await expect(page.getByLabel('Item name')).toBeFocused();
  await expect(page.getByLabel('Estimated value ($)')).toHaveValue('');
  await page.getByLabel('Item name').fill('Pencil');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('Estimated value required')).toBeVisible();
  await expect(page.getByText('Under-insured by $250.50')).toBeVisible();
});

test('a member says everything of a thing, sees its cash value reckoned, and adds and orders photos', async ({
  page,
}) => {
  const api = await atHome(page);
  await add(page, api, { name: 'Television', category: 'Electronics', estValue: 1000 });
  await visit(page, '/vault/inventory');
  await open(page, 'Television');
  const sheet = page.getByRole('dialog', { name: 'Television' });
  await sheet.getByLabel('Cost to replace, each ($)').fill('1200');
  await sheet.getByLabel('Age in years').fill('3');
  await sheet.getByLabel('Condition').selectOption('good');
  await expect(sheet.getByText('$1,200 − 3 years × 20% = 40% = $480')).toBeVisible();
  await sheet.getByLabel('Room').fill('Den');
  await sheet.getByLabel('Serial number').fill('SN-77');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  await sheet.locator('input[type=file][multiple]').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: PICTURE },
    { name: 'label.png', mimeType: 'image/png', buffer: PICTURE },
  ]);
  await expect(sheet.getByAltText('Television, photo 2 of 2')).toBeVisible();
  const before = await sheet.getByAltText('Television, photo 1 of 2').getAttribute('src');
  await sheet.getByRole('button', { name: 'Move photo 1 back' }).click();
  await expect(sheet.getByAltText('Television, photo 2 of 2')).toHaveAttribute('src', String(before));
  await sheet.getByRole('button', { name: 'Delete photo 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this photo?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByAltText('Television, photo 2 of 2')).toBeVisible();
  await sheet.getByRole('button', { name: 'Delete photo 1' }).click();
  await question.getByRole('button', { name: 'Delete photo' }).click();
  await expect(sheet.getByAltText('Television, photo 1 of 1')).toHaveAttribute('src', String(before));
  // As a phone sends it: lying on its side, with a word on how to turn it.
  const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#446688' } })
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await sheet
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large }]);
  await expect(sheet.getByAltText('Television, photo 2 of 2')).toBeVisible();
  const listed = await (await page.request.get(`${api}/inventory`)).json();
  const [thing] = (listed as { items: { id: string; photos: string[] }[] }).items;
  const kept = await page.request.get(`${api}/inventory/${thing?.id}/photos/${thing?.photos[1]}`);
  const { width, height, orientation = 1 } = await sharp(await kept.body()).metadata();
  expect([width, height, orientation]).toEqual([1707, 2560, 1]);
  await sheet
    .locator('input[type=file]:not([multiple])')
    .setInputFiles([{ name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE }]);
  await sheet.getByRole('button', { name: 'Delete receipt.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete receipt' }).click();
  await expect(toast(page, 'Receipt deleted')).toBeVisible();
  await expect(sheet.getByText('No receipt yet.')).toBeVisible();
  await page.reload();
  await open(page, 'Television');
  await expect(sheet.getByLabel('Serial number')).toHaveValue('SN-77');
  await expect(sheet.getByLabel('Room')).toHaveValue('Den');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Television')).toContainText('$480');
});

test('a member looks a list over, sees what to mend, and imports the good rows once', async ({ page }) => {
  const api = await atHome(page);
  await visit(page, '/vault/inventory');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  const text = 'Location,Description,Qty,Price\nDen,Lamp,2,40\nDen,,1,10\nAttic,Trunk,many,5\n';
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'things.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(dialog.getByText('1 row can be imported, worth $80')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Row 3.*Description.*Name required/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Row 4.*Qty.*whole number/ })).toBeVisible();
  expect(await (await page.request.get(`${api}/inventory/totals`)).json()).toEqual({
    items: 0,
    totalValue: 0,
  });
  await dialog.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(toast(page, '1 item imported')).toBeVisible();
  await expect(row(page, 'Lamp')).toContainText('$80');
});

test('in two thousand things a member finds one while typing, walks by keys, edits and deletes many, and takes it back', async ({
  page,
}) => {
  const api = await atHome(page);
  await importMany(page, api, 2000);
  await visit(page, '/vault/inventory');
  const table = page.getByRole('table', { name: 'Items' });
  await expect(table).toHaveAttribute('aria-rowcount', '2001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await table
    .getByRole('button', { name: /^Thing number/ })
    .first()
    .focus();
  await page.keyboard.press('End');
  await expect(table.locator('[aria-rowindex="2001"]').getByRole('button')).toBeFocused();
  await page.getByLabel('Search items').fill('number 1234');
  await expect(page.getByText('1 of 2,000 items')).toBeVisible();
  await page.getByLabel('Search items').fill('');
  await page.getByLabel('Room', { exact: true }).selectOption('Room 7');
  await page.getByLabel('Choose all shown').check();
  const bar = page.getByRole('region', { name: 'Chosen items' });
  await bar.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit/ });
  await dialog.getByLabel('Room').fill('Workshop');
  await dialog.getByLabel('Category').selectOption('Furniture');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(toast(page, '167 items changed')).toBeVisible();
  await page.getByLabel('Room', { exact: true }).selectOption('All rooms');
  await page.getByLabel('Search items').fill('workshop furniture');
  await expect(page.getByText('167 of 2,000 items')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 167 items' }).click();
  await expect(page.getByText('0 of 1,833 items')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('167 of 2,000 items')).toBeVisible();
});

test('values by room and category stand in tables; rooms are merged by name', async ({ page }) => {
  const api = await atHome(page);
  await add(page, api, { name: 'Sofa', category: 'Furniture', estValue: 900, room: 'Den' });
  await add(page, api, { name: 'Bed', category: 'Furniture', estValue: 100, room: 'Loft' });
  await visit(page, '/vault/inventory?tab=value');
  await expect(page.getByRole('row', { name: /Den.*1 item.*90%.*\$900/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Furniture.*2 items.*100%.*\$1,000/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rooms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rooms' });
  await dialog.getByLabel('Name of Loft').fill('den');
  await dialog.getByRole('button', { name: 'Merge Loft' }).click();
  await expect(toast(page, 'Loft is now Den')).toBeVisible();
  await dialog.getByLabel('New room').fill('Attic');
  await dialog.getByRole('button', { name: 'Add room' }).click();
  await dialog.getByRole('button', { name: 'Remove Attic' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove Attic?' })
    .getByRole('button', { name: 'Remove room' })
    .click();
  await expect(toast(page, 'Attic removed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /Den.*2 items.*100%.*\$1,000/ })).toBeVisible();
});

test('a member goes through what was not looked at for a year by keys, takes one back, and ends with a true list', async ({
  page,
}) => {
  const api = await atHome(page);
  for (const name of ['Lamp', 'Kayak', 'Guitar']) await add(page, api, { name });
  // Nobody waits a year in a test: the list says it was one.
  await page.route(/\/api\/homes\/[^/]+\/inventory$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items: { confirmedAt: string }[] };
    for (const item of body.items) item.confirmedAt = '2020-01-01T00:00:00.000Z';
    await route.fulfill({ json: body });
  });
  await visit(page, '/vault/inventory');
  await page.getByRole('button', { name: 'Start the review' }).click();
  const review = page.getByRole('region', { name: 'Still have it?' });
  await expect(review.getByRole('heading', { name: 'Lamp' })).toBeVisible();
  const confirmed = page.waitForRequest(/inventory\/confirm$/);
  await page.keyboard.press('ArrowRight');
  await expect(review.getByRole('heading', { name: 'Kayak' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(toast(page, '1 item deleted')).toBeVisible();
  await expect(review.getByText('3 of 3')).toBeVisible();
  await review.getByRole('button', { name: 'Back' }).click();
  await expect(toast(page, '1 item restored')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await review.getByRole('button', { name: 'Still have it' }).click();
  await expect(review.getByText('Everything is looked at')).toBeVisible();
  await confirmed;
  await review.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, 'Kayak')).toBeVisible();
});

test('of a hundred things every one is in the page; a deleted one is deleted for good after a question', async ({
  page,
}) => {
  const api = await atHome(page);
  await importMany(page, api, 100);
  const id = await add(page, api, { name: 'Old kettle' });
  await page.request.post(`${api}/inventory/trash`, { data: { ids: [id] }, headers: SAME_SITE });
  await visit(page, '/vault/inventory');
  const table = page.getByRole('table', { name: 'Items' });
  await expect(table.getByRole('row')).toHaveCount(101);
  await visit(page, '/vault/inventory?tab=trash');
  await page.getByRole('button', { name: 'Delete for good Old kettle' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete for good?' });
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, '1 item deleted for good')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 500/ });
  test('a member who adds a thing is told so, and keeps what they typed', async ({ page }) => {
    await atHome(page);
    await visit(page, '/vault/inventory');
    await page.route(/\/api\/homes\/[^/]+\/inventory$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.getByLabel('Item name').fill('Speaker');
    await page.getByLabel('Estimated value ($)').fill('90');
    await page.getByRole('button', { name: 'Add item' }).click();
    await expect(toast(page, 'Failed to add inventory item.')).toBeVisible();
    await expect(page.getByLabel('Item name')).toHaveValue('Speaker');
  });
});
