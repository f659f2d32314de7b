import { useMutation, useQuery } from '@tanstack/react-query';
import type { Booking } from '#contract/service/bookings.ts';
import { sentence } from '#web/lib/api-error.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { BankWait } from '#web/money/payments/bank-wait.tsx';
import { FormSkeleton } from '#web/money/payments/form-skeleton.tsx';
import { PaymentForm } from '#web/money/payments/payment-form.tsx';
import { useBankCheck } from '#web/money/payments/use-bank-check.ts';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { checkQuotePayment, quotePaymentQuery } from './queries.ts';
import * as t from '#text/service/bookings.ts';

type PayQuoteProps = { homeId: string; booking: Booking; cents: number; onClose: () => void };

/** Pays an approved price by card. The server decides whether the money arrived, never this browser. */
export function PayQuoteDialog({ homeId, booking, cents, onClose }: PayQuoteProps) {
  const which = { homeId, bookingId: booking.id };
  const begun = useQuery(quotePaymentQuery({ ...which, cents }));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{t.payTitle}</DialogTitle>
        <DialogText>{t.payText(booking.partner ?? t.aPartner)}</DialogText>
        {begun.isPending && <FormSkeleton />}
        {begun.isError && (
          <Notice tone="danger" title={t.paying.notStarted} live>
            {sentence(begun.error)}
          </Notice>
        )}
        {begun.data && (
          <CardStep which={which} cents={cents} clientSecret={begun.data.clientSecret} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

const TRIES = 6;

type CardStepProps = Pick<PayQuoteProps, 'cents' | 'onClose'> & {
  which: { homeId: string; bookingId: string };
  clientSecret: string;
};

function CardStep({ which, cents, clientSecret, onClose }: CardStepProps) {
  const { mutateAsync } = useMutation(checkQuotePayment);
  const isSettled = async () => {
    const last = (await mutateAsync(which)).payments.at(-1);
    if (!last || last.state === 'waiting' || last.state === 'processing') return false;
    const sum = moneyWithCents(last.cents);
    toast(
      last.state === 'paid'
        ? { title: t.paying.paid(sum), text: t.paying.paidText }
        : { title: t.payments[last.state](sum) },
    );
    onClose();
    return true;
  };
  const { state, problem, setProblem, check } = useBankCheck({ tries: TRIES, isSettled });
  if (state === 'form')
    return (
      <div className="grid gap-4">
        {problem && (
          <Notice tone="danger" title={t.paying.notCharged} live>
            {problem}
          </Notice>
        )}
        <PaymentForm
          clientSecret={clientSecret}
          amountCents={cents}
          purpose="payment"
          submitLabel={t.payByCard(moneyWithCents(cents))}
          returnPath={`/bookings/${which.bookingId}`}
          onDone={check}
          onFailed={setProblem}
        />
      </div>
    );
  return (
    <BankWait
      isChecking={state === 'checking'}
      words={{ checking: t.paying.checking, silent: t.paying.silent, again: t.paying.again }}
      onCheck={check}
    >
      {problem ?? t.paying.mayClose}
    </BankWait>
  );
}
