import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { useIsDemo } from '#web/lib/mode.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/lib/toast.ts';
import { hasPasskeyAutofill, passkeyProblem, usePasskeySupport } from './passkey-support.ts';
import { useAttempt } from './use-attempt.ts';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/core/sign-in.ts';
import { malformedEmail } from '#text/core/values.ts';

const DemoAccounts = lazyPart(() => import('./demo-accounts.tsx').then((m) => m.DemoAccounts));

type EmailStepProps = {
  email: string;
  blank?: { title: string; text: string } | undefined;
  hasDemoAccounts: boolean;
  onSend: (email: string) => Promise<void>;
  onPasskey: () => Promise<unknown>;
  /**
   * Offers passkeys in the field's autofill until `signal` aborts; `onChosen` completes the sign-in once one
   * is chosen.
   */
  onOfferPasskey: (
    signal: AbortSignal,
    onChosen: (finish: () => Promise<unknown>) => Promise<void>,
  ) => Promise<void>;
  onDemo: (email: string) => Promise<unknown>;
};

const emailProblem = (error: unknown) =>
  (error instanceof ApiError && error.fields['email']) || sentence(error);

/** First step: a passkey, or an email address for a code. */
export function EmailStep(props: EmailStepProps) {
  const { email, blank, hasDemoAccounts, onSend, onPasskey, onOfferPasskey, onDemo } = props;
  const field = useRef<HTMLInputElement>(null);
  const { busy, attempt, problemOf, fail } = useAttempt<'passkey' | 'email' | 'demo'>();
  const hasPasskeys = usePasskeySupport();
  const isDemo = useIsDemo();

  const stay = useRef(new AbortController());
  const tryPasskey = (work: () => Promise<unknown>) => attempt('passkey', work, passkeyProblem);
  // Failures of the autofill offer are silent until a passkey is chosen.
  const offerPasskey = async () => {
    if (await hasPasskeyAutofill()) await onOfferPasskey(stay.current.signal, tryPasskey).catch(() => {});
  };
  useEffect(() => {
    stay.current = new AbortController();
    void offerPasskey();
    return () => stay.current.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- one offer for as long as this step is shown
  }, []);

  /** Returns the typed address, or shows what's wrong with it and returns null. */
  const typedEmail = (): string | null => {
    const input = field.current;
    const typed = input?.value.trim();
    if (input && typed && input.validity.valid) return typed;
    const missing = blank?.text ?? t.enterEmail;
    fail('email', typed ? malformedEmail : missing);
    if (!typed && blank) toast({ ...blank, destructive: true });
    input?.focus();
    return null;
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = typedEmail();
    if (typed) void attempt('email', () => onSend(typed), emailProblem);
  };
  const signInToDemo = (as: string | null) => {
    const chosen = as ?? typedEmail();
    if (chosen) void attempt('demo', () => onDemo(chosen), emailProblem);
  };

  return (
    <div className="grid gap-5">
      {hasPasskeys && (
        <>
          <div className="grid gap-1.5">
            <Button
              variant="outline"
              className="w-full"
              busy={busy === 'passkey'}
              // The browser's passkey prompt cancels the autofill offer, so offer it again afterwards.
              onClick={() => void tryPasskey(onPasskey).then(offerPasskey)}
            >
              <KeyRound className="size-5" aria-hidden="true" />
              {t.withPasskey}
            </Button>
            <FieldError id="passkey-problem">{problemOf('passkey')}</FieldError>
          </div>
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t.orByEmail}
          </p>
        </>
      )}
      {/* Before scripts run, submitting reloads this page; fields without a name stay out of the URL. */}
      <form action={localPath('/sign-in')} noValidate onSubmit={send} className="grid gap-4">
        <Field label={t.email} error={problemOf('email')}>
          <Input
            ref={field}
            required
            type="email"
            defaultValue={email}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
          />
        </Field>
        <Button type="submit" className="w-full" busy={busy === 'email'}>
          {t.sendCode}
        </Button>
      </form>
      {hasDemoAccounts && (
        // The space is reserved from first paint, so that nothing shifts when the block appears.
        <div className="hidden min-h-62 [[data-mode=demo]_&]:block">
          {isDemo && (
            <DemoAccounts busy={busy === 'demo'} problem={problemOf('demo')} onChoose={signInToDemo} />
          )}
        </div>
      )}
    </div>
  );
}
