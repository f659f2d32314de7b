import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { orderNumber } from '#contract/money/orders.ts';
import type { AdminOrderRow } from '#contract/money/orders-admin.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { useBulkResults } from '#web/office/admin/queue/bulk-results.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { fulfillOrders } from './orders-queries.ts';

const inWords = (count: number) => (count === 1 ? '1 purchase' : `${count} purchases`);

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
    toast({ title: `${inWords(fulfilled.length)} fulfilled` });
    if (refused.length === 0) return onDone();
    showResults({
      done: fulfilled.length,
      failed: refused.map(({ orderId, reason }) => ({
        id: orderId,
        name: `Purchase ${orderNumber({ id: orderId })}`,
        why: reason,
      })),
    });
  };
  return (
    <>
      {paid.length > 0 ? (
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          Mark {paid.length} as fulfilled
        </Button>
      ) : (
        <span className="text-muted">None of them is paid and waiting.</span>
      )}
      {isAsking && (
        <DecisionDialog
          title={`Mark ${inWords(paid.length)} as fulfilled?`}
          text={[
            `${paid.length === 1 ? 'One member is' : `${paid.length} members are`} told by e-mail. This cannot be undone.`,
            rest > 0 &&
              `${rest} of the ${chosen.length} selected ${rest === 1 ? 'is' : 'are'} not paid or closed already, and left as ${rest === 1 ? 'it is' : 'they are'}.`,
          ]
            .filter((one) => one !== false)
            .join(' ')}
          action={`Mark ${paid.length} as fulfilled`}
          note={{
            label: 'Note for each of them',
            hint: 'A date or what comes next. May stay empty.',
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
