/**
 * How quickly large pages respond to a tap or a key, measured like INP: an inventory of 5,000 items, a desk
 * with 200 cases and a live map with 500 zones, in Chromium slowed down to a mid-range phone. The floor is a
 * page whose fields do nothing, in the same browser. Needs the built web app (`npm run build`).
 *
 *   npm run bench -- interactions
 *
 * Fails at full size above 200 ms at the 75th percentile.
 */
import { Readable } from 'node:stream';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { CATEGORIES } from '#contract/home/depreciation.ts';
import { createHome } from '#server/home/homes/homes.ts';
import { importItems } from '#server/home/inventory/import.ts';
import { fillDesk } from './lib/desk-fill.ts';
import { finish, onFinish } from './lib/finish.ts';
import { interactionsOf, openBrowser, openPage } from './lib/interactions.ts';
import { expectCount, quantile } from './lib/measure.ts';
import { mapOfZones } from './lib/map-of-zones.ts';
import { slowdownToPhone } from './lib/phone.ts';
import { demoSignIn } from './lib/product.ts';
import { addFigure, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';
import { openWebsite } from './lib/website.ts';

describeBench('how quickly large pages answer to a tap or a key on a phone');

const { items, cases, zones, rounds } = sizesFor({
  items: { full: 5000, small: 300 },
  cases: { full: 200, small: 20 },
  zones: { full: 500, small: 20 },
  rounds: { full: 3, small: 1 },
});
const MOST_MS = 200;
const LEAST_INTERACTIONS = 10;

const { connection, deps, database, http, origin } = await openWebsite();

const member = await demoSignIn(http, 'bench@example.com');
const { home } = await database.db.transaction((tx) =>
  createHome(
    tx,
    deps,
    { id: member.userId, device: null },
    { address: '12 Skyway', city: 'Paradise', state: 'CA', zip: '95969' },
  ),
);
const lines = Array.from({ length: items }, (_, i) =>
  [
    `Room ${i % 14}`,
    `Item number ${i}`,
    CATEGORIES[i % CATEGORIES.length],
    1 + (i % 3),
    (i % 900) + 0.5,
  ].join(','),
);
const { added } = await importItems(deps, { id: member.userId, device: 'bench' }, home.id, {
  upload: {
    stream: Readable.from([
      Buffer.from(`Room,Item,Category,Quantity,Estimated value\n${lines.join('\n')}\n`),
    ]),
    filename: 'bench.csv',
  },
  columns: undefined,
  claim: null,
});
expectCount('items imported', added, items);

const raw = new pg.Client(connection);
await raw.connect();
onFinish(() => raw.end());
const [agentId] = await fillDesk(raw, { cases, agents: 1 });
await raw.query('set session_replication_role = replica');
await raw.query(`update cases set owner = $1, claimed_at = now()`, [agentId]);
const agent = await demoSignIn(http, 'agent1@example.com');

const browser = await openBrowser();
const { index, slowdown } = await slowdownToPhone(browser);
const open = (session: string | null) => openPage(browser, origin, { session, slowdown });

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
  for (let n = 0; n < text.length; n += 1) await page.keyboard.press('Backspace');
}

async function pressFloor(): Promise<number[]> {
  const page = await open(null);
  await page.goto('/robots.txt');
  await page.setContent(
    '<label>Text <input></label><button>Press</button><p></p>' +
      '<script>oninput = onclick = () => { document.querySelector("p").textContent = performance.now() }</script>',
  );
  for (let n = 0; n < rounds; n += 1) {
    await type(page, 'Text', 'number 42');
    for (let press = 0; press < 5; press += 1) await page.getByRole('button').click();
  }
  return interactionsOf(page);
}

async function pressInventory(): Promise<number[]> {
  const page = await open(member.session);
  await page.goto('/vault/inventory');
  const row = page.locator('[data-row="0"]');
  await row.waitFor();
  for (let n = 0; n < rounds; n += 1) {
    await type(page, 'Search items', 'number 42');
    for (const column of ['Item', 'Room', 'Cost to replace'])
      await page.getByRole('columnheader', { name: column }).getByRole('button').click();
    for (const at of [0, 1, 2]) await page.locator(`[data-row="${at}"] input[type=checkbox]`).click();
    for (const at of [0, 1, 2]) await page.locator(`[data-row="${at}"] input[type=checkbox]`).click();
    await row.locator('[data-open]').focus();
    for (const key of ['ArrowDown', 'PageDown', 'End', 'Home']) await page.keyboard.press(key);
    await row.locator('[data-open]').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return interactionsOf(page);
}

async function pressDesk(): Promise<number[]> {
  const page = await open(agent.session);
  await page.goto('/desk');
  const list = page.getByRole('list', { name: 'Your cases' });
  await list.getByRole('link').first().waitFor();
  expectCount('cases listed', await list.getByRole('link').count(), cases);
  for (let n = 0; n < rounds; n += 1) {
    for (const at of [0, 1, 2, 3]) await list.getByRole('link').nth(at).click();
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    await type(page, 'Find a case', 'oak lane');
    await page.getByRole('heading', { level: 1 }).click();
  }
  return interactionsOf(page);
}

async function pressMap(): Promise<number[]> {
  const page = await open(null);
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await page.route('**/api/live-map?**', (route) => route.fulfill({ json: mapOfZones(zones) }));
  await page.goto('/map');
  await page.locator('[data-map=ready]').waitFor({ timeout: 120_000 });
  const show = page.getByRole('button', { name: /^Show on map/ });
  expectCount('zones listed', await show.count(), zones);
  for (let n = 0; n < rounds; n += 1) {
    for (const at of [0, 3, 7]) await show.nth(at).click();
    await page.getByLabel('Area').focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    await page.locator('[data-map] canvas').focus();
    for (const key of ['+', 'ArrowLeft', 'ArrowUp', '-']) await page.keyboard.press(key);
  }
  return interactionsOf(page);
}

const floor = quantile(await pressFloor(), 0.75);
const pages: [string, () => Promise<number[]>][] = [
  [`inventory of ${items} items`, pressInventory],
  [`desk of ${cases} cases`, pressDesk],
  [`map of ${zones} zones`, pressMap],
];
let isSlow = false;
for (const [name, pressAll] of pages) {
  const taken = await pressAll();
  if (taken.length < LEAST_INTERACTIONS)
    throw new Error(`${name}: only ${taken.length} interactions counted`);
  const p75 = quantile(taken, 0.75);
  isSlow ||= p75 > MOST_MS;
  addFigure({
    what: `${name}, 75th percentile of ${taken.length} interactions`,
    value: p75,
    unit: 'ms',
    target: { atMost: MOST_MS },
    note: `an empty page ${floor.toFixed(0)} ms; longest ${Math.max(...taken).toFixed(0)} ms; slowdown ${slowdown}, index ${index}`,
  });
  console.log(
    `${name.padEnd(26)} p75 ${p75.toFixed(0).padStart(5)} ms   floor ${floor.toFixed(0).padStart(4)} ms   ${(p75 / floor).toFixed(1)} times   ` +
      `longest ${Math.max(...taken).toFixed(0)} ms of ${taken.length}`,
  );
}
await finish(isSlow && !isSmall ? 1 : 0);
