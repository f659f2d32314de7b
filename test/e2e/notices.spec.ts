import type { DemoText } from '#contract/demo.ts';
import { signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

test('a member adds a phone number with a texted code, turns texts off, and removes the number', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Add a number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a phone number' });
  await dialog.getByLabel('Mobile number').fill('530 555');
  await dialog.getByRole('button', { name: 'Text me a code' }).click();
  await expect(dialog.getByText(/Enter a phone number with its area code/)).toBeVisible();
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  const line = String(Math.floor(1000 + Math.random() * 9000));
  await dialog.getByLabel('Mobile number').fill(`(530) 555-${line}`);
  await dialog.getByRole('button', { name: 'Text me a code' }).click();
  await expect(dialog.getByText(`We sent a code to (530) 555-${line}.`)).toBeVisible();

  let texts: DemoText[] = [];
  await expect(async () => {
    const answer = await page.request.get('/api/demo/texts', { params: { to: `+1530555${line}` } });
    texts = (await answer.json()) as DemoText[];
    expect(texts).toHaveLength(1);
  }).toPass();
  const code = /\b\d{6}\b/.exec(texts[0]?.text ?? '')?.[0] ?? '';
  await dialog.getByLabel('Six-digit code').fill(code);
  await expect(toast(page, 'Number added')).toBeVisible();
  await expect(dialog).toBeHidden();

  const byText = page.getByRole('switch', { name: /^Evacuation alerts by text/ });
  await expect(byText).toBeChecked();
  await expect(page.getByText(`To (530) 555-${line}, when data doesn’t get through.`)).toBeVisible();
  // The switch moves before the change is saved, and a reload would be faster.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/notifications/preferences') && answer.request().method() !== 'GET',
  );
  await byText.click();
  await expect(byText).not.toBeChecked();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(byText).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Evacuation alerts by email/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove number' }).click();
  await expect(page.getByRole('button', { name: 'Add a number' })).toBeVisible();
});

test('the demo mailbox shows texts; a wrong link is reported after the click, and opening it confirms nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/notices/seen')) asked.push(request.method());
  });
  await visit(page, '/demo/mailbox');
  await page.getByLabel('Email or phone number').fill('(209) 555-0177');
  await page.getByRole('button', { name: 'Open mailbox' }).click();
  await expect(page.getByText('No messages', { exact: true })).toBeVisible();
  await visit(page, `/seen?t=${'A'.repeat(76)}`);
  await expect(page.getByRole('heading', { name: 'Have you seen the order?' })).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('a link that isn’t ours', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('is refused and offers a way forward', async ({ page }) => {
    await visit(page, `/seen?t=${'A'.repeat(76)}`);
    await page.getByRole('button', { name: 'I have seen this' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Open your evacuation page' })).toBeVisible();
  });
});
