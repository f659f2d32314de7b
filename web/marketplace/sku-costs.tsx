import { CircleStar } from 'lucide-react';
import type { Sku } from '#contract/marketplace.ts';
import { formatPoints } from '#web/points/format-points.ts';
import { Badge } from '#web/ui/badge.tsx';

/** "125.00": always two decimals, as prices are. */
const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** What it takes: points, and by card where it can be bought. */
export function SkuCosts({ sku }: { sku: Pick<Sku, 'pointsCost' | 'priceCents'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="pine" className="tabular">
        <CircleStar aria-hidden="true" />
        {formatPoints(sku.pointsCost)} points
      </Badge>
      {sku.priceCents > 0 && (
        <span className="tabular text-sm text-muted">or {inDollars(sku.priceCents)} by card</span>
      )}
    </p>
  );
}
