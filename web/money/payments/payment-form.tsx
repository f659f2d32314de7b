import { useQuery } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { CardFormProps } from './card-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { paymentFormQuery } from './queries.ts';
import { SimulatedForm } from './simulated-form.tsx';
import { StripeForm } from './stripe-form.tsx';

/**
 * Takes a card for a payment that waits at the provider: Stripe's own form, or the built-in demo's. A page on which it
 * stands belongs in PAYMENT_PATHS. Another client secret needs another `key`.
 */
export function PaymentForm(props: CardFormProps) {
  const form = useQuery(paymentFormQuery);
  if (form.isPending) return <FormSkeleton />;
  if (form.isError)
    return (
      <ErrorState
        title="The card form did not load"
        text={sentence(form.error)}
        safe="Nothing was charged."
        retrying={form.isFetching}
        onRetry={() => void form.refetch()}
      />
    );
  if (form.data.provider === 'simulated') return <SimulatedForm {...props} />;
  return <StripeForm {...props} publishableKey={form.data.publishableKey} />;
}
