import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MembershipView } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { PaymentForm } from '#web/money/payments/payment-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/lib/toast.ts';
import { refreshMembership } from './queries.ts';
import * as t from '#text/money/membership.ts';

type PaymentStepProps = {
  clientSecret: string;
  amountCents: number;
  purpose: 'subscription' | 'card-change';
  /** For a card change: the card that stays if the new one is declined. */
  cardNow?: string | null | undefined;
  submitLabel: string;
  zip?: string | undefined;
  returnPath: string;
  /** Whether the provider's current state includes what was paid for. */
  isThere: (view: MembershipView) => boolean;
  onDone: (view: MembershipView) => void;
};

/** How often and at what interval we poll the provider after the form is done: banks take a moment. */
const TRIES = 8;
const PAUSE_MS = 1500;
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/**
 * The card form, then the wait for the provider's confirmation. Closing the window is safe: a webhook reports
 * it too.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { clientSecret, amountCents, purpose, cardNow, submitLabel, zip, returnPath, isThere, onDone } =
    props;
  const isCard = purpose === 'card-change';
  const { mutateAsync } = useMutation(refreshMembership);
  const [state, setState] = useState<'form' | 'checking' | 'waiting'>('form');
  const [problem, setProblem] = useState<string>();
  const check = async () => {
    setState('checking');
    setProblem(undefined);
    try {
      for (let left = TRIES; left > 0; left -= 1) {
        const view = await mutateAsync();
        if (isThere(view)) return onDone(view);
        await pause();
      }
    } catch (error) {
      setProblem(sentence(error));
    }
    setState('waiting');
  };
  if (state === 'form')
    return (
      <div className="grid gap-4">
        {problem && (
          <Notice tone="danger" title={isCard ? t.cardNotSaved : t.cardNotCharged} live>
            {problem} {isCard && cardNow && t.cardStays(cardNow)}
          </Notice>
        )}
        <PaymentForm
          clientSecret={clientSecret}
          amountCents={amountCents}
          purpose={purpose}
          submitLabel={submitLabel}
          zip={zip}
          returnPath={returnPath}
          onDone={() => void check()}
          onFailed={(message) => {
            setProblem(message);
            // Saving a card isn't a payment, so no payment has failed.
            if (!isCard) toast({ title: t.paymentFailed, text: message, destructive: true });
          }}
        />
      </div>
    );
  return (
    <div role="status" className="grid min-h-40 content-center justify-items-center gap-3 text-center">
      {state === 'checking' ? (
        <>
          <Spinner className="text-2xl" />
          <p className="text-muted">{t.askingBank}</p>
        </>
      ) : (
        <>
          <p className="font-semibold">{t.bankSilent}</p>
          <p className="max-w-prose text-muted">
            {problem ?? (isCard ? t.newCardProcessing : t.paymentProcessing)}{' '}
            {isCard ? t.mayLeaveCard : t.mayLeavePayment}
          </p>
          <Button variant="outline" onClick={() => void check()}>
            {t.checkAgain}
          </Button>
        </>
      )}
    </div>
  );
}
