import { useState } from 'react';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAttempt } from './use-attempt.ts';

type LinkConfirmationProps = {
  token: string;
  /** The account that is already signed in and that the link may replace. */
  signedInAs?: string | undefined;
  onGiveUp: () => void;
};

/** Asks before the link is used: email scanners open links, but don't click buttons. */
export function LinkConfirmation({ token, signedInAs, onGiveUp }: LinkConfirmationProps) {
  const { busy, attempt, problemOf } = useAttempt<'link'>();
  const [isUseless, setUseless] = useState(false);
  const problem = problemOf('link');
  const signIn = async () => (await import('./sign-in-calls.ts')).signInWithLink(token);
  const explain = (error: unknown) => {
    // After any other failure, such as a lost connection, the link still works.
    setUseless(['link_wrong', 'validation_failed'].includes(codeOf(error) ?? ''));
    return sentence(error);
  };
  return (
    <>
      <CardHeader>
        <CardTitle as="h1" className="text-2xl">
          Finish signing in
        </CardTitle>
        <CardText>The link from your e-mail works once, for 10 minutes.</CardText>
        {signedInAs && (
          <CardText>
            You are signed in as <strong className="wrap-anywhere">{signedInAs}</strong>. A link for another
            account takes its place on this device.
          </CardText>
        )}
      </CardHeader>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {!isUseless && (
        <Button busy={busy === 'link'} onClick={() => void attempt('link', signIn, explain)}>
          Sign in
        </Button>
      )}
      {(problem || signedInAs) && (
        <Button variant={isUseless ? 'primary' : 'outline'} className="wrap-anywhere" onClick={onGiveUp}>
          {signedInAs ? `Stay signed in as ${signedInAs}` : 'Sign in another way'}
        </Button>
      )}
    </>
  );
}
