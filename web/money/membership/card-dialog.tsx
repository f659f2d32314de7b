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
        <DialogTitle>{owed ? 'Pay with another card' : 'Change card'}</DialogTitle>
        <DialogText>
          {owed
            ? `The new card pays the ${moneyWithCents(owed.totalCents)} that is open, and what comes after.`
            : 'The new card is used from the next payment on. Nothing is charged now.'}
        </DialogText>
        {owed && reason && (
          <Notice tone="danger" title={`We could not charge ${membership.card ?? 'your card'}`} live>
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
      return toast({ title: 'Card changed' });
    }
    pay.mutate(owed.id, {
      onSuccess: ({ membership: now }) => {
        onDone();
        if (now.status === 'late')
          return toast({
            title: 'Payment Failed',
            text: `The new card is saved. ${now.openInvoice?.failure ?? 'The payment did not go through.'}`,
            destructive: true,
          });
        toast({ title: 'Payment received', text: 'Your membership is active again.' });
      },
      onError: (error) => {
        onDone();
        toast({
          title: paymentTitle(error),
          text: `The new card is saved. ${sentence(error)}`,
          destructive: true,
        });
      },
    });
  };
  if (start.isError)
    return (
      <ErrorState
        title="The form did not load"
        text={sentence(start.error)}
        safe="Nothing was changed."
        retrying={start.isPending}
        onRetry={() => mutate()}
      />
    );
  if (!start.data)
    return (
      <SkeletonGroup label="Loading the card form">
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
    );
  return (
    <PaymentStep
      clientSecret={start.data.clientSecret}
      amountCents={0}
      purpose="card-change"
      cardNow={membership.card}
      submitLabel={owed ? `Save card and pay ${moneyWithCents(owed.totalCents)}` : 'Save card'}
      returnPath="/membership"
      isThere={() => true}
      onDone={() => {
        void client.invalidateQueries({ queryKey: membershipQuery.queryKey });
        settle();
      }}
    />
  );
}
