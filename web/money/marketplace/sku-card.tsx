import { useQuery } from '@tanstack/react-query';
import { Check, CreditCard } from 'lucide-react';
import { deliveryWords } from '#contract/money/deliveries.ts';
import type { Sku } from '#contract/money/marketplace.ts';
import { ordersQuery } from '#web/money/orders/queries.ts';
import { formatPoints } from '#web/money/points/format-points.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardTitle } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { availabilityOf, waitingFor } from './availability.ts';
import { SkuCosts } from './sku-costs.tsx';
import { SkuPicture } from '#web/money/orders/sku-picture.tsx';
import * as t from '#text/money/marketplace.ts';

/** How close the member is to affording it. */
function Reach({ sku, balance }: { sku: Sku; balance: number }) {
  const missing = sku.pointsCost - balance;
  if (missing <= 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="tabular text-sm text-muted">{t.pointsToGo(formatPoints(missing))}</p>
      <Progress
        label={t.pointsToward(sku.name)}
        value={(balance / sku.pointsCost) * 100}
        valueText={t.ofPoints(formatPoints(balance), formatPoints(sku.pointsCost))}
      />
    </div>
  );
}

type SkuCardProps = { sku: Sku; balance: number | undefined; onRedeem: (sku: Sku) => void };

/** One catalog item: what it is, what it costs, and how many are left. */
export function SkuCard({ sku, balance, onRedeem }: SkuCardProps) {
  // Unpaid purchases are among the newest: they expire after at most half an hour.
  const orders = useQuery(ordersQuery());
  const waiting = waitingFor(sku.id, orders.data?.orders ?? []);
  const { isOpen, closed, left, limit } = availabilityOf(sku, waiting !== null);
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative">
        <SkuPicture sku={sku} isLazy className="aspect-[3/2] w-full bg-sunken" />
        {left && (
          <Badge tone="amber" className="absolute top-3 left-3">
            {left}
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <CardTitle as="h3" className="text-lg!">
          {sku.name}
        </CardTitle>
        <p className="text-muted">{sku.description}</p>
        <div className="mt-auto grid content-start gap-3 pt-1">
          <div className="grid gap-1.5">
            <SkuCosts sku={sku} />
            {sku.kind === 'goods' && (
              <p className="text-sm text-muted">{t.deliveredIn(deliveryWords(sku) ?? '')}</p>
            )}
            {limit && <p className="text-sm text-muted">{limit}</p>}
          </div>
          {balance !== undefined && isOpen && <Reach sku={sku} balance={balance} />}
          {isOpen ? (
            <Button variant="secondary" className="w-full" onClick={() => onRedeem(sku)}>
              {t.redeem} <span className="sr-only">{sku.name}</span>
            </Button>
          ) : waiting ? (
            // A separate document: only there may the card provider's script run.
            <a href={`/checkout/${waiting}`} className={buttonClass({ className: 'w-full' })}>
              <CreditCard className="size-5" aria-hidden="true" />
              {t.payNow} <span className="sr-only">{t.forItem(sku.name)}</span>
            </a>
          ) : (
            <p className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-sunken px-4 font-medium text-muted">
              {sku.stock !== 0 && <Check className="size-5" aria-hidden="true" />}
              {closed}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
