/** Every text message adapter fulfills the port's contract. */
import { describe, expect, test } from 'vitest';
import { type Sms, SmsNotSent, type SmsPort, SmsRefusal } from '#server/ports/sms.ts';
import { startTwilio, type TwilioMood } from '#test/twilio-double.ts';
import { createDemoSms, type DemoSmsSwitch } from './sms.demo.ts';
import { createTwilioSms, twilioSignature } from './sms.twilio.ts';

const SMS: Sms = {
  to: '+15305550134',
  text: 'Hearthline EVACUATION ORDER https://x.example/seen?n=1a2b3c4d',
  key: 'key-1',
  mark: 'n=1a2b3c4d',
};
const ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'a-token-of-the-account',
  from: '+15305550100',
};

async function openTwilio(more: Partial<Parameters<typeof createTwilioSms>[0]> = {}) {
  const double = await startTwilio();
  const webhookUrl = 'https://hearthline.example/api/webhooks/sms';
  const port = createTwilioSms({ ...ACCOUNT, apiUrl: double.url, webhookUrl, timeoutMs: 2_000, ...more });
  return { ...double, port };
}

type Setting = {
  port: SmsPort;
  arrived: () => string[];
  make: (mood: 'busy' | 'stop' | 'refuse' | 'cut') => void;
};
const settings: Record<string, () => Promise<Setting>> = {
  demo: async () => {
    const kept = new Map<string, string>();
    const control: DemoSmsSwitch = { next: 'keep' };
    return {
      port: createDemoSms(async ({ key, to }) => void kept.set(key, to), control),
      arrived: () => [...kept.values()],
      make: (mood) => (control.next = mood),
    };
  },
  twilio: async () => {
    const { port, kept, state } = await openTwilio();
    const moods = { busy: 'busy', stop: 'stopped', refuse: 'no-number', cut: 'takes-then-silent' } as const;
    return { port, arrived: () => kept.map((m) => m.to), make: (mood) => (state.mood = moods[mood]) };
  },
};

describe.each(Object.entries(settings))('%s', (_, open) => {
  test('sends a text and returns a reference', async () => {
    const { port, arrived } = await open();
    expect((await port.send(SMS)).ref).toMatch(/\w/);
    expect(arrived()).toEqual([SMS.to]);
  });

  test('reports that nothing was sent when the carrier is busy', async () => {
    const { port, arrived, make } = await open();
    make('busy');
    await expect(port.send(SMS)).rejects.toBeInstanceOf(SmsNotSent);
    expect(arrived()).toEqual([]);
  });

  test('refuses an invalid number permanently, and reports an opted-out number separately', async () => {
    const { port, make } = await open();
    make('refuse');
    await expect(port.send(SMS)).rejects.toMatchObject({ isStopped: false });
    make('stop');
    const refusal = await port.send(SMS).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SmsRefusal);
    expect(refusal).toMatchObject({ isStopped: true });
    expect((refusal as Error).message).not.toContain('5305550134'); // it goes to logs
  });

  test('retrying after a cut-off attempt that went out does not send a second text', async () => {
    const { port, arrived, make } = await open();
    make('cut');
    const cut = await port.send(SMS).catch((error: unknown) => error);
    expect(cut).toBeInstanceOf(Error);
    expect(cut).not.toBeInstanceOf(SmsNotSent);
    await port.send({ ...SMS, mayHaveGone: true, text: `${SMS.text} and other words by now` });
    expect(arrived()).toEqual([SMS.to]);
  });
});

