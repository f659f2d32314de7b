/**
 * What a screen reader gets, as text: roles, names, states and their order. A difference isn't always a bug, so read
 * the new text aloud before you accept it with `--update-snapshots`.
 */
import { newEmail } from './people.ts';
import { expectText, expectTold, told } from './screen-reader.ts';
import { expect, test, visit, visitFully } from './test.ts';

test('the landing page: header, headings in order, and footer', async ({ page }) => {
  await visitFully(page, '/');
  await expectTold(page.getByRole('banner'), 'landing-header.txt');
  await expectText(async () => {
    const outline = (await told(page.getByRole('main'))).match(/heading "[^"]*" \[level=\d\]/g) ?? [];
    return `${outline.join('\n')}\n`;
  }, 'landing-headings.txt');
  await expectTold(page.getByRole('contentinfo'), 'landing-footer.txt');
});

test.describe('signing in', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('the page, the code step and a wrong code', async ({ page }) => {
    const email = newEmail();
    const main = page.getByRole('main');
    await visit(page, '/sign-in');
    await expectTold(main, 'sign-in.txt');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const code = page.getByLabel('Six-digit code');
    await expect(code).toBeFocused();
    await expectTold(main, 'sign-in-code.txt', email);
    await code.fill('000000');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expectTold(main, 'sign-in-wrong-code.txt', email);
  });
});
