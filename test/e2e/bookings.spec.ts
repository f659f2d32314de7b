import { service } from '#contract/text/en/outreach/waitlist.ts';
import { kinds } from '#contract/text/en/service/booking-words.ts';
import { CAROUSEL } from '#contract/service/booking-kinds.ts';
import { family } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { expect, test, toast, visit } from './test.ts';

/** This many days from now at 10:00, as the value of a browser's datetime field. */
const ahead = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`;

test('a member finds all eleven services, books one that no partner can take, and is told the truth', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await family(page);
  await visit(page, '/bookings');
  const services = page.getByRole('region', { name: 'Book a service' });
  await expect(services.getByRole('link')).toHaveCount(Object.keys(service).length);
  for (const kind of Object.values(CAROUSEL))
    await expect(services.getByRole('link', { name: kinds[kind] })).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);

  await services.getByRole('link', { name: 'Architect' }).click();
  await expect(page.getByRole('heading', { name: 'Book: Architect' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask partners' }).click();
  await expect(page.getByText('Choose a day and time')).toHaveCount(2);
  await expect(page.getByText('Fill this in')).toBeVisible();
  await expect(page.getByLabel('Earliest')).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Earliest').fill(ahead(3));
  await page.getByLabel('Latest').fill(ahead(3).replace('10:00', '14:00'));
  await page.getByLabel('What you need').selectOption('plans');
  await page.getByLabel('The project').fill('Rebuild the garage');
  await page.getByRole('button', { name: 'Ask partners' }).click();

  // The demo's register has no architect.
  await expect(page.getByText('We haven’t found a partner for this yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Call us: \(\d{3}\)/ })).toBeVisible();
  await expect(page.getByText('confirmed', { exact: false })).toHaveCount(0);
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('Canceling is free.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(toast(page, 'Your booking is canceled')).toBeVisible();
  await expect(page.getByText('This booking is canceled.')).toBeVisible();
});

test('emergency help says to call 911 first, and asks for that word before anything is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await family(page);
  await visit(page, '/bookings/new/emergency-help');
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await page.getByLabel('What we can send').selectOption('ride-out');
  await page.getByRole('button', { name: 'Ask partners' }).click();
  await expect(page.getByText('Confirm this first')).toBeVisible();
  await expect(page.getByLabel('I called 911, or no one is in danger')).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
});
