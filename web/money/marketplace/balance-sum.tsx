import { formatDelta, formatPoints } from '#web/money/points/format-points.ts';
import { cn } from '#web/ui/cn.ts';
import * as t from '#text/money/marketplace.ts';

type BalanceSumProps = { balance: number; cost: number };

/** Balance, cost and remainder. */
export function BalanceSum({ balance, cost }: BalanceSumProps) {
  const rest = balance - cost;
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <dl className="tabular grid gap-1.5 rounded-control bg-sunken p-4">
      <div className={row}>
        <dt className="text-muted">{t.pointsBalance}</dt>
        <dd>{formatPoints(balance)}</dd>
      </div>
      <div className={row}>
        <dt className="text-muted">{t.thisItem}</dt>
        <dd>{formatDelta(-cost)}</dd>
      </div>
      <div className={cn(row, 'border-t border-line-strong pt-1.5 font-semibold')}>
        <dt>{rest >= 0 ? t.leftAfterwards : t.missing}</dt>
        <dd className={rest >= 0 ? 'text-moss-ink' : 'text-danger-ink'}>{formatPoints(Math.abs(rest))}</dd>
      </div>
    </dl>
  );
}
