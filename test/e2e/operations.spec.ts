import { randomUUID } from 'node:crypto';
import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import { circleAround } from '#contract/home/circle.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { family, farPlace, publish } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { signIn } from './people.ts';
import { searchList } from './search-list.ts';
import { expect, test, toast, visit } from './test.ts';

const AT = '/admin/operations';
const [FIRST, SECOND] = ['admin@hearthline.example', 'admin2@hearthline.example'];

// Map tiles come from the internet, which tests don't have.
test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

/** A member far from everyone else's, and the area around their home as GeoJSON. */
async function memberAt(page: Page) {
  const at = farPlace();
  await family(page, { at, hasCard: false, hasHousehold: false });
  return JSON.stringify({ type: 'MultiPolygon', coordinates: circleAround(at, 0.5) });
}

async function pasteArea(page: Page, geojson: string) {
  await page.getByRole('tab', { name: 'Paste GeoJSON' }).click();
  await page.getByLabel('GeoJSON', { exact: true }).fill('{"type":"Point","coordinates":[1,2]}');
  await page.getByRole('button', { name: 'Use this area' }).click();
  await expect(page.getByText('Paste a Polygon or MultiPolygon, not a Point.')).toBeVisible();
  await page.getByLabel('GeoJSON', { exact: true }).fill(geojson);
  await page.getByRole('button', { name: 'Use this area' }).click();
  await expect(page.getByText('1 home inside')).toBeVisible();
}

