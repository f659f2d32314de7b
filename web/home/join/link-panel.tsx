import { Link2Off, CircleCheck, Clock3, MailOpen, UserRoundX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { JoinOffer } from '#contract/outreach/invitations.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { type LinkTrouble, readLink } from '#web/core/accounts/read-link.ts';
import { useLinkPageState } from '#web/core/accounts/use-link-page-state.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { readStoredUser } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/join.ts';

const calls = () => import('./link-calls.ts');

type State = { is: 'reading' } | { is: 'offer'; offer: JoinOffer } | LinkTrouble;

const read = (token: string): Promise<State> =>
  readLink(async () => ({ is: 'offer' as const, offer: await (await calls()).readLink(token) }));
const READING: State = { is: 'reading' };

type LinkPanelProps = {
  token: string;
  /** The link was used, and the invited person is signed in. */
  onContinue: () => void;
};

/**
 * Shows what an invitation link is for. Nothing happens until a button is clicked, because email scanners
 * open links.
 */
export function LinkPanel({ token, onContinue }: LinkPanelProps) {
  const { state, setState, page, willAct } = useLinkPageState(token, read, READING);
  const [busy, setBusy] = useState<'read' | 'accept' | 'leave' | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (state.is === 'offer' && state.offer.state === 'accepted' && state.offer.you === 'invited')
      onContinue();
  }, [state, onContinue]);

  const act = async (deed: 'read' | 'accept' | 'leave') => {
    willAct();
    setBusy(deed);
    setProblem(undefined);
    try {
      if (deed === 'accept') await (await calls()).acceptLink(token);
      else if (deed === 'leave') await (await calls()).leaveAndOpen(token);
      else setState(await read(token));
    } catch (error) {
      // Read the link again to show its current state.
      if (codeOf(error) === 'link_wrong') setState(await read(token));
      else setProblem(sentence(error));
    }
    setBusy(null);
  };
  return (
    <div ref={page} aria-live="polite" className="grid gap-6">
      <Told state={state} busy={busy} problem={problem} act={(deed) => void act(deed)} />
    </div>
  );
}

type ToldProps = {
  state: State;
  busy: string | null;
  problem: string | undefined;
  act: (deed: 'read' | 'accept' | 'leave') => void;
};

function Told({ state, busy, problem, act }: ToldProps) {
  switch (state.is) {
    case 'reading':
      return (
        <Outcome icon={<Spinner className="text-xl" />} title={t.yourInvitation}>
          <p className="text-muted">{t.reading}</p>
        </Outcome>
      );
    case 'wrong':
      return (
        <Outcome icon={<Link2Off className="size-6" aria-hidden="true" />} title={t.wrongLink} tone="warning">
          <p className="text-muted">{state.why}</p>
          <ToContact />
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome icon={<Link2Off className="size-6" aria-hidden="true" />} title={t.notLoaded} tone="danger">
          <p className="text-muted">{t.staysOpen(state.why)}</p>
          <Button className="justify-self-start" busy={busy === 'read'} onClick={() => act('read')}>
            {t.tryAgain}
          </Button>
        </Outcome>
      );
    case 'offer':
      if (state.offer.state !== 'open') return <Closed offer={state.offer} />;
      if (state.offer.you === 'somebody-else')
        return (
          <Outcome
            icon={<UserRoundX className="size-6" aria-hidden="true" />}
            title={t.otherAccount}
            tone="warning"
          >
            <p>
              {rich(
                t.otherAccountText(
                  <strong className="wrap-anywhere">{state.offer.email}</strong>,
                  <strong className="wrap-anywhere">{readStoredUser()?.email ?? t.anotherAccount}</strong>,
                ),
              )}
            </p>
            <Problem>{problem}</Problem>
            <div className="flex flex-col gap-3 sm:flex-row">
              <Button busy={busy === 'leave'} onClick={() => act('leave')}>
                {t.logOutAndOpen}
              </Button>
              <Link to="/dashboard" className={buttonClass({ variant: 'outline' })}>
                {t.staySignedIn}
              </Link>
            </div>
          </Outcome>
        );
      return (
        <Open offer={state.offer} busy={busy === 'accept'} problem={problem} onAccept={() => act('accept')} />
      );
  }
}

type OpenProps = { offer: JoinOffer; busy: boolean; problem: string | undefined; onAccept: () => void };

function Open({ offer, busy, problem, onAccept }: OpenProps) {
  return (
    <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title={t.invited}>
      <p>{t.canProtect}</p>
      <dl className="grid gap-4 rounded-card bg-sunken p-4 sm:grid-cols-2">
        <Fact name={t.offer.email}>{offer.email}</Fact>
        <Fact name={t.offer.until}>{formatDate(offer.expiresAt)}</Fact>
        <Fact name={t.offer.home}>{offer.address}</Fact>
        <Fact name={t.offer.plan}>{offer.plan ? PLAN_TERMS[offer.plan].name : t.noneYet}</Fact>
      </dl>
      <p className="text-muted">{t.acceptText}</p>
      <Problem>{problem}</Problem>
      <Button size="large" className="sm:justify-self-start" busy={busy} onClick={onAccept}>
        {t.accept}
      </Button>
    </Outcome>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

function Closed({ offer }: { offer: JoinOffer }) {
  switch (offer.state) {
    case 'accepted':
      return (
        <Outcome icon={<CircleCheck className="size-6" aria-hidden="true" />} title={t.alreadyAccepted}>
          <p className="text-muted">
            {rich(t.alreadyAcceptedText(<span className="wrap-anywhere">{offer.email}</span>))}
          </p>
          {/* A full page load: signed-in pages are another document. */}
          <a href="/sign-in?next=/join" className={buttonClass({ className: 'sm:justify-self-start' })}>
            {t.signIn}
          </a>
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome icon={<Clock3 className="size-6" aria-hidden="true" />} title={t.expired} tone="warning">
          <p className="text-muted">{t.expiredText(formatDate(offer.expiresAt))}</p>
          <ToContact />
        </Outcome>
      );
    case 'replaced':
      return (
        <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title={t.replaced} tone="warning">
          <p className="text-muted">{t.replacedText}</p>
        </Outcome>
      );
    default:
      return (
        <Outcome icon={<Link2Off className="size-6" aria-hidden="true" />} title={t.withdrawn} tone="warning">
          <p className="text-muted">{t.withdrawnText}</p>
          <ToContact />
        </Outcome>
      );
  }
}

const Problem = ({ children }: { children: string | undefined }) =>
  children ? (
    <Notice tone="danger" live>
      {children}
    </Notice>
  ) : null;

const ToContact = () => (
  <Link to="/contact" className={buttonClass({ variant: 'outline', className: 'sm:justify-self-start' })}>
    {t.writeToUs}
  </Link>
);
