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
import { cn } from '#web/ui/cn.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

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
        <Outcome icon={<Spinner className="text-xl" />} title="Your invitation">
          <p className="text-muted">One moment. We are reading the invitation.</p>
        </Outcome>
      );
    case 'wrong':
      return (
        <Outcome
          icon={<Link2Off className="size-6" aria-hidden="true" />}
          title="This link does not work"
          tone="warning"
        >
          <p className="text-muted">{state.why}</p>
          <ToContact />
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome
          icon={<Link2Off className="size-6" aria-hidden="true" />}
          title="The invitation did not load"
          tone="danger"
        >
          <p className="text-muted">{state.why} The invitation stays open.</p>
          <Button className="justify-self-start" busy={busy === 'read'} onClick={() => act('read')}>
            Try again
          </Button>
        </Outcome>
      );
    case 'offer':
      if (state.offer.state !== 'open') return <Closed offer={state.offer} />;
      if (state.offer.you === 'somebody-else')
        return (
          <Outcome
            icon={<UserRoundX className="size-6" aria-hidden="true" />}
            title="This invitation is for another account"
            tone="warning"
          >
            <p>
              It is for <strong className="wrap-anywhere">{state.offer.email}</strong>, and you are signed in
              as <strong className="wrap-anywhere">{readStoredUser()?.email ?? 'somebody else'}</strong>.
            </p>
            <Problem>{problem}</Problem>
            <div className="flex flex-col gap-3 sm:flex-row">
              <Button busy={busy === 'leave'} onClick={() => act('leave')}>
                Log out and open it
              </Button>
              <Link to="/dashboard" className={buttonClass({ variant: 'outline' })}>
                Stay signed in
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
    <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title="You are invited to join">
      <p>We looked at your home, and we can protect it.</p>
      <dl className="grid gap-4 rounded-card bg-sunken p-4 sm:grid-cols-2">
        <Fact name="For">{offer.email}</Fact>
        <Fact name="Works until">{formatDate(offer.expiresAt)}</Fact>
        <Fact name="Home">{offer.address}</Fact>
        <Fact name="Plan you named">{offer.plan ? PLAN_TERMS[offer.plan].name : 'None yet'}</Fact>
      </dl>
      <p className="text-muted">
        Accepting opens your account and signs you in here. Then you add your home, choose a plan and pay. You
        can stop at any point and go on later. Nothing is charged until you choose a plan.
      </p>
      <Problem>{problem}</Problem>
      <Button size="large" className="sm:justify-self-start" busy={busy} onClick={onAccept}>
        Accept
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
        <Outcome
          icon={<CircleCheck className="size-6" aria-hidden="true" />}
          title="This invitation was accepted already"
        >
          <p className="text-muted">
            The link works once. Sign in as <span className="wrap-anywhere">{offer.email}</span> to go on
            where you stopped. There is no password: we send you a code.
          </p>
          {/* A full page load: signed-in pages are another document. */}
          <a href="/sign-in?next=/join" className={cn(buttonClass(), 'sm:justify-self-start')}>
            Sign in
          </a>
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome
          icon={<Clock3 className="size-6" aria-hidden="true" />}
          title="This invitation has expired"
          tone="warning"
        >
          <p className="text-muted">
            It worked until {formatDate(offer.expiresAt)}. Your home is still approved. Write to us, and we
            will send you a new link.
          </p>
          <ToContact />
        </Outcome>
      );
    case 'replaced':
      return (
        <Outcome
          icon={<MailOpen className="size-6" aria-hidden="true" />}
          title="There is a newer invitation"
          tone="warning"
        >
          <p className="text-muted">
            We have sent you another e-mail since. Its link works, and this one no longer does.
          </p>
        </Outcome>
      );
    default:
      return (
        <Outcome
          icon={<Link2Off className="size-6" aria-hidden="true" />}
          title="This invitation was withdrawn"
          tone="warning"
        >
          <p className="text-muted">It no longer works. If you think that is a mistake, write to us.</p>
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
  <Link to="/contact" className={cn(buttonClass({ variant: 'outline' }), 'sm:justify-self-start')}>
    Write to us
  </Link>
);
