import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { DEMO_PAYMENT_NOTE, TEST_CARDS, TestCardEntry, type Confirmation } from '#contract/money/payments.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { groupExpiry, groupNumber, onlyDigits } from './card-digits.ts';
import { bankPrompt, type CardFormProps } from './card-form.ts';
import { confirmWithBank, confirmTestCard } from './queries.ts';
import * as t from '#text/money/payments.ts';

const EMPTY = { number: '', expiry: '', cvc: '', zip: '' };
const FILLED = { expiry: '12 / 34', cvc: '123', zip: '95969' };
const SHAPES = {
  number: (text: string) => groupNumber(text),
  expiry: groupExpiry,
  cvc: onlyDigits(3),
  zip: onlyDigits(5),
};

/** The built-in demo's form: test cards only, checked on our server and not stored. */
export function SimulatedForm(props: CardFormProps) {
  const { clientSecret, onDone, onFailed, submitLabel, zip = '' } = props;
  const form = useForm({ resolver: zodResolver(TestCardEntry), defaultValues: { ...EMPTY, zip } });
  const confirm = useMutation(confirmTestCard);
  const answer = useMutation(confirmWithBank);
  const [isAsked, setIsAsked] = useState(false);
  const [isOver, setIsOver] = useState(false);

  const hear = ({ outcome, message }: Confirmation) => {
    if (outcome === 'authenticate') return setIsAsked(true);
    setIsAsked(false);
    if (outcome === 'declined') return onFailed(message);
    setIsOver(true); // stays busy until the page moves on, to prevent a second click
    onDone('succeeded');
  };
  const fail = (error: unknown) => {
    setIsAsked(false);
    const wrong = error instanceof ApiError ? error.fields['number'] : undefined;
    if (wrong) form.setError('number', { message: wrong }, { shouldFocus: true });
    else onFailed(sentence(error));
  };
  const pay = form.handleSubmit(async () => {
    if (isOver || isAsked) return;
    // Sent as typed: the server's schema parses it.
    await confirm.mutateAsync({ clientSecret, ...form.getValues() }).then(hear, fail);
  });
  const decide = (approved: boolean) => {
    if (!answer.isPending) void answer.mutateAsync({ clientSecret, approved }).then(hear, fail);
  };

  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof EMPTY) => ({
    ...form.register(name, {
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        // Don't reformat while editing in the middle of a number: the cursor would jump.
        if (target.selectionStart !== target.value.length) return;
        const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
        form.setValue(name, SHAPES[name](target.value, isDeleting));
      },
    }),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    className: 'tabular-nums',
  });
  const fill = (number: string) => {
    form.reset({ number: groupNumber(number), ...FILLED });
  };
  const isBusy = isSubmitting || isAsked || isOver;
  return (
    <form noValidate onSubmit={(event) => void pay(event)} className="grid gap-5">
      <p className="flex items-center gap-3 rounded-card border border-amber/70 bg-amber-soft p-3 font-medium">
        <FlaskConical className="size-5 shrink-0 text-amber-ink" aria-hidden="true" />
        {DEMO_PAYMENT_NOTE}
      </p>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{t.testCards}</legend>
        <div className="flex flex-wrap gap-2">
          {TEST_CARDS.map(({ number, label, does }) => (
            <Button key={number} variant="outline" onClick={() => fill(number)} disabled={isBusy}>
              <span>
                {does} <span className="text-muted tabular-nums">{label.slice(-4)}</span>
              </span>
            </Button>
          ))}
        </div>
      </fieldset>
      <Field label={t.cardNumber} error={errors.number?.message} required>
        <Input {...field('number')} placeholder="4242 4242 4242 4242" />
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 large-text:grid-cols-1 large-text:*:col-span-1!">
        <Field label={t.expires} error={errors.expiry?.message} required>
          <Input {...field('expiry')} placeholder={t.mmYy} />
        </Field>
        <Field label="CVC" error={errors.cvc?.message} required>
          <Input {...field('cvc')} />
        </Field>
        <Field label={t.zipCode} error={errors.zip?.message} required className="col-span-2 sm:col-span-1">
          <Input {...field('zip')} />
        </Field>
      </div>
      <Button type="submit" size="large" className="w-full" busy={isBusy} busyLabel={t.oneMoment}>
        {submitLabel}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => !open && decide(false)}
        title={t.bankAsks}
        text={bankPrompt(props)}
        confirmLabel={t.approve}
        cancelLabel={t.decline}
        busy={answer.isPending}
        onConfirm={() => decide(true)}
      />
    </form>
  );
}
