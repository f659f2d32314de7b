import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf } from './faults.ts';
import { AGENT, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

type Desk = { alerts: { id: string; ref: string; person: string | null }[] };
const deskOf = async (page: Page) => (await (await page.request.get('/api/desk')).json()) as Desk;

// Closing the case before the household was reached is refused.
test.use({ expectedErrors: /status of 409/ });

test('a call for help reaches an agent’s open window; they take the case, call and close it', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const member = await context.newPage();
  await family(member);
  const name = `Rosa ${randomUUID().slice(0, 8)}`;
  await member.request.patch('/api/account', { data: { name } });
  await publish(member, 'order');
  await signIn(page, AGENT);
  // Other households of this run may need help at any time: this window only gets updates about ours.
  const ours = ({ person }: Desk['alerts'][number]) => person === name;
  await page.route('**/api/desk', async (route) => {
    const response = await route.fetch();
    const desk = (await response.json()) as Desk;
    await route.fulfill({ response, json: { ...desk, alerts: desk.alerts.filter(ours) } });
  });
  await visit(page, '/admin/members');
  await expect(page.getByRole('searchbox', { name: 'Email or name' })).toBeVisible();

  const at = '/api/homes/current-home-id/evacuation';
  const { people } = (await (await member.request.get(at)).json()) as Evacuation;
  const said = await member.request.put(`${at}/people/${people[0]?.personId}`, { data: { state: 'help' } });
  expect(said.ok(), await said.text()).toBe(true);
  const alert = page.getByRole('alert').filter({ hasText: 'Life-threatening' });
  await expect(alert).toContainText('Someone in the household needs help');
  expect(await faultsOf(page)).toEqual([]);
  const mine = (await deskOf(page)).alerts.find(ours);
  await alert.getByRole('button', { name: `Take case ${mine?.ref}` }).click();
  await expect(page.getByRole('heading', { name: mine?.ref ?? 'none' })).toBeVisible();
  await expect(alert).toBeHidden();
  const household = page.getByRole('region', { name: 'Household' });
  await expect(household.getByText('NEEDS HELP')).toBeVisible();
  await household.getByRole('button', { name: 'Show phone numbers' }).click();
  await expect(household.getByText('no verified phone number').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Close case' }).click();
  const closing = page.getByRole('dialog', { name: `Close case: ${mine?.ref}` });
  await closing.getByRole('button', { name: 'Close case' }).click();
  await expect(closing.getByText('the household hasn’t heard from us')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Note for the team').fill('Neighbor has a key.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Neighbor has a key.', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log a call' }).click();
  const calling = page.getByRole('dialog', { name: `Log a call: ${mine?.ref}` });
  await calling.getByLabel('Note').fill('They are on the roof; 911 is on the way.');
  await calling.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Call: Reached them')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close case' }).click();
  await closing.getByRole('button', { name: 'Close case' }).click();
  await expect(toast(page, `${mine?.ref}: saved`)).toBeVisible();
  await expect(page.getByText('Closed: Solved')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});
