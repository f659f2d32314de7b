import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { type LinkTrouble, readLink } from './read-link.ts';
import { useLinkToken } from './use-link-token.ts';

type State = { is: 'asking' } | { is: 'restored'; email: string } | LinkTrouble;

const NO_LINK: State = { is: 'wrong', why: 'It may be cut short. Open the link in the email again.' };

const undo = (token: string): Promise<State> =>
  readLink(async () => {
    const { undoChange } = await import('./email-undo-calls.ts');
    return { is: 'restored' as const, ...(await undoChange(token)) };
  });

/**
 * Opened by the link in the email to the old address. Nothing happens until the button is pressed, because email
 * scanners open links.
 */
export function EmailUndoPage() {
  const [token] = useLinkToken();
  const [state, setState] = useState<State>({ is: 'asking' });
  const [isBusy, setBusy] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const act = async () => {
    setBusy(true);
    setState(token === null ? NO_LINK : await undo(token));
    setBusy(false);
  };
  useEffect(() => {
    // The pressed button may be gone, so focus the heading, which states the result.
    if (state.is !== 'asking') page.current?.querySelector('h1')?.focus();
  }, [state]);
  return (
    <OutcomeCard ref={page} className="min-h-104">
      <div aria-live="polite" className="grid gap-6">
        <Words state={state} />
      </div>
      {(state.is === 'asking' || state.is === 'failed') && (
        <Button className="noscript:hidden @sm:justify-self-start" busy={isBusy} onClick={() => void act()}>
          {state.is === 'failed' ? 'Try again' : 'Restore my email'}
        </Button>
      )}
      {state.is === 'restored' && (
        // A full page load: this browser's session may have ended.
        <a href="/sign-in" className={cn(buttonClass(), '@sm:justify-self-start')}>
          Sign in
        </a>
      )}
      {state.is === 'wrong' && (
        <Link to="/contact" className={cn(buttonClass(), '@sm:justify-self-start')}>
          Contact Support
        </Link>
      )}
    </OutcomeCard>
  );
}

function Words({ state }: { state: State }) {
  switch (state.is) {
    case 'asking':
      return (
        <Outcome icon={<Undo2 className="size-6" aria-hidden="true" />} title="Undo the email change?">
          <p className="noscript:hidden">
            We’ll restore your old email address, sign out every device, and remove passkeys added since the
            change.
          </p>
          <p className="text-muted noscript:hidden">
            If you made the change yourself, you can close this page.
          </p>
          <p className="hidden text-muted noscript:block">
            This page needs JavaScript. Turn it on, then open the link again.
          </p>
        </Outcome>
      );
    case 'restored':
      return (
        <LinkDone title="Your email is restored">
          <p>
            Sign in with <strong className="wrap-anywhere">{state.email}</strong>. Every device was signed
            out.
          </p>
          <p className="text-muted">
            Then check your passkeys, homes and payout card in case someone else changed them.
          </p>
        </LinkDone>
      );
    case 'wrong':
      return <WrongLink why={state.why} />;
    case 'failed':
      return <LinkFailed title="Your email isn’t restored yet" why={`${state.why} The link still works.`} />;
  }
}
