import { CircleStar } from 'lucide-react';
import type { Sku } from '#contract/money/marketplace.ts';
import { formatPoints } from '#web/money/points/format-points.ts';
import { Badge } from '#web/ui/badge.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import * as t from '#text/money/marketplace.ts';

/** The cost in points, and in dollars if it can be bought by card. */
export function SkuCosts({ sku }: { sku: Pick<Sku, 'pointsCost' | 'priceCents'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {sku.pointsCost > 0 && (
        <Badge tone="pine" className="tabular">
          <CircleStar aria-hidden="true" />
          {t.points(formatPoints(sku.pointsCost))}
        </Badge>
      )}
      {sku.priceCents > 0 && (
        <span className="tabular text-sm text-muted">
          {sku.pointsCost > 0
            ? t.orByCard(formatPrice(sku.priceCents))
            : t.byCard(formatPrice(sku.priceCents))}
        </span>
      )}
    </p>
  );
}
