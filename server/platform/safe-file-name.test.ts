import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';
import { endingOf, safeFileName } from './safe-file-name.ts';

const long = 'a'.repeat(300);
/** Names that have hurt somebody, and what is left of them. */
const HOSTILE: [string, string][] = [
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\cmd.exe', 'cmd.exe'],
  ['/absolute/path.pdf', 'path.pdf'],
  ['C:\\Users\\me\\deed.pdf', 'deed.pdf'],
  ['\\\\server\\share\\deed.pdf', 'deed.pdf'],
  ['a/b/c/', 'file'],
  ['..', 'file'],
  ['.', 'file'],
  ['...', 'file'],
  ['', 'file'],
  ['   ', 'file'],
  ['\t\n', 'file'],
  ['.htaccess', 'htaccess'],
  ['.bashrc', 'bashrc'],
  ['deed.pdf.', 'deed.pdf'],
  ['deed.pdf   ', 'deed.pdf'],
  ['deed.pdf. . .', 'deed.pdf'],
  ['deed\0.pdf', 'deed.pdf'],
  ['deed.pdf\0.exe', 'deed.pdf.exe'],
  ['deed\r\nSet-Cookie: a=b.pdf', 'deedSet-Cookie_ a=b.pdf'],
  ['deed\n.pdf', 'deed.pdf'],
  ['deed\u2028.pdf', 'deed.pdf'],
  ['deed\u0085.pdf', 'deed.pdf'],
  ['deed\u202Efdp.exe', 'deedfdp.exe'],
  ['\u202Edeed.pdf', 'deed.pdf'],
  ['deed\u2066x\u2069.pdf', 'deedx.pdf'],
  ['de\u200Bed.pdf', 'deed.pdf'],
  ['\uFEFFdeed.pdf', 'deed.pdf'],
  ['deed\u00AD.pdf', 'deed.pdf'],
  ['deed\u3164.pdf', 'deed.pdf'],
  ['\uD800.pdf', 'pdf'],
  ['deed\uDFFF.pdf', 'deed.pdf'],
  ['deed\uFFFD.pdf', 'deed.pdf'],
  ['deed"; filename="evil.exe', 'deed_; filename=_evil.exe'],
  ["deed'; drop table files; --.pdf", "deed'; drop table files; --.pdf"],
  ['<script>alert(1)<script>.png', '_script_alert(1)_script_.png'],
  ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
  ['${jndi:ldap:x}.pdf', '${jndi_ldap_x}.pdf'],
  ['$(rm -rf ~).pdf', '$(rm -rf ~).pdf'],
  ['`id`.pdf', '`id`.pdf'],
  ['a|b.pdf', 'a_b.pdf'],
  ['what?.pdf', 'what_.pdf'],
  ['all*.pdf', 'all_.pdf'],
  ['deed.pdf::$DATA', 'deed.pdf__$DATA'],
  ['CON', '_CON'],
  ['con.pdf', '_con.pdf'],
  ['NUL.tar.gz', '_NUL.tar.gz'],
  ['Aux.png', '_Aux.png'],
  ['COM1.pdf', '_COM1.pdf'],
  ['lpt9', '_lpt9'],
  ['CONIN$', '_CONIN$'],
  ['console.pdf', 'console.pdf'],
  [`${long}.pdf`, `${'a'.repeat(176)}.pdf`],
  [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(88)}.pdf`],
  [`${'🏠'.repeat(100)}.png`, `${'🏠'.repeat(44)}.png`],
  [long, 'a'.repeat(180)],
  [`a.${long}`, `a.${'a'.repeat(178)}`],
  ['a    b.pdf', 'a b.pdf'],
  ['a\u00a0b.pdf', 'a b.pdf'],
  ['%2e%2e%2fetc%2fpasswd', '%2e%2e%2fetc%2fpasswd'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['保险单.pdf', '保险单.pdf'],
  ['بوليصة.pdf', 'بوليصة.pdf'],
  ['Home – front (2).JPG', 'Home – front (2).JPG'],
];

test('there are at least sixty malicious names', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(60));

test.each(HOSTILE)('%j is stored as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept);
  expect(safeFileName(kept)).toBe(kept);
});

const anyName = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme' }));

test('any file name is stored as one short visible line, and sanitizing it again changes nothing', () => {
  fc.assert(
    fc.property(anyName, (given) => {
      const name = safeFileName(given);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(181);
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}<>:"|?*]|^[.\s]|[.\s]$|^$/u);
      expect(safeFileName(name)).toBe(name);
    }),
    { numRuns: 2000 },
  );
});

test('the Content-Disposition header holds one name and can’t be broken out of', () => {
  fc.assert(
    fc.property(anyName, (given) => {
      const header = contentDisposition(given);
      expect(header).toMatch(
        /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]+"(; filename\*=UTF-8''[\w.!#$&+^`|~%-]+)?$/,
      );
      const extended = /filename\*=UTF-8''(.*)$/.exec(header)?.[1];
      if (extended !== undefined) expect(decodeURIComponent(extended)).toBe(safeFileName(given));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['deed.pdf', 'attachment; filename="deed.pdf"'],
  ['Café (2).pdf', `attachment; filename="Cafe (2).pdf"; filename*=UTF-8''Caf%C3%A9%20%282%29.pdf`],
  ['50%.pdf', `attachment; filename="50_.pdf"; filename*=UTF-8''50%25.pdf`],
  ["it's; a deed.pdf", `attachment; filename="it's_ a deed.pdf"; filename*=UTF-8''it%27s%3B%20a%20deed.pdf`],
])('%j is sent as %s', (name, header) => expect(contentDisposition(name)).toBe(header));

test.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['a', ''],
  ['a.', ''],
])('the extension of %j is %j', (name, ending) => expect(endingOf(name)).toBe(ending));
