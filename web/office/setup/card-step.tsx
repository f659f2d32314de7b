import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { payoutCardQuery, saveCard } from '#web/money/payouts/queries.ts';
import { SimulatedDebitForm } from '#web/money/payouts/simulated-debit-form.tsx';
import { StripeDebitForm } from '#web/money/payouts/stripe-debit-form.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';

const SUBMIT = 'Save card';

/** The debit card for emergency cash, without a dialog around it. */
export function CardStep({ onDone }: StepProps) {
  const view = useQuery(payoutCardQuery);
  const { mutateAsync } = useMutation(saveCard);
  const [refusal, setRefusal] = useState<string>();
  const onToken = async (token: string) => {
    setRefusal(undefined);
    try {
      await mutateAsync(token);
      onDone();
    } catch (error) {
      if (codeOf(error) !== 'step_up_required') setRefusal(sentence(error));
    }
  };
  if (view.isLoadingError)
    return (
      <ErrorState
        title="The card form did not load"
        text={sentence(view.error)}
        retrying={view.isFetching}
        onRetry={() => void view.refetch()}
      />
    );
  if (!view.data) return <Skeleton className="h-80 w-full rounded-card!" />;
  const { form, card, billingZip } = view.data;
  if (card?.needsIdentity)
    return (
      <Notice
        tone="warning"
        title="Verify your identity"
        action={
          <Link to="/membership#emergency-cash" className={buttonClass()}>
            Verify now
          </Link>
        }
      >
        {card.name} is saved. Our payment provider must verify your identity before it can send cash to it.
      </Notice>
    );
  return (
    <Card className="gap-4">
      <p>Use a debit or prepaid card of a US bank. Credit cards can’t receive cash.</p>
      {refusal && (
        <Notice tone="danger" title="Card not saved" live>
          {refusal}
        </Notice>
      )}
      {form.provider === 'simulated' && <SimulatedDebitForm onToken={onToken} submitLabel={SUBMIT} />}
      {form.provider === 'stripe' && (
        <StripeDebitForm
          publishableKey={form.publishableKey}
          submitLabel={SUBMIT}
          {...{ onToken, billingZip }}
        />
      )}
    </Card>
  );
}
