import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LEAST_REPAYMENT_CENTS, type RepaymentsView } from '#contract/money/repayments.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { toast } from '#web/lib/toast.ts';
import { BankWait } from '#web/money/payments/bank-wait.tsx';
import { PaymentForm } from '#web/money/payments/payment-form.tsx';
import { useBankCheck } from '#web/money/payments/use-bank-check.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { checkRepayment, startRepayment } from './queries.ts';
import * as t from '#text/money/repayments.ts';

type PayDialogProps = { view: RepaymentsView; open: boolean; onClose: () => void };

/** Repays part or all of the balance by card. */
export function PayDialog({ view, open, onClose }: PayDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {open && (
        <DialogContent>
          <DialogTitle>{t.makeAPayment}</DialogTitle>
          <DialogText>{t.youOwe(moneyWithCents(view.balanceCents))}</DialogText>
          <Steps view={view} onClose={onClose} />
        </DialogContent>
      )}
    </Dialog>
  );
}

type Begun = { repaymentId: string; clientSecret: string; cents: number };

function Steps({ view, onClose }: Omit<PayDialogProps, 'open'>) {
  const [begun, setBegun] = useState<Begun>();
  if (!begun) return <AmountForm view={view} onBegun={setBegun} />;
  return <CardStep key={begun.clientSecret} begun={begun} onClose={onClose} />;
}

/** The amount due now, or the next payment, or the whole balance. */
const suggested = ({ overdueCents, dueNext, balanceCents }: RepaymentsView): number =>
  overdueCents || dueNext?.cents || balanceCents;

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Reads "125" or "125.50" as cents. */
const readCents = (typed: string): number | undefined =>
  /^\$?\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace('$', '')) * 100) : undefined;

function problemWith(cents: number | undefined, balanceCents: number): string | undefined {
  if (cents === undefined) return t.enterDollars;
  if (cents > balanceCents) return t.tooMuch(moneyWithCents(balanceCents));
  const least = Math.min(LEAST_REPAYMENT_CENTS, balanceCents);
  return cents < least ? t.enterAtLeast(moneyWithCents(least)) : undefined;
}

function AmountForm({ view, onBegun }: { view: RepaymentsView; onBegun: (begun: Begun) => void }) {
  const [typed, setTyped] = useState(inDollars(suggested(view)));
  const [problem, setProblem] = useState<string>();
  const [key] = useState(newIdempotencyKey);
  const start = useMutation(startRepayment);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const cents = readCents(typed.trim());
    const wrong = problemWith(cents, view.balanceCents);
    setProblem(wrong);
    if (wrong || cents === undefined) return;
    try {
      onBegun({ ...(await start.mutateAsync({ cents, idempotencyKey: `${key}:${cents}` })), cents });
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields['cents']) || sentence(error));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={t.amountInDollars} error={problem} required>
        <Input inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {readCents(typed.trim()) !== view.balanceCents && (
          <Button type="button" variant="outline" onClick={() => setTyped(inDollars(view.balanceCents))}>
            {t.payAll(moneyWithCents(view.balanceCents))}
          </Button>
        )}
        <Button type="submit" busy={start.isPending}>
          {t.continueToCard}
        </Button>
      </div>
    </form>
  );
}

const TRIES = 6;

function CardStep({ begun, onClose }: { begun: Begun; onClose: () => void }) {
  const { mutateAsync } = useMutation(checkRepayment);
  const isSettled = async () => {
    const { payment, view } = await mutateAsync(begun.repaymentId);
    if (payment === 'paid') {
      const owed = view.balanceCents === 0 ? t.settled : t.stillOwe(moneyWithCents(view.balanceCents));
      toast({ title: t.weReceived(moneyWithCents(begun.cents)), text: owed });
    } else if (payment === 'returned') {
      toast({ title: t.paymentReturned, text: t.returnedDetail });
    } else return false;
    onClose();
    return true;
  };
  const { state, problem, setProblem, check } = useBankCheck({ tries: TRIES, isSettled });
  if (state === 'form')
    return (
      <div className="grid gap-4">
        {problem && (
          <Notice tone="danger" title={t.notCharged} live>
            {problem}
          </Notice>
        )}
        <PaymentForm
          clientSecret={begun.clientSecret}
          amountCents={begun.cents}
          purpose="payment"
          submitLabel={t.pay(moneyWithCents(begun.cents))}
          returnPath="/membership#repayments"
          onDone={check}
          onFailed={setProblem}
        />
      </div>
    );
  return (
    <BankWait
      isChecking={state === 'checking'}
      words={{ checking: t.checking, silent: t.bankSilent, again: t.checkAgain }}
      onCheck={check}
    >
      {t.mayClose(problem ?? '')}
    </BankWait>
  );
}
