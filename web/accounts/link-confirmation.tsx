import { takeReturnPath } from '#web/lib/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAttempt } from './use-attempt.ts';

type LinkConfirmationProps = { token: string; onGiveUp: () => void };

/** Asks before the link is used: mail scanners open links, and only a person presses a button. */
export function LinkConfirmation({ token, onGiveUp }: LinkConfirmationProps) {
  const { busy, attempt, problemOf } = useAttempt<'link'>();
  const problem = problemOf('link');
  const signIn = async () => {
    const { signInWithLink } = await import('./sign-in-calls.ts');
    await signInWithLink(token, takeReturnPath());
  };
  return (
    <>
      <CardHeader>
        <CardTitle as="h1" className="text-2xl">
          Finish signing in
        </CardTitle>
        <CardText>The link from your e-mail works once, for 10 minutes.</CardText>
      </CardHeader>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {problem ? (
        <Button onClick={onGiveUp}>Sign in another way</Button>
      ) : (
        <Button busy={busy === 'link'} onClick={() => void attempt('link', signIn)}>
          Sign in
        </Button>
      )}
    </>
  );
}
