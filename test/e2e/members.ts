import { expect, type Page } from '@playwright/test';
import type { WaitlistEntry } from '#contract/outreach/invitations.ts';
import { currentAgreements } from '#contract/core/agreements.ts';
import type { FundsTerms } from '#contract/core/funds.ts';
import type { Interval, PlanKey } from '#contract/core/plans.ts';
import { californiaDay, RENEWAL_WORDS_VERSION } from '#contract/money/renewal-words.ts';
import { CARDS } from '#test/samples.ts';
import { linkTo, newEmail } from './people.ts';

export { CARDS } from '#test/samples.ts';

const DETAILS = { expiry: '12 / 34', cvc: '123', zip: '95969' };

/** Gives the signed-in person a membership, without a page. */
export async function subscribe(
  page: Page,
  given: { plan?: PlanKey; interval?: Interval; card?: string; funds?: FundsTerms } = {},
): Promise<void> {
  const { plan = 'plus', interval = 'month', card = CARDS.good, funds } = given;
  const terms = {
    agreed: true,
    version: RENEWAL_WORDS_VERSION,
    firstChargeDay: californiaDay(new Date()),
    agreements: currentAgreements(funds),
  };
  const begun = await page.request.post('/api/membership', { data: { plan, interval, ...terms } });
  expect(begun.status(), await begun.text()).toBe(201);
  const { clientSecret } = (await begun.json()) as { clientSecret: string };
  const paid = await page.request.post('/api/simulated-payments/confirm', {
    data: { clientSecret, number: card, ...DETAILS },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await page.request.post('/api/membership/refresh');
}

/** Enters a card in the demo's form. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill(DETAILS.expiry);
  await page.getByLabel('CVC').fill(DETAILS.cvc);
  await page.getByLabel('ZIP code').fill(DETAILS.zip);
}

export const ADDRESS = '1482 Ridgecrest Drive, Paradise, CA 95969';

/** A person asks to join, and an administrator in a separate browser invites them. Returns the link from the email. */
export async function invitePerson(visitor: Page, admin: Page, email = newEmail()) {
  await visitor.request.post('/api/waitlist', {
    data: { address: ADDRESS, email, plan: 'plus', source: 'pricing' },
  });
  await admin.request.post('/api/auth/dev-login', { data: { email: 'admin@hearthline.example' } });
  const listed = await admin.request.get('/api/admin/waitlist', { params: { q: email } });
  const [entry] = ((await listed.json()) as { rows: WaitlistEntry[] }).rows;
  if (!entry) throw new Error('the entry is not listed');
  const invited = await admin.request.post(`/api/admin/waitlist/${entry.id}/invite`);
  expect(invited.status(), await invited.text()).toBe(200);
  return { email, entry, link: await linkFor(visitor, email) };
}

/** The invitation link in a person's email, once it has arrived. */
export const linkFor = (page: Page, to: string): Promise<string> => linkTo(page, to, /\/join#token=[\w-]+/);
