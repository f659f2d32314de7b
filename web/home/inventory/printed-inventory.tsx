import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { yearsOf } from '#contract/home/depreciation.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { formatDate, formatMoney, moneyColumn } from '#web/lib/format.ts';
import { cn } from '#web/ui/cn.ts';
import { type Row, slicesOf, sumsOf } from './find-items.ts';
import { inItems } from './in-items.ts';
import * as words from '#text/home/inventory-words.ts';
import * as t from '#text/home/inventory.ts';

const roomOf = (row: Row) => row.room || words.noRoom;
const NUMBER = 'tabular text-right whitespace-nowrap';
const CELL = 'py-1 pr-3 align-top last:pr-0';

/** The whole list for print: by room, all rows, with totals and no controls. */
export function PrintedInventory({ rows }: { rows: readonly Row[] }) {
  const home = useQuery(currentHomeQuery).data;
  const [today] = useState(() => new Date().toISOString());
  const { cost, worth, ageless } = sumsOf(rows);
  return (
    <section className="hidden text-xs print:block" aria-labelledby="printed-inventory">
      <h1 id="printed-inventory" className="text-xl">
        {t.inventory}
      </h1>
      {home && (
        <p className="text-sm">
          {home.address}, {home.city}, {home.state} {home.zip}
        </p>
      )}
      <p className="mb-4 text-muted">
        {t.printed(inItems(rows.length), formatMoney(cost), formatDate(today))}
      </p>
      {rows.length > 0 && <PrintedTable rows={rows} today={today} cost={cost} worth={worth} />}
      {ageless > 0 && (
        <p className="mt-2 text-muted">{t.printedAgeless(ageless, ageless.toLocaleString('en-US'))}</p>
      )}
    </section>
  );
}

type PrintedTableProps = { rows: readonly Row[]; today: string; cost: number; worth: number };

function PrintedTable({ rows, today, cost, worth }: PrintedTableProps) {
  const money = moneyColumn(rows.flatMap((row) => [row.cost, row.worth]));
  const byRoom = new Map<string, Row[]>();
  for (const row of rows) {
    const room = byRoom.get(roomOf(row));
    if (room) room.push(row);
    else byRoom.set(roomOf(row), [row]);
  }
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line-strong text-left">
          {[t.item, t.category, t.age, t.condition].map((title) => (
            <th key={title} scope="col" className={CELL}>
              {title}
            </th>
          ))}
          {[t.qty, t.costToReplace, t.actualCashValue].map((title) => (
            <th key={title} scope="col" className={cn(CELL, 'text-right')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {slicesOf(rows, roomOf).map((room) => (
        <tbody key={room.name}>
          <tr className="break-inside-avoid break-after-avoid border-b border-line">
            <th scope="rowgroup" colSpan={5} className={cn(CELL, 'pt-4 text-left text-sm')}>
              {room.name}, {inItems(room.items)}
            </th>
            <td className={cn(CELL, NUMBER, 'pt-4 text-sm font-semibold')}>{money(room.cost)}</td>
            <td />
          </tr>
          {(byRoom.get(room.name) ?? []).map((row) => (
            <PrintedRow key={row.item.id} row={row} today={today} money={money} />
          ))}
        </tbody>
      ))}
      <tbody>
        <tr className="break-inside-avoid border-t-2 border-line-strong text-sm font-semibold">
          <th scope="row" colSpan={5} className={cn(CELL, 'pt-2 text-left')}>
            {t.total}
          </th>
          <td className={cn(CELL, NUMBER, 'pt-2')}>{money(cost)}</td>
          <td className={cn(CELL, NUMBER, 'pt-2')}>{money(worth)}</td>
        </tr>
      </tbody>
    </table>
  );
}

type PrintedRowProps = { row: Row; today: string; money: (cents: number) => string };

function PrintedRow({ row, today, money }: PrintedRowProps) {
  const { item } = row;
  const years = yearsOf(item, today.slice(0, 10));
  const make = [item.brand, item.model].filter(Boolean).join(' ');
  return (
    <tr className="break-inside-avoid border-b border-line">
      <th scope="row" className={cn(CELL, 'text-left font-normal wrap-anywhere')}>
        {item.name}
        {make && <span className="text-muted"> · {make}</span>}
      </th>
      <td className={CELL}>{words.categories[item.category]}</td>
      <td className={cn(CELL, 'whitespace-nowrap')}>{years === null ? '' : words.years(years)}</td>
      <td className={CELL}>{item.condition && words.conditions[item.condition]}</td>
      <td className={cn(CELL, NUMBER)}>{item.quantity.toLocaleString('en-US')}</td>
      <td className={cn(CELL, NUMBER)}>{money(row.cost)}</td>
      <td className={cn(CELL, NUMBER)}>{row.worth === null ? t.ageNotReported : money(row.worth)}</td>
    </tr>
  );
}
