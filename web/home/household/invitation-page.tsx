import { CircleCheck, MailOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReceivedInvitation } from '#contract/home/sharing.ts';
import { type LinkTrouble, readLink } from '#web/core/accounts/read-link.ts';
import { useLinkToken } from '#web/core/accounts/use-link-token.ts';
import { useLinkPageState } from '#web/core/accounts/use-link-page-state.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { rememberReturnPath } from '#web/lib/return-path.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LinkNotLoaded, WrongLink } from '#web/ui/link-outcomes.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/invitation.ts';

const calls = () => import('./invitation-calls.ts');

type State =
  | { is: 'reading' }
  | { is: 'offered'; invitation: ReceivedInvitation; problem?: string }
  | { is: 'accepted'; email: string; isSignedIn: boolean }
  | { is: 'declined' }
  | LinkTrouble;

const NO_LINK = t.noLink;

const read = (token: string): Promise<State> =>
  readLink(async () => ({
    is: 'offered' as const,
    invitation: await (await calls()).readInvitation(token),
  }));
const READING: State = { is: 'reading' };

/**
 * Opened by the link in the invitation. Nothing happens until a button is clicked, because email scanners
 * open links.
 */
export function InvitationPage() {
  const [token] = useLinkToken();
  const { state, setState, page, willAct } = useLinkPageState(token, read, READING);
  const [busy, setBusy] = useState<'accept' | 'decline' | 'read' | null>(null);
  useEffect(() => {
    if (token !== null) return;
    // The fragment is read in a moment; without one the page was opened without a link.
    const timer = setTimeout(() => setState({ is: 'wrong', why: NO_LINK }), 300);
    return () => clearTimeout(timer);
  }, [token, setState]);

  const act = async (deed: 'accept' | 'decline' | 'read') => {
    if (token === null) return;
    willAct();
    setBusy(deed);
    try {
      if (deed === 'read') setState(await read(token));
      else if (deed === 'accept')
        setState({ is: 'accepted', ...(await (await calls()).acceptInvitation(token)) });
      else {
        await (await calls()).declineInvitation(token);
        setState({ is: 'declined' });
      }
    } catch (error) {
      if (codeOf(error) === 'link_wrong') setState({ is: 'wrong', why: sentence(error) });
      else setState((was) => (was.is === 'offered' ? { ...was, problem: sentence(error) } : was));
    }
    setBusy(null);
  };

  return (
    <OutcomeCard ref={page} aria-live="polite" className="min-h-104">
      <Told state={state} busy={busy} act={(deed) => void act(deed)} />
    </OutcomeCard>
  );
}

type ToldProps = {
  state: State;
  busy: string | null;
  act: (deed: 'accept' | 'decline' | 'read') => void;
};

function Told({ state, busy, act }: ToldProps) {
  switch (state.is) {
    case 'reading':
      return (
        <Outcome icon={<Spinner className="text-xl" />} title={t.invitation}>
          <p className="text-muted noscript:hidden">{t.reading}</p>
          <p className="hidden text-muted noscript:block">{t.needsScript}</p>
        </Outcome>
      );
    case 'offered':
      return (
        <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title={t.title}>
          <p>
            {rich(
              t.invitesYou(
                <strong className="wrap-anywhere">{state.invitation.invitedBy}</strong>,
                t.may[state.invitation.role],
              ),
            )}
          </p>
          <p className="text-muted">
            {rich(t.forEmail(<span className="wrap-anywhere">{state.invitation.email}</span>))}
          </p>
          {state.problem && (
            <Notice tone="danger" live>
              {state.problem}
            </Notice>
          )}
          <div className="flex flex-col gap-3 @sm:flex-row">
            <Button busy={busy === 'accept'} onClick={() => act('accept')}>
              {t.accept}
            </Button>
            <Button variant="outline" busy={busy === 'decline'} onClick={() => act('decline')}>
              {t.decline}
            </Button>
          </div>
        </Outcome>
      );
    case 'accepted':
      return (
        <Outcome icon={<CircleCheck className="size-6" aria-hidden="true" />} title={t.accepted} tone="good">
          {state.isSignedIn ? (
            <p className="text-muted">{t.acceptedText}</p>
          ) : (
            <p className="text-muted">
              {rich(t.signInAs(<span className="wrap-anywhere">{state.email}</span>))}
            </p>
          )}
          {/* A full page load: signed-in pages are another document. */}
          <a
            href={state.isSignedIn ? '/household' : '/sign-in?next=/household'}
            className={buttonClass({ className: '@sm:justify-self-start' })}
            onClick={() => rememberReturnPath('/household')}
          >
            {state.isSignedIn ? t.openHousehold : t.signIn}
          </a>
        </Outcome>
      );
    case 'declined':
      return (
        <Outcome icon={<CircleCheck className="size-6" aria-hidden="true" />} title={t.declined}>
          <p className="text-muted">{t.declinedText}</p>
          <Home />
        </Outcome>
      );
    case 'wrong':
      return (
        <WrongLink title={t.wrong} why={state.why}>
          <Home />
        </WrongLink>
      );
    case 'failed':
      return (
        <LinkNotLoaded>
          <p className="text-muted">{t.notLoaded(state.why)}</p>
          <Button className="@sm:justify-self-start" busy={busy === 'read'} onClick={() => act('read')}>
            {t.tryAgain}
          </Button>
        </LinkNotLoaded>
      );
  }
}

const Home = () => (
  <Link to="/" className={buttonClass({ variant: 'outline', className: '@sm:justify-self-start' })}>
    {t.toHomePage}
  </Link>
);
