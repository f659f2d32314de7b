/** Emails in the formats of real programs, with what the person wrote. Written for these tests; no one's real email. */

export type MailShape = {
  name: string;
  raw: string;
  /** The text that must reach our team. */
  words: string;
};

const HEAD = [
  'From: Maya Lopez <maya@example.com>',
  'To: Hearthline <reply+abc@in.hearthline.example>',
  'Subject: Re: Our team replied to you',
  'Date: Mon, 16 Nov 2026 08:03:00 -0800',
  'Message-ID: <m1@example.com>',
  'MIME-Version: 1.0',
];

const lines = (...parts: string[]): string => parts.join('\r\n');
export const plain = (text: string, more: string[] = []): string =>
  lines(
    ...HEAD,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    ...more,
    '',
    text,
  );
export const html = (body: string): string =>
  lines(...HEAD, 'Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', body);
export const both = (text: string, page: string): string =>
  lines(
    ...HEAD,
    'Content-Type: multipart/alternative; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--b1',
    'Content-Type: text/html; charset=utf-8',
    '',
    page,
    '--b1--',
    '',
  );
export const encoded = (encoding: string, charset: string, body: string): string =>
  lines(
    ...HEAD,
    `Content-Type: text/plain; charset=${charset}`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    body,
  );

const ASKED = 'Do you need a room tonight?';
const QUOTED = `> ${ASKED}\n> Ana, Hearthline`;

