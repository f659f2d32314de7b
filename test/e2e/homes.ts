import { expect, type Page } from '@playwright/test';
import { HOME } from '#test/samples.ts';
import { newEmail, signIn } from './people.ts';

export { HOME, POLICY } from '#test/samples.ts';

/** Adds a home for the signed-in person, without a page. */
export async function addHome(page: Page, given: object = {}): Promise<{ id: string }> {
  const answer = await page.request.post('/api/homes', { data: { ...HOME, ...given } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string };
}

/** Signs in a new person with a home. */
export async function withHome(page: Page, given: object = {}): Promise<void> {
  await signIn(page, newEmail());
  await addHome(page, given);
}
