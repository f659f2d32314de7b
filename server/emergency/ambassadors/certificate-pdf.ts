import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import { Pen, registerFonts } from '#server/platform/pdf-text.ts';

/** US Letter, landscape, in points. */
const PAGE = { width: 792, height: 612, margin: 64 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const INK = '#16241f';
const PINE = '#1d4a3c';
const MUTED = '#51605a';

export type CertificateSheet = {
  language: Language;
  words: Messages['certificate'];
  name: string;
  number: string;
  issuedOn: string;
  validUntil: string;
  modules: readonly string[];
};

/** One page to print. It says what was learned, not that its holder may act for anyone. */
export function drawCertificate(sheet: CertificateSheet): PDFKit.PDFDocument {
  const { language, words: t, name, number, issuedOn, validUntil, modules } = sheet;
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: LOCALES[language],
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${t.title}, ${name}`, Author: BRAND.name, Creator: BRAND.name },
  });
  registerFonts(doc);
  const pen = new Pen(doc);
  doc
    .rect(28, 28, PAGE.width - 56, PAGE.height - 56)
    .lineWidth(2)
    .strokeColor(PINE)
    .stroke();
  const x = PAGE.margin;
  let y = pen.text(BRAND.name, x, 72, { size: 16, weight: 700, color: PINE }, WIDTH) + 24;
  y = pen.text(t.title, x, y, { size: 32, weight: 700, color: INK }, WIDTH) + 18;
  y = pen.text(t.awardedTo, x, y, { size: 12, color: MUTED }, WIDTH) + 4;
  y = pen.text(name, x, y, { size: 26, weight: 600, color: PINE }, WIDTH, 2) + 14;
  y = pen.text(t.completed, x, y, { size: 12, color: INK }, WIDTH) + 8;
  const half = Math.ceil(modules.length / 2);
  modules.forEach((title, i) => {
    const column = i < half ? 0 : WIDTH / 2;
    pen.line(`•  ${title}`, x + column, y + (i % half) * 20, { size: 12, color: INK });
  });
  y += half * 20 + 22;
  pen.line(t.issued(issuedOn), x, y, { size: 12, weight: 600, color: INK });
  pen.line(t.valid(validUntil), x, y + 20, { size: 12, color: INK });
  pen.line(t.number(number), x, y + 40, { size: 12, color: INK, isTabular: true });
  pen.text(t.limits, x, PAGE.height - 96, { size: 10, color: MUTED }, WIDTH);
  doc.end();
  return doc;
}
