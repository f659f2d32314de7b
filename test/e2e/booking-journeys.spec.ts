import type { Page } from '@playwright/test';
import type { BookingList } from '#contract/service/bookings.ts';
import { SOAK } from '#test/tier.ts';
import { newStaff } from './desk-people.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { CARDS, fillCard, subscribe } from './members.ts';
import { addPartner, openAsPartner } from './partner-of.ts';
import { doneTwoDaysAgo } from './sample-stay.ts';
import { expect, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 40/ });
test.setTimeout(480_000);

const ahead = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

async function bookContractor(page: Page): Promise<void> {
  await visit(page, '/bookings/new/contractor-visit');
  await page.getByLabel('Earliest').fill(ahead(3, '10:00'));
  await page.getByLabel('Latest').fill(ahead(3, '14:00'));
  await page.getByLabel('What needs work').selectOption('roof');
  await page.getByLabel('What needs to be done').fill('Shingles are gone');
  await page.getByRole('button', { name: 'Ask partners' }).click();
}

test(
  'a contractor names a price, is paid by card, enters the code at the door, is rated, and gets a statement',
  { tag: SOAK },
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const spot = { lat: 38.05, lng: -120.4 };
    await family(page, { at: spot });
    await visit(page, '/bookings');
    const { name, email } = await addPartner(page, 'contractor', spot);
    await bookContractor(page);
    await expect(page.getByText(`We asked ${name}`).first()).toBeVisible();

    const desk = await openAsPartner(browser, page, email);
    await expect(desk.getByRole('heading', { name: `Booking request for ${name}` })).toBeVisible();
    await expect(desk.getByText('Shingles are gone')).toBeVisible();
    await expect(desk.getByText('Delgado')).toHaveCount(0);
    await desk.getByLabel('Your price in dollars').fill('480');
    await desk.getByRole('button', { name: 'Send price' }).click();
    await expect(desk.getByText('You named $480')).toBeVisible();

    await page.getByRole('button', { name: 'Approve and pay $480.00 by card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay by card' });
    await expect(dialog.getByLabel('Card number')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);
    await fillCard(page, '4000 0000 0000 0002');
    await dialog.getByRole('button', { name: 'Pay $480.00 by card' }).click();
    await expect(dialog.getByText('Your card was declined.').first()).toBeVisible();
    await fillCard(page, CARDS.good);
    await dialog.getByRole('button', { name: 'Pay $480.00 by card' }).click();
    await expect(toast(page, 'You paid $480.00')).toBeVisible();
    await expect(page.getByText('You paid $480.00 by card.')).toBeVisible();
    await expect(page.getByText('License L-4711')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await desk.reload();
    await expect(desk.getByText('We pay you $480. Don’t collect anything from the household.')).toBeVisible();
    await expect(desk.getByText('4242')).toHaveCount(0);
    const code = page.getByRole('region', { name: 'Code for the door' }).locator('p').first();
    await expect(code).toHaveText(/^\d{4}$/);
    await desk.getByLabel('Code that the household reads out').fill((await code.textContent()) ?? '');
    await desk.getByRole('button', { name: 'Start the visit' }).click();
    await expect(desk.getByText('Under way').first()).toBeVisible();
    await expect(page.getByText('It’s in progress.')).toBeVisible();
    await desk.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('It’s done.')).toBeVisible();
    await page.getByLabel('5 stars').check();
    await page.getByRole('button', { name: 'Save rating' }).click();
    await expect(page.getByText('You gave 5 stars.')).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);

    await doneTwoDaysAgo(name);
    const team = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const office = await team.newPage();
    await newStaff(office, 'FINANCE', 'Ana Ruiz');
    await visit(office, '/admin/costs');
    const row = office.getByRole('row', { name });
    await expect(row.getByText('$480.00')).toBeVisible();
    await row.getByRole('button', { name: `Make statement ${name}` }).click();
    const making = office.getByRole('dialog', { name: 'Make statement' });
    await making.getByRole('button', { name: 'Make statement' }).click();
    await expect(toast(office, 'Statement made and sent')).toBeVisible();
    const mails = async () => (await page.request.get('/api/demo/mailbox', { params: { to: email } })).text();
    await expect(async () => expect(await mails()).toContain('We owe you $480.')).toPass();
    await team.close();
    await desk.context().close();
  },
);

