import { createSign, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ReceivedMail } from '#server/ports/mail-in.ts';
import { plain } from '#test/mail-corpus.ts';
import { startImap } from '#test/imap-double.ts';
import { createImapMailIn } from './mail-in.imap.ts';
import { createPostmarkMailIn, POSTMARK_USER } from './mail-in.postmark.ts';
import { createSesMailIn } from './mail-in.ses.ts';

const RAW = plain('Yes, please.');
const EXPECTED = {
  from: 'maya@example.com',
  to: expect.arrayContaining(['reply+abc@in.hearthline.example']) as string[],
  text: expect.stringContaining('Yes, please.') as string,
  files: [],
};

test('Postmark: the raw email and the fields read the same, and a wrong password is refused', async () => {
  const port = createPostmarkMailIn({ password: 'a-long-enough-password' });
  const call = (body: object, password = 'a-long-enough-password') =>
    port.read?.({
      authorization: `Basic ${Buffer.from(`${POSTMARK_USER}:${password}`).toString('base64')}`,
      body: Buffer.from(JSON.stringify(body)),
    });
  const fields = {
    MessageID: 'pm-1',
    FromFull: { Email: 'Maya@example.com' },
    ToFull: [{ Email: 'reply+abc@in.hearthline.example' }],
    Subject: 'Re: x',
    TextBody: 'Yes, please.',
  };
  expect(await call(fields)).toMatchObject({ ...EXPECTED, ref: 'pm-1', isAuthentic: false });
  expect(await call({ ...fields, TextBody: '', HtmlBody: '<p>Yes, please.</p>' })).toMatchObject(EXPECTED);
  expect(await call({ ...fields, TextBody: '', RawEmail: RAW })).toMatchObject(EXPECTED);
  const tests = (Value: string) => ({ ...fields, Headers: [{ Name: 'X-Spam-Tests', Value }] });
  expect(await call(tests('DKIM_SIGNED,DKIM_VALID'))).toMatchObject({ isAuthentic: false });
  expect(await call(tests('DKIM_VALID_AU'))).toMatchObject({ isAuthentic: true });
  expect(await call(fields, 'another-long-password')).toBeNull();
  expect(await port.read?.({ authorization: '', body: Buffer.from('{}') })).toBeNull();
});

const TOPIC = 'arn:aws:sns:us-west-2:123456789012:mail';
const CERT = 'https://sns.us-west-2.amazonaws.com/cert.pem';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** A message as Amazon SNS signs it. */
function sns(message: object, more: Record<string, string> = {}): Buffer {
  const fields: Record<string, string> = {
    Type: 'Notification',
    MessageId: 'sns-1',
    TopicArn: TOPIC,
    Message: JSON.stringify(message),
    Timestamp: '2026-11-16T16:00:00.000Z',
    SignatureVersion: '2',
    SigningCertURL: CERT,
    ...more,
  };
  const names =
    fields['Type'] === 'Notification'
      ? ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names.map((name) => `${name}\n${fields[name]}\n`).join('');
  const algorithm = fields['SignatureVersion'] === '2' ? 'RSA-SHA256' : 'RSA-SHA1';
  const Signature = createSign(algorithm).update(text).sign(keys.privateKey, 'base64');
  return Buffer.from(JSON.stringify({ Signature, ...fields }));
}
const received = (more: object = {}) => ({
  notificationType: 'Received',
  mail: { messageId: 'ses-1', timestamp: '2026-11-16T16:00:00.000Z' },
  receipt: {
    recipients: ['reply+abc@in.hearthline.example'],
    dmarcVerdict: { status: 'PASS' },
    virusVerdict: { status: 'PASS' },
    action: { type: 'SNS', encoding: 'UTF8' },
  },
  content: RAW,
  ...more,
});

