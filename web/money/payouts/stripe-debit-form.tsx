import { useId, useState, type FormEvent } from 'react';
import { isPaymentDocument, loadAnew } from '#web/money/payments/payment-document.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FieldError, FieldHint } from '#web/ui/field-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DebitFormProps } from './debit-form.ts';
import { useCardField } from './use-card-field.ts';

const NO_ANSWER = 'The payment provider did not answer. Check your connection and try again.';

/** Stripe's card field: the number goes to Stripe, and we get a token. */
export function StripeDebitForm({
  publishableKey,
  onToken,
  submitLabel,
  billingZip,
}: DebitFormProps & { publishableKey: string }) {
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const { place, field, stand, wrong, setWrong } = useCardField(publishableKey, { attempt, billingZip });
  const tokenOf = async (): Promise<string | undefined> => {
    if (!field.current) return undefined;
    // A card that receives money needs a currency.
    const { token, error } = await field.current.stripe.createToken(field.current.card, { currency: 'usd' });
    if (error) setWrong(error.message ?? NO_ANSWER);
    return token?.id;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || stand !== 'ready') return;
    setIsBusy(true);
    const token = await tokenOf().catch(() => setWrong(NO_ANSWER));
    if (token) await onToken(token);
    setIsBusy(false);
  };
  if (stand === 'failed')
    return (
      <ErrorState
        title="The card form did not load"
        text="Something keeps our payment provider from answering: the connection, or an extension that blocks scripts from js.stripe.com."
        safe="Nothing was changed."
        onRetry={() => (isPaymentDocument() ? setAttempt((n) => n + 1) : loadAnew())}
      />
    );
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="grid gap-1.5"
      >
        <p id={`${id}-label`} className="font-medium">
          Debit card
        </p>
        <FieldHint id={`${id}-hint`}>Stripe gets the number. We never see it.</FieldHint>
        {stand === 'loading' && <Skeleton className="h-12.5 w-full" />}
        {/* Rendered from the start, because the field mounts into it; visible once it's ready. */}
        <div
          ref={place}
          className={cn(
            'rounded-control border border-line-strong bg-raised p-3',
            stand !== 'ready' && 'absolute h-0 w-px overflow-hidden opacity-0',
          )}
        />
        <FieldError id={`${id}-error`}>{wrong}</FieldError>
      </div>
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
    </form>
  );
}