export const ANSWERS: readonly MailShape[] = [
  { name: 'a bare answer', raw: plain('Yes, please.'), words: 'Yes, please.' },
  { name: 'several paragraphs', raw: plain('Hello,\n\nYes.\n\nMaya'), words: 'Hello,\n\nYes.\n\nMaya' },
  { name: 'many blank lines', raw: plain('Yes.\n\n\n\n\nThanks.'), words: 'Yes.\n\nThanks.' },
  { name: 'Windows line ends and spaces', raw: plain('Yes.  \r\nThanks.\t'), words: 'Yes.\nThanks.' },
  {
    name: 'Gmail',
    raw: plain(
      `Yes.\n\nOn Mon, Nov 16, 2026 at 8:00 AM Hearthline <reply@in.hearthline.example>\nwrote:\n\n${QUOTED}`,
    ),
    words: 'Yes.',
  },
  {
    name: 'Gmail on one line',
    raw: plain(`Yes.\n\nOn Mon, Nov 16, 2026 at 8:00 AM Hearthline wrote:\n${QUOTED}`),
    words: 'Yes.',
  },
  {
    name: 'Gmail in three lines',
    raw: plain(`Yes.\n\nOn Mon, Nov 16, 2026\nat 8:00 AM Hearthline\nwrote:\n${QUOTED}`),
    words: 'Yes.',
  },
  {
    name: 'Gmail in Spanish',
    raw: plain(
      `Sí, gracias.\n\nEl lun, 16 nov 2026 a las 8:00, Hearthline (<reply@in.example>) escribió:\n${QUOTED}`,
    ),
    words: 'Sí, gracias.',
  },
  {
    name: 'Gmail in Spanish over two lines',
    raw: plain(`Sí.\n\nEl lun, 16 nov 2026 a las 8:00, Hearthline\nescribió:\n${QUOTED}`),
    words: 'Sí.',
  },
  {
    name: 'Gmail HTML beside text',
    raw: both(
      'Yes.\n\nOn Mon, Nov 16, 2026 Hearthline wrote:\n> x',
      '<div>Yes.</div><div class="gmail_quote">x</div>',
    ),
    words: 'Yes.',
  },
  {
    name: 'iPhone',
    raw: plain(
      `Yes.\n\nSent from my iPhone\n\n> On Nov 16, 2026, at 8:00 AM, Hearthline wrote:\n>\n${QUOTED}`,
    ),
    words: 'Yes.',
  },
  {
    name: 'iPhone in Spanish',
    raw: plain(
      `Sí.\n\nEnviado desde mi iPhone\n\n> El 16 nov 2026, a las 8:00, Hearthline escribió:\n${QUOTED}`,
    ),
    words: 'Sí.',
  },
  { name: 'iPad without a quote', raw: plain('Yes.\n\nSent from my iPad'), words: 'Yes.' },
  { name: 'Samsung', raw: plain('Yes.\n\nSent from my Galaxy'), words: 'Yes.' },
  {
    name: 'Android of a carrier',
    raw: plain(
      'Yes.\nSent from my Verizon, Samsung Galaxy smartphone\n\n-------- Original message --------\nFrom: Hearthline <reply@in.example>\nDate: 11/16/26\nSubject: x\n\nDo you need a room?',
    ),
    words: 'Yes.',
  },
  {
    name: 'Outlook',
    raw: plain(
      `Yes.\n\nFrom: Hearthline <reply@in.example>\nSent: Monday, November 16, 2026 8:00 AM\nTo: Maya Lopez <maya@example.com>\nSubject: Our team replied to you\n\n${ASKED}`,
    ),
    words: 'Yes.',
  },
  {
    name: 'Outlook with a line',
    raw: plain(
      `Yes.\n\n________________________________\nFrom: Hearthline\nSent: Monday\nTo: Maya\nSubject: x\n\n${ASKED}`,
    ),
    words: 'Yes.',
  },
  {
    name: 'Outlook with stars',
    raw: plain(`Yes.\n\n*From:* Hearthline\n*Sent:* Monday\n*To:* Maya\n*Subject:* x\n\n${ASKED}`),
    words: 'Yes.',
  },
  {
    name: 'Outlook in Spanish',
    raw: plain(`Sí.\n\nDe: Hearthline\nEnviado: lunes\nPara: Maya\nAsunto: x\n\n${ASKED}`),
    words: 'Sí.',
  },
  {
    name: 'Outlook for iOS',
    raw: plain(
      `Yes.\n\nGet Outlook for iOS\n________________________________\nFrom: Hearthline\nSent: Monday\nTo: Maya\n\n${ASKED}`,
    ),
    words: 'Yes.',
  },
  {
    name: 'old Outlook',
    raw: plain(`Yes.\n\n-----Original Message-----\nFrom: Hearthline\n\n${ASKED}`),
    words: 'Yes.',
  },
  {
    name: 'old Outlook in Spanish',
    raw: plain(`Sí.\n\n-----Mensaje original-----\nDe: Hearthline\n\n${ASKED}`),
    words: 'Sí.',
  },
  {
    name: 'Yahoo',
    raw: plain(
      `Yes.\n\n    On Monday, November 16, 2026 at 08:00:00 AM PST, Hearthline <r@in.example> wrote:  \n \n ${QUOTED}`,
    ),
    words: 'Yes.',
  },
  { name: 'Yahoo on Android', raw: plain('Yes.\n\nSent from Yahoo Mail on Android'), words: 'Yes.' },
  {
    name: 'Thunderbird',
    raw: plain(`Yes.\n\nOn 11/16/26 08:00, Hearthline wrote:\n${QUOTED}`),
    words: 'Yes.',
  },
  {
    name: 'Proton',
    raw: plain(
      `Yes.\n\nSent with Proton Mail secure email.\n\nOn Monday, November 16th, 2026 at 8:00 AM, Hearthline <r@in.example> wrote:\n\n${QUOTED}`,
    ),
    words: 'Yes.',
  },
  {
    name: 'Apple Mail',
    raw: plain(`Yes.\n\n> On Nov 16, 2026, at 8:00 AM, Hearthline <r@in.example> wrote:\n> \n${QUOTED}`),
    words: 'Yes.',
  },
  {
    name: 'a name before the date',
    raw: plain(`Yes.\n\nHearthline wrote on Nov 16, 2026:\n${QUOTED}`),
    words: 'Yes.',
  },
  {
    name: 'a signature after two dashes',
    raw: plain('Yes.\n-- \nMaya Lopez\n12 Skyway, Paradise'),
    words: 'Yes.',
  },
  {
    name: 'an answer below the quote',
    raw: plain(`On Mon, Nov 16, 2026, Hearthline wrote:\n> ${ASKED}\n\nYes, for three.`),
    words: `> ${ASKED}\nYes, for three.`,
  },
  {
    name: 'answers between the lines',
    raw: plain(
      'On Mon, Nov 16, 2026, Hearthline wrote:\n> Do you need a room?\nYes.\n> For how many?\nThree.',
    ),
    words: '> Do you need a room?\nYes.\n> For how many?\nThree.',
  },
  {
    name: 'a quoted question and then an answer',
    raw: plain('> Do you need a room?\nYes.'),
    words: '> Do you need a room?\nYes.',
  },
  {
    name: 'words that look like a heading',
    raw: plain('On Monday my mother wrote to you.\nCan you help?'),
    words: 'On Monday my mother wrote to you.\nCan you help?',
  },
  {
    name: 'a line that starts with From',
    raw: plain('From: our neighbor we heard the road is closed.'),
    words: 'From: our neighbor we heard the road is closed.',
  },
  { name: 'only a quote', raw: plain(QUOTED), words: QUOTED },
  {
    name: 'a forwarded message',
    raw: plain('See below.\n\nBegin forwarded message:\n\nFrom: x\nSubject: y\n\nz'),
    words: 'See below.',
  },
  {
    name: 'HTML only',
    raw: html(
      '<html><head><style>p{color:red}</style></head><body><p>Yes.</p><p>Thanks &amp; bye</p></body></html>',
    ),
    words: 'Yes.\nThanks & bye',
  },
  {
    name: 'HTML of Gmail',
    raw: html(
      '<div dir="ltr">Yes.<br></div><br><div class="gmail_quote gmail_quote_container"><div class="gmail_attr">On Mon wrote:</div><blockquote>x</blockquote></div>',
    ),
    words: 'Yes.',
  },
  {
    name: 'HTML of Outlook',
    raw: html('<div>Yes.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> x</div>'),
    words: 'Yes.',
  },
  {
    name: 'HTML of Apple',
    raw: html('Yes.<br><br><blockquote type="cite">On Nov 16, 2026 wrote:<br>x</blockquote>'),
    words: 'Yes.',
  },
  {
    name: 'HTML of Yahoo',
    raw: html('<div>Yes.</div><div id="yahoo_quoted_1" class="yahoo_quoted">x</div>'),
    words: 'Yes.',
  },
  {
    name: 'HTML with a list',
    raw: html('<p>We need:</p><ul><li>a room</li><li>oxygen</li></ul>'),
    words: 'We need:\n- a room\n- oxygen',
  },
];
