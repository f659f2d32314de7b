import { ADMIN, AGENT, signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { expect, visit } from './test.ts';

/** Admin screens that accessibility.spec.ts checks. */
export const adminScreens: Screen[] = [
  {
    name: 'admin login with an empty field',
    show: async (page) => {
      await visit(page, '/admin-login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
    },
  },
  {
    name: 'back office, overview',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin');
      await expect(page.getByRole('heading', { name: 'Total users' })).toBeVisible();
    },
  },
  {
    name: 'back office, health',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/health');
      await expect(page.getByRole('heading', { name: 'Queues' })).toBeVisible();
    },
  },
  {
    name: 'back office, audit',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/audit?scope=everybody');
      await expect(page.getByRole('link', { name: 'Signed in' }).first()).toBeVisible();
    },
  },
  {
    name: 'back office, ambassadors',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/ambassadors');
      await expect(page.getByRole('searchbox', { name: 'Name, area or ZIP code' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading ambassadors' })).toBeHidden();
    },
  },
  {
    name: 'back office, community events',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/events');
      await expect(page.getByRole('searchbox', { name: 'Title or ambassador' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading events' })).toBeHidden();
    },
  },
  {
    name: 'back office, purchases',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/purchases');
      await expect(page.getByRole('searchbox', { name: 'Number, email or item' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading purchases' })).toBeHidden();
    },
  },
  {
    name: 'back office, a member',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/members');
      await page.getByRole('searchbox', { name: 'Email or name' }).fill(ADMIN);
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 member', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: ADMIN }).click();
      await expect(page.getByText('This is you.')).toBeVisible();
    },
  },
  {
    name: 'back office, team',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/team');
      await expect(page.getByRole('table', { name: 'People with a staff role' })).toBeVisible();
    },
  },
  {
    name: 'back office, a page the role does not include',
    show: async (page) => {
      await signIn(page, AGENT);
      await visit(page, '/admin/catalog');
      await expect(page.getByText('Your role doesn’t include this page')).toBeVisible();
    },
  },
  {
    name: 'desk',
    show: async (page) => {
      await signIn(page, AGENT);
      await visit(page, '/desk');
      await expect(page.getByRole('heading', { name: 'Your cases' })).toBeVisible();
    },
  },
  {
    name: 'concierge',
    show: async (page) => {
      await signIn(page, 'member@hearthline.example');
      await visit(page, '/help');
      await expect(page.getByLabel('Your message')).toBeVisible();
    },
  },
  {
    name: 'back office, prices',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/prices');
      await expect(page.getByRole('button', { name: 'Schedule price change' })).toBeVisible();
    },
  },
  {
    name: 'back office, a new item',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/catalog');
      await page.getByRole('button', { name: 'Add an item' }).click();
      await expect(page.getByRole('dialog', { name: 'Add an item' })).toBeVisible();
    },
  },
];
