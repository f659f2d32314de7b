import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/money/orders.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { backWords } from './order-words.ts';
import { cancelOrder } from './queries.ts';

/** Cancels a purchase after confirmation and says what is refunded. */
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
