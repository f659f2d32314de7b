import { setImmediate as turn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { type Language, LOCALES } from '#contract/text/language.ts';
import { Pen, registerFonts, type Style } from '#server/platform/pdf-text.ts';
import type { Ledger } from './ledger.ts';

/** US Letter in points. */
const PAGE = { width: 612, height: 792, margin: 48 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 20;
const ROW = 18;
/** Rows drawn before other requests get their turn: 2,000 lines take seconds. */
const ROWS_AT_ONCE = 20;
const INK = '#16241f';
const MUTED = '#51605a';
const RULE = '#d9d3c5';

type Column = { title: string; share: number; right?: boolean };
type Words = Messages['recoveryLog'];
export type LedgerSheet = {
  address: string;
  madeOn: string;
  ledger: Ledger;
  words: Words;
  foot: string;
  language: Language;
};

/** Days and months as people write them: the adjuster reads this page. */
const datesIn = (language: Language) => {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const month = written({ month: 'long', year: 'numeric' });
  return { day: written({ dateStyle: 'medium' }), month: (text: string) => month(`${text}-01`) };
};

/**
 * The form adjusters use: normal and incurred cost side by side for each category, month by month, then every line.
 * The document can be read while it is drawn.
 */
export function drawLedger(given: LedgerSheet): PDFKit.PDFDocument {
  const { address, madeOn, ledger, words, foot, language } = given;
  const written = datesIn(language);
  const { sheet: t, categories, expenseStates } = words;
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${t.title}, ${address}`, Author: BRAND.name, Creator: BRAND.name },
  });
  registerFonts(doc);
  const pen = new Pen(doc);
  let y = 0;
  let page = 0;
  const newPage = () => {
    doc.addPage();
    page += 1;
    y = PAGE.margin;
    const style = { size: 8, color: MUTED };
    pen.line(foot, PAGE.margin, PAGE.height - PAGE.margin + 8, style);
    pen.line(String(page), PAGE.margin, PAGE.height - PAGE.margin + 8, style, { width: WIDTH, to: 'right' });
  };
  const put = (text: string, style: Style, gap: number) => {
    if (y + gap > BOTTOM) newPage();
    y = pen.text(text, PAGE.margin, y, style, WIDTH) + gap;
  };
  const table = async (
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    sum?: readonly string[],
  ) => {
    const row = (cells: readonly string[], style: Partial<Style>) => {
      let x = PAGE.margin;
      cells.forEach((cell, i) => {
        const { share, right = false } = columns[i] ?? { share: 0 };
        const width = share * WIDTH;
        const look = { size: 9.5, color: INK, isTabular: right, ...style };
        const [shown = ''] = pen.lines(cell, look, width - 6, 1);
        pen.line(shown, x, y + 4, look, { width: width - 6, to: right ? 'right' : 'left' });
        x += width;
      });
      y += ROW;
      doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.margin + WIDTH, y)
        .lineWidth(0.6)
        .strokeColor(RULE)
        .stroke();
    };
    const head = () =>
      row(
        columns.map(({ title }) => title),
        { weight: 600, color: MUTED },
      );
    if (y + 3 * ROW > BOTTOM) newPage();
    head();
    for (const [i, cells] of rows.entries()) {
      if (i % ROWS_AT_ONCE === 0) await turn();
      if (doc.destroyed) throw new Error('the ledger is no longer read');
      if (y + ROW > BOTTOM) {
        newPage();
        head();
      }
      row(cells, {});
    }
    if (sum) row(sum, { weight: 600 });
    y += 18;
  };

  const draw = async () => {
    newPage();
    put(t.title, { size: 20, weight: 700, color: '#1d4a3c' }, 6);
    put(
      `${address}. ${t.lossOn(written.day(ledger.lossDate))}. ${t.madeOn(written.day(madeOn))}.`,
      { size: 10, color: INK },
      6,
    );
    put(t.rule, { size: 9, color: MUTED }, 14);
    const sums: Column[] = [
      { title: t.category, share: 0.4 },
      { title: t.normal, share: 0.2, right: true },
      { title: t.incurred, share: 0.2, right: true },
      { title: t.difference, share: 0.2, right: true },
    ];
    for (const month of ledger.months) {
      // Keep a heading on the page of its table.
      if (y + 5 * ROW > BOTTOM) newPage();
      put(written.month(month.month), { size: 12, weight: 600, color: INK }, 6);
      await table(
        sums,
        month.categories.map(({ category, normalCents, incurredCents, claimableCents }) => [
          categories[category],
          dollarsInWords(normalCents),
          dollarsInWords(incurredCents),
          dollarsInWords(claimableCents),
        ]),
        [t.total, ...[month.normalCents, month.incurredCents, month.claimableCents].map(dollarsInWords)],
      );
    }
    if (y + 5 * ROW > BOTTOM) newPage();
    put(t.lines, { size: 12, weight: 600, color: INK }, 6);
    await table(
      [
        { title: t.date, share: 0.14 },
        { title: t.category, share: 0.16 },
        { title: t.payee, share: 0.22 },
        { title: t.amount, share: 0.13, right: true },
        { title: t.paid, share: 0.18, right: true },
        { title: t.status, share: 0.17 },
      ],
      ledger.expenses
        .toReversed()
        .map(({ day, details, paidCents, state }) => [
          written.day(day),
          categories[details.category],
          details.payee,
          dollarsInWords(details.amountCents),
          dollarsInWords(paidCents),
          expenseStates[state],
        ]),
      [
        t.total,
        '',
        '',
        dollarsInWords(ledger.totals.spentCents),
        dollarsInWords(ledger.totals.paidCents),
        '',
      ],
    );
    doc.end();
  };
  draw().catch((error: Error) => doc.destroy(error));
  return doc;
}
