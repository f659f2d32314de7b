import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Membership } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { PaymentStep } from './payment-step.tsx';
import { membershipQuery, payInvoice, startCardChange } from './queries.ts';
import { paymentTitle } from './settle.ts';
import * as t from '#text/money/membership.ts';

type CardDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  membership: Membership;
  /** Why the card on file failed, if that led here. */
  reason?: string | undefined;
};

/** An unpaid renewal. An unpaid upgrade isn't owed: without payment the current plan stays. */
const owedBy = ({ status, openInvoice }: Membership) => (status === 'late' ? openInvoice : null);

/** Replaces the card for future payments, and pays what is owed now. */
export function CardDialog({ open, onOpenChange, membership, reason }: CardDialogProps) {
  const owed = owedBy(membership);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{owed ? t.payWithAnotherCard : t.changeCard}</DialogTitle>
        <DialogText>{owed ? t.newCardPays(moneyWithCents(owed.totalCents)) : t.newCardLater}</DialogText>
        {owed && reason && (
          <Notice tone="danger" title={t.couldNotCharge(membership.card ?? t.yourCard)} live>
            {reason}
          </Notice>
        )}
        <CardChange membership={membership} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function CardChange({ membership, onDone }: { membership: Membership; onDone: () => void }) {
  const { mutate, ...start } = useMutation(startCardChange);
  const pay = useMutation(payInvoice);
  const client = useQueryClient();
  const isAsked = useRef(false);
  useEffect(() => {
    // Only once, even if effects run twice: each call starts another card change.
    if (isAsked.current) return;
    isAsked.current = true;
    mutate();
  }, [mutate]);
  const owed = owedBy(membership);
  const settle = () => {
    if (!owed) {
      onDone();
      return toast({ title: t.cardChanged });
    }
    pay.mutate(owed.id, {
      onSuccess: ({ membership: now }) => {
        onDone();
        if (now.status === 'late')
          return toast({
            title: t.paymentFailed,
            text: t.newCardSaved(now.openInvoice?.failure ?? t.paymentNotThrough),
            destructive: true,
          });
        toast({ title: t.paymentReceived, text: t.activeAgain });
      },
      onError: (error) => {
        onDone();
        toast({
          title: paymentTitle(error),
          text: t.newCardSaved(sentence(error)),
          destructive: true,
        });
      },
    });
  };
  if (start.isError)
    return (
      <ErrorState
        title={t.formNotLoaded}
        text={sentence(start.error)}
        safe={t.nothingChanged}
        retrying={start.isPending}
        onRetry={() => mutate()}
      />
    );
  if (!start.data)
    return (
      <SkeletonGroup label={t.loadingCardForm}>
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
    );
  return (
    <PaymentStep
      clientSecret={start.data.clientSecret}
      amountCents={0}
      purpose="card-change"
      cardNow={membership.card}
      submitLabel={owed ? t.saveCardAndPay(moneyWithCents(owed.totalCents)) : t.saveCard}
      returnPath="/membership"
      isThere={() => true}
      onDone={() => {
        void client.invalidateQueries({ queryKey: membershipQuery.queryKey });
        settle();
      }}
    />
  );
}
