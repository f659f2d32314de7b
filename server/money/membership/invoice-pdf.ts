import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { californiaDay, dayInWords } from '#contract/money/renewal-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import type { InvoiceRow } from './invoice-store.ts';

const require = createRequire(import.meta.url);
const font = (weight: 400 | 700) =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));

const INK = '#16241f';
const MUTED = '#51605a';
const PINE = '#1d4a3c';
const LINE = '#d9d3c5';
const LEFT = 56;
const RIGHT = 556;

/**
 * Characters in the invoice font. A name with any other character is left out rather than printed as boxes.
 */
const isPrintable = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text);

/** One page: who, what, which period, and whether it's paid. In the member's language. */
export function drawInvoice(
  invoice: InvoiceRow,
  to: { name: string | null; email: string },
  supportEmail: string,
  language: Language,
): PDFKit.PDFDocument {
  const t = messagesIn(language).invoice;
  const dayOf = (at: Date): string => dayInWords(californiaDay(at), language);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    lang: LOCALES[language],
    displayTitle: true,
    info: {
      Title: t.title(invoice.number),
      Author: BRAND.name,
      Creator: BRAND.name,
      CreationDate: invoice.issuedAt,
    },
  });
  doc.registerFont('plain', font(400)).registerFont('bold', font(700));
  const write = (
    text: string,
    x: number,
    y: number,
    style: { size?: number; bold?: boolean; color?: string } = {},
  ) =>
    doc
      .font(style.bold ? 'bold' : 'plain')
      .fontSize(style.size ?? 11)
      .fillColor(style.color ?? INK)
      .text(text, x, y, { width: 380 });
  const amount = (cents: number, y: number, bold = false) =>
    doc
      .font(bold ? 'bold' : 'plain')
      .fontSize(11)
      .fillColor(INK)
      .text(dollarsInWords(cents), RIGHT - 120, y, { width: 120, align: 'right' });
  const rule = (y: number) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).strokeColor(LINE).lineWidth(1).stroke();

  write(BRAND.name, LEFT, 56, { size: 18, bold: true, color: PINE });
  write(supportEmail, LEFT, 80, { color: MUTED });
  write(invoice.status === 'paid' ? t.receipt : t.invoice, LEFT, 124, { size: 24, bold: true });

  const facts: [string, string][] = [
    [t.number, invoice.number],
    [t.issued, dayOf(invoice.issuedAt)],
    [t.period, t.fromTo(dayOf(invoice.periodStart), dayOf(invoice.periodEnd))],
    [t.billedTo, to.name && isPrintable(to.name) ? `${to.name}, ${to.email}` : to.email],
    [t.status, invoice.paidAt ? t.paidOn(dayOf(invoice.paidAt)) : t.statuses[invoice.status]],
    ...(invoice.card ? [[t.paidWith, invoice.card] satisfies [string, string]] : []),
  ];
  let y = 168;
  for (const [label, value] of facts) {
    write(label, LEFT, y, { color: MUTED });
    write(value, LEFT + 90, y);
    y += 20;
  }
  y += 20;
  for (const { description, cents } of invoice.lines) {
    rule(y);
    write(description, LEFT, y + 10);
    amount(cents, y + 10);
    y += 34;
  }
  rule(y);
  write(t.total, LEFT, y + 10, { bold: true });
  amount(invoice.totalCents, y + 10, true);
  doc.end();
  return doc;
}
