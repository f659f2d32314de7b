import { SOAK } from '#test/tier.ts';
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { makeJpeg, makePdf } from '#test/sample-documents.ts';
import { overflow } from './faults.ts';

import { addHome } from './homes.ts';
import { seedDocument } from './documents.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

/** A person with a home, on its documents page. */
async function openDocuments(page: Page): Promise<void> {
  await signIn(page);
  await addHome(page);
  await visit(page, '/vault/documents');
  await expect(page.getByText('No documents yet')).toBeVisible();
}

type Given = { name: string; mimeType: string; buffer: Buffer };
const pdf = async (name: string, title = name, pages = 1): Promise<Given> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await makePdf(title, pages),
});
const jpeg = async (name: string): Promise<Given> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeJpeg(),
});

const choose = (page: Page, files: Given[]) => page.getByLabel('Choose files').setInputFiles(files);
const paper = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^More options for/ }) });

async function menu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Drops files in the middle of the page, like from a folder. */
async function drop(page: Page, files: Given[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of list) {
      const content = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: mimeType }));
    }
    return transfer;
  }, given);
  const over = page.getByRole('heading', { level: 1 });
  await over.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(page.getByText('Drop to add your documents')).toBeVisible();
  await over.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('Drop to add your documents')).toBeHidden();
}

test.describe('files dropped together', () => {
  // The browser logs a refused upload as an error.
  test.use({ expectedErrors: /status of 415/ });

  test('the valid ones upload while each refused one is named with its reason', async ({ page }) => {
    await openDocuments(page);
    await drop(page, [
      await pdf('Grant deed.pdf'),
      { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { name: 'holiday.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK not a pdf at all') },
      await jpeg('Maya drivers license.jpg'),
    ]);
    // Toasts appear one after the other: the refused file is announced before the accepted one.
    const said = page.getByRole('region', { name: /Notification/ });
    for (const [title, words] of [
      ['File not added', 'setup.exe isn’t a PDF, JPG or PNG.'],
      ['File not added', 'holiday.pdf is a ZIP or Office file.'],
      ['Files Uploaded', ''],
    ] as const) {
      await expect(toast(page, title)).toBeVisible();
      await expect(said).toContainText(words);
      await said.getByRole('button', { name: 'Close' }).click();
    }
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByText('In your vault')).toHaveCount(2);
    await expect(uploads).toContainText('setup.exe isn’t a PDF, JPG or PNG.');
    await expect(uploads).toContainText('holiday.pdf is a ZIP or Office file.');
    // The type was guessed from the name, and can be changed afterwards.
    await expect(uploads.getByLabel('Document type of Grant deed.pdf')).toHaveValue('deed-or-lease');
    await expect(uploads.getByLabel('Document type of Maya drivers license.jpg')).toHaveValue('photo-id');
    await uploads.getByLabel('Document type of Grant deed.pdf').selectOption('mortgage');
    await expect(rows(page).filter({ hasText: 'Grant deed' })).toContainText(
      'Mortgage or loan documents · PDF',
    );
    await expect(rows(page)).toHaveCount(2);
    await uploads.getByRole('button', { name: 'Clear list' }).click();
    await expect(uploads).toBeHidden();
  });
});

