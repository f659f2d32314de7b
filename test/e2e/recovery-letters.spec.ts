import type { Page } from '@playwright/test';
import type { Letter } from '#contract/home/recovery-letters.ts';
import { isSoak, sized, SOAK } from '#test/tier.ts';
import { inDatabase } from './database.ts';
import { family } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { addHome } from './homes.ts';
import { ADMIN, AGENT, newestMail, signIn } from './people.ts';
import { expect, holdScripts, settled, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /status of 400/ });
test.slow();

const AT = '/api/homes/current-home-id';
const FLAGS = ['state_of_emergency', 'total_loss'];

async function startRecovery(page: Page): Promise<void> {
  const evidence = { kind: 'statement', note: '' };
  const data = { lossDate: '2026-01-08', evidence, flags: FLAGS };
  const answer = await page.request.post(`${AT}/recovery`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * This many days ago at the home, as the value of a date field. Calculated by calendar, because one day in fall has 25
 * hours.
 */
function daysAgo(days: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format();
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Fills in every gap of the open letter. */
async function fillGaps(page: Page): Promise<void> {
  for (const label of ['To', 'Subject', 'Letter']) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    const text = await field.inputValue();
    await field.fill(text.replaceAll(/\[fill in: [^\]]+\]/g, 'Ridge Mutual 4471'));
  }
}

for (const width of [360, 1440])
  test(
    `at ${width} px, a letter is sent, its deadline runs, and the reminder arrives`,
    { tag: SOAK },
    async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      const email = await signIn(page);
      await addHome(page);
      await startRecovery(page);
      await visit(page, '/recovery');
      await page.getByRole('link', { name: 'Letters', exact: true }).click();
      await page.getByRole('button', { name: /^Write letter ?: Ask for your complete policy/ }).click();
      await expect(page.getByText('Fill in before you send')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send letter' })).toBeDisabled();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.screenshot({ path: info.outputPath('gaps.png'), fullPage: true });
      await fillGaps(page);
      await expect(page.getByText('Fill in before you send')).toBeHidden();
      await page.getByRole('button', { name: 'Send letter' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send letter' });
      await dialog.getByLabel('I send it myself').check();
      // 31 days ago: the 30 days ended yesterday.
      await dialog.getByLabel('When did you send it?').fill(daysAgo(31));
      expect(await faultsOf(page)).toEqual([]);
      if (isSoak) await page.screenshot({ path: info.outputPath('send.png'), fullPage: true });
      await dialog.getByRole('button', { name: 'Send letter' }).click();
      await expect(toast(page, 'Saved as sent')).toBeVisible();
      await expect(page.getByText(/^Answer due /)).toBeVisible();
      if (isSoak) await page.screenshot({ path: info.outputPath('sent.png'), fullPage: true });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /^Print or save as PDF/ }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^letter-policy-copy-.*\.pdf$/);
      await page.getByRole('link', { name: 'Recovery', exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'Send your complete policy' })).toBeVisible();
      // Runs the daily job, which no test can wait for.
      await inDatabase((client) =>
        client.query(
          `insert into pgboss.job (name, data, policy) values ('recovery.find-due-reminders', '{}', 'standard')`,
        ),
      );
      await newestMail(page, email, { has: 'Your insurer missed a date: Send your complete policy' });
    },
  );

test(
  'we email a letter for a member, and its deadline runs once the email is out',
  { tag: SOAK },
  async ({ page }) => {
    await family(page, { hasHousehold: false });
    await startRecovery(page);
    await visit(page, '/recovery/letters');
    await page.getByRole('button', { name: /^Write letter ?: Ask for your complete policy/ }).click();
    await fillGaps(page);
    const to = `claims-${Date.now()}@insurer.example`;
    await page.getByLabel('Email address').fill(to);
    await page.getByRole('button', { name: 'Send letter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send letter' });
    await expect(dialog.getByLabel('Email it for me')).toBeChecked();
    await dialog.getByRole('button', { name: 'Send letter' }).click();
    await expect(page.getByText(/^Answer due /)).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/^Emailed by us on /)).toBeVisible();
    await newestMail(page, to, { has: 'sent this letter with Hearthline' });
    const { letters } = (await (await page.request.get(`${AT}/recovery/letters`)).json()) as {
      letters: Letter[];
    };
    expect(letters).toMatchObject([{ state: 'sent', byUs: true }]);
  },
);

