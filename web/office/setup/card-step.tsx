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
import * as t from '#text/office/setup.ts';

const SUBMIT = t.saveCard;

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
        title={t.cardFormNotLoaded}
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
        title={t.verify}
        action={
          <Link to="/membership#emergency-cash" className={buttonClass()}>
            {t.verifyNow}
          </Link>
        }
      >
        {t.verifyDetail(card.name)}
      </Notice>
    );
  return (
    <Card className="gap-4">
      <p>{t.cardHint}</p>
      {refusal && (
        <Notice tone="danger" title={t.cardNotSaved} live>
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
