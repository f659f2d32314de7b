import { addHome } from './homes.ts';
import { addHousehold } from './household-of.ts';
import { signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { expect, visit } from './test.ts';

/** Household screens that accessibility.spec.ts checks. */
export const householdScreens: Screen[] = [
  {
    name: 'household',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await addHousehold(page);
      await visit(page, '/household');
      await expect(page.getByText('Bruno and Luz')).toBeVisible();
    },
  },
  {
    name: 'person of a household, with an error',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/household');
      await page.getByRole('button', { name: 'Add a person' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Enter a name')).toBeVisible();
    },
  },
  {
    name: 'setup, people and animals',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/setup/people');
      await page.getByLabel('Who lives here?').fill('Maya, Ruth');
      await page.getByText('All steps').click();
      await expect(page.getByRole('group', { name: 'Ruth' })).toBeVisible();
    },
  },
  {
    name: 'setup, evacuation plan with errors',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/setup/plan');
      await page.getByRole('button', { name: 'Save plan' }).click();
      await expect(page.getByText('Choose or enter a meeting place')).toBeVisible();
    },
  },
  {
    name: 'evacuation plan',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await addHousehold(page);
      await visit(page, '/plan');
      await expect(page.getByText('Skyway south to Chico.')).toBeVisible();
    },
  },
  {
    name: 'activity',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/activity');
      await expect(page.getByText('added the home')).toBeVisible();
    },
  },
  {
    name: 'neighbors, without a group',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/neighbors');
      await expect(page.getByText('You’re not in a group yet')).toBeVisible();
    },
  },
  {
    name: 'invitation, cut short',
    show: async (page) => {
      await visit(page, '/invitation#token=cut-short');
      await expect(page.getByRole('heading', { name: 'This invitation doesn’t work' })).toBeVisible();
    },
  },
  {
    name: 'link to turn off emails, cut short',
    show: async (page) => {
      await visit(page, '/notifications/off?token=cut-short');
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  },
  {
    name: 'link that says an order was seen',
    show: async (page) => {
      await visit(page, '/seen?t=cut-short');
      await expect(page.getByRole('button', { name: 'I have seen this' })).toBeVisible();
    },
  },
  {
    name: 'a phone number that waits for its code',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/settings');
      await page.getByRole('button', { name: 'Add a number' }).click();
      await page.getByLabel('Mobile number').fill('(530) 555-0188');
      await page.getByRole('button', { name: 'Text me a code' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeVisible();
    },
  },
];
