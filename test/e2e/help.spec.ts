import { SOAK } from '#test/tier.ts';
import type { Locator, Page } from '@playwright/test';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import { makeJpeg, makePdf } from '#test/sample-documents.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { AGENT, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

/** As returned by a browser's file dialog. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await makeJpeg(320, 240)),
});

test.use({ expectedErrors: /status of (403|409|415)|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('a member at 360 px and an agent at the desk talk to each other live', async ({ page, browser }) => {
  test.slow();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const member = await context.newPage();
  await family(member);
  await visit(member, '/help');
  await expect(member.getByText('In danger right now? Call 911.')).toBeVisible();
  await member.getByLabel('Your message').fill('Is our kit on the way?');
  await member.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(member.getByText('No one on our team has read it yet')).toBeVisible();
  expect(await faultsOf(member)).toEqual([]);
  const help = await member.request.get('/api/homes/current-home-id/help');
  const { conversation } = (await help.json()) as { conversation: { caseId: string; ref: string } };

  await signIn(page, AGENT);
  await visit(page, `/desk/${conversation.caseId}`);
  await page.getByLabel('Reason').fill('The member called about it');
  await page.getByRole('button', { name: 'Open the case' }).click();
  await page.getByRole('button', { name: 'Take this case' }).click();
  const thread = page.getByRole('log', { name: 'Conversation with the household' });
  await expect(thread.getByText('Is our kit on the way?')).toBeVisible();
  await expect(member.getByText('Read by our team')).toBeVisible();
  await expect(member.getByText(`is working on your case, ${conversation.ref}`)).toBeVisible();

  // A message that the member adds while the agent is typing stops the reply once.
  await expect(member.getByText(/ (is|are) reading this now$/)).toBeVisible();
  // Each sees it while the other types, and for a few seconds after.
  const type = (field: Locator, words: string, seenBy: Page) =>
    expect(async () => {
      await field.fill('');
      await field.fill(words);
      await expect(seenBy.getByText(/ is typing …$/)).toBeVisible({ timeout: 5000 });
    }).toPass();
  await type(page.getByLabel('Reply', { exact: true }), 'Yes, it arrives Monday.', member);
  await type(member.getByLabel('Your message'), 'Wait', page);
  await member.getByRole('button', { name: 'Call me' }).click();
  await expect(thread.getByText('Call me')).toBeVisible();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply wasn’t sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  const answer = member.getByRole('log', { name: 'Conversation with our team' });
  await expect(answer.getByText('Yes, it arrives Monday.')).toBeVisible();
  await expect(thread.getByText(/\. Read$/)).toBeVisible();

  // A photo from the member, a document from the agent: both appear in the other window.
  await member.getByLabel('Add photo or file').setInputFiles(await photo('roof.jpg'));
  await expect(thread.getByRole('img', { name: 'roof.jpg' })).toBeVisible();
  await expect(answer.getByRole('img', { name: 'roof.jpg' })).toBeVisible();
  await page
    .getByLabel('Add photo or file')
    .setInputFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer: await makePdf('Fill in') });
  const form = answer.getByRole('link', { name: /form\.pdf/ });
  await expect(form).toBeVisible();
  const download = member.waitForEvent('download');
  await form.click();
  expect((await download).suggestedFilename()).toBe('form.pdf');
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOf(member)).toEqual([]);
  await expect.poll(() => overflow(member)).toBe(0);
  await context.close();
});

test('a file that we can’t take says why and can be deleted', { tag: SOAK }, async ({ page }) => {
  await family(page);
  await visit(page, '/help');
  await page
    .getByLabel('Add photo or file')
    .setInputFiles({ name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ a program') });
  const refused = page.getByText(/^Not sent\. .*is a program/);
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(refused).toBeHidden();
});

test('three messages and a photo wait on the device offline and arrive once, in order, after the tab was closed', async ({
  page,
  context,
}) => {
  await family(page);
  await visit(page, '/help');
  await expect(page.getByLabel('Your message')).toBeVisible();
  await context.setOffline(true);
  for (const words of ['One', 'Two', 'Three']) {
    await page.getByLabel('Your message').fill(words);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  }
  await page.getByLabel('Add photo or file').setInputFiles(await photo('roof.jpg'));
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(4);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await visit(again, '/dashboard');
  await expect(async () => {
    const help = await again.request.get('/api/homes/current-home-id/help');
    const { conversation } = (await help.json()) as HelpView;
    expect(conversation?.messages.map(({ text, file }) => file?.name ?? text)).toEqual([
      'One',
      'Two',
      'Three',
      'roof.jpg',
    ]);
  }).toPass();
  await visit(again, '/help');
  await expect(again.getByText(/^Not sent yet/)).toHaveCount(0);
  await expect(again.getByText('Three', { exact: true })).toBeVisible();
  await expect(again.getByRole('img', { name: 'roof.jpg' })).toBeVisible();
});

test('“We’re safe” in an evacuation says that it checks no one in, and leads to where people check in', async ({
  page,
}) => {
  await family(page);
  await publish(page, 'order');
  await visit(page, '/help');
  await page.getByRole('button', { name: 'We’re safe' }).click();
  await expect(page.getByText('This doesn’t check anyone in')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const at = '/api/homes/current-home-id/evacuation';
  const { people } = (await (await page.request.get(at)).json()) as Evacuation;
  expect(people.map(({ state }) => state)).toEqual(people.map(() => null));
  await page.request.put(`${at}/people/${people[0]?.personId}`, { data: { state: 'help' } });
  await page.getByRole('button', { name: 'We’re safe' }).click();
  await expect(page.getByText('Someone in your household is still marked as needing help')).toBeVisible();
  await page.getByRole('link', { name: 'Check people in' }).click();
  await expect(page).toHaveURL(/\/evacuation/);
});
