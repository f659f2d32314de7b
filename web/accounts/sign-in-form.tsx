import { lazy, Suspense, useState } from 'react';
import { EmailStep } from './email-step.tsx';

// The calls bring the contract and its validator, which would double the script of a public page: fetched on demand.
const calls = () => import('./sign-in-calls.ts');
const loadCodeStep = () => import('./code-step.tsx').then((m) => ({ default: m.CodeStep }));
const CodeStep = lazy(loadCodeStep);

/** Both steps of signing in: who you are, then the code. */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const send = async (to: string) => (await calls()).sendCode(to, returnTo);
  if (isSent) {
    return (
      <Suspense>
        <CodeStep
          email={email}
          submitLabel="Sign in"
          onSubmit={async (code) => (await calls()).signInWithCode(code, returnTo)}
          onResend={() => send(email)}
          onBack={() => setSent(false)}
        />
      </Suspense>
    );
  }
  return (
    <EmailStep
      email={email}
      onSend={async (to) => {
        await Promise.all([send(to), loadCodeStep()]);
        setEmail(to);
        setSent(true);
      }}
      onPasskey={async (how) => (await calls()).signInWithPasskey(returnTo, how === 'autofill')}
      onLeave={async () => (await calls()).stopWaitingForPasskey()}
      onDemo={async (as) => (await calls()).signInToDemo(as, returnTo)}
    />
  );
}
