import { useState } from 'react';
import { type Installment, LEDGER_NAMES, type LedgerEntry } from '#contract/money/repayments.ts';
import { formatDate, formatLongDay, moneyWithCents } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

const SCHEDULE: readonly Column<Installment>[] = [
  { key: 'day', header: 'Due', cell: ({ day }) => formatLongDay(day) },
  { key: 'cents', header: 'Amount', numeric: true, cell: ({ cents }) => moneyWithCents(cents) },
  {
    key: 'left',
    header: 'Left',
    numeric: true,
    cell: ({ leftCents, isOverdue }) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        {isOverdue && <Badge tone="amber">Overdue</Badge>}
        {leftCents === 0 ? <Badge tone="moss">Paid</Badge> : moneyWithCents(leftCents)}
      </span>
    ),
  },
];

const FEW = 4;

/** Open payments first come into view; the rest is one click away. */
export function ScheduleTable({ schedule }: { schedule: readonly Installment[] }) {
  const [isAll, setAll] = useState(false);
  const open = schedule.filter(({ leftCents }) => leftCents > 0);
  const shown = isAll ? schedule : open.slice(0, FEW);
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-lg font-semibold">Schedule</h3>
      <Table caption="When each payment is due" columns={SCHEDULE} rows={shown} rowKey={({ day }) => day} />
      {schedule.length > Math.min(open.length, FEW) && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${schedule.length} payments`}
        </Button>
      )}
    </div>
  );
}

const signed = (cents: number): string => `${cents > 0 ? '+' : '−'}${moneyWithCents(Math.abs(cents))}`;

const LEDGER: readonly Column<LedgerEntry>[] = [
  { key: 'at', header: 'Date', cell: ({ at }) => formatDate(at) },
  {
    key: 'what',
    header: 'What',
    cell: ({ kind, note }) => (
      <span className="grid">
        <span>{LEDGER_NAMES[kind]}</span>
        {note && <span className="text-sm wrap-anywhere text-muted">{note}</span>}
      </span>
    ),
  },
  { key: 'cents', header: 'Amount', numeric: true, cell: ({ cents }) => signed(cents) },
  {
    key: 'balance',
    header: 'Balance',
    numeric: true,
    cell: ({ balanceCents }) => moneyWithCents(balanceCents),
  },
];

export const LedgerTable = ({ entries }: { entries: readonly LedgerEntry[] }) => (
  <div className="grid gap-3">
    <h3 className="font-sans text-lg font-semibold">History</h3>
    <Table
      caption="Every change, newest first"
      columns={LEDGER}
      rows={entries}
      rowKey={({ id }) => String(id)}
    />
  </div>
);
