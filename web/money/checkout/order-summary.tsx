import { Clock } from 'lucide-react';
import { orderNumber, type Order } from '#contract/money/orders.ts';
import { formatMoment } from '#web/lib/format.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { SkuPicture } from '#web/money/orders/sku-picture.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';

/** What is bought, at the price fixed when it was ordered. */
export function OrderSummary({ order, className }: { order: Order; className?: string }) {
  return (
    <section aria-labelledby="summary" className={className}>
      <Card>
        <CardTitle as="h2" id="summary">
          Order summary
        </CardTitle>
        <div className="flex items-start gap-4">
          <SkuPicture sku={order.sku} className="aspect-square w-20 shrink-0 rounded-control bg-sunken" />
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold">{order.sku.name}</p>
            <p className="line-clamp-4 text-sm text-muted">{order.sku.description}</p>
          </div>
        </div>
        <dl className="tabular grid gap-2 border-t border-line pt-4">
          <div className="flex items-baseline justify-between gap-4 text-muted">
            <dt>Order</dt>
            <dd>{orderNumber(order)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 text-lg font-semibold">
            <dt>Total</dt>
            <dd>
              {formatPrice(order.amountCents)}{' '}
              <span className="text-sm font-normal text-muted">US dollars</span>
            </dd>
          </div>
        </dl>
        {order.expiresAt && (
          <p className="flex items-start gap-2 text-sm text-muted">
            <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            Kept for you until {formatMoment(order.expiresAt)}. You can cancel until it is fulfilled.
          </p>
        )}
      </Card>
    </section>
  );
}
