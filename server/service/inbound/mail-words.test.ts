import { describe, expect, test } from 'vitest';
import { readMime } from '#server/adapters/mail-in-mime.ts';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { ANSWERS } from '#test/mail-corpus.ts';
import { HOSTILE, ODD } from '#test/mail-corpus-odd.ts';
import { automaticReason } from './automatic.ts';
import { replyWords } from './reply-words.ts';

const wordsOf = async (raw: string) => replyWords((await readMime(Buffer.from(raw))).text);

test('the corpus has 60 shapes', () => {
  const names = [...ANSWERS, ...ODD].map(({ name }) => name);
  expect(new Set(names).size).toBe(60);
});

test.each([...ANSWERS, ...ODD])('$name', async ({ raw, words }) => {
  expect(await wordsOf(raw)).toBe(words);
});

test.each(HOSTILE)('$name is read within bounds', async ({ raw }) => {
  let words = '';
  const took = await cpuTimeOf(async () => (words = await wordsOf(raw)));
  // Many times the duration on a fast machine: it only has to show that time doesn't grow faster than the email.
  expect(took).toBeLessThan(5000);
  expect(words.length).toBeLessThanOrEqual(4000);
});

describe('emails that no person wrote', () => {
  const of = (headers: Record<string, string> = {}, more: { from?: string; subject?: string } = {}) =>
    automaticReason(
      {
        from: 'maya@example.com',
        subject: 'Re: Our team replied to you',
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        ...more,
      },
      { addresses: ['hello@hearthline.example'] },
    );

  test.each([
    [{ 'auto-submitted': 'auto-replied' }, {}, 'reply'],
    [{ 'auto-submitted': 'auto-generated' }, {}, 'reply'],
    [{ 'x-auto-response-suppress': 'All' }, {}, 'reply'],
    [{ 'x-autoreply': 'yes' }, {}, 'reply'],
    [{ precedence: 'auto_reply' }, {}, 'reply'],
    [{}, { subject: 'Automatic reply: Our team replied to you' }, 'reply'],
    [{}, { subject: 'Out of Office' }, 'reply'],
    [{}, { subject: 'Respuesta automática: vacaciones' }, 'reply'],
    [{}, { from: 'MAILER-DAEMON@example.com' }, 'bounce'],
    [{ 'return-path': '<>' }, {}, 'bounce'],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }, {}, 'bounce'],
    [{}, { subject: 'Undeliverable: Our team replied to you' }, 'bounce'],
    [{}, { from: '' }, 'bounce'],
    [{ precedence: 'bulk' }, {}, 'list'],
    [{ 'list-id': '<neighbors.example.com>' }, {}, 'list'],
    [{}, { from: 'Hello@hearthline.example' }, 'loop'],
    [{ 'x-hearthline': '1' }, {}, 'loop'],
    [{ 'auto-submitted': 'no' }, {}, null],
    [{ 'return-path': '<maya@example.com>' }, {}, null],
    [{}, { subject: 'I am out of the office building and safe' }, null],
    [{}, {}, null],
  ])('%j %j: %s', (headers, more, reason) => {
    expect(of(headers as Record<string, string>, more)).toBe(reason);
  });
});
