import { SOAK } from '#test/tier.ts';
import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

const COUNT = 260;

test(
  'a printed inventory has every row, rooms and totals, and no buttons',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await addHome(page);
    const lines = Array.from({ length: COUNT }, (_, i) => `Room ${i % 4},Thing ${i},Other,2,10.50,3`);
    const sent = await page.request.post('/api/homes/current-home-id/inventory/import', {
      data: Buffer.from(`Room,Item,Category,Qty,Value,Age\n${lines.join('\n')}\n`),
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/octet-stream',
        'x-file-name': 'many.csv',
      },
    });
    expect(sent.status(), await sent.text()).toBe(201);
    await visit(page, '/vault/inventory');
    await page.getByLabel('Item name').fill('Half typed');
    await expect(page.getByRole('row', { name: /^Thing/ })).not.toHaveCount(COUNT);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row', { name: /^Thing/ })).toHaveCount(COUNT);
    await expect(page.getByRole('row', { name: /^Room 3, 65 items \$1,365\.00/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total \$5,460\.00 \$3,822\.00/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inventory' })).toBeVisible();
    for (const role of ['button', 'link', 'textbox', 'checkbox', 'combobox', 'tab'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('row', { name: /^Total/ })).toHaveCount(0);
    await expect(page.getByLabel('Item name')).toHaveValue('Half typed');
  },
);
