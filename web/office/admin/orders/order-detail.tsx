import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderNumber } from '#contract/money/orders.ts';
import type { AdminOrder } from '#contract/money/orders-admin.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { History } from '#web/office/admin/queue/history.tsx';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { addressLines, arrivalWords } from '#web/money/orders/delivery-words.ts';
import { priceLines } from '#web/money/orders/price-lines.ts';
import { StatusBadge } from '#web/money/orders/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/lib/toast.ts';
import { OrderActions } from './order-actions.tsx';
import { orderQuery, settlePayment } from './orders-queries.ts';
import { costOf, eventsOf, PAYMENT, REFUND } from './orders-words.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-purchases.ts';

/** One purchase: the buyer, the item, its history, its payment, and the next action. */
export function OrderDetail({ id }: { id: string }) {
  const query = useQuery(orderQuery(id));
  return (
    <DetailStates query={query} title={t.purchaseTitle} what={t.thePurchase}>
      {(order) => <Ready order={order} />}
    </DetailStates>
  );
}

function Ready({ order }: { order: AdminOrder }) {
  const { member, payment } = order;
  const who = member ? (
    <Link
      to={`/admin/members/${member.id}`}
      className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4 sm:min-h-0"
    >
      {member.name ? `${member.name}, ${member.email}` : member.email}
    </Link>
  ) : (
    t.accountDeleted
  );
  const refused = order.mails.filter(({ state }) => state === 'refused');
  return (
    <>
      <PaneTitle>{t.purchaseNumber(orderNumber(order))}</PaneTitle>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={order.status} />
        <span className="text-muted">
          {order.sku.name}, {costOf(order)}
        </span>
      </div>
      <OrderActions order={order} />
      {payment?.flagged && <Flag order={order} />}
      {refused.length > 0 && (
        <Notice tone="warning" title={t.bounced}>
          <p>{t.bouncedDetail}</p>
        </Notice>
      )}
      <PaneSection title={t.history}>
        <History events={eventsOf(order)} />
      </PaneSection>
      <PaneSection title={t.receipt}>
        <Facts
          facts={[
            [t.member, who],
            [t.item, order.sku.name],
            [t.placed, formatMoment(order.createdAt)],
            ...priceLines(order).map(({ label, amount }) => [label, amount] as const),
            [t.total, costOf(order)],
            [t.paidWith, order.payWith === 'points' ? t.points : (payment?.card ?? t.card)],
          ]}
        />
      </PaneSection>
      {order.delivery && <Delivery order={order} delivery={order.delivery} />}
      {payment && <Money order={order} payment={payment} />}
    </>
  );
}

type DeliveryProps = { order: AdminOrder; delivery: NonNullable<AdminOrder['delivery']> };

/** Where the goods go, for the person who packs them. */
function Delivery({ order, delivery }: DeliveryProps) {
  const arrival = arrivalWords(order);
  return (
    <PaneSection title={t.delivery}>
      <Facts
        facts={[
          [
            t.address,
            <address key="address" className="not-italic wrap-anywhere">
              {addressLines(delivery).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>,
          ],
          ...(arrival ? [[t.promised, arrival] as const] : []),
        ]}
      />
    </PaneSection>
  );
}

/** What we know about the money and from where: we request a refund, and the provider confirms it. */
function Money({ order, payment }: { order: AdminOrder; payment: NonNullable<AdminOrder['payment']> }) {
  const { refund, refundAskedAt } = order;
  return (
    <PaneSection title={t.payment}>
      <Facts
        facts={[
          [t.state, PAYMENT[payment.status]],
          [t.provider, payment.provider === 'stripe' ? t.stripe : t.builtInDemo],
          [t.providerId, payment.providerRef ?? t.noneYet],
          ...(payment.failure ? [[t.lastDecline, payment.failure] as const] : []),
          ...(payment.checkedAt ? [[t.providerChecked, formatMoment(payment.checkedAt)] as const] : []),
          ...(refundAskedAt ? [[t.refundRequestedAt, formatMoment(refundAskedAt)] as const] : []),
          ...(refund?.what === 'card' && refund.state !== 'due'
            ? [
                [
                  refund.state === 'done' ? t.refundConfirmed : REFUND.refused,
                  refund.at ? formatMoment(refund.at) : t.teamMustReview,
                ] as const,
              ]
            : []),
        ]}
      />
    </PaneSection>
  );
}

/** A payment problem that needs a team member. Resolving it moves no money: it records what was found. */
function Flag({ order }: { order: AdminOrder }) {
  const [isAsking, setAsking] = useState(false);
  const settle = useMutation(settlePayment);
  const { payment } = order;
  if (!payment?.flagged) return null;
  if (payment.flagSettledAt)
    return (
      <Notice title={t.flagResolved}>
        <p>
          {payment.flagged} {formatMoment(payment.flagSettledAt)}: {payment.flagNote}
        </p>
      </Notice>
    );
  return (
    <>
      <Notice
        tone="danger"
        title={t.flagOpen}
        action={
          <May use="payments.settle">
            <Button onClick={() => setAsking(true)}>{t.resolve}</Button>
          </May>
        }
      >
        <p>{t.flagDetail(payment.flagged)}</p>
      </Notice>
      {isAsking && (
        <DecisionDialog
          title={t.resolveQuestion}
          text={t.resolveDetail}
          action={t.markResolved}
          reason={{
            label: t.findings,
            hint: t.findingsHint,
            missing: t.findingsMissing,
            most: 500,
          }}
          onClose={() => setAsking(false)}
          onConfirm={async (note) => {
            await settle.mutateAsync({ paymentId: payment.id, note });
            toast({ title: t.resolved });
          }}
        />
      )}
    </>
  );
}
