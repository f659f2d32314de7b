import type { MembershipView } from '#contract/money/membership.ts';
import { formatMoney } from '#web/lib/format.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { nightsOf } from './words.ts';

const columns: readonly Column<MembershipView['plans'][number]>[] = [
  { key: 'name', header: 'Plan', cell: ({ name }) => name },
  { key: 'month', header: 'A month', numeric: true, cell: ({ monthlyCents }) => formatMoney(monthlyCents) },
  { key: 'year', header: 'A year', numeric: true, cell: ({ yearlyCents }) => formatMoney(yearlyCents) },
  { key: 'cash', header: 'Cash', numeric: true, cell: ({ cashCents }) => formatMoney(cashCents) },
  { key: 'hotel', header: 'Hotel', cell: ({ hotelNights }) => nightsOf(hotelNights) },
];

/** The plans side by side, for members who can't choose one yet. */
export function PlanFigures({ plans }: Pick<MembershipView, 'plans'>) {
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="plans" className="text-2xl">
          The plans
        </h2>
        <p className="text-muted">Cash and hotel are for each declared event. A year costs ten months.</p>
      </div>
      <Table caption="The three plans" columns={columns} rows={plans} rowKey={({ plan }) => plan} />
    </section>
  );
}
