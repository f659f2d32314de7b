import { Undo2 } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';

const HELP = '/contact?subject=Leave%20the%20waitlist';

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
        <Outcome
          icon={<Spinner className="text-xl" />}
          iconClass="noscript:hidden"
          title="Leave the waitlist"
        >
          <p className="text-muted noscript:hidden">One moment. We are taking your address off the list.</p>
          <p className="hidden text-muted noscript:block">
            One press, and you get no more mail about this home.
          </p>
        </Outcome>
      );
    case 'left':
      return (
        <LinkDone title="You have left the waitlist">
          {state.address && <Home address={state.address} />}
          <p className="text-muted">
            We send you no more mail about this home, and it loses its place. Was it a mistake? Rejoin, and
            all is as before. You can also ask again at any time.
          </p>
        </LinkDone>
      );
    case 'rejoined':
      return (
        <LinkDone title="You are back on the waitlist">
          {state.address && <Home address={state.address} />}
          <p className="text-muted">
            Your place is kept. We write to you when something changes for this home.
          </p>
        </LinkDone>
      );
    case 'wrong':
      return (
        <WrongLink why="It may be cut short or out of date. Open the newest e-mail from us and follow its link. Or write to us, and a person takes you off the list." />
      );
    case 'failed':
      return <LinkFailed title="That did not work" why={state.why} />;
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
            Rejoin
          </Button>
          <Link to="/" className={buttonClass({ variant: 'ghost' })}>
            Go to the home page
          </Link>
        </div>
      );
    case 'rejoined':
      return (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Link to="/" className={buttonClass()}>
            Go to the home page
          </Link>
          <Button variant="ghost" busy={isBusy} onClick={() => act('leave')}>
            Leave the waitlist
          </Button>
        </div>
      );
    case 'wrong':
      return (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Link to={HELP} className={buttonClass()}>
            Contact Support
          </Link>
        </div>
      );
    case 'failed':
      return (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Button busy={isBusy} onClick={() => act(state.deed)}>
            Try again
          </Button>
          <Link to={HELP} className={buttonClass({ variant: 'ghost' })}>
            Contact Support
          </Link>
        </div>
      );
  }
}
