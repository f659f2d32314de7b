/** The configured contact details are the ones that people see, everywhere. */
import { readFileSync, globSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BRAND } from '#contract/brand.ts';
import { ALWAYS, parseHours } from '#contract/concierge-hours.ts';
import { composeNotice } from '#server/core/notifications/compose-notice.ts';
import { readerOf } from '#server/core/notifications/reader.ts';
import { NOTICE_KINDS } from '#server/core/notifications/notice-facts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { orderFacts } from './notices.ts';
import { openWorld } from './world.ts';

const world = await openWorld({
  env: { SUPPORT_EMAIL: 'team@hearthline.org', CONCIERGE_PHONE: '+18884327845' },
  withWorkers: false,
});
const LINKS = { seen: 'https://hearthline.org/seen', page: 'https://hearthline.org/evacuation' };

async function received(parts: Parameters<typeof composeMail>[1]) {
  const to = `${randomUUID()}@example.com`;
  await world.deps.mail.send(composeMail(to, parts));
  const [mail] = await world.mailbox(to);
  return mail;
}

test.each(NOTICE_KINDS)('the email for a %s notice has the configured address', async (kind) => {
  const { mail } = composeNotice(kind, orderFacts(), { round: 0, links: LINKS });
  const got = await received(mail);
  for (const body of [got?.text, got?.html]) {
    expect(body).toContain('team@hearthline.org');
    expect(body).not.toMatch(/__[A-Z]+_[A-Z]+__|hearthline\.example/);
  }
});

test('the email for an order has the concierge’s phone number', async () => {
  const { mail } = composeNotice('order', orderFacts(), { round: 0, links: LINKS });
  const got = await received(mail);
  expect(got?.text).toContain('call (888) 432-7845');
  expect(got?.html).toContain('call (888) 432-7845');
});

test('the email for an order says when people answer', async () => {
  const hours = parseHours('Mon-Fri 08:00-20:00') ?? ALWAYS;
  for (const [language, words] of [
    ['en', 'People answer Mon-Fri 8 AM-8 PM Pacific Time.'],
    ['es', 'Hay personas que responden lun-vie 8 a. m.-8 p. m. hora del Pacífico.'],
  ] as const) {
    const reader = readerOf(language, 'America/Los_Angeles', hours);
    const { mail } = composeNotice('order', orderFacts(), { round: 0, links: LINKS, reader });
    expect((await received(mail))?.text).toContain(words);
  }
});

test('no page, email or text promises hours of its own', () => {
  const files = globSync('{web,contract,server}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|concierge-hours\.ts$|^server\/platform\/config-env\.ts$/.test(file),
  );
  const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const promised = files.filter((file) =>
    /24\/7|24 hours a day|around the clock|concierge[^'"`]{0,40}(day and night|at any hour\.)/i.test(
      withoutComments(readFileSync(file, 'utf8')),
    ),
  );
  expect(promised).toEqual([]);
});

test('a sign-in email has the configured address', async () => {
  const email = `${randomUUID()}@example.com`;
  await world.visitor().post('/api/auth/code', { email });
  const [mail] = await world.mailbox(email);
  expect(mail?.text).toContain('team@hearthline.org');
  expect(mail?.text).not.toContain(BRAND.supportEmail);
});

test('no page or email has a hard-coded address or phone number', () => {
  const files = globSync('{web,contract,server}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|^server\/platform\/config-env\.ts$/.test(file),
  );
  const written = files.filter((file) =>
    /(support|hello|help|team)@hearthline\.|\b1-8\d\d-\d{3}-\d{4}|\+18885550142/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(written).toEqual([]);
  // A placeholder in browser code would be shown as it is.
  const inPages = globSync('web/**/*.{ts,tsx}').filter(
    (file) =>
      file !== 'web/lib/contacts.ts' &&
      !file.includes('.test.') &&
      /BRAND\.(supportEmail|conciergePhone)/.test(readFileSync(file, 'utf8')),
  );
  expect(inPages).toEqual([]);
});
