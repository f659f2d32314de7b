import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';

const require = createRequire(import.meta.url);
const font = (weight: 400 | 700) =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));

const INK = '#16241f';
const PINE = '#1d4a3c';
const LINE = '#d9d3c5';
export const MUTED = '#51605a';
export const LEFT = 56;
const RIGHT = 556;

/** Characters in the font. A name with any other character is left out rather than printed as boxes. */
const isPrintable = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff\u2018-\u201d]*$/.test(text);

export const addressee = ({ name, email }: { name: string | null; email: string }): string =>
  name && isPrintable(name) ? `${name}, ${email}` : email;

type Style = { size?: number; bold?: boolean; color?: string };

/** A PDF about money on our letterhead: the brand, where to write to us, and a heading. The rest starts at y 168. */
export function openLetter(given: {
  title: string;
  heading: string;
  supportEmail: string;
  at: Date;
  language: Language;
}) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    lang: LOCALES[given.language],
    displayTitle: true,
    info: { Title: given.title, Author: BRAND.name, Creator: BRAND.name, CreationDate: given.at },
  });
  doc.registerFont('plain', font(400)).registerFont('bold', font(700));
  const style = ({ size = 11, bold = false, color = INK }: Style) =>
    doc
      .font(bold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(color);
  const write = (text: string, x: number, y: number, how: Style = {}) =>
    style(how).text(text, x, y, { width: 380 });
  /** At the right margin. */
  const amount = (cents: number, y: number, bold = false) =>
    style({ bold }).text(dollarsInWords(cents), RIGHT - 120, y, { width: 120, align: 'right' });
  const rule = (y: number) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).strokeColor(LINE).lineWidth(1).stroke();

  write(BRAND.name, LEFT, 56, { size: 18, bold: true, color: PINE });
  write(given.supportEmail, LEFT, 80, { color: MUTED });
  write(given.heading, LEFT, 124, { size: 24, bold: true });
  return { doc, write, amount, rule };
}
