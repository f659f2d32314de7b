import { SOAK } from '#test/tier.ts';
import type { Browser, Page } from '@playwright/test';
import { newStaff } from './desk-people.ts';
import { faultsOf, overflow } from './faults.ts';
import { newestMail } from './people.ts';
import { insertPastStay } from './sample-stay.ts';
import { expect, test, toast, visit } from './test.ts';

test.setTimeout(180_000);

/** Another finance team member, in a separate browser. */
async function colleague(browser: Browser, page: Page, name: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1440, height: 900 },
  });
  const other = await context.newPage();
  await newStaff(other, 'FINANCE', name);
  return other;
}

/** The link in the email about a statement, once it has arrived. */
async function linkFor(page: Page, number: string): Promise<string> {
  const mail = await newestMail(page, 'accounting@sample-partner.example', { has: `Statement ${number} ` });
  return /\/partner\/statement\?t=[\w-]+/.exec(mail.text)?.[0] ?? '';
}

/** Clicks a button of the open statement and confirms it in its dialog. */
async function act(
  page: Page,
  action: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: action });
  await fill(dialog);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'nights become a statement, the hotel agrees on a phone without scripts, and two people pay it',
  { tag: SOAK },
  async ({ page, browser }) => {
    const { hotel } = await insertPastStay('84613');
    await newStaff(page, 'FINANCE', 'Ana Ruiz');
    await visit(page, '/admin/costs');
    const row = page.getByRole('row', { name: hotel });
    await expect(row.getByText('$387.00')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await row.getByRole('button', { name: `Make statement ${hotel}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Make statement' });
    await dialog.getByRole('button', { name: 'Make statement' }).click();
    await expect(toast(page, 'Statement made and sent')).toBeVisible();
    await expect(row).toBeHidden();

    await visit(page, `/admin/statements?q=${encodeURIComponent(hotel)}`);
    await page.getByRole('link', { name: /^\d+$/ }).first().click();
    const heading = page.getByRole('heading', { name: new RegExp(`^Statement \\d+: ${hotel}$`) });
    await expect(heading).toBeVisible();
    const number = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
    await expect(page.getByText('Room 84613')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    // The hotel's own page, from the email.
    const link = await linkFor(page, number);
    const scripted = await page.context().newPage();
    await scripted.goto(link);
    expect(await faultsOf(scripted)).toEqual([]);
    await scripted.close();
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      baseURL: new URL(page.url()).origin,
    });
    const desk = await phone.newPage();
    await desk.goto(link);
    await expect(desk.getByRole('heading', { name: 'We owe you $387' })).toBeVisible();
    expect(await overflow(desk)).toBe(0);
    await desk.getByLabel('Your name').first().fill('Robin Vale');
    await desk.getByLabel('Your invoice number (optional)').fill('INV-7');
    await desk.getByRole('button', { name: 'Agree to $387' }).click();
    await expect(desk.getByText('Agreed by Robin Vale')).toBeVisible();

    // The person who created it sees why they can't continue.
    await expect(page.getByText('You made this statement, so someone else has to approve it.')).toBeVisible();
    const ben = await colleague(browser, page, 'Ben Ode');
    await visit(ben, new URL(page.url()).pathname);
    await act(ben, 'Approve payment', async (dialog) => {
      await expect(dialog.getByText('You confirm that we owe $387.00.', { exact: false })).toBeVisible();
    });
    await expect(ben.getByText('You approved this payment, so someone else has to pay it.')).toBeVisible();
    await act(page, 'Mark as paid', async (dialog) => {
      await dialog.getByLabel('Transfer or check number').fill('W-1');
      await dialog.getByLabel('Paid on').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    });
    await expect(page.getByText('reference W-1', { exact: false })).toBeVisible();
    await desk.goto(link);
    await expect(desk.getByText('reference W-1', { exact: false })).toBeVisible();
  },
);
