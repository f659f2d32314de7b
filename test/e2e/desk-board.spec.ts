import { SOAK } from '#test/tier.ts';
import { asAdmin, caseOf, newAgent } from './desk-people.ts';
import { family, publish } from './evacuation-of.ts';
import { faultsOf } from './faults.ts';
import { expect, test, toast, visit } from './test.ts';

test.use({ expectedErrors: /status of (400|403|409)/ });

test(
  'the board shows a case of the incident, two people on it see each other, and a broadcast reaches the household',
  { tag: SOAK },
  async ({ page, browser }) => {
    test.slow();
    const member = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await family(member);
    await publish(member, 'order');
    const { caseId, ref } = await caseOf(member, 'We are packing.');

    await newAgent(page, 'Kim Tran');
    await page.request.post(`/api/desk/cases/${caseId}/reason`, { data: { reason: 'They called' } });
    await visit(page, '/desk/board');
    const { boards } = (await (await page.request.get('/api/desk/boards')).json()) as {
      boards: { incidentId: string; name: string }[];
    };
    const help = await member.request.get('/api/homes/current-home-id/evacuation');
    const { incidentId } = (await help.json()) as { incidentId: string };
    const incident = boards.find((board) => board.incidentId === incidentId);
    await page.getByLabel('Incident').selectOption(incidentId);
    const tile = page.getByRole('link', { name: new RegExp(`^${ref} ?, No owner`) });
    await expect(tile).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    // An agent takes it: the board updates without a reload.
    await page.request.post(`/api/desk/cases/${caseId}/take`, { data: {} });
    await expect(page.getByRole('link', { name: new RegExp(`^${ref} ?, Kim Tran`) })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: new RegExp(`^${ref}`) }).click();
    await expect(page.getByText('We are packing.')).toBeVisible();

    const lead = await (await browser.newContext()).newPage();
    await lead.request.post('/api/auth/dev-login', { data: { email: 'operations@hearthline.example' } });
    await visit(lead, `/desk/${caseId}`);
    await expect(lead.getByText('Kim Tran is viewing this case, too.')).toBeVisible();
    await expect(page.getByText('Ben Okafor is viewing this case, too.')).toBeVisible();
    // Shown while keys are pressed, and for a few seconds after.
    await expect(async () => {
      await lead.getByLabel('Reply', { exact: true }).fill('');
      await lead.getByLabel('Reply', { exact: true }).fill('Take the north road.');
      await expect(page.getByText('Ben Okafor is typing a reply.')).toBeVisible({ timeout: 5000 });
    }).toPass();
    expect(await faultsOf(page)).toEqual([]);

    await visit(lead, '/desk/broadcasts');
    await lead.getByLabel('Incident').selectOption(incidentId);
    await lead.getByLabel('Message').fill('Water is at the school in {{place}}.');
    await lead.getByRole('button', { name: 'Preview' }).click();
    await expect(lead.getByText(/^Water is at the school in .+, CA\.$/)).toBeVisible();
    const reach = lead.getByText(/households?$/);
    await expect(reach).toHaveText(/\d/);
    const count = /[\d,]+/.exec((await reach.textContent()) ?? '')?.[0] ?? '';
    expect(await faultsOf(lead)).toEqual([]);
    await lead.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = lead.getByRole('dialog', { name: 'Send this broadcast' });
    await dialog.getByLabel('Type the number of households').fill('999');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('Nothing was sent. Check the preview')).toBeVisible();
    await dialog.getByLabel('Type the number of households').fill(count);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(toast(lead, 'The broadcast is sent')).toBeVisible();
    await lead.setViewportSize({ width: 360, height: 740 });
    expect(await faultsOf(lead)).toEqual([]);
    await visit(member, '/help');
    await expect(member.getByText(`Our team, to everyone in ${incident?.name}`)).toBeVisible();
    await expect(member.getByText(/^Water is at the school in .+, CA\.$/)).toBeVisible();
    expect(await faultsOf(member)).toEqual([]);

    await visit(lead, '/desk/report');
    await expect(lead.getByRole('table', { name: 'Last 30 days, by severity' })).toBeVisible();
    expect(await faultsOf(lead)).toEqual([]);
    await asAdmin((team) => team.post(`/api/desk/cases/${caseId}/close`, { data: { reason: 'mistake' } }));
    await member.context().close();
    await lead.context().close();
  },
);