test('SES: signed notifications of our topic are read, with the verdict of DMARC, never with SHA-1', async () => {
  const asked: string[] = [];
  const port = createSesMailIn({
    topicArn: TOPIC,
    fetchText: async (url) => {
      asked.push(url);
      return pem;
    },
  });
  const read = (body: Buffer) => port.read?.({ authorization: '', body });
  expect(await read(sns(received()))).toMatchObject({ ...EXPECTED, ref: 'ses-1', isAuthentic: true });
  expect(await read(sns(received(), { SignatureVersion: '1' }))).toBeNull(); // signed with SHA-1
  const base64 = { content: Buffer.from(RAW).toString('base64') };
  const receipt = { ...received().receipt, action: { encoding: 'BASE64' }, dmarcVerdict: { status: 'GRAY' } };
  expect(await read(sns(received({ ...base64, receipt })))).toMatchObject({
    ...EXPECTED,
    isAuthentic: false,
  });
  expect(asked).toEqual([CERT]); // the certificate is kept
  expect(await read(sns({ notificationType: 'Bounce' }))).toBe('nothing');
  await expect(read(sns(received({ content: undefined })))).rejects.toThrow('SNS action');
  const SubscribeURL = 'https://sns.us-west-2.amazonaws.com/?Action=ConfirmSubscription';
  const confirm = { Type: 'SubscriptionConfirmation', SubscribeURL, Token: 't' };
  expect(await read(sns({}, confirm))).toBe('nothing');
  expect(asked).toContain(SubscribeURL);
});

test('SES: other topics, forged signatures and foreign certificates are refused', async () => {
  const port = createSesMailIn({ topicArn: TOPIC, fetchText: async () => pem });
  const read = (body: Buffer) => port.read?.({ authorization: '', body });
  const forged = JSON.parse(sns(received()).toString()) as Record<string, string>;
  expect(await read(Buffer.from(JSON.stringify({ ...forged, Message: '{}' })))).toBeNull();
  expect(await read(sns(received(), { TopicArn: `${TOPIC}-2` }))).toBeNull();
  for (const SigningCertURL of [
    'http://sns.us-west-2.amazonaws.com/cert.pem',
    'https://sns.us-west-2.amazonaws.com.evil.example/cert.pem',
    'https://evil.example/sns.us-west-2.amazonaws.com/cert.pem',
  ])
    expect(await read(sns(received(), { SigningCertURL }))).toBeNull();
  expect(await read(Buffer.from('nonsense'))).toBeNull();
});

test('IMAP: unread emails are taken once, and marked as read only after they were stored', async () => {
  const { state, url } = await startImap();
  const vouched = `Authentication-Results: mx.example.net; spf=pass; dmarc=pass header.from=example.com\r\n`;
  const forged = `Authentication-Results: other.example; dmarc=pass\r\n`;
  state.mails.push(
    { uid: 4, raw: vouched + RAW, isSeen: false },
    { uid: 5, raw: forged + vouched + RAW, isSeen: false },
    { uid: 6, raw: RAW, isSeen: true },
  );
  const taken: ReceivedMail[] = [];
  const port = createImapMailIn({ url: url(), authServer: 'mx.example.net' });
  await expect(port.poll?.(async () => Promise.reject(new Error('the database is away')))).rejects.toThrow(
    'away',
  );
  expect(state.mails.filter(({ isSeen }) => isSeen)).toHaveLength(1);
  await port.poll?.(async (mail) => void taken.push(mail));
  expect(taken.map(({ ref, isAuthentic }) => [ref, isAuthentic])).toEqual([
    ['77-4', true],
    ['77-5', false],
  ]);
  expect(taken[0]).toMatchObject(EXPECTED);
  await port.poll?.(async (mail) => void taken.push(mail));
  expect(taken).toHaveLength(2);
  const unsure = createImapMailIn({ url: url(), authServer: undefined });
  state.mails.push({ uid: 7, raw: vouched + RAW, isSeen: false });
  await unsure.poll?.(async (mail) => void taken.push(mail));
  expect(taken.at(-1)).toMatchObject({ ref: '77-7', isAuthentic: false });
});

test('IMAP: a wrong password and a cut connection are reported without the password', async () => {
  const { state, url } = await startImap();
  const poll = (password?: string) =>
    createImapMailIn({ url: url(password), authServer: undefined, timeoutMs: 1000 }).poll?.(
      async () => undefined,
    );
  const error = await poll('wrong-secret')?.catch((e: unknown) => e as Error);
  expect(error).toMatchObject({ message: 'the mailbox refused to log in' });
  state.cutAfter = 2;
  await expect(poll()).rejects.toThrow('closed the connection');
});
