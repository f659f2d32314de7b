import { useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import type { CardFormProps } from './card-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { NO_ANSWER, ProviderForm, unseenUntilReady } from './provider-form.tsx';
import { useStripeFields } from './use-stripe-fields.ts';
import * as t from '#text/money/payments.ts';

/** Stripe's form: its fields are Stripe's own iframes. Bank authentication opens in Stripe's window. */
export function StripeForm(props: CardFormProps & { publishableKey: string }) {
  const { publishableKey, clientSecret, purpose, onDone, onFailed, submitLabel, returnPath } = props;
  const [attempt, setAttempt] = useState(0);
  const { place, fields, stand } = useStripeFields(publishableKey, { clientSecret, attempt, zip: props.zip });

  const confirm = async () => {
    if (!fields.current) return;
    const { stripe, elements } = fields.current;
    const given = {
      elements,
      confirmParams: { return_url: location.origin + returnPath },
      redirect: 'if_required' as const,
    };
    const { error, status } =
      purpose === 'card-change'
        ? await stripe.confirmSetup(given).then((r) => ({ error: r.error, status: r.setupIntent?.status }))
        : await stripe
            .confirmPayment(given)
            .then((r) => ({ error: r.error, status: r.paymentIntent?.status }));
    if (error) {
      // The form shows validation errors next to the fields.
      if (error.type !== 'validation_error') onFailed(error.message ?? NO_ANSWER);
      return;
    }
    onDone(status === 'processing' ? 'processing' : 'succeeded');
    return 'done' as const;
  };
  const confirmOrFail = () =>
    confirm().catch(() => {
      onFailed(NO_ANSWER);
      return undefined;
    });

  return (
    <ProviderForm
      stand={stand}
      safe={t.nothingWasCharged}
      submitLabel={submitLabel}
      onRetry={() => setAttempt((n) => n + 1)}
      onSubmit={confirmOrFail}
    >
      {stand === 'loading' && <FormSkeleton />}
      <div ref={place} className={cn(unseenUntilReady(stand))} />
    </ProviderForm>
  );
}
