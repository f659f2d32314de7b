import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { addHome, POLICY } from './homes.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

/** A signed-in person with a home, and the path of its inventory. */
async function atHome(page: Page): Promise<string> {
  await signIn(page);
  const { id } = await addHome(page, { policy: { ...POLICY, personalPropertyLimit: 1000 } });
  return `/api/homes/${id}`;
}

async function add(page: Page, api: string, item: object): Promise<string> {
  const made = await page.request.post(`${api}/inventory`, {
    data: { name: 'Lamp', category: 'Other', estValue: 40, ...item },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

/** A list of this many items, imported at once. */
async function importMany(page: Page, api: string, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, i) => `Room ${i % 12},Thing number ${i},Other,1,${i % 90}`);
  const answer = await page.request.post(`${api}/inventory/import`, {
    data: Buffer.from(`Room,Item,Category,Qty,Value\n${lines.join('\n')}\n`),
    headers: { ...SAME_SITE, 'content-type': 'application/octet-stream', 'x-file-name': 'many.csv' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Not the room of the form above the list. */
const roomFilter = (page: Page) => page.locator('select').and(page.getByLabel('Room', { exact: true }));

test('a member adds an item with the short form, and the error says what is missing', async ({ page }) => {
  await atHome(page);
  await visit(page, '/vault/inventory');
  await expect(page.getByText('No items yet')).toBeVisible();
  await page.getByLabel('Item name').fill('Record player');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('Estimated value required')).toBeVisible();
  await expect(page.getByLabel('Estimated value ($)')).toBeFocused();
  await page.getByLabel('Estimated value ($)').fill('$1,250.50');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(toast(page, 'Inventory item added successfully.')).toBeVisible();
  await expect(row(page, 'Record player')).toContainText('$1,250.50');
  // The next item doesn't get the last one's price.
  await expect(page.getByLabel('Item name')).toBeFocused();
  await expect(page.getByLabel('Estimated value ($)')).toHaveValue('');
  await page.getByLabel('Item name').fill('Pencil');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('Estimated value required')).toBeVisible();
  await expect(page.getByText('Underinsured by $250.50')).toBeVisible();

  // After leaving and coming back, the typed text is there; after signing out, it is gone from this browser.
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await page.getByRole('link', { name: 'Inventory' }).click();
  await expect(page.getByLabel('Item name')).toHaveValue('Pencil');
  await page.reload();
  await expect(page.getByLabel('Item name')).toHaveValue('Pencil');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: /^(Log|Sign) out/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pencil');
});

test('a member previews an import, sees what to fix, and imports the valid rows once', async ({ page }) => {
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

test(
  'among 5,000 items a member searches while typing, sorts, scrolls, edits and deletes many, and undoes it',
  { tag: SOAK },
  async ({ page }) => {
    const api = await atHome(page);
    await importMany(page, api, 5000);
    await visit(page, '/vault/inventory');
    const table = page.getByRole('table', { name: 'Items' });
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    // Of five thousand rows, only the visible ones are rendered, at any scroll position.
    const drawn = () => expect.poll(() => table.getByRole('row').count()).toBeLessThan(60);
    await drawn();
    await table
      .getByRole('button', { name: /^Thing number/ })
      .first()
      .focus();
    await page.keyboard.press('End');
    await expect(table.locator('[aria-rowindex="5001"]').getByRole('button')).toBeFocused();
    await drawn();
    await table.getByRole('button', { name: 'Cost to replace' }).click();
    await table.getByRole('button', { name: 'Cost to replace' }).click();
    await expect(table.getByRole('columnheader', { name: 'Cost to replace' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.evaluate(() => scrollTo(0, 0));
    await expect(table.locator('[aria-rowindex="2"]')).toContainText('$89');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(table.locator('[aria-rowindex="2500"]')).toContainText('$44');
    await drawn();
    // Every letter appears in its field at once, however long the list behind it.
    await page.getByLabel('Search items').pressSequentially('number 1234');
    await expect(page.getByLabel('Search items')).toHaveValue('number 1234');
    await expect(page.getByText('1 of 5,000 items')).toBeVisible();
    await expect(table.getByRole('row', { name: /Thing number 1234/ })).toBeVisible();
    await drawn();
    await page.getByLabel('Search items').fill('');
    await roomFilter(page).selectOption('Room 7');
    await page.getByLabel('Select all shown').check();
    const bar = page.getByRole('region', { name: 'Selected items' });
    await bar.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit/ });
    await dialog.getByLabel('Room').fill('Workshop');
    await dialog.getByLabel('Category').selectOption('Furniture');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(toast(page, '417 items changed')).toBeVisible();
    await roomFilter(page).selectOption('All rooms');
    await page.getByLabel('Search items').fill('workshop furniture');
    await expect(page.getByText('417 of 5,000 items')).toBeVisible();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 417 items' }).click();
    await expect(page.getByText('0 of 4,583 items')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('417 of 5,000 items')).toBeVisible();
  },
);

test(
  'values are shown in tables by room and category; rooms are merged by name',
  { tag: SOAK },
  async ({ page }) => {
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
  },
);

test(
  'a member reviews items unseen for a year by keyboard, restores one, and ends with an accurate list',
  { tag: SOAK },
  async ({ page }) => {
    const api = await atHome(page);
    for (const name of ['Lamp', 'Kayak', 'Guitar']) await add(page, api, { name });
    // No test can wait a year, so the data is changed to look that old.
    await page.route(/\/api\/homes\/[^/]+\/inventory$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { items: { confirmedAt: string }[] };
      for (const item of body.items) item.confirmedAt = '2020-01-01T00:00:00.000Z';
      await route.fulfill({ json: body });
    });
    await visit(page, '/vault/inventory');
    await page.getByRole('button', { name: 'Start review' }).click();
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
    await expect(review.getByText('Review complete')).toBeVisible();
    await confirmed;
    await review.getByRole('button', { name: 'Back to the list' }).click();
    await expect(row(page, 'Kayak')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test(
  'a page shows all of a hundred items; a deleted one is permanently deleted after confirmation',
  { tag: SOAK },
  async ({ page }) => {
    const api = await atHome(page);
    await importMany(page, api, 100);
    const id = await add(page, api, { name: 'Old kettle' });
    await page.request.post(`${api}/inventory/trash`, { data: { ids: [id] }, headers: SAME_SITE });
    await visit(page, '/vault/inventory');
    const table = page.getByRole('table', { name: 'Items' });
    await expect(table.getByRole('row')).toHaveCount(101);
    await visit(page, '/vault/inventory?tab=trash');
    await page.getByRole('button', { name: 'Delete permanently Old kettle' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete permanently?' });
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(toast(page, '1 item permanently deleted')).toBeVisible();
    await expect(page.getByText('The trash is empty')).toBeVisible();
  },
);

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 500/ });
  test('a member who adds an item sees an error and keeps their input', async ({ page }) => {
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
