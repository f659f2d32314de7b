import { moneyColumn } from '#web/lib/format.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { inItems } from './in-items.ts';
import type { Slice } from './find-items.ts';
import * as t from '#text/home/inventory.ts';

const FILLS = [
  'bg-pine',
  'bg-sky',
  'bg-plan-purple',
  'bg-plan-orange',
  'bg-moss',
  'bg-plan-blue',
  'bg-amber',
];
const SHOWN = 8;

/** The most valuable few by name, the rest combined. */
function fold(slices: readonly Slice[]): Slice[] {
  if (slices.length <= SHOWN) return [...slices];
  const rest = slices.slice(SHOWN - 1);
  return [
    ...slices.slice(0, SHOWN - 1),
    {
      name: t.more(rest.length),
      items: rest.reduce((sum, slice) => sum + slice.items, 0),
      cost: rest.reduce((sum, slice) => sum + slice.cost, 0),
    },
  ];
}

type ValueBarsProps = { title: string; header: string; slices: readonly Slice[]; tone: number };

/** Values as bars in a table: the numbers are visible to everyone. */
export function ValueBars({ title, header, slices, tone }: ValueBarsProps) {
  const most = Math.max(1, ...slices.map((slice) => slice.cost));
  const shown = fold(slices);
  const money = moneyColumn(shown.map((slice) => slice.cost));
  const all = slices.reduce((sum, slice) => sum + slice.cost, 0);
  return (
    <Card className="content-start">
      <CardTitle as="h2">{title}</CardTitle>
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{header}</th>
            <th scope="col">{t.items}</th>
            <th scope="col">{t.costToReplace}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((slice) => (
            <tr key={slice.name} className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
              <th scope="row" className="min-w-0 truncate font-medium">
                {slice.name}
              </th>
              <td className="tabular order-last text-sm text-muted">
                {inItems(slice.items)}
                {all > 0 && ` · ${Math.round((slice.cost / all) * 100)}%`}
              </td>
              <td className="tabular text-right font-medium">
                {money(slice.cost)}
                <span className="sr-only">.</span>
              </td>
              <td
                aria-hidden="true"
                className="order-last col-span-2 mt-1 h-2.5 overflow-hidden rounded-full bg-line"
              >
                <span
                  className={cn('block h-full rounded-full', FILLS[tone % FILLS.length])}
                  style={{ width: `${Math.max(slice.cost > 0 ? 1 : 0, (slice.cost / most) * 100)}%` }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
