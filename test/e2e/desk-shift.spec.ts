import { SOAK } from '#test/tier.ts';
import { family } from './evacuation-of.ts';
import { faultsOf } from './faults.ts';
import { caseOf, newAgent } from './desk-people.ts';
import { expect, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /status of (400|409)/ });

test(
  'an agent ends a shift: the case stays theirs until a colleague has read the notes and accepted it',
  { tag: SOAK },
  async ({ page, browser }) => {
    test.slow();
    const member = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    const ben = await (await browser.newContext()).newPage();
    await family(member);
    const { caseId, ref } = await caseOf(member);

    await newAgent(page, 'Ana Reyes');
    await visit(page, '/desk');
    await page.getByRole('button', { name: 'Start shift' }).click();
    await expect(page.getByText(/^On shift, since/)).toBeVisible();
    await page.request.post(`/api/desk/cases/${caseId}/reason`, { data: { reason: 'The member called' } });
    const taken = await page.request.post(`/api/desk/cases/${caseId}/take`, { data: {} });
    expect(taken.ok(), await taken.text()).toBe(true);

    await newAgent(ben, 'Ben Ito');
    await visit(ben, '/desk');
    await ben.getByRole('button', { name: 'Start shift' }).click();
    await expect(ben.getByText(/^On shift, since/)).toBeVisible();
    expect(await faultsOf(ben)).toEqual([]);

    await page.getByRole('button', { name: 'End shift' }).click();
    const ending = page.getByRole('dialog', { name: 'End your shift' });
    await expect(ending.getByText('You have 1 case that no one else knows about.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await ending.getByRole('button', { name: 'Hand over' }).click();
    const giving = page.getByRole('dialog', { name: `Hand over ${ref}` });
    await giving.getByLabel('Offer to').selectOption({ label: 'Ben Ito, 0 open' });
    await giving.getByLabel('What’s going on').fill('Their cat ran off near the school.');
    await giving.getByLabel('What has to happen next').fill('Call the shelter at 9.');
    expect(await faultsOf(page)).toEqual([]);
    await giving.getByRole('button', { name: 'Offer the case' }).click();
    const waiting = page.getByRole('region', { name: 'Waiting to be accepted' });
    await expect(waiting.getByText('Offered to Ben Ito until')).toBeVisible();
    await expect(page.getByText(/^Ending your shift, since/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your cases' }).getByText(ref)).toBeVisible();

    const toBen = ben.getByRole('region', { name: 'Offered to you' });
    await expect(toBen.getByText('Their cat ran off near the school.')).toBeVisible();
    await toBen.getByRole('link', { name: ref }).click();
    await expect(ben.getByRole('heading', { name: ref })).toBeVisible();
    await expect(ben.getByText('We can’t find our cat.')).toBeVisible();
    await ben.setViewportSize({ width: 360, height: 740 });
    expect(await faultsOf(ben)).toEqual([]);
    await toBen.getByRole('button', { name: `Accept ${ref}` }).click();
    await expect(toast(ben, `${ref} is yours`)).toBeVisible();

    // Ana's window updates by itself: the case is gone, and her shift is over.
    await expect(page.getByText('Off shift')).toBeVisible();
    await expect(page.getByText('You have no cases.')).toBeVisible();
    await visit(member, '/help');
    await expect(
      member.getByText(`Ben Ito is working on your case, ${ref}. Ana Reyes handed it over with notes.`),
    ).toBeVisible();
    await ben.context().close();
    await member.context().close();
  },
);