test(
  'a member who opens operations sees that it is for administrators, and is redirected home',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await visit(page, AT);
    await expect(toast(page, 'Access Denied')).toBeVisible();
    await expect(toast(page, 'Admin access required. Redirecting...')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
  },
);

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
  await page.getByLabel('Area name').fill(name);
  await page.getByLabel('Official source').fill('County sheriff, press release at 14:05');
  await pasteArea(page, ground);
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  const mine = page.getByRole('article').filter({ hasText: name });
  await expect(mine.getByText('Another administrator decides on what you propose.')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const second = await newVisitor();
  await signIn(second, SECOND);
  await visit(second, `${AT}/declare`);
  await second
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(second.getByRole('dialog', { name: `Approve the Evacuation Order: ${name}` })).toBeVisible();
  await second.getByLabel('How you verified it').fill('Read the release, too.');
  await second.getByLabel('Type SEND LIVE TO 1 HOME').fill('SEND LIVE');
  await second.getByRole('button', { name: 'Approve and send' }).click();
  await expect(second.getByText('Type SEND LIVE TO 1 HOME to continue.')).toBeVisible();
  await second.getByLabel('Type SEND LIVE TO 1 HOME').fill('SEND LIVE TO 1 HOME');
  await second.getByRole('button', { name: 'Approve and send' }).click();
  await expect(toast(second, 'Approved. It’s live')).toBeVisible();

  await visit(member, '/evacuation');
  await expect(member.getByText(name).first()).toBeAttached({ timeout: 30_000 });

  await visit(page, `${AT}/incidents`);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const home = page.getByRole('table', { name: 'Homes in this incident' }).getByRole('row').nth(1);
  await expect(home).toContainText('Active');
  await home.getByRole('button', { name: /^Open the case for / }).click();
  const opened = page.getByRole('dialog', { name: 'Evacuation case' });
  await expect(opened.getByText('People: none added yet')).toBeVisible();
  await expect(opened.getByText('Cash: Add a debit card to get your $1,000.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'This zone was a mistake' })).toBeVisible();
  await page.getByRole('link', { name: 'View incident' }).click();
  await page.getByRole('button', { name: 'It was a mistake' }).click();
  await page.getByLabel('Reason (households see this)').fill('We read the wrong street.');
  await page.getByLabel('Type SEND LIVE TO 1 HOME').fill('SEND LIVE TO 1 HOME');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await expect(toast(page, 'Correction sent')).toBeVisible();
  await expect(home).toContainText('Canceled');
});

test(
  'an administrator announces a power shutoff: the member gets one email, and another when it is over',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const member = await newVisitor();
    const ground = await memberAt(member);
    const { user } = (await (await member.request.get('/api/auth/session')).json()) as {
      user: { email: string };
    };
    const name = `Ridge ${randomUUID().slice(0, 6)}`;
    const subjects = async () => {
      const reply = await member.request.get(`/api/demo/mailbox?to=${encodeURIComponent(user.email)}`);
      const mails = (await reply.json()) as { subject: string }[];
      return mails.map(({ subject }) => subject).filter((subject) => subject.includes(name));
    };
    await signIn(page, FIRST);
    await visit(page, `${AT}/inform`);
    await page.getByLabel('Area name').fill(name);
    await page.getByLabel('Announced by').fill('Pacific Power');
    await pasteArea(page, ground);
    await page.getByRole('button', { name: 'Send alert' }).click();
    await expect(toast(page, 'Alert sent')).toBeVisible();
    await expect.poll(subjects, { timeout: 30_000 }).toEqual([`Power shutoff: ${name}`]);
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('In force');
    expect(await faultsOf(page)).toEqual([]);
    await card.getByRole('button', { name: 'End alert' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End alert' }).click();
    await expect(card).toContainText('Over');
    await expect
      .poll(subjects, { timeout: 30_000 })
      .toEqual([`Power shutoff is over: ${name}`, `Power shutoff: ${name}`]);
  },
);

test(
  'an area drill shows DRILL to the administrator who starts it and to the household, and ends',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const member = await newVisitor();
    const ground = await memberAt(member);
    const name = `Rehearsal ${randomUUID().slice(0, 6)}`;
    await signIn(page, FIRST);
    await visit(page, `${AT}/drills`);
    await page.getByLabel('Drill name').fill(name);
    await pasteArea(page, ground);
    await page.getByLabel('Type DRILL FOR 1 HOME').fill('DRILL FOR 1 HOME');
    await page.getByRole('button', { name: 'Start drill' }).click();
    const row = page.getByRole('row', { name: new RegExp(`DRILL: ${name}`) });
    await expect(row).toContainText('In progress');
    await visit(member, '/evacuation');
    await expect(member.locator('[data-drill="running"]')).toContainText(
      `${name}. Our team started it for your area.`,
    );
    await row.getByRole('button', { name: /End drill/ }).click();
    await expect(row).toContainText('Ended');
  },
);

test(
  'an administrator adds a hotel, adds rooms for the coming nights, and sees why it isn’t used',
  { tag: SOAK },
  async ({ page }) => {
    const name = `Harbor ${randomUUID().slice(0, 6)}`;
    await signIn(page, FIRST);
    await visit(page, `${AT}/partners`);
    await page.getByRole('button', { name: 'Add a hotel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add hotel' }).click();
    await expect(dialog.getByText('Enter the hotel’s name')).toBeVisible();
    for (const [label, value] of [
      ['Name', name],
      ['Front desk phone', '(562) 555-0100'],
      ['Street address', '1 Pier Avenue'],
      ['City', 'Long Beach'],
      ['ZIP code', '90802'],
      ['Stars', '4'],
      ['Latitude', '33.76'],
      ['Longitude', '-118.19'],
    ] as const)
      await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Add hotel' }).click();
    await searchList(page, 'Name, city, street or ZIP code', name, '1 hotel');
    await page.getByRole('link', { name }).click();
    const pane = page.getByRole('dialog').filter({ hasText: 'Households' });
    await expect(pane.getByRole('heading', { name })).toBeFocused();
    await pane.getByRole('button', { name: 'Add a room block' }).click();
    await dialog.getByLabel('Price per extra night, in dollars').fill('129');
    await dialog.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('button', { name: 'Edit block Standard' }).click();
    await expect(dialog.getByLabel('Price per extra night, in dollars')).toHaveValue('129.00');
    await dialog.getByLabel('People per room').fill('0');
    await dialog.getByRole('button', { name: 'Save block' }).click();
    await expect(dialog.getByText('Enter 1 to 12 people')).toBeVisible();
    await dialog.getByLabel('People per room').fill('2');
    await expect(dialog.getByText('Enter 1 to 12 people')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save block' }).click();
    await expect(page.getByText('Sleeps 2, no pets, $129 per extra night')).toBeVisible();
    await page.getByRole('button', { name: 'Set rooms Standard' }).click();
    await dialog.getByLabel('Rooms').fill('5');
    await dialog.getByRole('button', { name: 'Set rooms' }).click();
    await expect(page.getByText('5 of 5').first()).toBeVisible();
    // Without documents and a contact it is still a candidate.
    await expect(pane.getByText('We don’t send it new households.')).toBeVisible();
    await expect(pane.getByText('Inactive')).toBeVisible();
    // Back in the list, at the row, filtered by its new state.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await page.getByLabel('Show').selectOption('Inactive');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByLabel('Stars').selectOption('5 stars');
    await expect(page.getByText('No hotels match')).toBeVisible();
    await page.getByLabel('Stars').selectOption('4 stars or more');
    await page.getByLabel('State').selectOption('California');
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect(page.url()).not.toContain(name);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^partners-\d{4}-\d{2}-\d{2}\.csv$/);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  },
);

test(
  'an admin draws an area by keyboard; errors clear when fixed; an address that isn’t found is reported',
  { tag: SOAK },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // arrow keys move the map at once
    await signIn(page, FIRST);
    await visit(page, `${AT}/declare`);
    await page.getByRole('button', { name: 'Submit for approval' }).click();
    const problem = page.getByText('Enter the area’s name, as the authority uses it');
    await expect(problem).toBeVisible();
    await page.getByLabel('Area name').fill('Ridge');
    await expect(problem).toHaveCount(0);
    await expect(page.getByText('Choose the area: around an address, drawn or pasted')).toBeVisible();
    await page.getByRole('tab', { name: 'Around an address' }).focus();
    await page.keyboard.press('ArrowRight');
    const put = page.getByRole('button', { name: 'Place corner at center' });
    const map = page.getByRole('region', { name: 'Map of the area' });
    await expect(map).toBeVisible();
    await put.press('Enter');
    await expect(page.getByText('1 corner.')).toBeVisible();
    await map.press('ArrowRight');
    await map.press('Enter');
    await expect(page.getByText('2 corners.')).toBeVisible();
    await map.press('ArrowDown');
    await put.press('Enter');
    await expect(page.getByText('3 corners.')).toBeVisible();
    await expect(page.getByText(/inside, [\d,.]+ square miles$/)).toBeVisible();
    await expect(page.getByText('Choose the area: around an address, drawn or pasted')).toHaveCount(0);

    await visit(page, `${AT}/incidents/nonsense`);
    await expect(page.getByText('We couldn’t find this')).toBeVisible();
    await page.getByRole('link', { name: 'See the full list' }).click();
    await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible();
  },
);

