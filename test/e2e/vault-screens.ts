import { stubTiles } from './coverage-map.ts';
import { addHome, HOME } from './homes.ts';
import { seedDocument } from './documents.ts';
import { signIn } from './people.ts';
import type { Screen } from './screen.ts';
import { expect, visit } from './test.ts';

/** A member's homes, policies, documents and packets. */
export const vaultScreens: Screen[] = [
  {
    name: 'vault without a home, with everything missing',
    show: async (page) => {
      await signIn(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: 'Save home and policy' }).click();
      await expect(page.getByText('Insurance carrier required')).toBeVisible();
    },
  },
  {
    name: 'vault',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault');
      await expect(page.getByText(/: place the pin$/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
    },
  },
  {
    name: 'claim packet with a shared link',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault/claim');
      await page.getByRole('button', { name: 'Make packet' }).click();
      await page.getByRole('button', { name: /^Share by link/ }).click();
      await page.getByLabel('Who is this for?').fill('Dana Reyes, adjuster');
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('Not used yet.')).toBeVisible();
    },
  },
  {
    name: 'a share link that does not work',
    show: async (page) => {
      await visit(page, '/shared');
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  },
  {
    name: 'pin on the map',
    show: async (page) => {
      await stubTiles(page);
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: 'Place your home on the map' }).click();
      await expect(page.locator('[data-map=ready]')).toBeVisible({ timeout: 90_000 });
    },
  },
  {
    name: 'policy form',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await visit(page, '/vault');
      await page.getByRole('button', { name: 'Add a policy' }).click();
      await expect(page.getByRole('dialog', { name: 'Add a policy' })).toBeVisible();
    },
  },
  {
    name: 'documents, with a refused upload',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await seedDocument(page, 'Grant deed.pdf', 'deed-or-lease');
      await visit(page, '/vault/documents');
      const file = { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') };
      await page.getByLabel('Choose files').setInputFiles([file]);
      await expect(page.getByRole('region', { name: 'Uploads' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Grant deed', exact: true })).toBeVisible();
    },
  },
  {
    name: 'checklist of documents',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await seedDocument(page, 'Grant deed.pdf', 'deed-or-lease');
      await visit(page, '/vault/documents?tab=checklist');
      await expect(page.getByText('Have', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'trash of documents',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      const { id } = await seedDocument(page, 'Old lease.pdf');
      await page.request.post(`/api/homes/current-home-id/documents/${id}/trash`, { data: {} });
      await visit(page, '/vault/documents?tab=trash');
      await expect(page.getByText('30 days left')).toBeVisible();
    },
  },
  {
    name: 'document, opened',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await seedDocument(page, 'Grant deed.pdf');
      await visit(page, '/vault/documents');
      await page.getByRole('button', { name: 'Grant deed', exact: true }).click();
      await expect(page.locator('canvas[data-drawn]')).toBeVisible();
    },
  },
  {
    name: 'versions of a document',
    show: async (page) => {
      await signIn(page);
      await addHome(page);
      await seedDocument(page, 'Grant deed.pdf');
      await visit(page, '/vault/documents');
      await page.getByRole('button', { name: 'More options for Grant deed' }).click();
      await page.getByRole('menuitem', { name: 'Versions' }).click();
      await expect(page.getByText('Newest', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'claim packet of an archived home',
    show: async (page) => {
      await signIn(page);
      const { id } = await addHome(page);
      await page.request.post(`/api/homes/${id}/archive`, { data: {} });
      await visit(page, '/vault');
      await page.getByText('Archived homes (1)').click();
      await page.getByRole('link', { name: /^Claim packet/ }).click();
      await expect(page.getByText(`${HOME.address}, archived`)).toBeVisible();
      await expect(page.getByText('No packet yet')).toBeVisible();
    },
  },
];
