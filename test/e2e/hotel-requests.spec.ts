import type { Browser, Page } from '@playwright/test';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { HotelRequest } from '#contract/emergency/hotel-requests.ts';
import { SOAK } from '#test/tier.ts';
import { faultsOf } from './faults.ts';
import { family, publish } from './evacuation-of.ts';
import { signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NAME_NOT_RESOLVED|Failed to fetch|status of 409/,
});
test.setTimeout(480_000);

/**
 * Far from each other and from every other test, because one answer applies to all guests of an incident at a hotel.
 */
const PLACES = {
  west: { lat: 38.35, lng: -122.25 },
  north: { lat: 40.65, lng: -122.3 },
  south: { lat: 37.15, lng: -121.6 },
};

const evacuationOf = async (page: Page) => {
  const reply = await page.request.get('/api/homes/current-home-id/evacuation');
  return (await reply.json()) as Evacuation;
};
const roomOf = async (page: Page) => (await evacuationOf(page)).room;

/** The hotel of a member's room, on a phone without scripts: the page behind the link that its front desk got. */
async function openAsHotel(browser: Browser, page: Page) {
  // The room is found a moment after the order.
  await expect.poll(async () => (await roomOf(page))?.hotel?.name ?? '', { timeout: 90_000 }).not.toBe('');
  const { room, incidentId } = await evacuationOf(page);
  const hotel = room?.hotel?.name ?? '';
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    baseURL: new URL(page.url()).origin,
  });
  const desk = await phone.newPage();
  const link = desk
    .locator(`[data-incident="${incidentId}"]`)
    .getByRole('link', { name: `Open the page of ${hotel}` });
  await expect(async () => {
    await desk.goto('/demo/partner');
    await expect(link.first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await link.first().click();
  await expect(desk.getByRole('heading', { name: `Evacuation guests at ${hotel}` })).toBeVisible();
  return { desk, hotel };
}

test('a hotel confirms on a phone without scripts, and the member sees the number', async ({
  page,
  browser,
}) => {
  await family(page, { at: PLACES.west });
  await publish(page, 'order');
  await visit(page, '/evacuation');
  await expect(page.getByText('We asked the hotel to confirm', { exact: false })).toBeVisible({
    timeout: 90_000,
  });
  const { desk } = await openAsHotel(browser, page);
  // Only the household data that a front desk needs to decide.
  await expect(desk.getByText('Delgado')).toHaveCount(0);
  await desk.getByLabel('Your confirmation number').first().fill('84613');
  await desk.getByRole('button', { name: /^Confirm (this room|\d+ rooms)/ }).click();
  await expect(desk.getByText('Saved. Thank you.')).toBeVisible();
  await expect(desk.getByText('Confirmed: Number 84613')).toBeVisible();
  await expect(desk.getByText('Name hidden').first()).toBeVisible();
  await expect(page.getByText('Confirmed, number 84613')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('The hotel confirmed your room: number 84613')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await desk.context().close();
});

test(
  'a hotel declines: the household gets another room, or its place in line, and hears it',
  { tag: SOAK },
  async ({ page, browser }) => {
    await family(page, { at: PLACES.north });
    await publish(page, 'order');
    await visit(page, '/evacuation');
    const { desk, hotel } = await openAsHotel(browser, page);
    await desk
      .getByText(/^Decline (this room|\d+ rooms)/)
      .first()
      .click();
    await desk.getByLabel('Reason').first().selectOption('full');
    await desk.getByRole('button', { name: /^Decline (this room|\d+ rooms)/ }).click();
    await expect(desk.getByText('Saved. Thank you.')).toBeVisible();
    await expect(page.getByText('The hotel can’t take you after all')).toBeVisible({ timeout: 60_000 });
    await expect(async () => expect((await roomOf(page))?.hotel?.name).not.toBe(hotel)).toPass({
      timeout: 60_000,
    });
    await desk.context().close();
  },
);

test(
  'our team sees what hotels said and notes an answer given on the phone',
  { tag: SOAK },
  async ({ page, browser }) => {
    await family(page, { at: PLACES.south });
    await publish(page, 'order');
    await visit(page, '/evacuation');
    await expect(async () => expect((await roomOf(page))?.answer?.state).toBe('asked')).toPass({
      timeout: 90_000,
    });
    const { room, incidentId } = await evacuationOf(page);
    const hotel = room?.hotel?.name ?? '';
    const team = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 1280, height: 1000 },
    });
    const office = await team.newPage();
    await signIn(office, 'operations@hearthline.example');
    // Other families may have rooms at the same hotel: the page's own list shows which row is ours.
    const loaded = office.waitForResponse((reply) => reply.url().endsWith('/api/admin/hotel-requests'));
    await visit(office, '/admin/operations/hotels');
    const { requests } = (await (await loaded).json()) as { requests: HotelRequest[] };
    const open = requests.filter((one) => one.hotel === hotel && one.open > 0);
    await office
      .getByRole('button', { name: `Note the answer of ${hotel}` })
      .nth(open.findIndex((one) => one.incidentId === incidentId))
      .click();
    const dialog = office.getByRole('dialog', { name: `Note the answer of ${hotel}` });
    await dialog.getByLabel('Confirmation number').fill('T-77');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(dialog).toBeHidden();
    await expect(async () => expect((await roomOf(page))?.answer?.number).toBe('T-77')).toPass({
      timeout: 90_000,
    });
    expect(await faultsOf(office)).toEqual([]);
    await team.close();
  },
);
