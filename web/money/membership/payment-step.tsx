import { useMutation } from '@tanstack/react-query';
import type { MembershipView } from '#contract/money/membership.ts';
import { BankWait } from '#web/money/payments/bank-wait.tsx';
import { PaymentForm } from '#web/money/payments/payment-form.tsx';
import { useBankCheck } from '#web/money/payments/use-bank-check.ts';
import { Notice } from '#web/ui/notice.tsx';
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

const TRIES = 8;

/**
 * The card form, then the wait for the provider's confirmation. Closing the window is safe: a webhook reports
 * it too.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { clientSecret, amountCents, purpose, cardNow, submitLabel, zip, returnPath, isThere, onDone } =
    props;
  const isCard = purpose === 'card-change';
  const { mutateAsync } = useMutation(refreshMembership);
  const { state, problem, setProblem, check } = useBankCheck({
    tries: TRIES,
    isSettled: async () => {
      const view = await mutateAsync();
      if (!isThere(view)) return false;
      onDone(view);
      return true;
    },
  });
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
          onDone={check}
          onFailed={(message) => {
            setProblem(message);
            // Saving a card isn't a payment, so no payment has failed.
            if (!isCard) toast({ title: t.paymentFailed, text: message, destructive: true });
          }}
        />
      </div>
    );
  return (
    <BankWait
      isChecking={state === 'checking'}
      words={{ checking: t.askingBank, silent: t.bankSilent, again: t.checkAgain }}
      onCheck={check}
    >
      {problem ?? (isCard ? t.newCardProcessing : t.paymentProcessing)}{' '}
      {isCard ? t.mayLeaveCard : t.mayLeavePayment}
    </BankWait>
  );
}
