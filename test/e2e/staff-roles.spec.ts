import type { SessionInfo } from '#contract/core/accounts.ts';
import { SOAK } from '#test/tier.ts';
import { addPasskey, plugInAuthenticator } from './authenticator.ts';
import { newAgent } from './desk-people.ts';
import { ADMIN, AGENT, newEmail, signIn } from './people.ts';
import { faultsOf } from './faults.ts';
import { expect, test, toast, visit } from './test.ts';

test(
  'an agent sees only what the role includes, and reveals contact data by a click',
  { tag: SOAK },
  async ({ page, browser }) => {
    const member = await browser.newContext();
    const email = await signIn(await member.newPage(), newEmail());
    await signIn(page, AGENT);
    await visit(page, '/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Back office' });
    await expect(sections.getByRole('link')).toHaveText([
      /^Desk/,
      'Unknown senders',
      'Members',
      'Partners',
      'Hotel rooms',
      'Disasters',
    ]);
    await visit(page, '/admin/catalog');
    await expect(page.getByText('Your role doesn’t include this page')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add an item' })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);

    await visit(page, '/admin/members');
    await page.getByRole('searchbox', { name: 'Email or name' }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
    await page.getByRole('link', { name: 'e•••@hearthline.example' }).click();
    const pane = page.getByRole('dialog', { name: 'e•••@hearthline.example' });
    await expect(pane.getByRole('button', { name: 'Change role' })).toHaveCount(0);
    await expect(pane.getByRole('button', { name: 'Adjust points' })).toHaveCount(0);
    await pane.getByRole('button', { name: 'Show contact details' }).click();
    await expect(pane.getByRole('link', { name: email })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await member.close();
  },
);

test(
  'an administrator gives a role on a phone, and the person has it at once',
  { tag: SOAK },
  async ({ page, browser }) => {
    const context = await browser.newContext();
    const colleague = await context.newPage();
    const email = await signIn(colleague, newEmail());
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, ADMIN);
    const { staff } = (await (await page.request.get('/api/admin/staff')).json()) as { staff: unknown[] };
    expect(staff.length).toBeGreaterThanOrEqual(6);
    const { rows } = (await (
      await page.request.get('/api/admin/members', { params: { q: email } })
    ).json()) as {
      rows: { id: string }[];
    };
    await page.request.put(`/api/admin/members/${rows[0]?.id}/role`, {
      data: { role: 'AUDITOR', reason: 'Starts as an auditor.' },
    });
    await visit(page, '/admin/team');
    await page.getByRole('button', { name: `Change role ${email}` }).click();
    const asking = page.getByRole('dialog', { name: `Change ${email}’s role` });
    await asking.getByRole('button', { name: 'Change role' }).click();
    await expect(asking.getByText('Choose a different role')).toBeVisible();
    await asking.getByRole('radio', { name: 'Finance' }).check();
    await asking.getByLabel('Reason').fill('Moves to finance.');
    expect(await faultsOf(page)).toEqual([]);
    await asking.getByRole('button', { name: 'Change role' }).click();
    await expect(asking).toBeHidden();
    await signIn(colleague, email);
    await visit(colleague, '/admin/team');
    await expect(colleague.getByText('You’re signed in with the role Finance.')).toBeVisible();
    await colleague.getByRole('link', { name: 'Go to Overview' }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(colleague.getByRole('heading', { name: 'Create' })).toHaveCount(0);
    await context.close();
  },
);

test(
  'our team is warned before the session ends, and stays signed in with a passkey',
  { tag: SOAK },
  async ({ page }) => {
    await plugInAuthenticator(page);
    await newAgent(page, 'Kim Tran');
    await visit(page, '/settings');
    await addPasskey(page, 'Laptop');
    await expect(toast(page, 'Passkey added')).toBeVisible();
    const endOfSession = async () => {
      const sessions = (await (await page.request.get('/api/account/sessions')).json()) as SessionInfo[];
      return sessions.find(({ current }) => current)?.expiresAt ?? '';
    };
    const first = await endOfSession();

    await page.clock.install();
    await visit(page, '/desk');
    const note = page.getByRole('status').filter({ hasText: 'You’ll be signed out' });
    await expect(page.getByText('Off shift')).toBeVisible();
    await expect(note).toHaveCount(0);
    // Just before the eight hours end.
    await page.clock.fastForward('07:50:00');
    await expect(note).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await note.getByRole('button', { name: 'Use my passkey' }).click();
    // While the new session replaces the old one, a request with the old one is refused.
    await expect(async () => expect(await endOfSession()).not.toBe(first)).toPass();
    await expect(page).toHaveURL(/\/desk$/);
  },
);
