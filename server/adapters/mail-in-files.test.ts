import { expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { filesIn } from './mail-in-files.ts';

const lines = (...parts: string[]) => Buffer.from(parts.join('\r\n'), 'latin1');
const base64 = (content: Buffer) => content.toString('base64').replaceAll(/.{76}/g, '$&\r\n').trim();

type Given = { type?: string; head?: string[]; content?: Buffer; encoding?: string };
const part = ({
  type = 'application/pdf',
  head = [],
  content = Buffer.from('ABC'),
  encoding = 'base64',
}: Given) =>
  [
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    ...head,
    '',
    encoding === 'base64' ? base64(content) : content.toString('latin1'),
  ].join('\r\n');
const WORDS = 'Content-Type: text/plain; charset=utf-8\r\n\r\nHere it is.';

const mail = (kind: string, ...parts: string[]) =>
  lines(
    'From: maya@example.com',
    `Content-Type: multipart/${kind};`,
    ' boundary="b 1"',
    '',
    ...parts.flatMap((one) => ['--b 1', one]),
    '--b 1--',
    '',
  );
const attached = (name: string) => [`Content-Disposition: attachment; filename="${name}"`];

const read = async (raw: Buffer) => {
  const { files, filesLeftOut } = await filesIn(raw);
  return {
    names: files.map(({ name, mime }) => [name, mime]),
    contents: files.map((f) => f.content),
    filesLeftOut,
  };
};

test('attachments come with their names and exact bytes', async () => {
  const content = Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 256));
  const found = await read(
    mail(
      'mixed',
      WORDS,
      part({ head: attached('lease.pdf'), content }),
      part({ type: 'image/jpeg', head: attached('=?utf-8?B?Y2FzYcOxYS5qcGc=?=') }),
      part({
        type: 'image/png',
        head: ["Content-Disposition: attachment;\r\n filename*=utf-8''se%C3%B1al.png"],
      }),
    ),
  );
  expect(found.names).toEqual([
    ['lease.pdf', 'application/pdf'],
    ['casaña.jpg', 'image/jpeg'],
    ['señal.png', 'image/png'],
  ]);
  expect(found.contents[0]?.equals(content)).toBe(true);
  expect(found.filesLeftOut).toBe(0);
});

test.each<[string, Buffer, string[], number]>([
  ['an email without parts', lines('Content-Type: application/pdf', '', 'QUJD'), [], 0],
  ['only words', mail('mixed', WORDS), [], 0],
  [
    'a photo inside the text of an iPhone',
    mail(
      'mixed',
      WORDS,
      part({
        type: 'image/jpeg; name=IMG_1.jpeg',
        head: ['Content-Disposition: inline; filename=IMG_1.jpeg'],
      }),
    ),
    ['IMG_1.jpeg'],
    0,
  ],
  [
    'a logo inside the text',
    mail('related', WORDS, part({ type: 'image/png; name="logo.png"', head: ['Content-ID: <logo>'] })),
    [],
    0,
  ],
  [
    'a large photo inside the text',
    mail(
      'related',
      WORDS,
      part({
        type: 'image/png; name="view.png"',
        head: ['Content-ID: <view>'],
        content: Buffer.alloc(60_000),
      }),
    ),
    ['view.png'],
    0,
  ],
  [
    'nested parts',
    mail(
      'mixed',
      `Content-Type: multipart/alternative; boundary=inner\r\n\r\n--inner\r\n${WORDS}\r\n--inner\r\n${part({ head: attached('in.pdf') })}\r\n--inner--`,
      part({ head: attached('out.pdf') }),
    ),
    ['in.pdf', 'out.pdf'],
    0,
  ],
  [
    'a signature of the email',
    mail('signed', WORDS, part({ type: 'application/pgp-signature; name="signature.asc"' })),
    [],
    0,
  ],
  [
    'another encoding',
    mail('mixed', WORDS, part({ encoding: 'x-uuencode', head: attached('a.pdf') })),
    [],
    1,
  ],
  [
    'a file that is cut off',
    mail('mixed', WORDS, part({ head: attached('a.pdf'), content: Buffer.alloc(900) })).subarray(0, 600),
    [],
    1,
  ],
  [
    'a file over 10 MB',
    mail('mixed', WORDS, part({ head: attached('a.pdf'), content: Buffer.alloc(10.2 * 1024 * 1024) })),
    [],
    1,
  ],
  [
    'twelve files',
    mail('mixed', WORDS, ...Array.from({ length: 12 }, (_, n) => part({ head: attached(`${n}.pdf`) }))),
    Array.from({ length: 10 }, (_, n) => `${n}.pdf`),
    2,
  ],
])('%s', async (_, raw, names, left) => {
  const found = await read(raw);
  expect([found.names.map(([name]) => name), found.filesLeftOut]).toEqual([names, left]);
});

test('hostile emails are read in linear time', async () => {
  const deep = Array.from(
    { length: 2000 },
    (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n`,
  );
  const hostile = [
    lines('Content-Type: multipart/mixed; boundary=b0', '', ...deep),
    lines('Content-Type: multipart/mixed; boundary=x', '', '--x\r\n'.repeat(200_000)),
    lines('Content-Type: multipart/mixed; boundary=x', '', '-'.repeat(5_000_000)),
    Buffer.alloc(10_000_000, 'a'),
  ];
  const took = await cpuTimeOf(async () => {
    for (const raw of hostile) expect((await read(raw)).names).toEqual([]);
  });
  expect(took).toBeLessThan(15_000);
});
