/** Emails in other encodings and formats, and hostile ones, with the text that must reach our team. */
import { encoded, html, type MailShape, plain } from './mail-corpus.ts';

const multipart = (type: string, ...parts: string[]): string =>
  [
    'From: Maya Lopez <maya@example.com>',
    'To: reply+abc@in.hearthline.example',
    'Subject: Re: x',
    'MIME-Version: 1.0',
    `Content-Type: multipart/${type}; boundary="b2"`,
    '',
    ...parts.flatMap((part) => ['--b2', part]),
    '--b2--',
    '',
  ].join('\r\n');
const text = (body: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`;
const file = (name: string, type = 'application/pdf') =>
  `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\nQUJD`;

export const ODD: readonly MailShape[] = [
  {
    name: 'quoted-printable',
    raw: encoded('quoted-printable', 'utf-8', 'S=C3=AD, por favor. =\r\nGracias.'),
    words: 'Sí, por favor. Gracias.',
  },
  {
    name: 'base64',
    raw: encoded('base64', 'utf-8', Buffer.from('Sí, gracias.').toString('base64')),
    words: 'Sí, gracias.',
  },
  { name: 'Latin-1', raw: encoded('quoted-printable', 'iso-8859-1', 'S=ED, ma=F1ana'), words: 'Sí, mañana' },
  {
    name: 'Windows-1252',
    raw: encoded('quoted-printable', 'windows-1252', 'We=92re safe'),
    words: 'We’re safe',
  },
  { name: 'an unknown character set', raw: encoded('8bit', 'x-nothing', 'Yes.'), words: 'Yes.' },
  { name: 'emoji', raw: plain('Yes 👍'), words: 'Yes 👍' },
  {
    name: 'a file beside the words',
    raw: multipart('mixed', text('Here it is.'), file('lease.pdf')),
    words: 'Here it is.',
  },
  {
    name: 'two files',
    raw: multipart('mixed', text('Both.'), file('a.pdf'), file('b.jpg', 'image/jpeg')),
    words: 'Both.',
  },
  {
    name: 'winmail.dat',
    raw: multipart('mixed', text('Yes.'), file('winmail.dat', 'application/ms-tnef')),
    words: 'Yes.',
  },
  {
    name: 'a forwarded email as a file',
    raw: multipart(
      'mixed',
      text('See this.'),
      'Content-Type: message/rfc822\r\n\r\nFrom: x@y.example\r\nSubject: z\r\n\r\nInner',
    ),
    words: 'See this.',
  },
  {
    name: 'HTML with a script',
    raw: html('<p>Yes.</p><script>alert("no")</script><img src=x onerror=alert(1)>'),
    words: 'Yes.',
  },
  { name: 'HTML entities', raw: html('<p>&iexcl;S&iacute;! &#128077; &lt;b&gt;</p>'), words: '¡Sí! 👍 <b>' },
  { name: 'HTML that never closes', raw: html('<p>Yes.<div><div><script>let x = 1'), words: 'Yes.' },
  { name: 'NUL and odd characters', raw: plain('Ye\u0000s.\u200B'), words: 'Yes.' },
  { name: 'no words', raw: plain(''), words: '' },
  { name: 'no headers', raw: 'just some bytes', words: '' },
  {
    name: 'a boundary that never ends',
    raw: multipart('mixed', text('Yes.')).replace('--b2--', ''),
    words: 'Yes.',
  },
  {
    name: 'a heading wrapped in brackets',
    raw: plain(
      'Yes.\n\nOn Mon, Nov 16, 2026 at 8:00 AM Hearthline <\nreply@in.hearthline.example> wrote:\n\n> x',
    ),
    words: 'Yes.',
  },
];

/** Each must take little time and memory, and must not fail. */
export const HOSTILE: readonly { name: string; raw: string }[] = [
  { name: '16,000 blank lines', raw: plain('\n'.repeat(16_000)) },
  { name: '200,000 quote marks', raw: plain('>'.repeat(200_000)) },
  { name: '50,000 quoted lines', raw: plain('> x\n'.repeat(50_000)) },
  { name: 'a line of 2 MB', raw: plain('On '.repeat(700_000)) },
  { name: '20,000 headings', raw: plain('On x wrote\n'.repeat(20_000)) },
  { name: '100,000 opening tags', raw: html('<div '.repeat(100_000)) },
  { name: '100,000 comments', raw: html('<!-- '.repeat(100_000)) },
  { name: '50,000 quotes in HTML', raw: html('<blockquote>'.repeat(50_000)) },
  {
    name: '500 levels of parts',
    raw: Array.from(
      { length: 500 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}`,
    ).join('\r\n'),
  },
  {
    name: '20,000 parts',
    raw: multipart('mixed', ...Array.from({ length: 20_000 }, () => text('x'))),
  },
  { name: '10,000 headers', raw: `${'X-A: b\r\n'.repeat(10_000)}\r\nx` },
  { name: '5,000 recipients', raw: `From: a@b.example\r\nTo: ${'x@y.example, '.repeat(5000)}\r\n\r\nx` },
];
