import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { orderNumber } from '#contract/money/orders.ts';
import type { AdminOrder } from '#contract/money/orders-admin.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { useMay } from '#web/core/accounts/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { moveOrder, type OrderVerb } from './orders-queries.ts';
import { consequenceOf, VERBS, verbsFor } from './orders-words.ts';
import * as t from '#text/office/admin-purchases.ts';

const REASON = {
  label: t.reason,
  hint: t.reasonHint,
  missing: t.reasonMissing,
  most: 300,
};
const NOTE = {
  label: t.note,
  hint: t.noteHint,
  most: 300,
};

/** The available actions for a purchase. Each one asks for confirmation and states its effect. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const [asking, setAsking] = useState<OrderVerb>();
  const move = useMutation(moveOrder);
  const may = useMay();
  const verbs = verbsFor(order).filter((verb) =>
    may(verb === 'fulfil' ? 'purchases.fulfill' : 'purchases.refund'),
  );
  return (
    <>
      {verbs.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {verbs.map((verb) => (
            <Button
              key={verb}
              variant={verb === 'fulfil' ? 'primary' : 'outline'}
              onClick={() => setAsking(verb)}
            >
              {VERBS[verb].verb}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <DecisionDialog
          title={`${VERBS[asking].verb}?`}
          text={consequenceOf(asking, order)}
          action={VERBS[asking].verb}
          dismiss={asking === 'cancel' ? t.keepPurchase : t.cancel}
          destructive={asking !== 'fulfil'}
          {...(asking === 'fulfil' ? { note: NOTE } : { reason: REASON })}
          onClose={() => setAsking(undefined)}
          onConfirm={async (words) => {
            await move.mutateAsync({ orderId: order.id, verb: asking, words });
            toast({ title: VERBS[asking].done(orderNumber(order)) });
          }}
        />
      )}
    </>
  );
}
