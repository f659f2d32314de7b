import { useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { type AwaitedCode, forgetAwaitedCode, keepAwaitedCode, readAwaitedCode } from './awaited-code.ts';
import { EmailStep } from './email-step.tsx';

// The calls bring the contract and its validator, which would double the script of a public page: fetched on demand.
const calls = () => import('./sign-in-calls.ts');
const CodeStep = lazyPart(() => import('./code-step.tsx').then((m) => m.CodeStep));

type SignInFormProps = {
  returnTo: string;
  /** What is said of an empty field, in a toast too; the usual sentence at the field unless told. */
  blank?: { title: string; text: string };
  /** The demo's short cuts under the form. */
  hasDemoAccounts?: boolean;
};

/** Both steps of signing in: who you are, then the code. */
export function SignInForm({ returnTo, blank, hasDemoAccounts = true }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [awaited, setAwaited] = useState<AwaitedCode | null>(null);
  // Not before hydration: the prerendered page knows nothing of this browser.
  useEffect(() => setAwaited(readAwaitedCode()), []);

  const send = async (to: string) => {
    // No code goes out before there is a field to enter it.
    const [{ sendCode }] = await Promise.all([calls(), CodeStep.preload()]);
    await sendCode(to, returnTo);
    setAwaited(keepAwaitedCode(to));
  };
  if (awaited) {
    return (
      <CodeStep
        onMissing={() => setAwaited(null)}
        to={awaited.email}
        sentAt={awaited.sentAt}
        submitLabel="Sign in"
        onSubmit={async (code) => (await calls()).signInWithCode(code, returnTo)}
        onResend={() => send(awaited.email)}
        onBack={() => {
          setEmail(awaited.email);
          forgetAwaitedCode();
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
