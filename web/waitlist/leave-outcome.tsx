import { CircleCheck, CloudOff, Link2Off, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const HELP = '/contact?subject=Leave%20the%20waitlist';

export type Deed = 'leave' | 'rejoin';
export type LeaveState =
  | { is: 'working' }
  /** The address is not known after a reload. */
  | { is: 'left' | 'rejoined'; address?: string }
  | { is: 'wrong' }
  | { is: 'failed'; deed: Deed; why: string };

/** What became of the link, in words. */
export function LeaveOutcome({ state }: { state: LeaveState }) {
  switch (state.is) {
    case 'working':
      return (
        <Told
          icon={<Spinner className="text-xl" />}
          tone="bg-pine-soft text-pine-ink noscript:hidden"
          title="Leave the waitlist"
        >
          <p className="text-muted noscript:hidden">One moment. We are taking your address off the list.</p>
          <p className="hidden text-muted noscript:block">
            One press, and you get no more mail about this home.
          </p>
        </Told>
      );
    case 'left':
      return (
        <Told
          icon={<CircleCheck className="size-6" aria-hidden="true" />}
          tone="bg-moss-soft text-moss-ink"
          title="You have left the waitlist"
        >
          {state.address && <Home address={state.address} />}
          <p className="text-muted">
            We send you no more mail about this home, and it loses its place. Was it a mistake? Rejoin, and
            all is as before. You can also ask again at any time.
          </p>
        </Told>
      );
    case 'rejoined':
      return (
        <Told
          icon={<CircleCheck className="size-6" aria-hidden="true" />}
          tone="bg-moss-soft text-moss-ink"
          title="You are back on the waitlist"
        >
          {state.address && <Home address={state.address} />}
          <p className="text-muted">
            Your place is kept. We write to you when something changes for this home.
          </p>
        </Told>
      );
    case 'wrong':
      return (
        <Told
          icon={<Link2Off className="size-6" aria-hidden="true" />}
          tone="bg-amber-soft text-amber-ink"
          title="This link does not work"
        >
          <p className="text-muted">
            It may be cut short or out of date. Open the newest e-mail from us and follow its link. Or write
            to us, and a person takes you off the list.
          </p>
        </Told>
      );
    case 'failed':
      return (
        <Told
          icon={<CloudOff className="size-6" aria-hidden="true" />}
          tone="bg-danger-soft text-danger-ink"
          title="That did not work"
        >
          <p className="text-muted">{state.why}</p>
        </Told>
      );
  }
}

type ToldProps = { icon: ReactNode; tone: string; title: string; children: ReactNode };

function Told({ icon, tone, title, children }: ToldProps) {
  return (
    <>
      <span className={cn('grid size-12 place-items-center rounded-full', tone)}>{icon}</span>
      <h1 tabIndex={-1} className="text-3xl outline-none @lg:text-4xl">
        {title}
      </h1>
      {children}
    </>
  );
}

const Home = ({ address }: { address: string }) => (
  <p className="border-l-2 border-pine pl-4 text-lg font-medium wrap-anywhere">{address}</p>
);

type ActionsProps = { state: LeaveState; isBusy: boolean; act: (deed: Deed) => void };

/** What can be done now. */
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
