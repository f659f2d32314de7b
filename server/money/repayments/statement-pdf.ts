import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { californiaDay, dayInWords } from '#contract/money/renewal-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import type { OpenDue } from './schedule.ts';
import { monthInWords, type statementOf } from './statements.ts';
import type { EntryRow } from './store.ts';

const require = createRequire(import.meta.url);
const font = (weight: 400 | 700) =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));

const INK = '#16241f';
const MUTED = '#51605a';
const PINE = '#1d4a3c';
const LINE = '#d9d3c5';
const LEFT = 56;
const RIGHT = 556;
const BOTTOM = 720;

/** Characters in the font. A name with any other character is left out rather than printed as boxes. */
const isPrintable = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff\u2018-\u201d]*$/.test(text);

type Given = {
  statement: ReturnType<typeof statementOf<EntryRow>>;
  /** What is due next, as of today. */
  dues: readonly OpenDue[];
  to: { name: string | null; email: string };
  supportEmail: string;
  at: Date;
  language: Language;
};

/** What was owed at the start of a month, every change, what was owed at its end, and what is due next. */
export function drawStatement(given: Given): PDFKit.PDFDocument {
  const { statement, dues, to, supportEmail, at, language } = given;
  const { repaymentMails: t, moneyLabels } = messagesIn(language);
  const title = t.title(monthInWords(statement.month, language));
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    lang: LOCALES[language],
    displayTitle: true,
    info: { Title: title, Author: BRAND.name, Creator: BRAND.name, CreationDate: at },
  });
  doc.registerFont('plain', font(400)).registerFont('bold', font(700));
  type Style = { size?: number; bold?: boolean; color?: string };
  const write = (text: string, x: number, y: number, style: Style = {}) =>
    doc
      .font(style.bold ? 'bold' : 'plain')
      .fontSize(style.size ?? 11)
      .fillColor(style.color ?? INK)
      .text(text, x, y, { width: 380 });
  let y = 168;
  const line = (name: string, cents: number, { bold = false, day = '' } = {}) => {
    if (y > BOTTOM) {
      doc.addPage();
      y = 56;
    }
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).strokeColor(LINE).lineWidth(1).stroke();
    write(day, LEFT, y + 10, { color: MUTED });
    write(name, LEFT + (day ? 130 : 0), y + 10, { bold });
    doc
      .font(bold ? 'bold' : 'plain')
      .fillColor(INK)
      .text(dollarsInWords(cents), RIGHT - 120, y + 10, { width: 120, align: 'right' });
    y += 34;
  };

  write(BRAND.name, LEFT, 56, { size: 18, bold: true, color: PINE });
  write(supportEmail, LEFT, 80, { color: MUTED });
  write(title, LEFT, 124, { size: 24, bold: true });
  write(to.name && isPrintable(to.name) ? `${to.name}, ${to.email}` : to.email, LEFT, y);
  y += 20;
  write(t.noInterest, LEFT, y, { color: MUTED });
  y += 36;
  line(t.opening, statement.openingCents, { bold: true });
  for (const { kind, cents, at: when } of statement.entries)
    line(moneyLabels.ledger[kind], cents, { day: dayInWords(californiaDay(when), language) });
  line(t.closing, statement.closingCents, { bold: true });
  const next = dues.filter(({ leftCents }) => leftCents > 0).slice(0, 3);
  if (next.length > 0) {
    y += 24;
    write(t.dueNext(dayInWords(californiaDay(at), language)), LEFT, y, { bold: true });
    y += 24;
    for (const { day, leftCents } of next) line(dayInWords(day, language), leftCents);
  }
  doc.end();
  return doc;
}
