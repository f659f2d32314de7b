import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { placeholderContacts, refusePlaceholderContacts } from './config-contacts.ts';

const REAL = {
  MAIL_FROM: 'Hearthline <hello@hearthline.org>',
  SUPPORT_EMAIL: 'support@hearthline.org',
  CONCIERGE_PHONE: '+18884327845',
};
const PRODUCTION = { NODE_ENV: 'production', ...REAL };

test.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, []],
  ['the sender left out', { MAIL_FROM: '' }, ['MAIL_FROM (set the address your email is sent from']],
  ['a sender at example.com', { MAIL_FROM: 'Us <us@mail.example.com>' }, ['MAIL_FROM']],
  ['support left out', { SUPPORT_EMAIL: '' }, ['SUPPORT_EMAIL (set the address where your team reads']],
  ['support at a reserved domain', { SUPPORT_EMAIL: 'us@team.invalid' }, ['SUPPORT_EMAIL']],
  ['the phone left out', { CONCIERGE_PHONE: '' }, ['CONCIERGE_PHONE (set the number your concierge answers']],
  ['a phone number of fiction', { CONCIERGE_PHONE: '+15305550199' }, ['CONCIERGE_PHONE']],
  [
    'all three left out',
    { MAIL_FROM: '', SUPPORT_EMAIL: '', CONCIERGE_PHONE: '' },
    ['MAIL_FROM', 'SUPPORT_EMAIL', 'CONCIERGE_PHONE'],
  ],
])('a production start with %s as a placeholder names it and what to set', (_, env, named) => {
  const config = parseConfig({ ...PRODUCTION, ...env });
  const found = placeholderContacts(config);
  expect(found.map((line, i) => line.startsWith(named[i] ?? '?'))).toEqual(named.map(() => true));
  if (named.length === 0) expect(() => refusePlaceholderContacts(config)).not.toThrow();
  else
    expect(() => refusePlaceholderContacts(config)).toThrow(
      new RegExp(`contact details that don't work.*${named[0]?.slice(0, 9)}.*Nothing was started`),
    );
});

test.each([{}, { DEMO: '1', NODE_ENV: 'production' }, { DATABASE_URL: 'postgres://u@h/d' }])(
  'a demo or a development server starts with placeholders: %o',
  (env) => expect(() => refusePlaceholderContacts(parseConfig(env))).not.toThrow(),
);

test('similar-looking numbers and addresses count as real', () => {
  const close = {
    MAIL_FROM: 'hello@example-homes.com',
    SUPPORT_EMAIL: 'us@myexample.com',
    CONCIERGE_PHONE: '+15305550200',
  };
  expect(placeholderContacts(parseConfig(close))).toEqual([]);
});
