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

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_FROM: '+15305550100',
};
const VAPID_PRIVATE_KEY = 'A'.repeat(43);
const REACH = { ...TWILIO, VAPID_PRIVATE_KEY };

test.each<[string, Record<string, string>, RegExp[]]>([
  ['a demo with nothing set', {}, []],
  ['a demo in production', { NODE_ENV: 'production', DEMO: '1' }, []],
  [
    'a database and nothing else',
    { DATABASE_URL },
    [
      /^ORIGIN .*localhost:3000/,
      /^SMTP_URL .*emailed code/,
      /^STRIPE_SECRET_KEY .*no card payments/,
      /^TWILIO_ACCOUNT_SID .*email only/,
      /^VAPID_PRIVATE_KEY is not set/,
      /^FEED_CONTACT is a placeholder/,
      /^IPAWS_TRUST .*our team’s approval/,
    ],
  ],
  [
    'production without a mail server',
    { NODE_ENV: 'production', ORIGIN, FEEDS, ...STRIPE, ...REACH },
    [/^SMTP_URL is not set: no email is sent/],
  ],
  [
    'a mail server and placeholders',
    { DATABASE_URL, ORIGIN, SMTP_URL, FEEDS, ...STRIPE, ...REACH },
    [/^MAIL_FROM is a/, /^SUPPORT_EMAIL is a/],
  ],
  ['a demo with a mail server and placeholders', { SMTP_URL }, [/^MAIL_FROM/, /^SUPPORT_EMAIL/]],
  [
    'one placeholder',
    { DATABASE_URL, ORIGIN, SMTP_URL, MAIL_FROM, FEEDS, ...STRIPE, ...REACH },
    [/^SUPPORT_EMAIL/],
  ],
  [
    'everything a real server needs',
    {
      NODE_ENV: 'production',
      DATABASE_URL,
      ORIGIN,
      SMTP_URL,
      MAIL_FROM,
      SUPPORT_EMAIL,
      FEEDS,
      ...STRIPE,
      ...REACH,
    },
    [],
  ],
  [
    'no way to reach phones and browsers',
    { DATABASE_URL, ORIGIN, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, FEEDS, ...STRIPE },
    [/^TWILIO_ACCOUNT_SID/, /^VAPID_PRIVATE_KEY/],
  ],
  [
    'no official source',
    { DATABASE_URL, ORIGIN, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, FEEDS: 'none', ...STRIPE, ...REACH },
    [/^FEEDS is none: no official source is checked/],
  ],
])('%s: reports each missing setting once', (_, env, sentences) => {
  const advice = adviceOn(parseConfig(env));
  expect(advice).toHaveLength(sentences.length);
  for (const [i, sentence] of sentences.entries()) expect(advice[i]).toMatch(sentence);
});
