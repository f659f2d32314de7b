import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { holdTiles, stubTiles } from './coverage-map.ts';
import { faultsOf, overflow } from './faults.ts';
import { signIn } from './people.ts';
import { expect, test, visit, visitFully } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function visitMap(page: Page, path = '/map'): Promise<void> {
  await stubTiles(page);
  await visitFully(page, path);
}

/** Waits until the demo's sources were polled. */
const waitForHazards = (page: Page) =>
  expect
    .poll(
      async () => {
        const reply = await page.request.get('/api/live-map?west=-123&south=38&east=-122&north=39');
        const found = (await reply.json()) as Record<'fires' | 'closures' | 'shelters', unknown[]>;
        return [found.fires.length, found.closures.length, found.shelters.length];
      },
      { timeout: 100_000 },
    )
    .toEqual([1, 1, 1]);

test('the live map has a list beside it, with the age of every source, by keyboard alone', async ({
  page,
}) => {
  await waitForHazards(page);
  await visitMap(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live map');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
  await page.getByLabel('Area').selectOption('North Bay and Wine Country');
  await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Calistoga Road both directions: Road closed' }),
  ).toBeVisible();
  await expect(page.getByText('410 acres. 15% contained.')).toBeVisible();
  await expect(page.getByText(/It may have grown since/)).toBeVisible();
  // A demo has no source of zones: the page says only that we can't see orders.
  await expect(page.getByText('We can’t see evacuation zones right now.')).toBeVisible();
  await expect(page.getByText('Simulated road closures (demo)').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fairgrounds Hall (demo)' })).toBeVisible();
  await expect(
    page.getByText('120 people there, room for 400. Takes pets. Wheelchair accessible.'),
  ).toBeVisible();
  await expect(page.getByText(/Last complete response/)).toHaveCount(3);
  await page.getByRole('button', { name: /Show on map.*Ridge/ }).press('Enter');
  await expect(page.getByLabel('Area')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  await page.getByLabel('Area').selectOption('San Diego and Inland Empire');
  await expect(
    page.getByText('No closure is listed here. That doesn’t mean that roads are open.'),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('it fits a phone, in Spanish too', { tag: SOAK }, async ({ page }) => {
  await waitForHazards(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await visitMap(page, '/es/map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa en vivo');
  await expect(
    page.getByRole('heading', { name: 'Calistoga Road ambos sentidos: Vía cerrada' }),
  ).toBeVisible();
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
});

test(
  'on a phone the map starts with a touch, and an outline holds its place until then',
  { tag: SOAK },
  async ({ page }) => {
    await waitForHazards(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await stubTiles(page);
    // Not touched yet.
    await visit(page, '/map');
    await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
    const box = page.locator('[data-map]');
    await expect(box).toHaveAttribute('data-map', 'poster');
    await expect(box.locator('.coverage-land')).toBeVisible();
    const before = await box.boundingBox();
    await page.getByRole('button', { name: 'Show the map' }).press('Enter');
    await expect(box).toHaveAttribute('data-map', 'ready');
    await expect.poll(() => box.boundingBox()).toEqual(before);
  },
);

/** The map finds no zones and fires until the returned function is called. */
async function holdHazards(page: Page): Promise<() => void> {
  let isCalm = true;
  await page.route('**/api/live-map?**', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as object;
    await route.fulfill({ response, json: isCalm ? { ...found, zones: [], fires: [] } : found });
  });
  return () => {
    isCalm = false;
  };
}

test('what is new is drawn while street tiles are still on their way', async ({ page }) => {
  await waitForHazards(page);
  const waiting = await holdTiles(page);
  const find = await holdHazards(page);
  await visitFully(page, '/map');
  await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
  await expect.poll(waiting).toBeGreaterThan(0);
  const canvas = page.locator('[data-fires]');
  await expect(canvas).toHaveAttribute('data-fires', '0');
  find();
  await page.getByLabel('Area').selectOption('North Bay and Wine Country');
  await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  await expect(canvas).toHaveAttribute('data-fires', '1');
});

test(
  'what came while a phone had taken the graphics away is drawn when they are back',
  { tag: SOAK },
  async ({ page }) => {
    await waitForHazards(page);
    const find = await holdHazards(page);
    await visitMap(page);
    const canvas = page.locator('[data-fires]');
    await expect(canvas).toHaveAttribute('data-fires', '0');
    // Safari does this to pages in the background.
    const graphics = await page.locator('[data-map] canvas').evaluateHandle(async (drawing) => {
      const found = (drawing as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context');
      const isLost = new Promise((resolve) => drawing.addEventListener('webglcontextlost', resolve));
      found?.loseContext();
      await isLost;
      return found;
    });
    find();
    await page.getByLabel('Area').selectOption('North Bay and Wine Country');
    await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
    await expect(canvas).toHaveAttribute('data-fires', '0');
    await graphics.evaluate((found) => found?.restoreContext());
    await expect(canvas).toHaveAttribute('data-fires', '1');
  },
);

test.describe('offline', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('without an answer it says so, and keeps what it had', async ({ page }) => {
    await waitForHazards(page);
    await page.route('**/api/live-map?**', (route) => route.abort());
    await visitMap(page);
    await expect(page.getByText('We couldn’t load the list')).toBeVisible();
    await page.unroute('**/api/live-map?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Ridge (demo)' })).toBeVisible();
  });
});

/** Whether the drawn map has more than one color. */
const colorsOf = async (page: Page): Promise<number> => {
  const picture = await page.locator('[data-map] canvas').screenshot();
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(brush?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
    return new Set(pixels).size;
  }, picture.toString('base64'));
};

test.describe('without a tile server', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test(
    'the map is drawn from outlines, and from our own streets where they are imported',
    { tag: SOAK },
    async ({ page }) => {
      await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
      const asked: string[] = [];
      // This server has no roads: this is the response of one where they are imported.
      await page.route('**/api/map-roads/**', async (route) => {
        const [z = 0, x = 0, y = 0] = new URL(route.request().url()).pathname
          .split('/')
          .slice(-3)
          .map(Number);
        asked.push(`${z}`);
        const lng = (x / 2 ** z) * 360 - 180;
        const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / 2 ** z))) * 180) / Math.PI;
        const line = [
          [lng, lat],
          [lng + 360 / 2 ** z, lat],
        ];
        await route.fulfill({
          json: { state: 'ok', asOf: null, isCut: false, lines: [{ size: 'large', line }] },
        });
      });
      await visit(page, '/map');
      await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
      await expect(page.locator('[data-roads]')).toHaveAttribute('data-roads', /^[1-9]/);
      await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
      await expect.poll(() => colorsOf(page)).toBeGreaterThan(3);
      expect(new Set(asked)).toEqual(new Set(['6']));
      await page.getByLabel('Area').selectOption('North Bay and Wine Country');
      await expect.poll(() => asked.at(-1)).toBe('8');
    },
  );

  test('without roads the outlines alone are the map', { tag: SOAK }, async ({ page }) => {
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    await visit(page, '/map');
    await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
    await expect(page.locator('[data-roads]')).toHaveAttribute('data-roads', '0');
    await expect.poll(() => colorsOf(page)).toBeGreaterThan(3);
  });
});

