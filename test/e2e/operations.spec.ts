import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { circleAround } from '#contract/circle.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

const AT = '/admin/operations';
const [FIRST, SECOND] = ['admin@hearthline.example', 'admin2@hearthline.example'];

// Streets of the map come from the network, which tests have none of.
test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

/** The demo's member, and the ground around their home as GeoJSON. */
async function memberAt(page: Page) {
  await signIn(page, 'member@hearthline.example');
  const answer = await page.request.get('/api/homes');
  const body = (await answer.json()) as
    | { lat: number; lng: number }[]
    | { homes: { lat: number; lng: number }[] };
  const [home] = Array.isArray(body) ? body : body.homes;
  if (!home) throw new Error('the demo has no home');
  return JSON.stringify({ type: 'MultiPolygon', coordinates: circleAround(home, 0.5) });
}

async function pasteArea(page: Page, geojson: string) {
  await page.getByRole('tab', { name: 'Paste GeoJSON' }).click();
  await page.getByLabel('GeoJSON', { exact: true }).fill('{"type":"Point","coordinates":[1,2]}');
  await page.getByRole('button', { name: 'Use this area' }).click();
  await expect(page.getByText('Paste a Polygon or MultiPolygon, not a Point.')).toBeVisible();
  await page.getByLabel('GeoJSON', { exact: true }).fill(geojson);
  await page.getByRole('button', { name: 'Use this area' }).click();
  await expect(page.getByText('1 home of members inside')).toBeVisible();
}

test('a member who opens operations is told that it is for administrators, and taken home', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, AT);
  await expect(toast(page, 'Access Denied')).toBeVisible();
  await expect(toast(page, 'Admin access required. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
});

test('two administrators declare an order, the household gets its services, and a mistake is corrected', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  const member = await newVisitor();
  const ground = await memberAt(member);
  const name = `Ridge ${randomUUID().slice(0, 6)}`;
  await signIn(page, FIRST);
  await visit(page, `${AT}/declare`);
  await expect(page.getByText('Sign in as admin2@hearthline.example')).toBeVisible();
  await page.getByLabel('Name of the area').fill(name);
  await page.getByLabel('Official source').fill('County sheriff, press release at 14:05');
  await pasteArea(page, ground);
  await page.getByRole('button', { name: 'Propose to a second administrator' }).click();
  const mine = page.getByRole('article').filter({ hasText: name });
  await expect(mine.getByText('Somebody else decides about what you propose.')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await newVisitor();
  await signIn(second, SECOND);
  await visit(second, `${AT}/declare`);
  await second
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Approve' })
    .click();
  await second.getByLabel('How you checked it').fill('Read the release, too.');
  await second.getByLabel('Type SEND LIVE TO 1 HOME').fill('SEND LIVE');
  await second.getByRole('button', { name: 'Approve and send' }).click();
  await expect(second.getByText('Type SEND LIVE TO 1 HOME to go on.')).toBeVisible();
  await second.getByLabel('Type SEND LIVE TO 1 HOME').fill('SEND LIVE TO 1 HOME');
  await second.getByRole('button', { name: 'Approve and send' }).click();
  await expect(toast(second, 'Approved: it is live')).toBeVisible();

  await visit(member, '/evacuation');
  await expect(member.getByText(name).first()).toBeAttached({ timeout: 30_000 });

  await visit(page, `${AT}/incidents`);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('row', { name: /Maya Torres/ })).toContainText('Active');
  await page.getByRole('button', { name: 'It was a mistake' }).click();
  await page.getByLabel('Your reason, as households read it').fill('We read the wrong street.');
  await page.getByLabel('Type SEND LIVE TO 1 HOME').fill('SEND LIVE TO 1 HOME');
  await page.getByRole('button', { name: 'Send the correction' }).click();
  await expect(toast(page, 'Correction sent')).toBeVisible();
  await expect(page.getByRole('row', { name: /Maya Torres/ })).toContainText('Cancelled');
});

test('a drill of an area says DRILL to whoever starts it and to the household, and ends', async ({
  page,
  newVisitor,
}) => {
  const member = await newVisitor();
  const ground = await memberAt(member);
  const name = `Rehearsal ${randomUUID().slice(0, 6)}`;
  await signIn(page, FIRST);
  await visit(page, `${AT}/drills`);
  await page.getByLabel('Name of the drill').fill(name);
  await pasteArea(page, ground);
  await page.getByLabel('Type DRILL FOR 1 HOME').fill('DRILL FOR 1 HOME');
  await page.getByRole('button', { name: 'Begin the drill' }).click();
  const row = page.getByRole('row', { name: new RegExp(`DRILL: ${name}`) });
  await expect(row).toContainText('Going on');
  await visit(member, '/evacuation');
  await expect(member.getByText(/drill/i).first()).toBeVisible();
  await row.getByRole('button', { name: /End drill/ }).click();
  await expect(row).toContainText('Ended');
});

test('an administrator adds a hotel, gives it rooms for the nights to come, and takes it out of use', async ({
  page,
}) => {
  const name = `Harbor ${randomUUID().slice(0, 6)}`;
  await signIn(page, FIRST);
  await visit(page, `${AT}/partners`);
  await page.getByRole('button', { name: 'Add a hotel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add hotel' }).click();
  await expect(dialog.getByText('Enter the name of the hotel')).toBeVisible();
  for (const [label, value] of [
    ['Name', name],
    ['Telephone of the front desk', '(562) 555-0100'],
    ['Street address', '1 Pier Avenue'],
    ['City', 'Long Beach'],
    ['ZIP code', '90802'],
    ['Stars', '4'],
    ['Latitude', '33.76'],
    ['Longitude', '-118.19'],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Add hotel' }).click();
  await page.getByLabel('Search hotels').fill(name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Add a block of rooms' }).click();
  await dialog.getByLabel('Price of a night beyond the plan, in dollars').fill('129');
  await dialog.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Set rooms of Standard' }).click();
  await dialog.getByLabel('Rooms').fill('5');
  await dialog.getByRole('button', { name: 'Set rooms' }).click();
  await expect(page.getByText('5 of 5').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send no more households' }).click();
  await expect(page.getByText('Takes no households')).toBeVisible();
});
