import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

/** A signed-in person with a home, and the path of its inventory. */
async function atHome(page: Page): Promise<string> {
  await signIn(page);
  return `/api/homes/${(await addHome(page)).id}`;
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#884422' } })
  .png()
  .toBuffer();

test(
  'a member fills in every field of an item, sees its cash value, and adds and reorders photos',
  { tag: SOAK },
  async ({ page }) => {
    const api = await atHome(page);
    const television = { name: 'Television', category: 'Electronics', estValue: 1000 };
    expect((await page.request.post(`${api}/inventory`, { data: television })).status()).toBe(201);
    await visit(page, '/vault/inventory');
    await page.getByRole('button', { name: 'Television', exact: true }).click();
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
    // As a phone sends it: stored sideways, with an orientation tag.
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
    await expect(sheet.getByText('No receipts yet. One receipt can cover many items.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Television', exact: true }).click();
    await expect(sheet.getByLabel('Serial number')).toHaveValue('SN-77');
    await expect(sheet.getByLabel('Room')).toHaveValue('Den');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(row(page, 'Television')).toContainText('$480');
  },
);

test.describe('files that are not photos, and a dropped connection', () => {
  test.use({ expectedErrors: /status of 415|ERR_FAILED/ });
  test(
    'a new item starts with its photos; a non-photo is named, and an interrupted one is uploaded again',
    { tag: SOAK },
    async ({ page }) => {
      const api = await atHome(page);
      await visit(page, '/vault/inventory');
      const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });
      const form = page.getByRole('form', { name: 'Add an item' });
      await form.getByLabel('Item name').fill('Accordion');
      await form.getByLabel('Estimated value ($)').fill('900');
      await form.locator('input[type=file]').setInputFiles([picture('front.png'), picture('back.png')]);
      await form.locator('input[type=file]').setInputFiles([picture('side.png')]);
      await expect(form.getByText('3 photos upload when you add the item.')).toBeVisible();
      await form.getByRole('button', { name: 'Remove back.png' }).click();
      await form.getByRole('button', { name: 'Add item' }).click();
      await expect(toast(page, '2 photos added')).toBeVisible();
      await expect(row(page, 'Accordion').locator('img')).toBeVisible();

      await page.getByRole('button', { name: 'Add with details' }).click();
      const sheet = page.getByRole('dialog', { name: 'Add an item' });
      await sheet.getByLabel('Item name').fill('Cello');
      await sheet.getByLabel('Estimated value, each ($)').fill('3000');
      const broken = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await sheet.locator('input[type=file]').setInputFiles([picture('one.png'), broken, picture('two.png')]);
      // Closed by mistake: the typed text and the chosen options are still there.
      await sheet.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Add with details' }).click();
      await expect(sheet.getByLabel('Item name')).toHaveValue('Cello');
      let cut = true;
      await page.route(/photos$/, (route) =>
        cut && route.request().headers()['x-file-name'] === 'one.png' ? route.abort() : route.continue(),
      );
      await sheet.getByRole('button', { name: 'Add item' }).click();
      const cello = page.getByRole('dialog', { name: 'Cello' });
      const waiting = cello.getByRole('list', { name: 'Photo uploads' });
      await expect(waiting.getByText(/^notes\.png isn’t/)).toBeVisible();
      await expect(waiting.getByText(/^We couldn’t upload one\.png/)).toBeVisible();
      await expect(cello.getByAltText('Cello, photo 1 of 1')).toBeVisible();
      cut = false;
      await waiting.getByRole('button', { name: 'Retry one.png' }).click();
      await expect(cello.getByAltText('Cello, photo 2 of 2')).toBeVisible();
      await waiting.getByRole('button', { name: 'Remove notes.png from this list' }).click();
      await expect(waiting).toHaveCount(0);
      const listed = await (await page.request.get(`${api}/inventory`)).json();
      const { items } = listed as { items: { name: string; photos: string[] }[] };
      expect(Object.fromEntries(items.map(({ name, photos }) => [name, photos.length]))).toEqual({
        Accordion: 2,
        Cello: 2,
      });
    },
  );
});

test.describe('photo walkthrough', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test(
    'a member photographs a room, loses the connection and the page, resumes, and names a photo',
    { tag: SOAK },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await atHome(page);
      await visit(page, '/vault/inventory');
      await page.getByRole('button', { name: 'Photo walk' }).click();
      await page.getByRole('button', { name: 'Kitchen' }).click();
      await page.route('**/drafts', (route) => route.abort());
      const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles([photo('stove.png'), photo('fridge.png'), photo('mixer.png')]);
      await expect(page.getByText('3 photos aren’t uploaded yet')).toBeVisible();
      await page.unroute('**/drafts');
      // The page is closed and reopened: the photos waited on the device.
      await visit(page, '/vault/inventory?walk=1');
      await page.getByRole('button', { name: 'Kitchen' }).click();
      await expect(page.getByText('3 photos saved', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'End walk' }).click();

      await page.getByRole('button', { name: 'Name photos' }).click();
      const form = page.getByRole('form', { name: 'Name this photo' });
      await expect(form.getByLabel('Room')).toHaveValue('Kitchen');
      await form.getByLabel('Item name').fill('Stove');
      await form.getByLabel('Estimated value ($)').fill('900');
      await form.getByRole('button', { name: 'Save and next' }).click();
      await expect(page.getByText('2 of 3')).toBeVisible();
      await page.getByRole('button', { name: 'Finish later' }).click();
      await expect(page.getByText('2 photos need a name')).toBeVisible();

      // Quick add uses the room of the walk-through, and its toast covers none of the form.
      const add = page.getByRole('form', { name: 'Add an item' });
      await expect(add.getByLabel('Room')).toHaveValue('Kitchen');
      for (const size of [
        { width: 360, height: 740 },
        { width: 1280, height: 720 },
      ]) {
        await page.setViewportSize(size);
        await add.getByLabel('Item name').fill('Kettle');
        await add.getByLabel('Estimated value ($)').fill('40');
        await add.getByRole('button', { name: 'Add item' }).click();
        const said = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
        await expect(said).toContainText('Inventory item added successfully.');
        // It stays while the pointer is over it.
        await said.hover();
        await expect(async () => {
          const over = await said.boundingBox();
          const controls = await add.locator('input:not([type=file]), select, button').all();
          for (const control of controls) {
            const under = await control.boundingBox();
            if (!over || !under) throw new Error('It is not on the page.');
            const isClear =
              over.x + over.width <= under.x ||
              under.x + under.width <= over.x ||
              over.y + over.height <= under.y ||
              under.y + under.height <= over.y;
            expect(isClear, `${JSON.stringify(over)} covers ${JSON.stringify(under)}`).toBe(true);
          }
        }).toPass();
        await said.getByRole('button', { name: 'Close' }).click();
      }
      await expect(row(page, 'Stove')).toContainText('Kitchen');
    },
  );
});
