import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { orderNumber } from '#contract/money/orders.ts';
import type { AdminOrderRow } from '#contract/money/orders-admin.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { useBulkResults } from '#web/office/admin/queue/bulk-results.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { fulfillOrders } from './orders-queries.ts';
import * as t from '#text/office/admin-purchases.ts';

const inWords = (count: number) => (count === 1 ? t.onePurchase : t.purchaseCount(count));

type OrdersBulkProps = { chosen: readonly AdminOrderRow[]; onDone: () => void };

/** Fulfills the selected purchases that are paid; failures are listed by number. */
export function OrdersBulk({ chosen, onDone }: OrdersBulkProps) {
  const [isAsking, setAsking] = useState(false);
  const { results, showResults } = useBulkResults(onDone);
  const fulfil = useMutation(fulfillOrders);
  const paid = chosen.filter(({ status }) => status === 'PAID');
  const rest = chosen.length - paid.length;
  const confirm = async (note: string) => {
    const orderIds = paid.map(({ id }) => id);
    const { fulfilled, refused } = await fulfil.mutateAsync({ orderIds, ...(note === '' ? {} : { note }) });
    toast({ title: t.countFulfilled(inWords(fulfilled.length)) });
    if (refused.length === 0) return onDone();
    showResults({
      done: fulfilled.length,
      failed: refused.map(({ orderId, reason }) => ({
        id: orderId,
        name: t.purchaseNumber(orderNumber({ id: orderId })),
        why: reason,
      })),
    });
  };
  return (
    <>
      {paid.length > 0 ? (
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          {t.fulfillCount(paid.length)}
        </Button>
      ) : (
        <span className="text-muted">{t.nonePaid}</span>
      )}
      {isAsking && (
        <DecisionDialog
          title={t.fulfillQuestion(inWords(paid.length))}
          text={[t.membersEmailed(paid.length), rest > 0 && t.leftAlone(rest, chosen.length)]
            .filter((one) => one !== false)
            .join(' ')}
          action={t.fulfillCount(paid.length)}
          note={{
            label: t.noteEach,
            hint: t.noteEachHint,
            most: 300,
          }}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
      {results}
    </>
  );
}
