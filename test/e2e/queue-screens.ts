import { ADDRESS } from './members.ts';
import { ADMIN, newEmail, signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { expect, visit } from './test.ts';

/** Work lists that accessibility.spec.ts checks, with and without an open row. */
export const queueScreens: Screen[] = [
  {
    name: 'waitlist of the team',
    show: async (page) => {
      await page.request.post('/api/waitlist', {
        data: { address: ADDRESS, email: newEmail(), source: 'direct' },
      });
      await signIn(page, ADMIN);
      await visit(page, '/admin/waitlist');
      await page.getByLabel('Select this page').check();
      await expect(page.getByRole('button', { name: 'Clear selection' })).toBeVisible();
    },
  },
  {
    name: 'request to join, open with a question',
    show: async (page) => {
      const email = newEmail();
      await page.request.post('/api/waitlist', { data: { address: ADDRESS, email, source: 'direct' } });
      await signIn(page, ADMIN);
      await visit(page, '/admin/waitlist?sort=-created');
      await page.getByRole('link', { name: email }).click();
      await expect(page.getByText('County risk')).toBeVisible();
      await page.getByRole('button', { name: 'Decline' }).click();
      const asking = page.getByRole('dialog', { name: 'Decline?' });
      await asking.getByRole('button', { name: 'Decline' }).click();
      await expect(asking.getByText('Enter a reason for the person to read')).toBeVisible();
    },
  },
  {
    name: 'case of a visitor, open',
    show: async (page) => {
      const subject = `Question ${newEmail()}`;
      await page.request.post('/api/contact', {
        data: {
          firstName: 'Maya',
          lastName: 'Ortiz',
          email: newEmail(),
          subject,
          message: 'Are we covered?',
        },
      });
      await signIn(page, ADMIN);
      await visit(page, '/desk/cases?kind=visitor');
      await page.getByRole('row').filter({ hasText: subject }).getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Visitor' })).toBeVisible();
    },
  },
];
