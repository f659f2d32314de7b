import type { ImportPreview } from '#contract/home/inventory-lists.ts';
import { centsOf } from '#contract/money.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Table, type Column } from '#web/ui/table.tsx';

type Sample = ImportPreview['sample'][number];
type Fault = ImportPreview['errors'][number];

const dollars = (amount: number) => formatMoney(centsOf(amount));
const rows = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`);

const SAMPLE: Column<Sample>[] = [
  { key: 'name', header: 'Item', cell: (row) => row.name },
  { key: 'room', header: 'Room', cell: (row) => row.room ?? 'No room' },
  { key: 'category', header: 'Category', cell: (row) => row.category },
  { key: 'quantity', header: 'Qty', cell: (row) => row.quantity, numeric: true },
  { key: 'value', header: 'Value', cell: (row) => dollars(row.estValue), numeric: true },
];

const FAULTS: Column<Fault>[] = [
  { key: 'row', header: 'Row', cell: (fault) => `Row ${fault.row}` },
  { key: 'column', header: 'Column', cell: (fault) => fault.column || 'Missing column' },
  { key: 'message', header: 'What to mend', cell: (fault) => fault.message },
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
        title={
          good === 0
            ? 'No row can be imported yet'
            : `${rows(good)} can be imported, worth ${dollars(totalValue)}`
        }
      >
        {good > free && (
          <p>This home has room for {free.toLocaleString('en-US')} more items. Shorten the list.</p>
        )}
        {errorCount > 0 && (
          <p>
            {errors.length < errorCount ? `More than ${rows(bad)}` : rows(bad)} {bad === 1 ? 'has' : 'have'}{' '}
            something to mend.{' '}
            {good > 0 && 'You can import the others now, or mend the file and choose it again.'}
          </p>
        )}
        {newRooms.length > 0 && <p>New rooms: {newRooms.join(', ')}.</p>}
        {asOther > 0 && <p>{rows(asOther)} with a category we do not have will be in Other.</p>}
      </Notice>
      {sample.length > 0 && (
        <Table
          caption={
            good > sample.length ? `The first ${sample.length} of ${rows(good)}` : 'What will be added'
          }
          showCaption
          columns={SAMPLE}
          rows={sample}
          rowKey={(row) => String(row.row)}
        />
      )}
      {errors.length > 0 && (
        <Table
          caption={errors.length < errorCount ? `The first ${errors.length} things to mend` : 'To mend'}
          showCaption
          columns={FAULTS}
          rows={errors}
          rowKey={(fault) => `${fault.row} ${fault.column} ${fault.message}`}
        />
      )}
    </div>
  );
}
