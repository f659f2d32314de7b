import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { Messages } from '#contract/text/catalog.ts';
import { shield } from '#server/platform/csv-writing.ts';
import type { Ledger } from './ledger.ts';

/** Drops characters XML can't contain: control characters except tab and line breaks. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

const text = (value: string, bold = false): Cell =>
  value === ''
    ? null
    : {
        value: shield(value.toWellFormed().replaceAll(UNWRITABLE, '')),
        type: String,
        ...(bold ? { fontWeight: 'bold' as const } : {}),
      };
const money = (cents: number): Cell => ({ value: cents / 100, type: Number, format: '#,##0.00' });

/** Two sheets: normal and incurred cost by month and category, and every line. */
export async function ledgerXlsx(ledger: Ledger, words: Messages['recoveryLog']): Promise<Buffer> {
  const { sheet: t, categories, expenseStates } = words;
  const receipts = new Map(ledger.receipts.map(({ id, details }) => [id, details.name]));
  const head = (titles: readonly string[]) => titles.map((title) => text(title, true));
  const months = [
    head([t.month, t.category, t.normal, t.incurred, t.difference]),
    ...ledger.months.flatMap((month) => [
      ...month.categories.map((row) => [
        text(month.month),
        text(categories[row.category]),
        money(row.normalCents),
        money(row.incurredCents),
        money(row.claimableCents),
      ]),
      [
        text(month.month, true),
        text(t.total, true),
        money(month.normalCents),
        money(month.incurredCents),
        money(month.claimableCents),
      ],
    ]),
  ];
  const lines = [
    head([t.date, t.category, t.payee, t.note, t.receipt, t.amount, t.paid, t.status]),
    ...ledger.expenses
      .toReversed()
      .map(({ day, details, parentId, paidCents, state }) => [
        text(day),
        text(categories[details.category]),
        text(details.payee),
        text(details.note),
        text(parentId === null ? '' : (receipts.get(parentId) ?? '')),
        money(details.amountCents),
        money(paidCents),
        text(expenseStates[state]),
      ]),
  ];
  return writeXlsxFile([
    {
      data: months,
      sheet: t.summary,
      columns: [12, 26, 14, 14, 14].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    {
      data: lines,
      sheet: t.lines,
      columns: [12, 22, 30, 36, 30, 14, 14, 16].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
}
