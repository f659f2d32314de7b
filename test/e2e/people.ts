import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { DemoMail } from '#contract/demo.ts';

/** The administrator whom the demo begins with. */
export const ADMIN = 'admin@hearthline.example';
/** The demo's agent. */
export const AGENT = 'agent@hearthline.example';

/** Somebody new, so that no test meets what another left behind. */
export const newEmail = (): string => `e2e-${randomUUID()}@hearthline.example`;

/** Signs this browser in through the demo's short cut, without a page. */
export async function signIn(page: Page, email = newEmail()): Promise<string> {
  const answer = await page.request.post('/api/auth/dev-login', { data: { email } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

/** The newest mail to an address, once it is there; written since then, where others write to the address, too. */
export async function newestMail(page: Page, to: string, since = 0): Promise<DemoMail> {
  let mails: DemoMail[] = [];
  await expect(async () => {
    const answer = await page.request.get('/api/demo/mailbox', { params: { to } });
    const all = (await answer.json()) as DemoMail[];
    mails = all.filter(({ createdAt }) => Date.parse(createdAt) >= since);
    expect(mails.length).toBeGreaterThan(0);
  }).toPass();
  const [newest] = mails;
  if (!newest) throw new Error(`No mail for ${to}`);
  return newest;
}

export function codeIn(mail: DemoMail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`No code in: ${mail.text}`);
  return code;
}

export function linkIn(mail: DemoMail): string {
  const link = /https?:\/\/\S+#token=\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  return link;
}
