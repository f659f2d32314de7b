import type { MonthSum } from '#contract/home/recovery-records.ts';
import { formatMoney, formatMonth } from '#web/lib/format.ts';
import { categories } from '#text/home/recovery-log.ts';
import * as t from '#text/home/recovery-records.ts';

/** Normal and incurred costs by month: two bars, and the two columns that adjusters use. */
export function MonthTable({ months }: { months: readonly MonthSum[] }) {
  const most = Math.max(
    1,
    ...months.map(({ normalCents, incurredCents }) => Math.max(normalCents, incurredCents)),
  );
  return (
    <div className="grid gap-6">
      {months.toReversed().map((month) => (
        <div key={month.month} className="grid gap-2">
          <h3 className="text-lg">{formatMonth(`${month.month}-01`)}</h3>
          <Bars month={month} most={most} />
          <div className="overflow-x-auto">
            <table className="tabular w-full text-sm">
              <thead>
                <tr className="border-b border-line text-muted">
                  <th scope="col" className="py-2 text-left font-medium">
                    {t.category}
                  </th>
                  {[t.normal, t.incurred, t.difference].map((title) => (
                    <th key={title} scope="col" className="py-2 pl-3 text-right font-medium">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {month.categories.map((row) => (
                  <Row key={row.category} title={categories[row.category]} sums={row} />
                ))}
                <Row title={t.total} sums={month} isTotal />
              </tbody>
            </table>
          </div>
        </div>
      ))}
    </div>
  );
}

type Sums = Pick<MonthSum, 'normalCents' | 'incurredCents' | 'claimableCents'>;

const Row = ({ title, sums, isTotal = false }: { title: string; sums: Sums; isTotal?: boolean }) => (
  <tr className={isTotal ? 'font-semibold' : 'border-b border-line'}>
    <th scope="row" className="py-2 text-left font-[inherit]">
      {title}
    </th>
    {[sums.normalCents, sums.incurredCents, sums.claimableCents].map((cents, i) => (
      <td key={i} className="py-2 pl-3 text-right">
        {formatMoney(cents)}
      </td>
    ))}
  </tr>
);

function Bars({ month, most }: { month: MonthSum; most: number }) {
  const share = (cents: number) => (cents / most) * 100;
  const label = t.chart(
    formatMonth(`${month.month}-01`),
    formatMoney(month.normalCents),
    formatMoney(month.incurredCents),
  );
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 8" preserveAspectRatio="none" className="h-8 w-full">
      <rect x="0" y="0" width={share(month.normalCents)} height="3.5" className="fill-sky" />
      <rect x="0" y="4.5" width={share(month.incurredCents)} height="3.5" className="fill-pine" />
    </svg>
  );
}
