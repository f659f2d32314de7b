/** Every mail adapter fulfills the port's contract. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Mail, MailPort } from '#server/ports/mail.ts';
import { type SmtpMood, startSmtp } from '#test/smtp-double.ts';
import { createDemoMail, type DemoMailSwitch } from './mail.demo.ts';
import { createSmtpMail } from './mail.smtp.ts';

const mail: Mail = {
  to: 'maya@example.com',
  subject: 'Your code · Hearthline',
  text: 'Code: 123456',
  html: '<p>Code: 123456</p>',
};

type Setting = {
  port: MailPort;
  arrived: () => { to: string }[];
  makeFail: () => void;
  makeRefuse: () => void;
};

const settings: Record<string, () => Promise<Setting>> = {
  demo: async () => {
    const kept: Mail[] = [];
    const control: DemoMailSwitch = { next: 'keep' };
    return {
      port: createDemoMail(async (m) => void kept.push(m), control),
      arrived: () => kept,
      makeFail: () => (control.next = 'fail'),
      makeRefuse: () => (control.next = 'refuse'),
    };
  },
  smtp: async () => {
    const smtp = await startSmtp();
    const port = createSmtpMail({ url: smtp.url, from: 'Hearthline <hello@hearthline.example>' });
    onTestFinished(() => port.close());
    return {
      port,
      arrived: () => smtp.messages.map((m) => ({ to: m.to.join() })),
      makeFail: () => (smtp.state.mood = 'busy'),
      makeRefuse: () => (smtp.state.mood = 'no-such-person'),
    };
  },
};

describe.each(Object.entries(settings))('%s', (_, open) => {
  test('a message is sent once, to one recipient', async () => {
    const { port, arrived } = await open();
    expect(await port.send(mail)).toEqual({ outcome: 'sent' });
    expect(arrived()).toMatchObject([{ to: mail.to }]);
  });

  test('throws temporary errors so that the job retries', async () => {
    const { port, makeFail, arrived } = await open();
    makeFail();
    await expect(port.send(mail)).rejects.toThrow(/did not answer|451/);
    expect(arrived()).toEqual([]);
  });

  test('reports a nonexistent address as a permanent failure', async () => {
    const { port, makeRefuse } = await open();
    makeRefuse();
    expect(await port.send(mail)).toMatchObject({ outcome: 'refused', reason: expect.any(String) });
  });
});

describe('smtp', () => {
  const open = async () => {
    const smtp = await startSmtp();
    const port = createSmtpMail({ url: smtp.url, from: 'Hearthline <hello@hearthline.example>' });
    onTestFinished(() => port.close());
    return { smtp, port };
  };

  test('sender, subject and both bodies arrive unchanged', async () => {
    const { smtp, port } = await open();
    await port.send(mail);
    const [{ data, from } = { data: '', from: '' }] = smtp.messages;
    expect(from).toContain('<hello@hearthline.example>');
    expect(data).toContain('To: maya@example.com');
    expect(data).toMatch(/Subject: =\?UTF-8\?Q\?Your_code_=C2=B7_Hearthline\?=/);
    expect(data).toContain('Code: 123456');
    expect(data).toContain('<p>Code: 123456</p>');
  });

  test.each([
    'maya@example.com, eve@example.com',
    'maya@example.com\r\nBcc: eve@example.com',
    'Eve <eve@example.com>',
  ])('the address %j never becomes a second recipient or a header', async (to) => {
    const { smtp, port } = await open();
    await port.send({ ...mail, to }).catch(() => undefined);
    for (const m of smtp.messages) {
      expect(m.to.length).toBeLessThanOrEqual(1);
      expect(m.data).not.toMatch(/^Bcc:/m);
    }
  });

  test('a subject with line breaks remains one header', async () => {
    const { smtp, port } = await open();
    await port.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.com' });
    expect(smtp.messages[0]?.data).not.toMatch(/^Bcc:/m);
  });

  test('replies can go to another address, and a list has one-click unsubscribe', async () => {
    const { smtp, port } = await open();
    const leaveUrl = 'https://hearthline.example/waitlist/leave?token=abc';
    await port.send({
      ...mail,
      replyTo: { name: 'Maya, Díaz\r\nBcc: x', address: 'maya@example.com' },
      leaveUrl,
    });
    const data = smtp.messages[0]?.data ?? '';
    expect(data).toMatch(/^Reply-To: .*<maya@example\.com>/m);
    expect(data).not.toMatch(/^Bcc:/m);
    expect(data.replace(/\r\n /g, ' ')).toContain(`List-Unsubscribe: <${leaveUrl}>`);
    expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test.each<[SmtpMood, string]>([
    ['hangs-up', 'closed|ECONN'],
    ['refuses-sender', '553'],
    ['wrong-password', '535'],
    ['no-service', '554'],
    ['over-quota', '552'],
  ])('throws errors caused by our own setup, because they can be fixed: %s', async (mood, said) => {
    const { smtp } = await open();
    smtp.state.mood = mood;
    const url = smtp.url.replace('smtp://', 'smtp://hearthline:expired@');
    const port = createSmtpMail({
      url: mood === 'wrong-password' ? url : smtp.url,
      from: 'hello@hearthline.example',
    });
    onTestFinished(() => port.close());
    await expect(port.send(mail)).rejects.toThrow(new RegExp(said, 'i'));
  });

  test('the refusal reason doesn’t repeat the address', async () => {
    const { smtp, port } = await open();
    smtp.state.mood = 'no-such-person';
    expect(await port.send(mail)).toEqual({ outcome: 'refused', reason: '550 5.1.1' });
  });

  test('throws when the server is unreachable', async () => {
    const port = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'x@hearthline.example' });
    onTestFinished(() => port.close());
    await expect(port.send(mail)).rejects.toThrow('ECONNREFUSED');
  });
});
