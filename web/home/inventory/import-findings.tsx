import type { ImportPreview } from '#contract/home/inventory-lists.ts';
import { centsOf } from '#contract/money.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import * as words from '#text/home/inventory-words.ts';
import * as t from '#text/home/inventory-import.ts';

type Sample = ImportPreview['sample'][number];
type Fault = ImportPreview['errors'][number];

const dollars = (amount: number) => formatMoney(centsOf(amount));
const rows = (count: number) => t.rows(count, count.toLocaleString('en-US'));

const SAMPLE: Column<Sample>[] = [
  { key: 'name', header: t.sample.item, cell: (row) => row.name },
  { key: 'room', header: t.sample.room, cell: (row) => row.room ?? words.noRoom },
  { key: 'category', header: t.sample.category, cell: (row) => words.categories[row.category] },
  { key: 'quantity', header: t.sample.qty, cell: (row) => row.quantity, numeric: true },
  { key: 'value', header: t.sample.value, cell: (row) => dollars(row.estValue), numeric: true },
];

const FAULTS: Column<Fault>[] = [
  { key: 'row', header: t.row, cell: (fault) => t.rowNumber(fault.row) },
  { key: 'column', header: t.columnHeader, cell: (fault) => fault.column || t.missingColumn },
  { key: 'message', header: t.whatToFix, cell: (fault) => fault.message },
];

/** What would be imported, and every row that wouldn't, with the reason. */
export function ImportFindings({ preview }: { preview: ImportPreview }) {
  const { good, errors, errorCount, newRooms, asOther, sample, free, totalValue } = preview;
  const bad = new Set(errors.map((fault) => fault.row)).size;
  return (
    <div className="grid gap-4">
      <Notice
        live
        tone={good === 0 || good > free ? 'danger' : errorCount > 0 ? 'warning' : 'success'}
        title={good === 0 ? t.noneGood : t.good(rows(good), dollars(totalValue))}
      >
        {good > free && <p>{t.noSpace(free.toLocaleString('en-US'))}</p>}
        {errorCount > 0 && (
          <p>
            {errors.length < errorCount ? t.moreToFix(rows(bad)) : t.toFix(bad, rows(bad))}
            {good > 0 && ` ${t.importOthers}`}
          </p>
        )}
        {newRooms.length > 0 && <p>{t.newRooms(newRooms.join(', '))}</p>}
        {asOther > 0 && <p>{t.asOther(rows(asOther))}</p>}
      </Notice>
      {sample.length > 0 && (
        <Table
          caption={good > sample.length ? t.firstOf(sample.length, rows(good)) : t.willBeAdded}
          showCaption
          columns={SAMPLE}
          rows={sample}
          rowKey={(row) => String(row.row)}
        />
      )}
      {errors.length > 0 && (
        <Table
          caption={errors.length < errorCount ? t.firstProblems(errors.length) : t.problems}
          showCaption
          columns={FAULTS}
          rows={errors}
          rowKey={(fault) => `${fault.row} ${fault.column} ${fault.message}`}
        />
      )}
    </div>
  );
}
