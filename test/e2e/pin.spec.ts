import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { stubTiles } from './coverage-map.ts';
import { withHome } from './homes.ts';
import { codeTo } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

const homeNow = async (page: Page) =>
  (await (await page.request.get('/api/homes/current-home-id')).json()) as {
    lat: number;
    lng: number;
    accuracy: string;
  };

/** The dialog that places the pin, with its map rendered. */
async function openPinMap(page: Page) {
  await stubTiles(page);
  await withHome(page);
  await visit(page, '/vault');
  await page.getByRole('button', { name: 'Place your home on the map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Place your home on the map' });
  await expect(dialog.locator('[data-map=ready]')).toBeVisible({ timeout: 90_000 });
  const pin = dialog.getByRole('button', { name: 'Your home’s pin' });
  const said = dialog.getByText(/^Pin at/);
  const first = await said.textContent();
  return { dialog, pin, said, first };
}

test.describe('the pin', () => {
  test.use({
    geolocation: { latitude: 39.7597, longitude: -121.6219, accuracy: 8 },
    permissions: [],
    expectedErrors: /status of 403/,
  });

  test(
    'is placed by coordinates when a phone takes the map’s graphics away, and the page stays',
    { tag: SOAK },
    async ({ page, context }) => {
      const { dialog, said } = await openPinMap(page);
      // Safari does this to pages in the background.
      await dialog.locator('canvas').evaluate(
        (canvas: HTMLCanvasElement) =>
          new Promise((resolve) => {
            canvas.addEventListener('webglcontextlost', resolve, { once: true });
            canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
          }),
      );
      await context.grantPermissions(['geolocation']);
      await dialog.getByRole('button', { name: 'Use my location' }).click();
      await expect(said).toContainText('39.75970, -121.62190');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Place your home on the map' })).toBeFocused();
    },
  );

  test('can be placed only when streets are visible, by keyboard and tap; a distant spot asks for confirmation', async ({
    page,
    context,
  }) => {
    test.slow();
    const { dialog, pin, said, first } = await openPinMap(page);

    // A pin that wasn't moved is our own guess, so it can't be saved.
    const save = dialog.getByRole('button', { name: 'Save pin' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByText('The pin is in the center of your ZIP code')).toBeVisible();
    await save.click({ force: true });
    await expect(dialog.getByText('Move the pin to your roof first.')).toBeVisible();
    expect(await homeNow(page)).toMatchObject({ accuracy: 'zip' });

    // The map shows the whole town: the first attempt zooms in and asks again.
    await expect(dialog.getByText('Tap near your home to zoom in')).toBeVisible();
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Zoomed in. Now tap your roof.')).toBeVisible();
    await expect(said).toHaveText(first ?? '');
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(said).not.toHaveText(first ?? '', { timeout: 1000 });
    }).toPass();
    await expect(dialog.getByText('Precision: Exact')).toBeVisible();
    await expect(dialog.getByText(/^The pin is \d+ ft from the center of your ZIP code/)).toBeVisible();
    const byArrow = await said.textContent();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(said).not.toHaveText(byArrow ?? '');
    const byKeys = await said.textContent();

    const map = await dialog.locator('[data-map]').boundingBox();
    if (!map) throw new Error('no map');
    await page.mouse.click(map.x + map.width * 0.25, map.y + map.height * 0.7);
    await expect(said).not.toHaveText(byKeys ?? '');

    await context.grantPermissions(['geolocation']);
    await dialog.getByRole('button', { name: 'Use my location' }).click();
    await expect(said).toContainText('39.75970, -121.62190');
    await expect(dialog.getByText('Found to within about 30 ft.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save pin' }).click();
    await expect(toast(page, 'Pin saved')).toBeVisible();
    await expect(page.getByText('Exact', { exact: true })).toBeVisible();
    expect(await homeNow(page)).toMatchObject({ lat: 39.7597, lng: -121.6219, accuracy: 'pin' });

    await page.getByRole('button', { name: 'Move pin' }).click();
    await dialog.getByText('Enter coordinates').click();
    await dialog.getByLabel('Latitude').fill('39.80');
    // Coordinates are as precise as what the map shows there.
    await expect(dialog.getByText('Precision: Exact')).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Save pin' }).click();
    const question = page.getByRole('alertdialog', { name: 'The pin is 2.8 mi away' });
    await question.getByRole('button', { name: 'Go back' }).click();
    expect(await homeNow(page)).toMatchObject({ lat: 39.7597 });
    // Long after signing in, moving the pin requires step-up, and then continues where it was.
    const refusal = { error: 'Confirm it’s you to continue.', code: 'step_up_required' };
    await page.route('**/api/homes/*/location', (route) => route.fulfill({ status: 403, json: refusal }), {
      times: 1,
    });
    await dialog.getByRole('button', { name: 'Save pin' }).click();
    await question.getByRole('button', { name: 'Save pin there' }).click();
    const stepUp = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await stepUp.getByRole('button', { name: 'Email me a code' }).click();
    await expect(stepUp.getByLabel('Six-digit code')).toBeVisible();
    expect(await homeNow(page)).toMatchObject({ lat: 39.7597 });
    const { email } = (await (await page.request.get('/api/account')).json()) as { email: string };
    await stepUp.getByLabel('Six-digit code').fill(await codeTo(page, email));
    await expect(dialog).toBeHidden();
    expect(await homeNow(page)).toMatchObject({ lat: 39.8 });
  });

  test('can be dragged', { tag: SOAK }, async ({ page }) => {
    test.slow();
    const { pin, said, first } = await openPinMap(page);
    // Maps render slowly without a GPU: the pin is grabbed only once it no longer moves, and again if the grab missed.
    await expect(async () => {
      await pin.hover();
      const box = await pin.boundingBox();
      if (!box) throw new Error('no pin');
      await page.mouse.down();
      await page.mouse.move(box.x + 90, box.y + 60, { steps: 6 });
      await page.mouse.up();
      await expect(said).not.toHaveText(first ?? '', { timeout: 5_000 });
    }).toPass({ timeout: 50_000 });
  });

  test.describe('without WebGL', () => {
    test.use({ expectedErrors: /status of 400/ });

    test('is placed by coordinates, only within the states we serve', { tag: SOAK }, async ({ page }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await withHome(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: 'Place your home on the map' }).click();
      const dialog = page.getByRole('dialog', { name: 'Place your home on the map' });
      await expect(dialog.getByText('This browser can’t draw the map')).toBeVisible();
      await dialog.getByLabel('Latitude').fill('forty');
      await expect(dialog.getByText('Enter a number, like 34.05')).toBeVisible();
      await dialog.getByLabel('Latitude').fill('44.05');
      await dialog.getByLabel('Longitude').fill('-123.09');
      await dialog.getByRole('button', { name: 'Save pin' }).click();
      await page.getByRole('button', { name: 'Save pin there' }).click();
      await expect(dialog.getByText('outside California, Nevada and Arizona')).toBeVisible();
      await dialog.getByLabel('Latitude').fill('39.7601');
      await dialog.getByLabel('Longitude').fill('-121.6201');
      await expect(dialog.getByText('Precision: Within about half a mile')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save pin' }).click();
      await expect(page.getByText('Within about half a mile: place the pin')).toBeVisible();
      expect(await homeNow(page)).toMatchObject({ accuracy: 'street' });
    });
  });
});