test.describe('when the connection drops', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

  test('an upload shows its progress, can be canceled, and can be retried', async ({ page }) => {
    await openDocuments(page);
    let answer: 'hold' | 'break' | 'pass' = 'hold';
    await page.route('**/documents?kind=*', async (route) => {
      if (answer === 'pass') return route.continue();
      if (answer === 'break') return route.abort('connectionreset');
      // Held until the page gives up.
    });
    await choose(page, [await pdf('a.pdf'), await pdf('b.pdf'), await pdf('c.pdf'), await pdf('d.pdf')]);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByRole('progressbar')).toHaveCount(3);
    await expect(uploads.getByText('Waiting')).toHaveCount(1);
    await expect(uploads.getByText('0 of 4 finished')).toBeVisible();
    // Leaving now shows a confirmation first.
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    });
    await page.evaluate(() => setTimeout(() => location.assign('/contact')));
    expect(await asked).toBe('beforeunload');
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      await page.getByRole('button', { name: `Cancel ${name}` }).click();
    await expect(uploads.getByText('a.pdf')).toBeHidden();
    await expect(uploads.getByRole('progressbar')).toHaveCount(1);
    await page.getByRole('button', { name: 'Cancel d.pdf' }).click();
    await expect(uploads).toBeHidden();

    answer = 'break';
    await choose(page, [await pdf('Grant deed.pdf')]);
    await expect(uploads).toContainText('We couldn’t upload Grant deed.pdf. We couldn’t reach Hearthline.');
    answer = 'pass';
    await page.getByRole('button', { name: 'Retry Grant deed.pdf' }).click();
    await expect(uploads.getByText('In your vault')).toBeVisible();
    await expect(paper(page, 'Grant deed')).toBeVisible();
  });
});

test(
  'a member views a PDF and a photo by mouse and keyboard; a locked PDF says so',
  { tag: SOAK },
  async ({ page }) => {
    await openDocuments(page);
    const locked = new PDFDocument({ userPassword: 'secret' });
    const chunks: Buffer[] = [];
    locked.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => void locked.on('end', resolve));
    locked.text('Nobody reads this').end();
    await ended;
    await choose(page, [
      await pdf('Policy.pdf', 'Golden Bear Mutual', 3),
      await jpeg('Garage.jpg'),
      { name: 'Locked.pdf', mimeType: 'application/pdf', buffer: Buffer.concat(chunks) },
    ]);
    await expect(rows(page)).toHaveCount(3);

    await paper(page, 'Policy').click();
    const dialog = page.getByRole('dialog', { name: 'Policy' });
    const first = dialog.getByRole('img', { name: 'Policy, page 1 of 3' });
    await expect(first).toHaveAttribute('data-drawn', '');
    // Not a blank page: the document's box was painted in its color.
    const colors = await first.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4 * 97)
        seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
      return [...seen];
    });
    expect(colors).toContain('219,231,223');
    const width = (await first.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect(dialog.getByText('125 %')).toBeVisible();
    await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeGreaterThan(width);
    await page.keyboard.press('0');
    await expect(dialog.getByText('100 %')).toBeVisible();
    await dialog.getByRole('group', { name: 'Content of Policy' }).focus();
    await page.keyboard.press('End');
    await expect(dialog.getByRole('img', { name: 'Policy, page 3 of 3' })).toHaveAttribute('data-drawn', '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(paper(page, 'Policy')).toBeFocused();

    await paper(page, 'Garage').click();
    const photo = page.getByRole('dialog', { name: 'Garage' }).getByRole('img', { name: 'Garage' });
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
    const coming = page.waitForEvent('download');
    await page.getByRole('dialog', { name: 'Garage' }).getByRole('link', { name: 'Download' }).click();
    expect((await coming).suggestedFilename()).toBe('Garage.jpg');
    await page.keyboard.press('Escape');

    await paper(page, 'Locked').click();
    await expect(page.getByText('This PDF has a password')).toBeVisible();
  },
);

