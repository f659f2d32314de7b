import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/money/orders.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { backWords } from './order-words.ts';
import { cancelOrder } from './queries.ts';
import * as t from '#text/money/orders.ts';

/** Cancels a purchase after confirmation and says what is refunded. */
export function CancelButton({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    ...cancelOrder,
    onSuccess: () => toast({ title: t.purchaseCanceled, text: backWords(order, 'did') }),
    onError: (error) => toast({ title: t.purchaseNotCanceled, text: sentence(error), destructive: true }),
    onSettled: async (...given) => {
      await cancelOrder.onSettled?.(...given);
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.cancelPurchase}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.cancelQuestion}
        text={t.cancelDetail(order.sku.name, backWords(order, 'will'))}
        confirmLabel={t.cancelPurchase}
        cancelLabel={t.keepIt}
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(order.id)}
      />
    </>
  );
}