test(
  'a booking that was paid by card is canceled, and the page shows the refund',
  { tag: SOAK },
  async ({ page, browser }) => {
    const spot = { lat: 36.2, lng: -119.1 };
    await family(page, { at: spot });
    await visit(page, '/bookings');
    const { email } = await addPartner(page, 'contractor', spot);
    await bookContractor(page);
    // In a browser with scripts, which axe needs; the page itself has none.
    const desk = await openAsPartner(browser, page, email, { javaScriptEnabled: true });
    expect(await faultsOf(desk)).toEqual([]);
    await expect.poll(() => overflow(desk)).toBe(0);
    await desk.getByLabel('Your price in dollars').fill('250');
    await desk.getByRole('button', { name: 'Send price' }).click();
    await expect(desk.getByText('You named $250')).toBeVisible();
    expect(await faultsOf(desk)).toEqual([]);
    await page.getByRole('button', { name: 'Approve, pay the partner' }).click();
    await expect(page.getByText('Pay now by card, or pay the partner directly.')).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('The household pays you $250.')).toBeVisible();
    expect(await faultsOf(desk)).toEqual([]);
    await page.getByRole('button', { name: 'Pay $250.00 by card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay by card' });
    await fillCard(page, '4000 0025 0000 3155');
    await dialog.getByRole('button', { name: 'Pay $250.00 by card' }).click();
    const bank = page.getByRole('alertdialog', { name: 'Your bank needs your approval' });
    await bank.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('You paid $250.00 by card.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const cancel = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await expect(cancel).toContainText('What you paid by card is refunded.');
    await cancel.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText(/We(’re refunding| refunded) \$250\.00 to your card/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await desk.context().close();
  },
);

// Benefits start two minutes after the order, so that rooms are found first.
test(
  'an order requests the medical supplies that a household agreed to',
  { tag: SOAK },
  async ({ page, browser }) => {
    test.setTimeout(420_000);
    const spot = { lat: 39.75, lng: -121.05 };
    await family(page, { at: spot, isMember: false });
    await subscribe(page, { plan: 'premium' });
    await visit(page, '/bookings');
    const { name, email } = await addPartner(page, 'medical-supplier', spot);
    await visit(page, '/household');
    await page.getByLabel('Oxygen', { exact: true }).check();
    await page.getByLabel('What exactly, and how much?').fill('Two E cylinders');
    await page.getByRole('button', { name: 'Save and request with an order' }).click();
    await expect(toast(page, 'Saved. We’ll request this with an order.')).toBeVisible();
    await publish(page, 'order');
    const supplies = async () => {
      const reply = await page.request.get('/api/homes/current-home-id/bookings');
      const { bookings } = (await reply.json()) as BookingList;
      return bookings.find(({ kind }) => kind === 'medical-supply');
    };
    await expect(async () => expect((await supplies())?.state).toBe('offering')).toPass({ timeout: 300_000 });
    const desk = await openAsPartner(browser, page, email);
    await expect(desk.getByText('Oxygen')).toBeVisible();
    await expect(desk.getByText('Two E cylinders')).toHaveCount(0); // not before its yes
    await desk.getByLabel('Your confirmation number').fill('84613');
    await desk.getByRole('button', { name: 'Confirm this booking' }).click();
    await visit(page, `/bookings/${(await supplies())?.id}`);
    await expect(page.getByText(`${name} confirmed. Number 84613.`)).toBeVisible();
    await expect(page.getByText('Your plan pays, up to its limit')).toBeVisible();
    await desk.context().close();
  },
);