test(
  'a member renames and replaces a document, and restores an earlier version',
  { tag: SOAK },
  async ({ page }) => {
    await openDocuments(page);
    await choose(page, [await pdf('policy.pdf', 'year one')]);
    await menu(page, 'policy', 'Rename or change type');
    const edit = page.getByRole('dialog', { name: 'Rename or change type' });
    await edit.getByLabel('Name').fill('');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByText('Give it a name')).toBeVisible();
    await expect(edit.getByLabel('Name')).toBeFocused();
    await edit.getByLabel('Name').fill('<b>Home</b> insurance & "more"');
    await edit.getByLabel('Type').selectOption('insurance-policy');
    await edit.getByRole('button', { name: 'Save' }).click();
    const name = '<b>Home</b> insurance & "more"';
    await expect(paper(page, name)).toBeVisible();
    await expect(page.getByText('1 of 26 documents saved').first()).toBeVisible();

    await page.getByLabel(`New file for ${name}`).setInputFiles([await pdf('renewed.pdf', 'year two')]);
    await expect(rows(page)).toContainText('Version 2');
    await menu(page, name, 'Versions');
    const versions = page.getByRole('dialog', { name });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    const coming = page.waitForEvent('download');
    await versions.getByRole('link', { name: 'Download version 1' }).click();
    expect((await coming).suggestedFilename()).toMatch(/\(version 1\)\.pdf$/);
    await versions.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(versions.getByText('Restored from version 1')).toBeVisible();
    await expect(versions.getByRole('listitem')).toHaveCount(3);
    await versions.getByRole('button', { name: 'Close' }).click();
  },
);

test(
  'a deleted document can be restored for thirty days, or permanently deleted',
  { tag: SOAK },
  async ({ page }) => {
    await signIn(page);
    await addHome(page);
    await seedDocument(page, 'Old lease.pdf');
    await visit(page, '/vault/documents');
    const name = 'Old lease';
    await menu(page, name, 'Move to trash');
    await expect(toast(page, 'Moved to trash')).toBeVisible();
    await expect(page.getByText('No documents yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Trash (1)' }).click();
    await expect(page.getByText('30 days left')).toBeVisible();
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await menu(page, name, 'Move to trash');
    await page.getByRole('tab', { name: 'Trash (1)' }).click();
    await page.getByRole('button', { name: `Delete now ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete permanently?' });
    await question.getByRole('button', { name: 'Delete now' }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The trash is empty')).toBeVisible();
  },
);

test(
  'on a phone a member works through the checklist: one tap adds the needed document',
  { tag: SOAK },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await openDocuments(page);
    await expect(page.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
    await page.getByRole('tab', { name: 'Checklist' }).tap();
    await expect(page).toHaveURL(/\?tab=checklist$/);
    await page.getByLabel('Add file Photo ID').setInputFiles([await jpeg('IMG_0042.jpg')]);
    const row = page.getByRole('listitem').filter({ hasText: 'Checkpoints, banks and aid desks' });
    await expect(row.getByText('Have', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'IMG_0042' })).toBeVisible();
    await page.getByRole('button', { name: 'Not applicable Military record (DD-214)' }).tap();
    await expect(page.getByRole('button', { name: 'We need it Military record (DD-214)' })).toBeVisible();
    await expect(page.getByText('1 of 25 documents saved').first()).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
    await context.close();
  },
);

test(
  'a document is found by search; another window shows it without a reload',
  { tag: SOAK },
  async ({ page, context }) => {
    await openDocuments(page);
    const other = await context.newPage();
    await visit(other, '/vault/documents');
    await expect(other.getByText('No documents yet')).toBeVisible();
    await choose(page, [
      await pdf('Grant deed 2014.pdf'),
      await pdf('Kaiser insurance card.pdf'),
      await pdf('notes.pdf'),
    ]);
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(other)).toHaveCount(3);
    await page.getByLabel('Search').fill('DEED');
    await expect(page.getByText('1 of 3 documents')).toBeVisible();
    await page.getByLabel('Search').fill('');
    await page.getByLabel('Group').selectOption('medical');
    await expect(rows(page)).toHaveText([/Kaiser insurance card/]);
    await page.getByLabel('Search').fill('nothing like it');
    await page.getByRole('button', { name: 'Show all documents' }).click();
    await page.getByLabel('Sort by').selectOption('name');
    await expect(rows(page)).toHaveText([/^Grant deed/, /^Kaiser/, /^notes/]);
  },
);
