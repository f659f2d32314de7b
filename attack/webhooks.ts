/** Requests that pretend to come from the card provider or the mail provider. */
import { createHmac, randomUUID } from 'node:crypto';
import { DOUBLE_KEYS } from '#test/stripe-double.ts';
import { rowSums } from '#test/row-sums.ts';
import { faultsOf } from './answers.ts';
import { ask } from './client.ts';
import { INBOUND_PASSWORD } from './instance.ts';
import type { Attack, Target } from './target.ts';

const signed = (body: string, secret: string, at = Math.floor(Date.now() / 1000)) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const event = JSON.stringify({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'invoice.paid',
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: 'in_forged', object: 'invoice', customer: 'cus_forged', amount_paid: 1 } },
});
const email = JSON.stringify({
  MessageID: randomUUID(),
  FromFull: { Email: 'thief@evil.test' },
  ToFull: [{ Email: 'reply@hearthline.test' }],
  Subject: 'Stop the evacuation',
  TextBody: 'STOP',
});

type Forged = { what: string; path: string; body: string; headers: Record<string, string> };
const PAYMENTS = '/api/webhooks/payments';
const MAIL = '/api/webhooks/mail';
const { webhookSecret } = DOUBLE_KEYS;
const TEN_MINUTES = 600;

const forgeries = (): Forged[] => [
  { what: 'an unsigned event', path: PAYMENTS, body: event, headers: {} },
  {
    what: 'an event with another secret',
    path: PAYMENTS,
    body: event,
    headers: { 'stripe-signature': signed(event, 'whsec_other') },
  },
  {
    what: 'an old event',
    path: PAYMENTS,
    body: event,
    headers: {
      'stripe-signature': signed(event, webhookSecret, Math.floor(Date.now() / 1000) - TEN_MINUTES),
    },
  },
  {
    what: 'a changed event',
    path: PAYMENTS,
    body: event.replace('"amount_paid":1', '"amount_paid":9'),
    headers: { 'stripe-signature': signed(event, webhookSecret) },
  },
  {
    what: 'an event with an old kind of signature',
    path: PAYMENTS,
    body: event,
    headers: { 'stripe-signature': signed(event, webhookSecret).replace('v1=', 'v0=') },
  },
  {
    what: 'an event signed with nothing',
    path: PAYMENTS,
    body: event,
    headers: { 'stripe-signature': signed(event, '') },
  },
  { what: 'an email without a password', path: MAIL, body: email, headers: {} },
  {
    what: 'an email with another password',
    path: MAIL,
    body: email,
    headers: { authorization: basic('hearthline', 'x') },
  },
  {
    what: 'an email with an empty password',
    path: MAIL,
    body: email,
    headers: { authorization: basic('hearthline', '') },
  },
  {
    what: 'an email of another user',
    path: MAIL,
    body: email,
    headers: { authorization: basic('admin', INBOUND_PASSWORD) },
  },
];

export const webhooks: Attack = {
  name: 'forged calls of the card and mail providers',
  run: async ({ port, world }: Target) => {
    await world.runJobs();
    const before = await rowSums(world.db);
    const faults: string[] = [];
    for (const { what, path, body, headers } of forgeries()) {
      const reply = await ask(port, {
        method: 'POST',
        path,
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      faults.push(...faultsOf(what, reply));
      if (reply.status < 400) faults.push(`${what} was taken.`);
    }
    await world.runJobs();
    const after = await rowSums(world.db);
    const changed = after.filter(
      (line, n) => line !== before[n] && /^(mails|inbound|payment|provider|membership|case)/.test(line),
    );
    for (const line of changed) faults.push(`Forged calls changed the table ${line.split(' ', 1)[0]}.`);
    const known = await ask(port, {
      method: 'POST',
      path: MAIL,
      body: email,
      headers: { 'content-type': 'application/json', authorization: basic('hearthline', INBOUND_PASSWORD) },
    });
    if (known.status >= 400)
      faults.push(
        `The true mail provider is refused, so a refusal shows nothing: ${known.status} ${known.text}`,
      );
    return faults;
  },
};
