import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatPhone } from '#contract/phone.ts';
import { startPhone as contract } from '#contract/core/phones.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PhoneCodeStep } from './phone-code-step.tsx';
import { phoneQuery, startPhone } from './phone-queries.ts';
import * as t from '#text/core/notifications.ts';

type NumberStepProps = { typed: string; problem?: string | undefined; onSent: (typed: string) => void };

/** First step: the phone number. Keeps what was typed if sending fails. */
function NumberStep({ typed, problem, onSent }: NumberStepProps) {
  const start = useMutation(startPhone);
  const form = useForm({ resolver: zodResolver(contract.body), defaultValues: { phone: typed } });
  const send = form.handleSubmit(async ({ phone }) => {
    try {
      await start.mutateAsync(phone);
      onSent(phone);
    } catch (error) {
      const message = (error instanceof ApiError && error.fields?.['phone']) || sentence(error);
      form.setError('phone', { message }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Field label={t.mobileNumber} error={errors.phone?.message ?? problem} required>
        <Input {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" autoFocus />
      </Field>
      <p className="text-sm text-muted">{t.consent}</p>
      <Button type="submit" className="w-full" busy={isSubmitting}>
        {t.textCode}
      </Button>
    </form>
  );
}

type PhoneFormProps = { Words: ComponentType<{ children: ReactNode }>; onDone: () => void };

/** The number, then its code. `Words` renders the current state in a way that fits the surrounding page. */
export function PhoneForm({ Words, onDone }: PhoneFormProps) {
  const phone = useQuery(phoneQuery);
  const [asked, setAsked] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const isSent = asked !== null && Boolean(phone.data?.pending);
  // We sent a code, but nothing is pending anymore: the carrier refused the number.
  const isRefused = asked !== null && phone.data?.pending === null && phone.data.phone !== asked;
  return (
    <>
      <Words>{isSent ? t.codeSentTo(formatPhone(asked)) : t.whyTexts}</Words>
      {isSent ? (
        <PhoneCodeStep phone={asked} onDone={onDone} onBack={() => setAsked(null)} />
      ) : (
        <NumberStep
          typed={typed}
          problem={isRefused ? t.cannotText : undefined}
          onSent={(sent) => {
            setTyped(formatPhone(sent));
            setAsked(sent);
          }}
        />
      )}
    </>
  );
}
