import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test';
import type { StaffRole } from '#contract/staff.ts';
import { ADMIN, newEmail, signIn } from './people.ts';

/** API calls as the team's administrator, in a separate browser. */
export async function asAdmin<T>(work: (team: APIRequestContext) => Promise<T>): Promise<T> {
  const team = await request.newContext({ baseURL: new URL(test.info().project.use.baseURL ?? '').origin });
  await team.post('/api/auth/dev-login', { data: { email: ADMIN } });
  const result = await work(team);
  await team.dispose();
  return result;
}

/** A new agent, so that no other test's cases are on their desk. */
export const newAgent = (page: Page, name: string): Promise<void> => newStaff(page, 'AGENT', name);

/** A new team member. */
export async function newStaff(page: Page, role: StaffRole, name: string): Promise<void> {
  const email = newEmail();
  await signIn(page, email);
  const { user } = (await (await page.request.get('/api/auth/session')).json()) as { user: { id: string } };
  await page.request.patch('/api/account', { data: { name } });
  await asAdmin(async (team) => {
    const given = await team.put(`/api/admin/members/${user.id}/role`, {
      data: { role, reason: 'Joins the team.' },
    });
    expect(given.ok(), await given.text()).toBe(true);
  });
  await signIn(page, email);
}

/** The member writes to our team. Returns the case. */
export async function caseOf(
  member: Page,
  text = 'We can’t find our cat.',
): Promise<{ caseId: string; ref: string }> {
  const sent = await member.request.post('/api/homes/current-home-id/help/messages', {
    data: { id: crypto.randomUUID(), text },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const help = await member.request.get('/api/homes/current-home-id/help');
  return ((await help.json()) as { conversation: { caseId: string; ref: string } }).conversation;
}
