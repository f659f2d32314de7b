import { useState } from 'react';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAttempt } from './use-attempt.ts';
import { signIn as signInLabel } from '#text/core/sign-in.ts';
import * as t from '#text/core/sign-in-link.ts';
import { rich } from '#web/lib/rich.ts';

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
          {t.finish}
        </CardTitle>
        <CardText>{t.linkWorksOnce}</CardText>
        {signedInAs && (
          <CardText>
            {rich(t.signedInAs((words) => <strong className="wrap-anywhere">{words}</strong>, signedInAs))}
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
          {signInLabel}
        </Button>
      )}
      {(problem || signedInAs) && (
        <Button variant={isUseless ? 'primary' : 'outline'} className="wrap-anywhere" onClick={onGiveUp}>
          {signedInAs ? t.staySignedInAs(signedInAs) : t.anotherWay}
        </Button>
      )}
    </>
  );
}
