import type { Page } from '@playwright/test';
import { newEmail, newestMail, signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { expect, toast, visit, visitFully } from './test.ts';

const openSignIn = async (page: Page) => {
  await visit(page, '/settings');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
};

/** What everyone can see, signed in or not. */
export const visitorScreens: Screen[] = [
  { name: 'landing', show: (page) => visit(page, '/') },
  { name: 'waitlist', show: (page) => visitFully(page, '/waitlist?plan=plus&color=purple') },
  {
    name: 'answer of the waitlist',
    show: async (page) => {
      await visitFully(
        page,
        `/waitlist?email=${newEmail()}&address=500%20S%20Virginia%20St%2C%20Reno%2C%20NV`,
      );
      await page.getByRole('button', { name: 'Claim Your Address' }).click();
      await expect(page.getByRole('dialog', { name: 'Request Received!' })).toBeVisible();
    },
  },
  {
    name: 'link to leave the waitlist, cut short',
    show: async (page) => {
      await visit(page, '/waitlist/leave?token=cut-short');
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  },
  { name: 'ambassador enrollment', show: (page) => visitFully(page, '/community/enroll') },
  {
    name: 'link to a neighbor group, cut short',
    show: async (page) => {
      await visit(page, '/street#token=cut-short');
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  },
  { name: 'contact', show: (page) => visitFully(page, '/contact') },
  {
    name: 'contact, in the member app',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/contact');
    },
  },
  {
    name: 'service dialog',
    show: async (page) => {
      await visitFully(page, '/');
      await page.getByRole('button', { name: 'See the cash transfer' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'waitlist with blank fields',
    show: async (page) => {
      await visitFully(page, '/waitlist');
      await page.getByRole('button', { name: 'Claim Your Address' }).click();
      await expect(toast(page, 'Please fill in all fields')).toBeVisible();
    },
  },
  { name: 'questions and answers', show: (page) => visitFully(page, '/faq#plans') },
  { name: 'community support', show: (page) => visitFully(page, '/community') },
  { name: 'privacy policy', show: (page) => visitFully(page, '/privacy-policy') },
  { name: 'terms of service', show: (page) => visitFully(page, '/terms-of-service') },
  { name: 'what we pay', show: (page) => visitFully(page, '/what-we-pay') },
  { name: 'sign-in page', show: (page) => visit(page, '/sign-in') },
  { name: 'sign-in dialog', show: openSignIn },
  {
    name: 'code step',
    show: async (page) => {
      await visit(page, '/sign-in');
      await page.getByLabel('Email').fill(newEmail());
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeVisible();
    },
  },
  { name: 'link that undoes an email change', show: (page) => visit(page, '/email-undo#token=cut-short') },
  {
    name: 'demo mailbox',
    show: async (page) => {
      const email = newEmail();
      await page.request.post('/api/auth/code', { data: { email } });
      await newestMail(page, email);
      await visit(page, `/demo/mailbox?to=${email}`);
      await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
    },
  },
  { name: 'components', show: (page) => visit(page, '/demo/ui'), hasBothThemes: true },
];
