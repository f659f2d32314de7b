import type { MembershipView } from '#contract/money/membership.ts';
import { formatMoney } from '#web/lib/format.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { nightsOf } from './words.ts';
import * as t from '#text/money/membership.ts';

const columns: readonly Column<MembershipView['plans'][number]>[] = [
  { key: 'name', header: t.plan, cell: ({ name }) => name },
  { key: 'month', header: t.aMonth, numeric: true, cell: ({ monthlyCents }) => formatMoney(monthlyCents) },
  { key: 'year', header: t.aYear, numeric: true, cell: ({ yearlyCents }) => formatMoney(yearlyCents) },
  { key: 'cash', header: t.cash, numeric: true, cell: ({ cashCents }) => formatMoney(cashCents) },
  { key: 'hotel', header: t.hotel, cell: ({ hotelNights }) => nightsOf(hotelNights) },
];

/** The plans side by side, for members who can't choose one yet. */
export function PlanFigures({ plans }: Pick<MembershipView, 'plans'>) {
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="plans" className="text-2xl">
          {t.thePlans}
        </h2>
        <p className="text-muted">{t.perEventYear}</p>
      </div>
      <Table caption={t.threePlans} columns={columns} rows={plans} rowKey={({ plan }) => plan} />
    </section>
  );
}
