import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { sentence } from '#web/lib/api-error.ts';
import { inPoints } from '#web/points/format-points.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { costOf } from './order-words.ts';
import { cancelOrder } from './queries.ts';

/** What comes back, before and after it does. */
function backWords(order: Order, tense: 'will' | 'did'): string {
  if (order.status === 'PENDING') return 'Nothing was charged.';
  if (order.payWith === 'points')
    return tense === 'will'
      ? `${inPoints(order.pointsUsed)} come back to your balance at once.`
      : `${inPoints(order.pointsUsed)} are back in your balance.`;
  const card = order.payment?.card ?? 'card';
  return `${costOf(order)} goes back to your ${card}. Banks take 5 to 10 business days to show it.`;
}

/** Cancels an order after asking, and says what comes back. */
export function CancelButton({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    ...cancelOrder,
    onSuccess: () => toast({ title: 'Order canceled', text: backWords(order, 'did') }),
    onError: (error) => toast({ title: 'Order not canceled', text: sentence(error), destructive: true }),
    onSettled: async (...given) => {
      await cancelOrder.onSettled?.(...given);
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this order?"
        text={`${order.sku.name} will not be sent. ${backWords(order, 'will')}`}
        confirmLabel="Cancel order"
        cancelLabel="Keep it"
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(order.id)}
      />
    </>
  );
}
