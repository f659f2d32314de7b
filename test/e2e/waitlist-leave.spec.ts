import { SOAK } from '#test/tier.ts';
import { newEmail, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';
import { address, claim, email, HOME, leaveLink } from './waitlist.ts';

test.describe('the link to leave the waitlist', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 400/ });

  test('says so when it is invalid, and can be retried when the server doesn’t respond', async ({ page }) => {
    await visit(page, '/waitlist/leave?token=cut-short');
    await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/contact?subject=Leave%20the%20waitlist',
    );
    const unknown = 'a'.repeat(43);
    await page.route('**/api/waitlist/leave', (route) => route.abort());
    await visit(page, `/waitlist/leave?token=${unknown}`);
    await expect(page.getByRole('heading', { level: 1, name: 'That didn’t work' })).toBeVisible();
    await page.unroute('**/api/waitlist/leave');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeFocused();
  });

  test(
    'works for a member, too; the waitlist itself redirects a member to the dashboard',
    { tag: SOAK },
    async ({ page }) => {
      const to = newEmail();
      await page.request.post('/api/waitlist', { data: { address: HOME, email: to } });
      const link = await leaveLink(page, to);
      await signIn(page);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: 'You have left the waitlist' })).toBeVisible();
      await page.goto('/waitlist');
      await expect(page).toHaveURL('/dashboard');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test('the form is a plain POST; an error keeps the input; the link leaves the list with a button', async ({
    page,
  }) => {
    const to = newEmail();
    await page.goto(
      '/waitlist?plan=premium&color=orange&address=12%20Elm%20St%2C%20Altadena%2C%20CA%2091001',
    );
    await expect(page.getByText('Joining: Premium Protection')).toBeVisible();
    await expect(address(page)).toHaveValue('12 Elm St, Altadena, CA 91001');
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    // Valid for the browser, but not for us.
    await email(page).fill('maya@localhost');
    await claim(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(address(page)).toHaveValue('12 Elm St, Altadena, CA 91001');
    await expect(email(page)).toHaveAccessibleDescription('Enter an email address, like name@example.com');
    await email(page).fill(to);
    await claim(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request Received!' })).toBeVisible();
    await expect(page.getByText(/Processing Request/)).toContainText('California');

    await page.goto(await leaveLink(page, to));
    await page.getByRole('button', { name: 'Leave the waitlist' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You have left the waitlist' })).toBeVisible();
  });
});
