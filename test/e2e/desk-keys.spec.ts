import { SOAK } from '#test/tier.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asAdmin, caseOf, newAgent } from './desk-people.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf } from './faults.ts';
import { expect, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /status of (400|403|409)/ });

/** Presses Tab until the focused control has this name. In a date field, Tab moves from segment to segment. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let n = 0; n < 80; n += 1) {
    const text = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at?.id ? document.querySelector(`label[for="${CSS.escape(at.id)}"]`)?.textContent : '';
      return at?.getAttribute('aria-label') ?? (label || at?.textContent || '').trim();
    });
    if (typeof name === 'string' ? text === name : name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No control named ${name} can be reached with Tab`);
}

/** A date and a time, as typed into the browser's field. */
async function typeMoment(page: Page): Promise<void> {
  await page.keyboard.type('12312030');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0900AM');
}

test('an agent works through the desk with the keyboard alone', { tag: SOAK }, async ({ page, browser }) => {
  test.slow();
  const member = await (await browser.newContext()).newPage();
  await family(member);
  const { ref, caseId } = await caseOf(member, 'We are leaving now.');
  const title = `Hello ${randomUUID().slice(0, 8)}`;
  await asAdmin((team) =>
    team.post('/api/desk/canned-replies', {
      data: { title, text: 'Hello from {{agent}}. Your case is {{ref}}.' },
    }),
  );

  await newAgent(page, 'Kim Tran');
  await visit(page, '/desk');
  await expect(page.getByText('Off shift')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Take the next case')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await tabTo(page, 'Start shift');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^On shift, since/)).toBeVisible();

  // "Next case" would choose among the cases of all tests and take one that another test works on. Here it's ours.
  await page.route('**/api/desk/next', async (route) => {
    await page.request.post(`/api/desk/cases/${caseId}/reason`, { data: { reason: 'They called' } });
    const taken = await page.request.post(`/api/desk/cases/${caseId}/take`, { data: {} });
    expect(taken.ok(), await taken.text()).toBe(true);
    await route.fulfill({ json: { caseId } });
  });
  await page.keyboard.press('n');
  const heading = page.getByRole('heading', { name: ref });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('region', { name: 'Household' })).toBeVisible();

  // It can be found by its reference, too.
  await visit(page, '/desk');
  await expect(page.getByText(/^On shift, since/)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(ref);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Cases found' }).getByText(ref)).toBeVisible();
  await expect(heading).toBeHidden();
  await tabTo(page, new RegExp(`^${ref}`));
  await page.keyboard.press('Enter');
  await expect(heading).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const thread = page.getByRole('log', { name: 'Conversation with the household' });
  await expect(thread.getByText('We are leaving now.')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reply', { exact: true })).toBeFocused();
  await page.keyboard.type('Stay at {{hotel}}');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Replace {{hotel}} before you send')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Drive north.');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByText('Drive north.')).toBeVisible();

  await tabTo(page, 'Send reply');
  await page.keyboard.press('c');
  const picker = page.getByRole('dialog', { name: 'Use a canned reply' });
  await expect(picker.getByLabel('Find a reply')).toBeFocused();
  await page.keyboard.type(title);
  await expect(picker.getByText(`Hello from Kim. Your case is ${ref}.`)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reply', { exact: true })).toBeFocused();
  // The agent goes on while the reply is still on its way. What they type stays where they typed it.
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/desk/cases/*/messages', async (route) => {
    if (route.request().method() === 'POST') await arrived.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('o');
  const note = page.getByLabel('Note for the team');
  await expect(note).toBeFocused();
  await page.keyboard.type('They drive ');
  arrived.resolve();
  await expect(thread.getByText(`Hello from Kim. Your case is ${ref}.`)).toBeVisible();
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('');
  await page.keyboard.type('a red truck.');
  await expect(note).toHaveValue('They drive a red truck.');
  await tabTo(page, 'Add note');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'They drive a red truck.' })).toBeVisible();

  await page.keyboard.press('m');
  const reminding = page.getByRole('dialog', { name: `Remind me: ${ref}` });
  await expect(reminding).toBeVisible();
  await tabTo(page, /^When/);
  await typeMoment(page);
  await tabTo(page, /^What to remember/);
  await page.keyboard.type('Ask about the horses.');
  expect(await faultsOf(page)).toEqual([]);
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Reminder for Dec 31, 2030/)).toBeVisible();
  // Shortcuts work again once the dialog is gone.
  await expect(reminding).toBeHidden();

  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: `Hand over ${ref}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: `Set aside: ${ref}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await member.context().close();
});

test(
  'an agent who speaks to the computer turns off the keys of one letter',
  { tag: SOAK },
  async ({ page }) => {
    await newAgent(page, 'Kim Tran');
    await visit(page, '/desk');
    await expect(page.getByText('Off shift')).toBeVisible();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    const search = page.getByRole('searchbox').first();
    // Neither key opens anything: not the help, and not the search.
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(help).toBeHidden();
    await expect(search).not.toBeFocused();
    // Still off after a reload. When turned on again, the key works.
    await visit(page, '/desk');
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await help.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
  },
);

test('an agent merges and closes cases with the keyboard alone', { tag: SOAK }, async ({ page, browser }) => {
  const member = await (await browser.newContext()).newPage();
  await family(member);
  const first = await caseOf(member, 'Where do we go?');
  await publish(member, 'order');
  const { ref, caseId } = await caseOf(member, 'We are leaving now.');
  await newAgent(page, 'Kim Tran');
  for (const one of [caseId, first.caseId]) {
    await page.request.post(`/api/desk/cases/${one}/reason`, { data: { reason: 'They called' } });
    await page.request.post(`/api/desk/cases/${one}/take`, { data: {} });
  }
  const reply = { id: randomUUID(), text: 'Drive north.', readSeq: 1 };
  await page.request.post(`/api/desk/cases/${caseId}/messages`, { data: reply });

  // The first question continues in the evacuation's case.
  await visit(page, `/desk/${first.caseId}`);
  await expect(page.getByRole('heading', { name: first.ref })).toBeVisible();
  await page.keyboard.press('g');
  const merging = page.getByRole('dialog', { name: `Merge: ${first.ref}` });
  await expect(merging.getByLabel('Merge into')).toContainText(ref);
  expect(await faultsOf(page)).toEqual([]);
  await tabTo(page, 'Merge');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Merged into ${ref}`).first()).toBeVisible();
  await tabTo(page, `Continue in ${ref}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: `Conversation of case ${first.ref}` })).toContainText(
    'Where do we go?',
  );
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await faultsOf(page)).toEqual([]);
  await visit(member, '/help');
  await expect(member.getByText(`From case ${first.ref}, continued here:`)).toBeVisible();
  expect(await faultsOf(member)).toEqual([]);

  await page.keyboard.press('x');
  await expect(page.getByRole('dialog', { name: `Close case: ${ref}` })).toBeVisible();
  await tabTo(page, 'Close case');
  await page.keyboard.press('Enter');
  await expect(toast(page, `${ref}: saved`)).toBeVisible();
  await expect(page.getByText('Closed: Solved')).toBeVisible();
  await member.context().close();
});

test(
  'operations write a canned reply; a wrong variable is named before it is saved',
  { tag: SOAK },
  async ({ page }) => {
    await page.request.post('/api/auth/dev-login', { data: { email: 'operations@hearthline.example' } });
    await visit(page, '/desk/replies');
    await page.getByRole('button', { name: 'Add a reply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a canned reply' });
    const title = `Room ${randomUUID().slice(0, 8)}`;
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Reply').fill('Your room is at {{hotle}}.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('{{hotle}} isn’t a variable. Use one of the list below.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByLabel('Reply').fill('Your room is at {{hotel}}.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  },
);
