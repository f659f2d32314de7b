import { useRef, useState, type FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { CardFormProps } from './card-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { isPaymentDocument, reloadDocument } from './payment-document.ts';
import { useStripeFields } from './use-stripe-fields.ts';

const NO_ANSWER = 'The payment provider did not answer. Check your connection and try again.';

/** Stripe's form: its fields are Stripe's own iframes. Bank authentication opens in Stripe's window. */
export function StripeForm(props: CardFormProps & { publishableKey: string }) {
  const { publishableKey, clientSecret, purpose, onDone, onFailed, submitLabel, returnPath } = props;
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const { place, fields, stand } = useStripeFields(publishableKey, clientSecret, attempt);

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
    // The form shows validation errors next to the fields.
    if (error) return error.type === 'validation_error' ? undefined : onFailed(error.message ?? NO_ANSWER);
    onDone(status === 'processing' ? 'processing' : 'succeeded');
    return 'done';
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current || stand !== 'ready') return;
    isRunning.current = true;
    setIsBusy(true);
    const outcome = await confirm().catch(() => onFailed(NO_ANSWER));
    if (outcome === 'done') return; // stays busy until the page moves on, to prevent a second click
    isRunning.current = false;
    setIsBusy(false);
  };

  return (
    <form noValidate onSubmit={(event) => void pay(event)} className="grid gap-5">
      {stand === 'loading' && <FormSkeleton />}
      {stand === 'failed' && (
        <ErrorState
          title="The card form did not load"
          text="Something keeps our payment provider from answering: the connection, or an extension that blocks scripts from js.stripe.com."
          safe="Nothing was charged."
          onRetry={() => (isPaymentDocument() ? setAttempt((n) => n + 1) : reloadDocument())}
        />
      )}
      {/* Rendered from the start, because the fields mount into it; visible once they are all ready. */}
      <div ref={place} className={cn(stand !== 'ready' && 'absolute h-0 w-px overflow-hidden opacity-0')} />
      {stand !== 'failed' && (
        <Button
          type="submit"
          size="large"
          className="w-full"
          busy={isBusy}
          busyLabel="One moment..."
          disabled={stand !== 'ready'}
        >
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
