import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { isPaymentDocument, reloadDocument } from './payment-document.ts';
import type { Stand } from './use-provider-fields.ts';
import * as t from '#text/money/payments.ts';

export const NO_ANSWER = t.providerSilent;

/** For the element that fields mount into: rendered from the start, visible once they are all ready. */
export const unseenUntilReady = (stand: Stand) =>
  stand !== 'ready' && 'absolute h-0 w-px overflow-hidden opacity-0';

type ProviderFormProps = {
  stand: Stand;
  /** What is safe when the fields don't load: "Nothing was charged." */
  safe: string;
  submitLabel: string;
  /** Creates the fields again. */
  onRetry: () => void;
  /** `done`: the form stays busy until the page moves on, to prevent a second click. */
  onSubmit: () => Promise<'done' | undefined>;
  children: ReactNode;
};

/** A form around the provider's fields: the submit button, and what to do when the fields don't load. */
export function ProviderForm({ stand, safe, submitLabel, onRetry, onSubmit, children }: ProviderFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current || stand !== 'ready') return;
    isRunning.current = true;
    setIsBusy(true);
    if ((await onSubmit()) === 'done') return;
    isRunning.current = false;
    setIsBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {stand === 'failed' && (
        <ErrorState
          title={t.formNotLoaded}
          text={t.providerBlocked}
          safe={safe}
          onRetry={() => (isPaymentDocument() ? onRetry() : reloadDocument())}
        />
      )}
      {children}
      {stand !== 'failed' && (
        <Button
          type="submit"
          size="large"
          className="w-full"
          busy={isBusy}
          busyLabel={t.oneMoment}
          disabled={stand !== 'ready'}
        >
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
