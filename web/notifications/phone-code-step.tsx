import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatPhone } from '#contract/phone.ts';
import { useAttempt } from '#web/accounts/use-attempt.ts';
import { useIsDemo } from '#web/lib/mode.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { confirmPhone, startPhone } from './phone-queries.ts';

const CODE_LENGTH = 6;

type Props = { phone: string; onDone: () => void; onBack: () => void };

/** Second step: the six digits from the text. */
export function PhoneCodeStep({ phone, onDone, onBack }: Props) {
  const [code, setCode] = useState('');
  const { busy, attempt, problemOf, fail } = useAttempt<'code' | 'resend'>();
  const confirm = useMutation(confirmPhone);
  const start = useMutation(startPhone);
  const isDemo = useIsDemo();

  const check = (complete: string) =>
    attempt('code', async () => {
      await confirm.mutateAsync(complete);
      toast({ title: 'Number added', text: `Evacuation notices are texted to ${formatPhone(phone)}.` });
      onDone();
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void check(code);
    else fail('code', 'Enter the six digits from the text');
  };
  const resend = () =>
    void attempt('resend', async () => {
      await start.mutateAsync(phone);
      setCode('');
      toast({ title: 'Code sent', text: 'Use the newest text.' });
    });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Six-digit code" error={problemOf('code') ?? problemOf('resend')}>
        <CodeInput
          // The person just asked for this step; the keyboard should be where the code goes.
          autoFocus
          value={code}
          onChange={setCode}
          onComplete={(complete) => void check(complete)}
        />
      </Field>
      <Button type="submit" className="w-full" busy={busy === 'code'}>
        Confirm
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="link" busy={busy === 'resend'} onClick={resend}>
          Send again
        </Button>
        <Button variant="link" onClick={onBack}>
          Change number
        </Button>
      </div>
      {isDemo && (
        <p className="rounded-card bg-amber-soft p-4 text-amber-ink">
          Demo: the text is in the{' '}
          <a
            href={`/demo/mailbox?to=${encodeURIComponent(phone)}`}
            target="_blank"
            rel="noreferrer"
            className="font-semibold underline underline-offset-4"
          >
            demo mailbox
          </a>
          .
        </p>
      )}
    </form>
  );
}
