import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { dateText } from '#contract/text/format.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import { Pen, registerFonts, type Style } from '#server/platform/pdf-text.ts';
import type { Report } from './report.ts';
import type { ReportLine } from './report-lines.ts';
import { hoursText } from './report-rules.ts';

/** US Letter in points. */
const PAGE = { width: 612, height: 792, margin: 48 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const INK = '#16241f';
const PINE = '#1d4a3c';
const MUTED = '#51605a';
const RULE = '#d9d3c5';
const SHARES = [0.18, 0.46, 0.1, 0.11, 0.15] as const;

export type ReportSheet = {
  report: Report & { site: NonNullable<Report['site']> };
  lines: readonly ReportLine[];
  words: Messages['hoursReport'];
  language: Language;
  madeOn: string;
};

/** The yearly report to print. Starts with what it isn't. */
export function drawReport({ report, lines, words: t, language, madeOn }: ReportSheet): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    lang: LOCALES[language],
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: t.title(report.year), Author: BRAND.name, Creator: BRAND.name },
  });
  registerFonts(doc);
  const pen = new Pen(doc);
  let y = 0;
  let page = 0;
  const newPage = () => {
    doc.addPage();
    page += 1;
    y = PAGE.margin;
    const foot = { size: 8, color: MUTED };
    pen.line(t.foot(BRAND.name), PAGE.margin, PAGE.height - PAGE.margin, foot);
    pen.line(String(page), PAGE.margin, PAGE.height - PAGE.margin, foot, { width: WIDTH, to: 'right' });
  };
  const put = (text: string, style: Style, gap: number) => {
    y = pen.text(text, PAGE.margin, y, style, WIDTH) + gap;
  };
  const row = (cells: readonly string[], style: Partial<Style> = {}) => {
    const look = { size: 9.5, color: INK, ...style };
    const height = Math.max(
      18,
      ...cells.map((cell, i) => pen.heightOf(cell, look, (SHARES[i] ?? 0) * WIDTH - 6) + 6),
    );
    if (y + height > BOTTOM) newPage();
    let x: number = PAGE.margin;
    cells.forEach((cell, i) => {
      const width = (SHARES[i] ?? 0) * WIDTH;
      if (i < 2) pen.text(cell, x, y + 4, look, width - 6);
      else pen.line(cell, x, y + 4, { ...look, isTabular: true }, { width: width - 6, to: 'right' });
      x += width;
    });
    y += height;
    doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + WIDTH, y)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
  };

  newPage();
  put(BRAND.name, { size: 14, weight: 700, color: PINE }, 8);
  put(t.title(report.year), { size: 22, weight: 700, color: INK }, 4);
  put(report.site.name, { size: 13, weight: 600, color: INK }, 4);
  put(t.made(dateText(madeOn, language)), { size: 10, color: MUTED }, 12);
  put(t.notOfficial, { size: 10, weight: 600, color: INK }, 14);
  for (const [label, value] of figureRows(report, t)) {
    pen.line(label, PAGE.margin, y, { size: 11, color: MUTED });
    pen.line(value, PAGE.margin + 230, y, { size: 11, weight: 600, color: INK, isTabular: true });
    y += 18;
  }
  y += 12;
  row([t.date, t.what, t.people, t.hours, t.dollars], { weight: 600, color: MUTED });
  if (lines.length === 0) put(t.nothing, { size: 10, color: MUTED }, 8);
  for (const line of lines)
    row([
      dateText(line.day, language),
      line.what,
      String(line.people),
      hoursText(line.minutes),
      line.cents === null ? '' : dollarsInWords(line.cents),
    ]);
  row([t.total, '', '', hoursText(report.minutes), dollarsInWords(report.cents)], { weight: 600 });
  y += 10;
  if (y + 40 > BOTTOM) newPage();
  put(t.counting, { size: 9, color: MUTED }, 4);
  doc.end();
  return doc;
}

/** The figures at the top, the same in every format. */
export const figureRows = (report: ReportSheet['report'], t: Messages['hoursReport']): [string, string][] => [
  [t.homes, String(report.site.homes)],
  [t.required, String(report.site.homes)],
  [t.worked, hoursText(report.minutes)],
  [t.progress, t.percent(report.percent)],
  [t.spent, dollarsInWords(report.cents)],
];
