import { SOAK } from '#test/tier.ts';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { EvacuationRouteReply } from '#contract/emergency/evacuation-route.ts';
import { family, publish } from './evacuation-of.ts';
import { signIn } from './people.ts';
import { openOwnServer } from './own-server.ts';
import { expect, test, visit } from './test.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Lives in Santa Rosa. */
const DEMO_MEMBER = 'member@hearthline.example';
/** The streets of Santa Rosa are stored next to the checkout; the product ships none. */
const ROADS = path.resolve(root, '../shared/data/roads/santa-rosa.osm.pbf');

// Without a network every call fails, and map tiles are unreachable anyway.
test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NAME_NOT_RESOLVED|Failed to fetch|status of 40[19]/,
});

const readRoute = async (page: Page) =>
  (await (
    await page.request.get('/api/homes/current-home-id/evacuation-route')
  ).json()) as EvacuationRouteReply;

test.describe('with the streets of Santa Rosa', () => {
  test.skip(!existsSync(ROADS), 'the extract is not on this machine');
  let server: Awaited<ReturnType<typeof openOwnServer>>;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    server = await openOwnServer({}, (data) => {
      const node = path.join(root, 'node_modules/.bin/node');
      const args = [path.join(root, 'server/roads-cli.ts'), 'import', ROADS, '--as-of', '2026-11-01'];
      execFileSync(node, args, { env: { ...process.env, DATA_DIR: data }, stdio: 'ignore' });
    });
  });
  test.afterAll(() => server?.close());

  test('a household under an order reads its route, prints it and opens it without a network', async ({
    browser,
    faults,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ baseURL: server.base, serviceWorkers: 'allow' });
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    await signIn(page, DEMO_MEMBER);
    await visit(page, '/evacuation');
    await publish(page, 'order');
    await expect
      .poll(async () => (await readRoute(page)).current?.outcome ?? '', { timeout: 120_000 })
      .toMatch(/^verified/);

    const card = page.getByRole('heading', { name: 'Your route', exact: true }).locator('..');
    await expect(card.getByText('Officers and signs come first')).toBeVisible();
    await expect(card.getByText(/^Take this route\./)).toBeVisible();
    await expect(card.getByRole('img', { name: /Map of the streets with your route/ })).toBeVisible();
    // A line along streets has many corners; a straight one has two points.
    const drawn = (await card.locator('[data-route-line]').getAttribute('d')) ?? '';
    expect(drawn.split('L').length).toBeGreaterThan(8);

    // What a screen reader announces: an ordered list of steps, in driving order.
    const steps = card.getByRole('list').filter({ hasText: 'You leave the evacuation zone here' }).first();
    await expect(steps).toMatchAriaSnapshot(`
      - list:
        - listitem: /Drive (north|south|east|west)/
    `);
    // A nearby change creates a new route: the page shows all steps of the current one.
    await expect(async () => {
      const { current } = await readRoute(page);
      expect(await steps.getByRole('listitem').count()).toBe(current?.route?.steps.length);
    }).toPass();
    await expect(
      card
        .getByText('Fire: Ridge (demo)')
        .or(card.getByText(/^Evacuation zone/))
        .first(),
    ).toBeVisible();
    await expect(
      card.getByText(/closed roads\.|^Closed roads as of|^We can’t update closed roads/).first(),
    ).toBeVisible();

    const google = await card.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href');
    expect(new URL(google ?? '').searchParams.get('waypoints')).toMatch(/^\d+\.\d{5},-\d+\.\d{5}/);
    expect(await card.getByRole('link', { name: 'Open in Apple Maps' }).getAttribute('href')).toContain(
      'waypoint=',
    );
    await page.emulateMedia({ media: 'print' });
    await expect(steps).toBeVisible();
    await expect(card.getByRole('img', { name: /Map of the streets/ })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await expect
      .poll(() =>
        page.evaluate(
          async () => (await caches.match('/api/homes/current-home-id/evacuation-route')) !== undefined,
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/evacuation');
    await expect(card.getByText(/This route was saved/)).toBeVisible();
    await expect(steps.getByRole('listitem').first()).toContainText('Drive');
    await context.close();
  });
});

test('without roads the page says so and what to do, and draws no route', { tag: SOAK }, async ({ page }) => {
  await family(page);
  await publish(page, 'order');
  await visit(page, '/evacuation');
  const card = page.getByRole('heading', { name: 'Your route', exact: true }).locator('..');
  await expect(card.getByText(/We have no road map here/)).toBeVisible();
  await expect(card.getByText('Officers and signs come first')).toBeVisible();
  await expect(card.getByText(/A navigation app may not know about the order/)).toBeVisible();
  await expect(card.locator('[data-route-line]')).toHaveCount(0);
  await expect(card.getByRole('link', { name: /Open in/ })).toHaveCount(0);
});
