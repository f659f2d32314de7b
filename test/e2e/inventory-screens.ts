import { expect, type Page } from '@playwright/test';
import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { visit } from './test.ts';

const ITEMS = [
  { name: 'Television', category: 'Electronics', estValue: 1000, room: 'Den', ageYears: 3, brand: 'Sony' },
  { name: 'Sofa', category: 'Furniture', estValue: 2400, room: 'Den', quantity: 2 },
  { name: 'Kayak', category: 'Other', estValue: 650 },
];

async function listed(page: Page, path: string): Promise<void> {
  await signIn(page);
  await addHome(page);
  for (const data of ITEMS)
    expect((await page.request.post('/api/homes/current-home-id/inventory', { data })).status()).toBe(201);
  await visit(page, path);
  await expect(page.getByText('What’s in your home')).toBeVisible();
}

/** Inventory screens for the accessibility check. */
export const inventoryScreens: Screen[] = [
  {
    name: 'inventory with things chosen',
    show: async (page) => {
      await listed(page, '/vault/inventory');
      await page.getByLabel('Select all shown').check();
      await expect(page.getByRole('region', { name: 'Selected items' })).toBeVisible();
    },
  },
  {
    name: 'inventory by room',
    show: async (page) => {
      await listed(page, '/vault/inventory?tab=value');
      await expect(page.getByRole('heading', { name: 'Value by category' })).toBeVisible();
    },
  },
  {
    name: 'a thing in the inventory',
    show: async (page) => {
      await listed(page, '/vault/inventory');
      await page.getByRole('button', { name: 'Television', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    },
  },
  {
    name: 'a new thing with photos, one of them refused',
    show: async (page) => {
      await listed(page, '/vault/inventory');
      await page.getByRole('button', { name: 'Add with details' }).click();
      const sheet = page.getByRole('dialog', { name: 'Add an item' });
      await sheet.getByLabel('Item name').fill('Cello');
      await sheet.getByLabel('Estimated value, each ($)').fill('3000');
      const photo = { name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await sheet.locator('input[type=file]').setInputFiles([photo]);
      await sheet.getByRole('button', { name: 'Add item' }).click();
      const cello = page.getByRole('dialog', { name: 'Cello' });
      await expect(cello.getByRole('list', { name: 'Photo uploads' })).toContainText('front.png isn’t');
    },
  },
  {
    name: 'a list to import',
    show: async (page) => {
      await listed(page, '/vault/inventory');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Import a list' });
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'things.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Room,Item,Value\nDen,Lamp,40\nDen,,1\n'),
      });
      await expect(dialog.getByText('1 row can be imported, worth $40')).toBeVisible();
    },
  },
];
