import { SOAK } from '#test/tier.ts';
import type { Locator, Page } from '@playwright/test';
import { areaCards, stubTiles, visitCoverage } from './coverage-map.ts';
import { faultsOf } from './faults.ts';
import { expect, test, visit } from './test.ts';

const WIDE = { width: 1000, height: 700 };
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: WIDE });

const mapBox = (page: Page) => page.locator('[data-map]');
const marker = (page: Page, name: string) => page.locator(`[data-marker="${name}"]`);
const layer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Layers' }).getByRole('button', { name });
const legend = (page: Page) => page.getByRole('region', { name: 'Active Layers' }).filter({ visible: true });

async function visitMap(page: Page): Promise<void> {
  await stubTiles(page);
  await visitCoverage(page);
  await expect(mapBox(page)).toHaveAttribute('data-map', 'ready');
}

/** A marker's offset from the center of the map. */
const offMiddle = async (page: Page, name: string) => {
  const [at, box] = [await marker(page, name).boundingBox(), await mapBox(page).boundingBox()];
  if (!at || !box) throw new Error(`No marker ${name}`);
  return {
    x: at.x + at.width / 2 - box.x - box.width / 2,
    y: at.y + at.height / 2 - box.y - box.height / 2,
  };
};

test(
  'markers and cards select each other, and a popup describes the area',
  { tag: SOAK },
  async ({ page }) => {
    // Wide enough for the bubble next to the panel; on narrower screens only the panel appears.
    await page.setViewportSize({ width: 1340, height: 700 });
    const worker = page.waitForResponse(/maplibre-gl-worker/);
    await visitMap(page);
    expect((await worker).headers()['content-security-policy']).toContain("connect-src 'self'");
    await expect(page.locator('[data-marker^="area-"]')).toHaveCount(8);
    await expect(page.getByText('OpenStreetMap')).toBeVisible();
    await expect(legend(page).getByRole('listitem')).toHaveText([
      'Very High (90+)',
      'High (80-89)',
      'Moderate (70-79)',
      'Lower (60-69)',
      'Low (below 60)',
    ]);

    // The view starts at 36.78, -119.42; a marker's screen position shows this.
    await expect(async () => {
      const before = await offMiddle(page, 'area-los-angeles');
      expect(before.x).toBeCloseTo(((-118.2175 + 119.42) / 360) * 512 * 2 ** 5, -1);
      expect(before.y).toBeCloseTo(137.4, -1);
    }).toPass({ timeout: 60_000 });

    const card = page.getByRole('button', { name: 'San Diego', exact: true });
    await card.click();
    await expect(marker(page, 'area-san-diego')).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('region', { name: 'Details of San Diego' }).filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => Math.abs((await offMiddle(page, 'area-san-diego')).x)).toBeLessThan(200);

    // The eighth isn't in the list yet: selecting it adds its card.
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await marker(page, 'area-calaveras').focus();
    await page.keyboard.press('Enter');
    const bubble = page.getByRole('dialog', { name: 'Calaveras' });
    await expect(bubble).toBeFocused();
    await expect(bubble).toContainText('Calaveras County, CA');
    await expect(bubble.getByRole('definition')).toHaveText([
      /Risk$/,
      '86.6/100',
      /^[\d,]+$/,
      /^\$[\d.]+ billion$/,
      /^\$[\d.]+ million$/,
    ]);
    await expect(bubble.getByRole('listitem')).toHaveText(['Wildfire 99.5', 'Flood 77.6', 'Earthquake 76.8']);
    await expect(bubble.getByRole('link', { name: 'Protect This Area' })).toHaveAttribute(
      'href',
      '/waitlist?address=Calaveras%2C%20Calaveras%20County%2C%20CA',
    );
    await expect(bubble).toContainText('Source: FEMA National Risk Index 1.20, December 2025');
    const eighth = page.getByRole('button', { name: 'Calaveras', exact: true });
    await expect(eighth).toHaveAttribute('aria-pressed', 'true');
    await expect(eighth).toBeInViewport();
    await expect(areaCards(page)).toHaveCount(8);
    await page.keyboard.press('Escape');
    await expect(bubble).toHaveCount(0);
    await expect(marker(page, 'area-calaveras')).toBeFocused();

    // After being filtered out, the bubble doesn't come back and steal the focus from the person typing.
    await marker(page, 'area-calaveras').press('Enter');
    await expect(bubble).toBeFocused();
    const search = page.getByRole('searchbox');
    await search.fill('sonoma');
    await expect(bubble).toHaveCount(0);
    await search.fill('');
    await expect(page.locator('[data-marker^="area-"]')).toHaveCount(8);
    await expect(search).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'Close details' }).filter({ visible: true }).click();
    await marker(page, 'area-calaveras').press('Enter');
    const panel = page.getByRole('region', { name: 'Details of Calaveras' }).filter({ visible: true });
    await expect(panel).toContainText('86.6of 100');
    await expect(panel.getByRole('link', { name: 'Protect This Area' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('searchbox').fill('sonoma');
    await expect(page.locator('[data-marker^="area-"]')).toHaveCount(1);
  },
);

test(
  'layers are switched on and off, each with its own legend and popups',
  { tag: SOAK },
  async ({ page }) => {
    await visitMap(page);
    await expect(layer(page, 'FEMA Risk Data')).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Historical Disasters', 'Support Network', 'County Risk'])
      await expect(layer(page, name)).toHaveAttribute('aria-pressed', 'false');
    await layer(page, 'FEMA Risk Data').click();
    await expect(page.locator('[data-marker]')).toHaveCount(0);
    await expect(legend(page)).toContainText('No layer is on.');

    await layer(page, 'Historical Disasters').click();
    await expect(page.locator('[data-marker^="disaster-"]')).toHaveCount(15);
    await expect(legend(page)).toContainText('Historical Disasters (2018-2024)');
    await page.getByRole('button', { name: 'Camp Fire, wildfire, 2018' }).press('Enter');
    const fire = page.getByRole('dialog', { name: 'Camp Fire' });
    await expect(fire).toContainText('Butte County');
    await expect(fire.getByRole('term')).toHaveText([
      'Date',
      'Type',
      'Severity',
      'Damage',
      'Fatalities',
      'Evacuated',
      'Acres burned',
    ]);
    await expect(fire).toContainText('November 8, 2018');
    await expect(fire).toContainText('Sources:');
    await fire.getByRole('button', { name: 'Close' }).click();
    await expect(fire).toHaveCount(0);

    await layer(page, 'Historical Disasters').click();
    await layer(page, 'Support Network').click();
    // The fifteen sample partners and the demo's own.
    await expect.poll(() => page.locator('[data-marker^="partner-"]').count()).toBeGreaterThanOrEqual(15);
    await page.getByRole('button', { name: 'Chico Park Hotel, hotel' }).press('Enter');
    const partner = page.getByRole('dialog', { name: 'Chico Park Hotel' });
    await expect(partner).toContainText('Downtown, Chico, CA 95928');
    await expect(partner).toContainText('Preferred');
    await expect(partner).toContainText('Available');
    await expect(partner.locator('[data-stars]')).toHaveAttribute('data-stars', '4');
    await expect(partner).toContainText('4.3 of 5');
    await expect(partner.getByRole('term')).toHaveText(['Type', 'Capacity', 'Price range', 'Contact']);
    await expect(partner).toContainText('Breakfast, Pets welcome, Laundry +1 more');
    await expect(partner).toContainText('An example, not a real business.');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await layer(page, 'Support Network').click();
    await layer(page, 'County Risk').click();
    await expect(legend(page)).toContainText('County Risk (FEMA rating)');
    await expect(legend(page).getByRole('listitem')).toHaveText([
      'Very High',
      'Relatively High',
      'Relatively Moderate',
      'Relatively Low',
      'Very Low',
    ]);
    // Above the center of the map is Fresno or Madera County: a click shows its name and rating.
    await expect(async () => {
      await page.getByRole('region', { name: 'Map of areas at risk' }).click();
      await expect(page.getByRole('dialog')).toContainText('FEMA rating', { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('dialog')).toContainText('Source: FEMA National Risk Index 1.20');
    await page.keyboard.press('Escape');

    // Inside an area's circle, next to its marker, a click still selects the county.
    await layer(page, 'FEMA Risk Data').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await marker(page, 'area-los-angeles').focus();
    await expect.poll(async () => Math.abs((await offMiddle(page, 'area-los-angeles')).y)).toBeLessThan(250);
    const angeles = await marker(page, 'area-los-angeles').boundingBox();
    if (!angeles) throw new Error('No marker');
    await page.mouse.click(angeles.x + angeles.width / 2, angeles.y - 4);
    await expect(page.getByRole('dialog')).toContainText('County risk, CA');
  },
);

test('the map starts after the introduction is closed', { tag: SOAK }, async ({ page }) => {
  await stubTiles(page);
  await visit(page, '/coverage');
  const intro = page.getByRole('dialog');
  await intro.getByRole('button', { name: 'Next' }).click();
  await expect(mapBox(page)).toHaveAttribute('data-map', 'poster');
  await intro.getByRole('button', { name: 'Skip' }).click();
  await expect(mapBox(page)).toHaveAttribute('data-map', 'ready');
});

test(
  'the map is moved with the keyboard and has an accessible name and description',
  { tag: SOAK },
  async ({ page }) => {
    await visitMap(page);
    const map = page.getByRole('region', { name: 'Map of areas at risk' });
    await expect(map).toHaveAccessibleDescription(/Arrow keys move the map/);
    await map.focus();
    const before = await offMiddle(page, 'area-butte');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await offMiddle(page, 'area-butte')).x).toBeLessThan(before.x - 50);

    // Focusing a marker that is out of view brings it into view.
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
    const box = (await mapBox(page).boundingBox()) ?? WIDE;
    const distance = async () => Math.abs((await offMiddle(page, 'area-san-diego')).y);
    await expect.poll(distance).toBeGreaterThan(box.height / 2);
    await marker(page, 'area-san-diego').focus();
    await expect.poll(distance).toBeLessThan(10);
  },
);

test(
  'on a phone the map loads only on request, and list and map keep the selection',
  { tag: SOAK },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const ofMap = () => fetched.filter((url) => /map-canvas|maplibre|west-.*json|openstreetmap/.test(url));
    await stubTiles(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    await visitCoverage(page);
    await expect(areaCards(page)).toHaveCount(6);
    await expect(mapBox(page)).toHaveAttribute('data-map', 'poster');
    expect(ofMap()).toEqual([]);

    await page.getByRole('button', { name: 'San Diego', exact: true }).click();
    const sheet = page.getByRole('region', { name: 'Details of San Diego' }).filter({ visible: true });
    await expect(sheet).toContainText('3,295,981');
    await sheet.getByRole('button', { name: 'Show on the map' }).click();
    await expect(mapBox(page)).toHaveAttribute('data-map', 'ready');
    await expect(marker(page, 'area-san-diego')).toHaveAttribute('aria-pressed', 'true');
    /** How far a marker's bottom edge is above the sheet. */
    const above = async (name: string, details: Locator) => {
      const [at, cover] = [await marker(page, name).boundingBox(), await details.boundingBox()];
      return at && cover && at.y > 0 ? cover.y - at.y - at.height : Number.NaN;
    };
    await expect.poll(() => above('area-san-diego', sheet)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'List', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Sonoma', exact: true }).press('Enter');
    const sonoma = page.getByRole('region', { name: 'Details of Sonoma' }).filter({ visible: true });
    await sonoma.getByRole('button', { name: 'Show on the map' }).click();
    await expect.poll(() => above('area-sonoma', sonoma)).toBeGreaterThan(0);
    await sonoma.getByRole('button', { name: 'Close details' }).click();
    await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(legend(page)).toContainText('Very High (90+)');
    await marker(page, 'area-los-angeles').press('Enter');
    const angeles = page.getByRole('region', { name: 'Details of Los Angeles' }).filter({ visible: true });
    await expect(angeles).toContainText('100.0of 100');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Another place's bubble replaces the panel's, and is fully visible.
    await layer(page, 'Support Network').click();
    await page.getByRole('button', { name: /^Bay Accessible Transport/ }).press('Enter');
    const partner = page.getByRole('dialog', { name: 'Bay Accessible Transport' });
    await expect(angeles).toHaveCount(0);
    const room = async () => {
      const [bubble, map] = [await partner.boundingBox(), await mapBox(page).boundingBox()];
      if (!bubble || !map) return Number.NaN;
      return Math.min(bubble.y - map.y, map.y + map.height - bubble.y - bubble.height);
    };
    await expect.poll(room).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(areaCards(page).first()).toBeVisible();
    await expect(mapBox(page)).toBeHidden();
  },
);

test.describe('when the map can’t load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test(
    'without WebGL the picture stays, and the list and details still work',
    { tag: SOAK },
    async ({ page }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await visitCoverage(page);
      await expect(mapBox(page)).toHaveAttribute('data-map', 'unable');
      await expect(mapBox(page)).toContainText('This browser can’t draw the map.');
      await expect(page.getByRole('region', { name: 'Active Layers' })).toHaveCount(0);
      await expect(layer(page, 'FEMA Risk Data')).toHaveCount(0);
      const text = page.getByRole('region', { name: 'Layers as text' });
      await expect(text).toHaveCount(0);
      await layer(page, 'Historical Disasters').click();
      await expect(text.getByRole('listitem')).toHaveCount(15);
      await expect(text).toContainText('Camp Fire');
      await layer(page, 'Historical Disasters').click();
      await layer(page, 'Support Network').click();
      // The fifteen sample partners and the demo's own.
      await expect.poll(() => text.getByRole('listitem').count()).toBeGreaterThanOrEqual(15);
      await expect(text).toContainText('Chico Park Hotel');
      await layer(page, 'County Risk').click();
      await expect(text).toContainText('FEMA rating: Very High');
      await expect(text.getByRole('listitem').filter({ hasText: 'FEMA rating' })).toHaveCount(58);
      await expect(
        text.getByText('Source: FEMA National Risk Index 1.20, December 2025; not endorsed by FEMA'),
      ).toHaveCount(58);
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'San Diego', exact: true }).click();
      await expect(
        page.getByRole('region', { name: 'Details of San Diego' }).filter({ visible: true }),
      ).toContainText('3,295,981');
    },
  );

  test('without its code it says so and loads on retry', { tag: SOAK }, async ({ page }) => {
    await stubTiles(page);
    const code = /map-canvas-.*\.js$/;
    await page.route(code, (route) => route.abort());
    await visitCoverage(page);
    await expect(mapBox(page)).toHaveAttribute('data-map', 'missing');
    await page.unroute(code);
    await mapBox(page).getByRole('button', { name: 'Try again' }).click();
    await expect(mapBox(page)).toHaveAttribute('data-map', 'ready');
  });

  test('without tiles it shows the outline and logs one attempt', { tag: SOAK }, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    await visitCoverage(page);
    await expect(mapBox(page)).toHaveAttribute('data-map', 'ready');
    await expect(page.locator('[data-marker^="area-"]')).toHaveCount(8);
    await expect(page.getByText('County outlines: US Census Bureau')).toBeVisible();
    await expect.poll(() => errors.length).toBe(1);
  });
});
