import { Undo2 } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';
import * as t from '#text/outreach/leave-waitlist.ts';

const HELP = `/contact?subject=${encodeURIComponent(t.subject)}`;

export type LeaveAction = 'leave' | 'rejoin';
export type LeaveState =
  | { is: 'working' }
  /** The address isn't known after a reload. */
  | { is: 'left' | 'rejoined'; address?: string }
  | { is: 'wrong' }
  | { is: 'failed'; deed: LeaveAction; why: string };

/** The result of the link, in words. */
export function LeaveOutcome({ state }: { state: LeaveState }) {
  switch (state.is) {
    case 'working':
      return (
        <Outcome icon={<Spinner className="text-xl" />} iconClass="noscript:hidden" title={t.leave}>
          <p className="text-muted noscript:hidden">{t.working}</p>
          <p className="hidden text-muted noscript:block">{t.onePress}</p>
        </Outcome>
      );
    case 'left':
      return (
        <LinkDone title={t.left}>
          {state.address && <Home address={state.address} />}
          <p className="text-muted">{t.leftDetail}</p>
        </LinkDone>
      );
    case 'rejoined':
      return (
        <LinkDone title={t.rejoined}>
          {state.address && <Home address={state.address} />}
          <p className="text-muted">{t.rejoinedDetail}</p>
        </LinkDone>
      );
    case 'wrong':
      return <WrongLink why={t.wrongLink} />;
    case 'failed':
      return <LinkFailed title={t.failed} why={state.why} />;
  }
}

const Home = ({ address }: { address: string }) => (
  <p className="border-l-2 border-pine pl-4 text-lg font-medium wrap-anywhere">{address}</p>
);

type ActionsProps = { state: LeaveState; isBusy: boolean; act: (deed: LeaveAction) => void };

/** The available actions. */
export function LeaveActions({ state, isBusy, act }: ActionsProps) {
  switch (state.is) {
    case 'working':
      return null;
    case 'left':
      return (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Button variant="outline" busy={isBusy} onClick={() => act('rejoin')}>
            <Undo2 className="size-5" aria-hidden="true" />
            {t.rejoin}
          </Button>
          <Link to="/" className={buttonClass({ variant: 'ghost' })}>
            {t.toHomePage}
          </Link>
        </div>
      );
    case 'rejoined':
      return (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Link to="/" className={buttonClass()}>
            {t.toHomePage}
          </Link>
          <Button variant="ghost" busy={isBusy} onClick={() => act('leave')}>
            {t.leave}
          </Button>
        </div>
      );
    case 'wrong':
      return (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Link to={HELP} className={buttonClass()}>
            {t.contactSupport}
          </Link>
        </div>
      );
    case 'failed':
      return (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Button busy={isBusy} onClick={() => act(state.deed)}>
            {t.tryAgain}
          </Button>
          <Link to={HELP} className={buttonClass({ variant: 'ghost' })}>
            {t.contactSupport}
          </Link>
        </div>
      );
  }
}
