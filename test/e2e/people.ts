import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { DemoMail } from '#contract/demo.ts';

/** The demo's initial administrator. */
export const ADMIN = 'admin@hearthline.example';
/** The demo's agent. */
export const AGENT = 'agent@hearthline.example';

/** A new person, so that tests don't affect each other. */
export const newEmail = (): string => `e2e-${randomUUID()}@hearthline.example`;

/** Signs this browser in through the demo's shortcut, without a page. */
export async function signIn(page: Page, email = newEmail()): Promise<string> {
  const answer = await page.request.post('/api/auth/dev-login', { data: { email } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

/**
 * The email a test waits for: words of the subject or the text, and a start time if others write to the address, too.
 */
type Wanted = { has?: string | RegExp; since?: number | undefined };

/**
 * The newest email to an address with these words, once it has arrived. An address gets many emails, in any order, so a
 * test says which one it means.
 */
export async function newestMail(
  page: Page,
  to: string,
  { has = '', since = 0 }: Wanted = {},
): Promise<DemoMail> {
  const isMeant = ({ createdAt, subject, text }: DemoMail) =>
    Date.parse(createdAt) >= since &&
    (typeof has === 'string' ? `${subject}\n${text}`.includes(has) : has.test(`${subject}\n${text}`));
  let mail: DemoMail | undefined;
  await expect(async () => {
    const answer = await page.request.get('/api/demo/mailbox', { params: { to } });
    const all = (await answer.json()) as DemoMail[];
    mail = all.find(isMeant);
    expect(
      mail,
      `a mail to ${to} with ${has}, among: ${all.map(({ subject }) => subject).join('; ')}`,
    ).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return mail as DemoMail;
}

/** The first match in the newest email to an address that contains one. */
async function findInMail(page: Page, to: string, pattern: RegExp, since?: number): Promise<string> {
  const { text } = await newestMail(page, to, { has: pattern, since });
  return pattern.exec(text)?.[0] ?? '';
}

export const codeTo = (page: Page, to: string, since?: number): Promise<string> =>
  findInMail(page, to, /\b\d{6}\b/, since);

export const linkTo = (page: Page, to: string, pattern = /https?:\/\/\S+#token=\S+/): Promise<string> =>
  findInMail(page, to, pattern);

/** The same link as a path, for servers that tests reach under another host name. */
export async function pathTo(page: Page, to: string, pattern: RegExp): Promise<string> {
  const { pathname, search } = new URL(await linkTo(page, to, pattern));
  return pathname + search;
}
