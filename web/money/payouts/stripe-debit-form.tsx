import { useId, useState } from 'react';
import { NO_ANSWER, ProviderForm, unseenUntilReady } from '#web/money/payments/provider-form.tsx';
import { cn } from '#web/ui/cn.ts';
import { FieldError, FieldHint } from '#web/ui/field-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DebitFormProps } from './debit-form.ts';
import { useCardField } from './use-card-field.ts';
import * as t from '#text/money/payouts.ts';

/** Stripe's card field: the number goes to Stripe, and we get a token. */
export function StripeDebitForm({
  publishableKey,
  onToken,
  submitLabel,
  billingZip,
}: DebitFormProps & { publishableKey: string }) {
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const { place, field, stand, wrong, setWrong } = useCardField(publishableKey, { attempt, billingZip });
  const tokenOf = async (): Promise<string | undefined> => {
    if (!field.current) return undefined;
    // A card that receives money needs a currency.
    const { token, error } = await field.current.stripe.createToken(field.current.card, { currency: 'usd' });
    if (error) setWrong(error.message ?? NO_ANSWER);
    return token?.id;
  };
  const save = async () => {
    const token = await tokenOf().catch(() => setWrong(NO_ANSWER));
    if (token) await onToken(token);
    return undefined;
  };
  return (
    <ProviderForm
      stand={stand}
      safe={t.nothingWasChanged}
      submitLabel={submitLabel}
      onRetry={() => setAttempt((n) => n + 1)}
      onSubmit={save}
    >
      {stand !== 'failed' && (
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          className="grid gap-1.5"
        >
          <p id={`${id}-label`} className="font-medium">
            {t.debitCard}
          </p>
          <FieldHint id={`${id}-hint`}>{t.numberToStripe}</FieldHint>
          {stand === 'loading' && <Skeleton className="h-12.5 w-full" />}
          <div
            ref={place}
            className={cn('rounded-control border border-line-strong bg-raised p-3', unseenUntilReady(stand))}
          />
          <FieldError id={`${id}-error`}>{wrong}</FieldError>
        </div>
      )}
    </ProviderForm>
  );
}
