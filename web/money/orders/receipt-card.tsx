import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRAND } from '#contract/brand.ts';
import { SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import { orderNumber, type Order } from '#contract/money/orders.ts';
import { sessionQuery } from '#web/core/accounts/queries.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { addressLines, arrivalWords } from './delivery-words.ts';
import { costOf } from './order-words.ts';
import { priceLines } from './price-lines.ts';
import * as t from '#text/money/orders.ts';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Points are refunded on cancellation; a card refund takes time. */
function refundWords(order: Order): string {
  const cost = costOf(order);
  if (order.refund?.state === 'due') return t.refundDue(cost);
  if (order.refund?.state === 'refused') return t.refundNotYet(cost);
  return order.refund?.at ? t.refundedAt(cost, formatMoment(order.refund.at)) : cost;
}

/** What was paid, when and how, on screen and in print. */
export function ReceiptCard({ order }: { order: Order }) {
  const paid = order.timeline.find(({ status }) => status === 'PAID');
  const cancelled = order.timeline.find(({ status }) => status === 'CANCELLED');
  const user = useQuery(sessionQuery).data?.user;
  const isCard = order.payWith === 'card';
  const arrival = arrivalWords(order);
  return (
    <section aria-labelledby="receipt">
      <Card className="print:border-0 print:bg-transparent print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle as="h2" id="receipt">
            {paid ? t.receipt : t.summary}
          </CardTitle>
          {paid && (
            <Button variant="outline" size="small" className="print:hidden" onClick={() => window.print()}>
              <Printer className="size-5" aria-hidden="true" />
              {t.print}
            </Button>
          )}
        </div>
        <dl className="tabular divide-y divide-line">
          <Line label={t.purchaseLabel}>{orderNumber(order)}</Line>
          {user && <Line label={t.forWhom}>{user.name ?? user.email}</Line>}
          <Line label={t.item}>{order.sku.name}</Line>
          <Line label={t.placed}>{formatMoment(order.createdAt)}</Line>
          {paid && <Line label={t.paid}>{formatMoment(paid.at)}</Line>}
          <Line label={paid ? t.paidWith : t.payment}>
            {isCard ? (order.payment?.card ?? t.cardLabel) : t.points}
          </Line>
          {order.delivery && (
            <Line label={t.deliveryTo}>
              {addressLines(order.delivery).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Line>
          )}
          {arrival && <Line label={t.estimatedDelivery}>{arrival}</Line>}
          {priceLines(order).map(({ label, amount }) => (
            <Line key={label} label={label}>
              {amount}
            </Line>
          ))}
          <Line label={t.total}>
            <span className="text-lg font-semibold">
              {costOf(order)}
              {isCard && <span className="text-sm font-normal text-muted"> {t.usDollars}</span>}
            </span>
          </Line>
          {cancelled && <Line label={t.canceled}>{formatMoment(cancelled.at)}</Line>}
          {order.refund && <Line label={t.refunded}>{refundWords(order)}</Line>}
        </dl>
        {order.taxNote && <p className="text-sm text-muted">{t.salesTaxNote(order.taxNote)}</p>}
        <p className="text-sm text-muted">
          {BRAND.name}, {SUPPORT_EMAIL}
        </p>
      </Card>
    </section>
  );
}
