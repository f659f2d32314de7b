import { useState } from 'react';
import { type Installment, LEDGER_NAMES, type LedgerEntry } from '#contract/money/repayments.ts';
import { formatDate, formatLongDay, moneyWithCents } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import * as t from '#text/money/repayments.ts';

const SCHEDULE: readonly Column<Installment>[] = [
  { key: 'day', header: t.due, cell: ({ day }) => formatLongDay(day) },
  { key: 'cents', header: t.amount, numeric: true, cell: ({ cents }) => moneyWithCents(cents) },
  {
    key: 'left',
    header: t.left,
    numeric: true,
    cell: ({ leftCents, isOverdue }) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        {isOverdue && <Badge tone="amber">{t.overdue}</Badge>}
        {leftCents === 0 ? <Badge tone="moss">{t.paid}</Badge> : moneyWithCents(leftCents)}
      </span>
    ),
  },
];

const FEW = 4;

/** Shows open payments first; the rest is one click away. */
export function ScheduleTable({ schedule }: { schedule: readonly Installment[] }) {
  const [isAll, setAll] = useState(false);
  const open = schedule.filter(({ leftCents }) => leftCents > 0);
  const shown = isAll ? schedule : open.slice(0, FEW);
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-lg font-semibold">{t.schedule}</h3>
      <Table caption={t.scheduleCaption} columns={SCHEDULE} rows={shown} rowKey={({ day }) => day} />
      {schedule.length > Math.min(open.length, FEW) && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setAll(!isAll)}>
          {isAll ? t.showFewer : t.showAll(schedule.length)}
        </Button>
      )}
    </div>
  );
}

const signed = (cents: number): string => `${cents > 0 ? '+' : '−'}${moneyWithCents(Math.abs(cents))}`;

const LEDGER: readonly Column<LedgerEntry>[] = [
  { key: 'at', header: t.date, cell: ({ at }) => formatDate(at) },
  {
    key: 'what',
    header: t.what,
    cell: ({ kind, note }) => (
      <span className="grid">
        <span>{LEDGER_NAMES[kind]}</span>
        {note && <span className="text-sm wrap-anywhere text-muted">{note}</span>}
      </span>
    ),
  },
  { key: 'cents', header: t.amount, numeric: true, cell: ({ cents }) => signed(cents) },
  {
    key: 'balance',
    header: t.balance,
    numeric: true,
    cell: ({ balanceCents }) => moneyWithCents(balanceCents),
  },
];

export const LedgerTable = ({ entries }: { entries: readonly LedgerEntry[] }) => (
  <div className="grid gap-3">
    <h3 className="font-sans text-lg font-semibold">{t.history}</h3>
    <Table caption={t.historyCaption} columns={LEDGER} rows={entries} rowKey={({ id }) => String(id)} />
  </div>
);
