import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { type LinkTrouble, readLink } from './read-link.ts';
import { useLinkToken } from './use-link-token.ts';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/core/email-undo.ts';
import { rich } from '#web/lib/rich.ts';

type State = { is: 'asking' } | { is: 'restored'; email: string } | LinkTrouble;

const NO_LINK: State = { is: 'wrong', why: t.incomplete };

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
          {state.is === 'failed' ? t.tryAgain : t.restore}
        </Button>
      )}
      {state.is === 'restored' && (
        // A full page load: this browser's session may have ended.
        <a href={localPath('/sign-in')} className={buttonClass({ className: '@sm:justify-self-start' })}>
          {t.signIn}
        </a>
      )}
      {state.is === 'wrong' && (
        <Link to="/contact" className={buttonClass({ className: '@sm:justify-self-start' })}>
          {t.contactSupport}
        </Link>
      )}
    </OutcomeCard>
  );
}

function Words({ state }: { state: State }) {
  switch (state.is) {
    case 'asking':
      return (
        <Outcome icon={<Undo2 className="size-6" aria-hidden="true" />} title={t.title}>
          <p className="noscript:hidden">{t.detail}</p>
          <p className="text-muted noscript:hidden">{t.closeIfYours}</p>
          <p className="hidden text-muted noscript:block">{t.needsScripts}</p>
        </Outcome>
      );
    case 'restored':
      return (
        <LinkDone title={t.restored}>
          <p>
            {rich(
              t.restoredDetail((words) => <strong className="wrap-anywhere">{words}</strong>, state.email),
            )}
          </p>
          <p className="text-muted">{t.checkAccount}</p>
        </LinkDone>
      );
    case 'wrong':
      return <WrongLink why={state.why} />;
    case 'failed':
      return <LinkFailed title={t.notRestored} why={t.linkStillWorks(state.why)} />;
  }
}
