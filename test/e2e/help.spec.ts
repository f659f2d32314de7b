import { family } from './evacuation-of.ts';
import { faultsOf } from './faults.ts';
import { AGENT, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

test.use({ expectedErrors: /status of (403|409)|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('a member at 360 px and an agent at the desk talk to each other live', async ({ page, browser }) => {
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

  // What the member adds while the agent is typing stops the reply once.
  const reply = page.getByLabel('Reply', { exact: true });
  await reply.fill('Yes, it arrives Monday.');
  await member.getByRole('button', { name: 'Call me' }).click();
  await expect(thread.getByText('Call me')).toBeVisible();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your reply wasn’t sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  const answer = member.getByRole('log', { name: 'Conversation with our team' });
  await expect(answer.getByText('Yes, it arrives Monday.')).toBeVisible();
  await expect(thread.getByText(/\. Read$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOf(member)).toEqual([]);
  await context.close();
});

test('messages written offline wait on the device and arrive once, in order, after the tab was closed', async ({
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
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(3);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await visit(again, '/dashboard');
  await expect(async () => {
    const help = await again.request.get('/api/homes/current-home-id/help');
    const { conversation } = (await help.json()) as { conversation: { messages: { text: string }[] } | null };
    expect(conversation?.messages.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  }).toPass();
  await visit(again, '/help');
  await expect(again.getByText(/^Not sent yet/)).toHaveCount(0);
  await expect(again.getByText('Three', { exact: true })).toBeVisible();
});
