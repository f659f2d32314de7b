import { useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { type AwaitedCode, clearAwaitedCode, saveAwaitedCode, readAwaitedCode } from './awaited-code.ts';
import { EmailStep } from './email-step.tsx';
import * as t from '#text/core/sign-in.ts';

// The calls import the contract and its validator, which would double a public page's script: loaded on
// demand.
const calls = () => import('./sign-in-calls.ts');
const CodeStep = lazyPart(() => import('./code-step.tsx').then((m) => m.CodeStep));

type SignInFormProps = {
  returnTo: string;
  /** The message for an empty field, also shown as a toast; the usual message if omitted. */
  blank?: { title: string; text: string };
  /** Shows the demo's shortcuts under the form. */
  hasDemoAccounts?: boolean;
};

/** Both sign-in steps: the email address, then the code. */
export function SignInForm({ returnTo, blank, hasDemoAccounts = true }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [awaited, setAwaited] = useState<AwaitedCode | null>(null);
  // Only after hydration: the prerendered page knows nothing about this browser.
  useEffect(() => setAwaited(readAwaitedCode()), []);
  const isWaiting = awaited !== null;
  useEffect(() => {
    if (isWaiting)
      void import('./load-ahead.ts').then(
        ({ loadAhead }) => loadAhead(),
        () => undefined,
      );
  }, [isWaiting]);

  const send = async (to: string) => {
    // Don't send a code before the field to enter it has loaded.
    const [{ sendCode }] = await Promise.all([calls(), CodeStep.preload()]);
    await sendCode(to, returnTo);
    setAwaited(saveAwaitedCode(to));
  };
  if (awaited) {
    return (
      <CodeStep
        onMissing={() => setAwaited(null)}
        to={awaited.email}
        sentAt={awaited.sentAt}
        submitLabel={t.signIn}
        onSubmit={async (code) => (await calls()).signInWithCode(code, returnTo)}
        onResend={() => send(awaited.email)}
        onBack={() => {
          setEmail(awaited.email);
          clearAwaitedCode();
          setAwaited(null);
        }}
      />
    );
  }
  return (
    <EmailStep
      email={email}
      blank={blank}
      hasDemoAccounts={hasDemoAccounts}
      onSend={send}
      onPasskey={async () => (await calls()).signInWithPasskey(returnTo)}
      onOfferPasskey={async (...offer) => (await calls()).offerPasskey(returnTo, ...offer)}
      onDemo={async (as) => (await calls()).signInToDemo(as, returnTo)}
    />
  );
}
