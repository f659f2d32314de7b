import { stubTiles } from './coverage-map.ts';
import { ADMIN, signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { searchList } from './search-list.ts';
import { expect, visit } from './test.ts';

const AT = '/admin/operations';

/** Administrator screens that accessibility.spec.ts checks. */
export const operationsScreens: Screen[] = [
  {
    name: 'operations, overview',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, AT);
      await expect(page.getByRole('heading', { name: 'Official sources' })).toBeVisible();
    },
  },
  {
    name: 'operations, declaration with errors',
    show: async (page) => {
      await signIn(page, ADMIN);
      await stubTiles(page);
      await visit(page, `${AT}/declare`);
      await page.getByRole('button', { name: 'Submit for approval' }).click();
      await expect(page.getByText('Enter the area’s name, as the authority uses it')).toBeVisible();
    },
  },
  {
    name: 'operations, information with errors',
    show: async (page) => {
      await signIn(page, ADMIN);
      await stubTiles(page);
      await visit(page, `${AT}/inform`);
      await page.getByRole('button', { name: 'Send alert' }).click();
      await expect(page.getByText('Enter the authority or utility that announced it')).toBeVisible();
    },
  },
  {
    name: 'operations, drills',
    show: async (page) => {
      await signIn(page, ADMIN);
      await stubTiles(page);
      await visit(page, `${AT}/drills`);
      await expect(page.getByRole('heading', { name: 'DRILL Area drill' })).toBeVisible();
    },
  },
  {
    name: 'operations, hotels',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, `${AT}/partners`);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'partners, the register',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/partners');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'partners, one with the form of a service',
    show: async (page) => {
      await signIn(page, ADMIN);
      await visit(page, '/admin/partners');
      const name = 'Petaluma River Veterinary Center';
      await searchList(page, 'Name, city, street or ZIP code', name, '1 partner');
      await page.getByRole('link', { name }).first().click();
      const pane = page.getByRole('dialog', { name });
      await pane.getByRole('button', { name: 'Edit Veterinarian' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit service' })).toBeVisible();
    },
  },
  {
    name: 'partners, link that confirms a contact',
    show: async (page) => {
      await visit(page, '/partner/here?t=cut-short');
      await expect(page.getByRole('button', { name: 'We’re here' })).toBeVisible();
    },
  },
];
