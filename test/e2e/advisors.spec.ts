import { SOAK } from '#test/tier.ts';
import { family } from './evacuation-of.ts';
import { faultsOf, overflow } from './faults.ts';
import { ADMIN, AGENT, signIn } from './people.ts';
import { expect, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /status of 400/ });

/** A day from now at 10:00, as the value of a browser's datetime field. */
const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:00`;

test(
  'an administrator chooses a member’s home advisor; the member sees who it is and requests a call',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const member = await newVisitor();
    await member.setViewportSize({ width: 360, height: 740 });
    await family(member);
    const account = (await (await member.request.get('/api/account')).json()) as { id: string };
    await visit(member, '/help');
    const card = member.getByRole('region', { name: 'Home advisor' });
    await expect(card).toContainText('Our team will choose your home advisor');

    await signIn(page, ADMIN);
    await visit(page, `/admin/members/${account.id}`);
    const choice = page.getByRole('dialog').getByLabel('Home advisor');
    const agents = (await (await page.request.get(`/api/admin/members/${account.id}/advisor`)).json()) as {
      candidates: { id: string; name: string }[];
    };
    const agent = await newVisitor();
    await signIn(agent, AGENT);
    const { id } = (await (await agent.request.get('/api/account')).json()) as { id: string };
    await choice.selectOption(id);
    await expect(toast(page, 'The home advisor is chosen')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    // The member's window gets a live update.
    const name = agents.candidates.find((one) => one.id === id)?.name ?? '';
    await expect(card).toContainText(`${name} is your home advisor`);
    await card.getByRole('button', { name: 'Request a call' }).click();
    const asking = member.getByRole('dialog', { name: `Request a call from ${name}` });
    await asking.getByRole('button', { name: 'Request call' }).click();
    await expect(asking.getByText('Choose a day and time')).toBeVisible();
    expect(await faultsOf(member)).toEqual([]);
    await asking.getByLabel('When').fill('2020-01-01T10:00');
    await asking.getByRole('button', { name: 'Request call' }).click();
    await expect(asking.getByText(/Choose a time at least 30 minutes from now/)).toBeVisible();
    await asking.getByLabel('When').fill(tomorrow());
    await asking.getByLabel('What it’s about').fill('Which vents should I buy?');
    await asking.getByRole('button', { name: 'Request call' }).click();
    await expect(card).toContainText(/will call you \w+ \d+, 10:00 AM P[SD]T/);
    await expect.poll(() => overflow(member)).toBe(0);
    expect(await faultsOf(member)).toEqual([]);

    // The advisor has the case, with its subject.
    await visit(agent, '/desk');
    await agent
      .getByRole('list', { name: 'Your cases' })
      .getByRole('link')
      .filter({ hasText: 'asked for a call' })
      .last()
      .click();
    await expect(agent.getByText('Which vents should I buy?')).toBeVisible();
    expect(await faultsOf(agent)).toEqual([]);
    await card.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(card.getByRole('button', { name: 'Request a call' })).toBeVisible();
    await expect(agent.getByText('Closed: Canceled by the household')).toBeVisible();
    await visit(member, '/membership');
    await expect(member.getByRole('link', { name: `Write to ${name}` })).toBeVisible();
  },
);