test(
  'an administrator asked to call a household reveals its numbers, or sees that there are none',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const member = await newVisitor();
    await family(member, { hasCard: false });
    await publish(member, 'order');
    const at = '/api/homes/current-home-id/evacuation';
    const found = (await (await member.request.get(at)).json()) as Evacuation;
    const said = await member.request.put(`${at}/people/${found.people[0]?.personId}`, {
      data: { state: 'help' },
    });
    expect(said.ok(), await said.text()).toBe(true);
    const { address } = (await (await member.request.get('/api/homes/current-home-id')).json()) as {
      address: string;
    };
    await signIn(page, FIRST);
    // Listed before everything else that waits.
    await visit(page, AT);
    const first = page
      .getByRole('list')
      .filter({ hasText: 'Someone who needs help' })
      .getByRole('link')
      .first();
    await expect(first).toHaveText(/^Someone who needs help\d+$/);
    await visit(page, `${AT}/reviews?kind=person-needs-help`);
    // Households of other tests need help, too, and some of them have a phone number.
    const card = page
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 3 }), hasText: address })
      .last();
    await expect(card.getByText(/needs help\. Please call them now\.$/)).toBeVisible();
    await expect(card.getByText('Viewing the numbers is logged.')).toBeVisible();
    const asked = page.waitForResponse(/\/reviews\/[0-9a-f-]+\/phones$/);
    await card.getByRole('button', { name: 'Show phone numbers' }).click();
    expect((await asked).status()).toBe(200);
    await expect(card.getByText('No verified phone number').first()).toBeVisible();
    await expect(
      card.getByText('There’s no one here you can call. Call the county’s emergency dispatch'),
    ).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  },
);