describe('twilio', () => {
  test('sends our credentials, the sender number and a status callback', async () => {
    const { port, kept, state } = await openTwilio();
    await port.send({ ...SMS, about: 'a.b.c' });
    expect(Buffer.from(state.authorization.replace('Basic ', ''), 'base64').toString()).toBe(
      `${ACCOUNT.accountSid}:${ACCOUNT.authToken}`,
    );
    expect(state.calls).toEqual([`POST /2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages.json`]);
    expect(kept[0]).toMatchObject({
      body: SMS.text,
      callback: 'https://hearthline.example/api/webhooks/sms?about=a.b.c',
    });
  });

  test('a second attempt sends a text that never went out', async () => {
    const { port, kept, state } = await openTwilio();
    state.mood = 'broken';
    await expect(port.send(SMS)).rejects.toThrow('500');
    await port.send({ ...SMS, mayHaveGone: true });
    expect(kept).toHaveLength(1);
  });

  test('neither another message to the same number nor an undelivered one counts as already sent', async () => {
    const { port, kept } = await openTwilio();
    await port.send({ ...SMS, text: SMS.text.replace('1a2b3c4d', '99999999') });
    await port.send({ ...SMS, mayHaveGone: true });
    expect(kept).toHaveLength(2);
    for (const message of kept) message.status = 'undelivered';
    await port.send({ ...SMS, mayHaveGone: true });
    expect(kept).toHaveLength(3);
  });

  test.each<[TwilioMood, boolean]>([
    ['broken', false],
    ['takes-then-breaks', false],
    ['takes-then-silent', false],
    ['nonsense', false],
    ['wrong-token', true],
  ])('after %s, certain that nothing was sent: %s', async (mood, isSure) => {
    const { port, state } = await openTwilio();
    state.mood = mood;
    const error = await port.send(SMS).catch((e: unknown) => e);
    expect(error instanceof SmsNotSent).toBe(isSure);
    expect(error).not.toBeInstanceOf(SmsRefusal);
  });

  test('sends nothing again while the message list is unavailable', async () => {
    const { port, state, kept } = await openTwilio();
    await port.send(SMS);
    for (const mood of ['broken', 'busy', 'nonsense'] as const) {
      state.mood = mood;
      const error = await port.send({ ...SMS, mayHaveGone: true }).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(SmsNotSent); // the doubt remains
    }
    expect(kept).toHaveLength(1);
  });

  test('honors the retry delay, and reports nothing sent when the server is unreachable', async () => {
    const { port, state } = await openTwilio();
    state.mood = 'busy';
    await expect(port.send(SMS)).rejects.toMatchObject({ waitSeconds: 40 });
    const away = createTwilioSms({ ...ACCOUNT, apiUrl: 'http://127.0.0.1:59871', webhookUrl: undefined });
    await expect(away.send(SMS)).rejects.toBeInstanceOf(SmsNotSent);
  });

  test('accepts webhook events only with a valid signature', async () => {
    const { port } = await openTwilio();
    const url = 'https://hearthline.example/api/webhooks/sms?about=a.b.c';
    const fields = new URLSearchParams({
      MessageStatus: 'undelivered',
      MessageSid: 'SM1',
      ErrorCode: '30003',
    });
    const signature = twilioSignature(ACCOUNT.authToken, url, fields);
    const read = (given: { url?: string; body?: string; signature?: string }) =>
      port.readNews?.({ url, body: fields.toString(), signature, ...given });
    expect(read({})).toEqual({
      ref: 'SM1',
      isDelivered: false,
      reason: 'The carrier did not deliver it (30003)',
    });
    expect(read({ signature: '' })).toBeNull();
    expect(read({ signature: twilioSignature('another token', url, fields) })).toBeNull();
    expect(read({ url: `${url}x` })).toBeNull();
    expect(read({ body: `${fields.toString()}&ErrorCode=1` })).toBeNull();
    const on = new URLSearchParams({ MessageStatus: 'sent', MessageSid: 'SM1' });
    expect(read({ body: on.toString(), signature: twilioSignature(ACCOUNT.authToken, url, on) })).toBe(
      'nothing',
    );
  });

  test('computes the signature as Twilio documents it', () => {
    // The worked example in Twilio's documentation on validating requests.
    const fields = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    });
    expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', fields)).toBe(
      'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    );
  });
});