test(
  'a member watches a place by keyboard on a phone, and no address of a request says where',
  { tag: SOAK },
  async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page);
    await stubTiles(page);
    await visit(page, '/map');
    await expect(page.getByRole('heading', { name: 'Places I watch' })).toBeVisible();
    await expect(page.getByText(/No services start at a place you watch/)).toBeVisible();
    await expect(page.getByText('You haven’t added a home yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Watch a place' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Watch this place' }).click();
    await expect(dialog.getByText('Enter a name, like “Mom and Dad”')).toBeVisible();
    await dialog.getByLabel('Name').fill('Grandma Ruth');
    await dialog.getByLabel('What is it?').selectOption('Parents');
    await dialog.getByRole('combobox', { name: 'Address' }).fill('somewhere');
    await dialog.getByRole('button', { name: 'Watch this place' }).click();
    await expect(dialog.getByText('Choose an address from the list, so that we can find it')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Address' }).fill('95409');
    await expect(page.getByRole('option', { name: /95409/ }).first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Address' }).press('ArrowDown');
    await dialog.getByRole('combobox', { name: 'Address' }).press('Enter');
    await dialog.getByRole('button', { name: 'Watch this place' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Grandma Ruth (Parents)' })).toBeVisible();
    await expect(page.getByText('1 of 5 places')).toBeVisible();
    // A demo has no live zones: the page says so instead of reporting that there are no orders.
    await expect(
      page.getByText('We can’t see evacuation zones right now. Follow the county’s alerts.'),
    ).toBeVisible();
    await expect(page.locator('[data-place="parents"]')).toHaveCount(1);
    await page.getByRole('button', { name: /Show on map.*Grandma Ruth/ }).press('Enter');
    await expect(page.getByLabel('Area')).toHaveValue('');
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /Stop watching.*Grandma Ruth/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop watching' }).press('Enter');
    await expect(page.getByText('You don’t watch any places yet.')).toBeVisible();
    const told = () => urls.map(decodeURIComponent);
    // At most tiles of a whole region.
    const zooms = () =>
      told()
        .flatMap((url) => /tile\.openstreetmap\.org\/(\d+)\//.exec(url)?.[1] ?? [])
        .map(Number);
    await expect.poll(() => zooms().length).toBeGreaterThan(0);
    expect(Math.max(...zooms())).toBeLessThanOrEqual(12);
    expect(told().filter((url) => /Ruth|95409|38\.\d{3}|122\.\d{3}/.test(url))).toEqual([]);
  },
);
