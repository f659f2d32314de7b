import { addHome } from './homes.ts';
import { CARDS, invitePerson, subscribe } from './members.ts';
import { signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { expect, visit } from './test.ts';

/** Screens of memberships and of joining that accessibility.spec.ts checks. */
export const membershipScreens: Screen[] = [
  {
    name: 'membership, late',
    show: async (page) => {
      await signIn(page);
      await subscribe(page, { card: CARDS.failsLater });
      await page.request.post('/api/demo/membership/advance', { data: { days: 32 } });
      await visit(page, '/membership');
      await expect(page.getByText('We couldn’t charge Visa ending 0341')).toBeVisible();
      await expect(page.getByRole('row', { name: /Hearthline Plus/ }).first()).toBeVisible();
    },
  },
  {
    name: 'debit card for emergency cash',
    show: async (page) => {
      await signIn(page);
      await subscribe(page);
      await visit(page, '/membership');
      await page.getByRole('button', { name: 'Add debit card' }).click();
      await page.getByRole('radio', { name: /5556/ }).check();
      await expect(page.getByText('Demo - no money is sent')).toBeVisible();
    },
  },
  {
    name: 'plan change',
    show: async (page) => {
      await signIn(page);
      await subscribe(page);
      await visit(page, '/membership');
      await page.getByRole('button', { name: 'Change plan' }).click();
      await page.getByRole('radio', { name: /^Premium/ }).check();
      await expect(page.getByText('Due now')).toBeVisible();
    },
  },
  {
    name: 'terms of a membership, not agreed to',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/setup/membership');
      await page.getByRole('button', { name: 'Continue with Plus' }).click();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page.getByText('Agree to the renewal terms to continue')).toBeVisible();
    },
  },
  {
    name: 'invitation to join',
    show: async (page) => {
      const { link } = await invitePerson(page, page);
      await page.context().clearCookies();
      await visit(page, link);
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    },
  },
];
