import { expect, test } from 'vitest';
import { adviceOn } from './config-advice.ts';
import { parseConfig } from './config.ts';

const DATABASE_URL = 'postgres://u@h/d';
const ORIGIN = 'https://hearthline.test';
const SMTP_URL = 'smtp://mail.test';
const MAIL_FROM = 'Hearthline <hello@hearthline.test>';
const SUPPORT_EMAIL = 'support@hearthline.test';
const FEEDS = 'caloes';
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test.each<[string, Record<string, string>, RegExp[]]>([
  ['a demo with nothing set', {}, []],
  ['a demo in production', { NODE_ENV: 'production', DEMO: '1' }, []],
  [
    'a database and nothing else',
    { DATABASE_URL },
    [
      /^ORIGIN .*localhost:3000/,
      /^SMTP_URL .*sign in by e-mail/,
      /^STRIPE_SECRET_KEY .*charges nobody/,
      /^FEED_CONTACT is a placeholder/,
      /^IPAWS_TRUST .*wait for a person/,
    ],
  ],
  [
    'production without a mail server',
    { NODE_ENV: 'production', ORIGIN, FEEDS, ...STRIPE },
    [/^SMTP_URL is not set: no mail is sent/],
  ],
  [
    'a mail server and placeholders',
    { DATABASE_URL, ORIGIN, SMTP_URL, FEEDS, ...STRIPE },
    [/^MAIL_FROM is a/, /^SUPPORT_EMAIL is a/],
  ],
  ['a demo with a mail server and placeholders', { SMTP_URL }, [/^MAIL_FROM/, /^SUPPORT_EMAIL/]],
  ['one placeholder', { DATABASE_URL, ORIGIN, SMTP_URL, MAIL_FROM, FEEDS, ...STRIPE }, [/^SUPPORT_EMAIL/]],
  [
    'everything a real server needs',
    { NODE_ENV: 'production', DATABASE_URL, ORIGIN, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, FEEDS, ...STRIPE },
    [],
  ],
  [
    'no official source',
    { DATABASE_URL, ORIGIN, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, FEEDS: 'none', ...STRIPE },
    [/^FEEDS is none: no official source is asked/],
  ],
])('%s: what is missing is said, once', (_, env, sentences) => {
  const advice = adviceOn(parseConfig(env));
  expect(advice).toHaveLength(sentences.length);
  for (const [i, sentence] of sentences.entries()) expect(advice[i]).toMatch(sentence);
});