for (const width of sized({ gate: [360], soak: [360, 1440] }))
  test(`at ${width} px, the third adjuster in six months triggers its right`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    await addHome(page);
    await startRecovery(page);
    await visit(page, '/recovery/log');
    const right = page.getByText('Your third adjuster in six months');
    for (const [name, day] of [
      ['Ana Ruiz', '2026-02-01'],
      ['Ben Cole', '2026-03-01'],
      ['Robin Reyes', '2026-04-01'],
    ] as const) {
      await expect(right).toHaveCount(0);
      await page.getByRole('button', { name: 'Add adjuster' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Date').fill(day);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    }
    await expect(right).toBeVisible();
    await expect(page.getByText(/Ins 14047, confidence B/)).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });

for (const width of sized({ gate: [360], soak: [360, 1440] }))
  test(
    `at ${width} px, a recovery is shared read-only by link and code, and revoked`,
    { tag: SOAK },
    async ({ page, newVisitor }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page);
      await addHome(page);
      await startRecovery(page);
      await visit(page, '/recovery/sharing');
      await page.getByRole('button', { name: 'Share by link' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Who is this for?').fill('Our lawyer');
      await expect(dialog.getByLabel('Contact log')).not.toBeChecked();
      expect(await faultsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Make link' }).click();
      const url = await dialog.getByLabel('Link', { exact: true }).inputValue();
      const code = await dialog.getByLabel('Code').inputValue();
      await dialog.getByRole('button', { name: 'Done' }).click();
      const lawyer = await newVisitor();
      await lawyer.setViewportSize({ width, height: 900 });
      await visit(lawyer, new URL(url).pathname + new URL(url).hash);
      await lawyer.getByLabel('Code').fill('12');
      await lawyer.getByRole('button', { name: 'Open' }).click();
      await expect(lawyer.getByText('Enter the 6 digits of the code').first()).toBeVisible();
      expect(await faultsOf(lawyer)).toEqual([]);
      await lawyer.getByLabel('Code').fill(code);
      await lawyer.getByRole('button', { name: 'Open' }).click();
      await expect(lawyer.getByRole('heading', { name: 'What the insurer owes' })).toBeVisible();
      await expect(lawyer.getByRole('heading', { name: 'Contact log' })).toHaveCount(0);
      expect(await faultsOf(lawyer)).toEqual([]);
      expect(await overflow(lawyer)).toBe(0);
      if (isSoak) await lawyer.screenshot({ path: info.outputPath('shared.png'), fullPage: true });
      await expect(page.getByText('Opened once')).toBeVisible();
      if (isSoak) await page.screenshot({ path: info.outputPath('sharing.png'), fullPage: true });
      await page.getByRole('button', { name: /^Revoke ?: Our lawyer/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
      await expect(toast(page, 'Link revoked')).toBeVisible();
      await lawyer.reload();
      await settled(lawyer);
      await lawyer.getByLabel('Code').fill(code);
      await lawyer.getByRole('button', { name: 'Open' }).click();
      await expect(lawyer.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  );

test('a code sent before the scripts have loaded waits for them, and stays out of the URL', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto(`/shared-recovery#token=${'a'.repeat(43)}`, { waitUntil: 'commit' });
  await page.getByLabel('Code').fill('123456');
  const open = page.getByRole('button', { name: 'Open' });
  await expect(open).toBeDisabled();
  await page.getByLabel('Code').press('Enter');
  arrive();
  await open.click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(page.url()).not.toContain('123456');
});

test(
  'the home advisor sees a recovery once the member agrees, and gives a task',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    await family(page, { hasHousehold: false });
    await startRecovery(page);
    const { id: memberId } = (await (await page.request.get('/api/account')).json()) as { id: string };
    const { id: homeId } = (await (await page.request.get(AT)).json()) as { id: string };
    const agent = await newVisitor();
    await signIn(agent, AGENT);
    const { id: advisorId } = (await (await agent.request.get('/api/account')).json()) as { id: string };
    const admin = await newVisitor();
    await signIn(admin, ADMIN);
    const chosen = await admin.request.put(`/api/admin/members/${memberId}/advisor`, {
      data: { advisorId, was: null },
    });
    expect(chosen.ok(), await chosen.text()).toBe(true);
    await visit(page, '/help');
    await page.getByRole('button', { name: /^Let .* see my recovery$/ }).click();
    await expect(toast(page, 'Your advisor can see your recovery')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    // The demo's agent may advise households of other tests, too.
    const rows = (await (await agent.request.get('/api/desk/recoveries')).json()) as { homeId: string }[];
    expect(rows.map((row) => row.homeId)).toContain(homeId);
    await visit(agent, '/desk/recoveries');
    await expect(agent.getByRole('heading', { name: 'Recoveries' })).toBeVisible();
    expect(await faultsOf(agent)).toEqual([]);
    await visit(agent, `/desk/recoveries/${homeId}`);
    await agent.getByRole('button', { name: 'Give a task' }).click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByLabel('What should they do?').fill('Photograph the garage');
    await dialog.getByRole('button', { name: 'Give a task' }).click();
    await expect(toast(agent, 'Task given')).toBeVisible();
    expect(await faultsOf(agent)).toEqual([]);
    await visit(page, '/recovery');
    await page.getByRole('button', { name: /^Mark as done ?: Photograph the garage/ }).click();
    await expect(toast(page, 'Marked as done')).toBeVisible();
    await expect(page.getByText('From your home advisor')).toHaveCount(0);
    // A message of the conversation is added to the contact log.
    await visit(page, '/help');
    await page.getByLabel('Your message').fill('The county promised a crew by Friday');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Add a message to the recovery log' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to log' }).click();
    await expect(toast(page, 'Added to your contact log')).toBeVisible();
    await visit(page, '/recovery/log');
    await expect(page.getByText('The county promised a crew by Friday')).toBeVisible();
  },
);
