import { SOAK } from '#test/tier.ts';
import { addHome } from './homes.ts';
import { linkTo, newEmail, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

// The removed person's page requests the home once more.
test.use({ expectedErrors: /status of (404|503)/ });

test('a member enters a household by keyboard and touch, and the summary sentence matches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await visit(page, '/household');
  await expect(page.getByText('Add your home first')).toBeVisible();
  await addHome(page);
  await visit(page, '/household');
  await expect(page.getByText('You haven’t added anyone yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Manuel');
  await dialog.getByLabel('Birth year').fill('1941');
  await dialog.getByLabel('Getting out of the house').selectOption('Uses a wheelchair');
  await dialog.getByLabel('Oxygen').check();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Person saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Manuel, older adult')).toBeVisible();
  await expect(page.getByText('1 person, 1 uses a wheelchair, 1 needs oxygen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused();

  await page.getByRole('button', { name: 'Add animals' }).click();
  await page.getByLabel('Species').selectOption('Horse');
  await expect(page.getByLabel('Trailer is ready')).toBeVisible();
  await page.getByLabel('How many').fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter how many')).toBeVisible();
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 needs oxygen, 2 horses.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a contact' }).click();
  await page.getByLabel('Name').fill('Teresa');
  await page.getByLabel('Phone').fill('555');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a phone number with its area code')).toBeVisible();
  await page.getByLabel('Phone').fill('503 555 0134');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('(503) 555-0134')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Manuel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Manuel, older adult')).toBeHidden();
  await expect(page.getByText('2 horses.', { exact: true })).toBeVisible();
});

test(
  'an invited person accepts signed out, signs in, sees the home appear, and loses it when removed',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    await signIn(page);
    await addHome(page);
    await visit(page, '/household');
    const email = newEmail();
    await page.getByRole('button', { name: 'Invite a family member' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Viewer').check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(toast(page, 'Invitation sent')).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();

    const guest = await newVisitor();
    await visit(guest, await linkTo(page, email));
    await expect(guest.getByRole('heading', { name: 'You’re invited to share a home' })).toBeVisible();
    expect(guest.url()).not.toContain('token');
    await guest.getByRole('button', { name: 'Accept' }).click();
    await expect(guest.getByRole('heading', { name: 'You now share this home' })).toBeFocused();
    await expect(guest.getByRole('link', { name: 'Sign in', exact: true }).last()).toHaveAttribute(
      'href',
      '/sign-in?next=/household',
    );
    await signIn(guest, email);
    await visit(guest, '/household');
    await expect(guest.getByText('View only')).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Add a person' })).toBeHidden();

    // The owner's page shows it without a reload.
    await expect(page.getByRole('button', { name: `More options for ${email}` })).toBeVisible();
    await page.getByRole('button', { name: `More options for ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Make member' }).click();
    await expect(toast(page, 'Access changed')).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Add a person' })).toBeVisible();
    await page.getByRole('button', { name: `More options for ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Access removed')).toBeVisible();
    await expect(guest.getByText('Add your home first')).toBeVisible();
  },
);

test('a member sees who changed what, and filters it', { tag: SOAK }, async ({ page }) => {
  await signIn(page);
  await addHome(page);
  await visit(page, '/household');
  await page.getByLabel('Seats in your vehicles').fill('4');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  // After visiting another page and reloading, the typed text is still there; once saved, no copy stays.
  await page.getByRole('link', { name: 'View plan card' }).click();
  await expect(page).toHaveURL('/plan');
  await page.goBack();
  await expect(page.getByLabel('Seats in your vehicles')).toHaveValue('4');
  await page.getByLabel('Go bag').fill('Hall closet');
  await page.reload();
  await expect(page.getByLabel('Seats in your vehicles')).toHaveValue('4');
  await expect(page.getByLabel('Go bag')).toHaveValue('Hall closet');
  await page.getByLabel('Go bag').fill('');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(toast(page, 'Plan saved')).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  await visit(page, '/activity');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([]);
  await expect(page.getByText('You changed the evacuation plan: seats')).toBeVisible();
  await expect(page.getByText('You added the home: 1482 Ridgecrest Drive')).toBeVisible();
  await page.getByLabel('Show').selectOption('Household');
  await expect(page.getByText('You added the home')).toBeHidden();
  await expect(page.getByText('You changed the evacuation plan: seats')).toBeVisible();
  await page.getByLabel('Show').selectOption('Claims');
  await expect(page.getByText('No changes of this type yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('You signed in: through the demo')).toBeVisible();
});

test.describe('notifications', () => {
  test(
    'a member chooses their notifications; a choice that wasn’t saved reverts',
    { tag: SOAK },
    async ({ page }) => {
      await signIn(page);
      await visit(page, '/settings');
      const readiness = page.getByRole('switch', { name: /^Readiness by email/ });
      await expect(page.getByRole('switch', { name: /^Evacuation alerts by email/ })).toBeDisabled();
      for (const kind of ['Shelter in Place', 'Evacuation advisories', 'Red Flag Warnings', 'Power shutoffs'])
        await expect(page.getByRole('switch', { name: new RegExp(`^${kind} by email`) })).toBeChecked();
      const tips = page.getByRole('switch', { name: /^Seasonal tips by email/ });
      for (const choice of [tips, readiness]) {
        // The switch moves before the change is saved, and a reload would cancel the request.
        const saved = page.waitForResponse(
          (reply) =>
            reply.request().method() === 'PUT' && reply.url().endsWith('/api/notifications/preferences'),
        );
        await choice.click();
        await expect(choice).not.toBeChecked();
        expect((await saved).ok()).toBe(true);
      }
      await page.reload();
      await expect(tips).not.toBeChecked();
      await expect(readiness).not.toBeChecked();
      await page.route('**/api/notifications/preferences', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 503,
              json: { error: 'We are busy. Try again soon.', code: 'unavailable' },
            })
          : route.fallback(),
      );
      await readiness.click();
      await expect(toast(page, 'Error')).toBeVisible();
      await expect(readiness).not.toBeChecked();
    },
  );
});
