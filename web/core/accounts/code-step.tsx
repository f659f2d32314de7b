import { type SubmitEvent, useEffect, useState } from 'react';
import { useIsDemo } from '#web/lib/mode.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { useAttempt } from './use-attempt.ts';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/core/sign-in-code.ts';
import { rich } from '#web/lib/rich.ts';

const RESEND_AFTER_SECONDS = 30;
const CODE_LENGTH = 6;

type CodeStepProps = {
  /** The email address or phone number. */
  to: string;
  by?: 'email' | 'text';
  /** When the code was sent, if not just now. */
  sentAt?: number;
  submitLabel: string;
  onSubmit: (code: string) => Promise<unknown>;
  onResend: () => Promise<void>;
  /** Go back to change the address; omit if it can't be changed. */
  onBack?: () => void;
  /** Label of the back link, if the usual one would read like the submit button. */
  backLabel?: string;
};

/** Seconds until another code can be requested. */
function useCountdown(since: number | undefined): [number, () => void] {
  const [left, setLeft] = useState(() =>
    Math.max(0, RESEND_AFTER_SECONDS - Math.floor((Date.now() - (since ?? Date.now())) / 1000)),
  );
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [left, () => setLeft(RESEND_AFTER_SECONDS)];
}

/** Second step: the six digits from the email or text. */
export function CodeStep({
  to,
  by = 'email',
  sentAt,
  submitLabel,
  onSubmit,
  onResend,
  onBack,
  backLabel = t.change[by],
}: CodeStepProps) {
  const [code, setCode] = useState('');
  const [left, restart] = useCountdown(sentAt);
  const { busy, attempt, problemOf, fail } = useAttempt<'code' | 'resend'>();
  const isDemo = useIsDemo();

  const check = (complete: string) => attempt('code', () => onSubmit(complete));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) void check(code);
    else fail('code', t.enterSixDigits[by]);
  };
  const resend = () =>
    void attempt('resend', async () => {
      await onResend();
      setCode('');
      restart();
    });

  return (
    <form action={localPath('/sign-in')} noValidate onSubmit={submit} className="grid gap-4">
      {by === 'email' && (
        <p>{rich(t.codeSent((words) => <strong className="wrap-anywhere">{words}</strong>, to))}</p>
      )}
      <Field label={t.sixDigits} error={problemOf('code') ?? problemOf('resend')}>
        <CodeInput
          // The user just asked for this step, so focus the code field.
          autoFocus
          value={code}
          onChange={setCode}
          onComplete={(complete) => void check(complete)}
        />
      </Field>
      <Button type="submit" className="w-full" busy={busy === 'code'}>
        {submitLabel}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button
          variant="link"
          disabled={left > 0}
          busy={busy === 'resend'}
          onClick={resend}
          className="tabular"
        >
          {left > 0 ? t.resendIn(left) : t.resend}
        </Button>
        {onBack && (
          <Button variant="link" onClick={onBack}>
            {backLabel}
          </Button>
        )}
      </div>
      {isDemo && (
        <p className="rounded-card bg-amber-soft p-4 text-amber-ink">
          {rich(
            t.demoCode[by]((words) => (
              <a
                href={`/demo/mailbox?to=${encodeURIComponent(to)}`}
                target="_blank"
                rel="noreferrer"
                className="font-semibold underline underline-offset-4"
              >
                {words}
              </a>
            )),
          )}
        </p>
      )}
    </form>
  );
}
