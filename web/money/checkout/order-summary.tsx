import { Clock } from 'lucide-react';
import { orderNumber, type Order } from '#contract/money/orders.ts';
import { formatMoment } from '#web/lib/format.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { addressLines, arrivalWords } from '#web/money/orders/delivery-words.ts';
import { priceLines } from '#web/money/orders/price-lines.ts';
import { SkuPicture } from '#web/money/orders/sku-picture.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import * as t from '#text/money/checkout.ts';

/** What is bought, at the price fixed when it was ordered. */
export function OrderSummary({ order, className }: { order: Order; className?: string }) {
  return (
    <section aria-labelledby="summary" className={className}>
      <Card>
        <CardTitle as="h2" id="summary">
          {t.purchaseSummary}
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
            <dt>{t.purchase}</dt>
            <dd>{orderNumber(order)}</dd>
          </div>
          {order.delivery && (
            <div className="flex items-baseline justify-between gap-4 text-muted">
              <dt>{t.deliveryTo}</dt>
              <dd className="text-right wrap-anywhere">
                {addressLines(order.delivery).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </dd>
            </div>
          )}
          {order.delivery && (
            <div className="flex items-baseline justify-between gap-4 text-muted">
              <dt>{t.deliveryEstimate}</dt>
              <dd className="text-right">{arrivalWords(order)}</dd>
            </div>
          )}
          {priceLines(order).map(({ label, amount }) => (
            <div key={label} className="flex items-baseline justify-between gap-4">
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 text-lg font-semibold">
            <dt>{t.total}</dt>
            <dd>
              {formatPrice(order.amountCents)}{' '}
              <span className="text-sm font-normal text-muted">{t.usDollars}</span>
            </dd>
          </div>
        </dl>
        {order.taxNote && <p className="text-sm text-muted">{t.salesTax(order.taxNote)}</p>}
        {order.expiresAt && (
          <p className="flex items-start gap-2 text-sm text-muted">
            <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {t.holding(formatMoment(order.expiresAt))}
          </p>
        )}
      </Card>
    </section>
  );
}
