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

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right wrap-anywhere">{children}</dd>
    </div>
  );
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
            {paid ? 'Receipt' : 'Summary'}
          </CardTitle>
          {paid && (
            <Button variant="outline" size="small" className="print:hidden" onClick={() => window.print()}>
              <Printer className="size-5" aria-hidden="true" />
              Print
            </Button>
          )}
        </div>
        <dl className="tabular divide-y divide-line">
          <Line label="Purchase">{orderNumber(order)}</Line>
          {user && <Line label="For">{user.name ?? user.email}</Line>}
          <Line label="Item">{order.sku.name}</Line>
          <Line label="Placed">{formatMoment(order.createdAt)}</Line>
          {paid && <Line label="Paid">{formatMoment(paid.at)}</Line>}
          <Line label={paid ? 'Paid with' : 'Payment'}>
            {isCard ? (order.payment?.card ?? 'Card') : 'Points'}
          </Line>
          {order.delivery && (
            <Line label="Delivery to">
              {addressLines(order.delivery).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Line>
          )}
          {arrival && <Line label="Estimated delivery">{arrival}</Line>}
          {priceLines(order).map(({ label, amount }) => (
            <Line key={label} label={label}>
              {amount}
            </Line>
          ))}
          <Line label="Total">
            <span className="text-lg font-semibold">
              {costOf(order)}
              {isCard && <span className="text-sm font-normal text-muted"> US dollars</span>}
            </span>
          </Line>
          {cancelled && <Line label="Canceled">{formatMoment(cancelled.at)}</Line>}
          {order.refund && (
            <Line label="Refunded">
              {costOf(order)}
              {/* Points are refunded on cancellation; a card refund takes time. */}
              {order.refund.at && `, ${formatMoment(order.refund.at)}`}
              {order.refund.state === 'due' && ', on its way'}
              {order.refund.state === 'refused' && ', not yet'}
            </Line>
          )}
        </dl>
        {order.taxNote && <p className="text-sm text-muted">Sales tax: {order.taxNote}</p>}
        <p className="text-sm text-muted">
          {BRAND.name}, {SUPPORT_EMAIL}
        </p>
      </Card>
    </section>
  );
}
