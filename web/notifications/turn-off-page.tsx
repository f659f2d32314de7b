import { CircleCheck, CloudOff, Link2Off } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const calls = () => import('./turn-off-calls.ts');

type State =
  | { is: 'working' }
  | { is: 'turned'; name: string; isOn: boolean }
  | { is: 'wrong' }
  | { is: 'failed'; wanted: boolean; why: string };

async function turn(token: string, isOn: boolean): Promise<State> {
  try {
    const { turnOff, turnOn } = await calls();
    return { is: 'turned', ...(await (isOn ? turnOn : turnOff)(token)) };
  } catch (error) {
    if (['link_wrong', 'validation_failed'].includes(codeOf(error) ?? '')) return { is: 'wrong' };
    return { is: 'failed', wanted: isOn, why: sentence(error) };
  }
}

/** Opened by the link under a mail: it has been clicked once, and once is enough. It works signed out. */
export function TurnOffPage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [state, setState] = useState<State>({ is: 'working' });
  const [isBusy, setBusy] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);

  useEffect(() => {
    let isWanted = true;
    void turn(token, false).then((next) => isWanted && setState(next));
    return () => {
      isWanted = false;
    };
  }, [token]);
  useEffect(() => {
    if (hasActed.current) page.current?.querySelector('h1')?.focus();
  }, [state]);

  const act = async (isOn: boolean) => {
    hasActed.current = true;
    setBusy(true);
    setState(await turn(token, isOn));
    setBusy(false);
  };

  return (
    <div className="@container mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-20">
      <div
        ref={page}
        className="grid min-h-96 content-start gap-6 rounded-card border border-line bg-raised p-5 noscript:min-h-0 @lg:p-10"
      >
        <div aria-live="polite" className="grid gap-6">
          <Outcome state={state} />
        </div>
        {(state.is === 'turned' || state.is === 'failed') && (
          <div className="flex flex-col gap-3 @sm:flex-row">
            <Button
              variant={state.is === 'failed' ? 'primary' : 'outline'}
              busy={isBusy}
              onClick={() => void act(state.is === 'failed' ? state.wanted : !state.isOn)}
            >
              {state.is === 'failed' ? 'Try again' : state.isOn ? 'Turn off' : 'Turn on again'}
            </Button>
            <a href="/settings" className={buttonClass({ variant: 'ghost' })}>
              All notifications
            </a>
          </div>
        )}
        {state.is === 'wrong' && (
          <Link to="/contact" className={cn(buttonClass(), '@sm:justify-self-start')}>
            Contact Support
          </Link>
        )}
        {state.is === 'working' && (
          <form method="post" action="/notifications/off" className="hidden noscript:block">
            <input type="hidden" name="token" value={token} />
            <Button type="submit">Turn off these e-mails</Button>
          </form>
        )}
      </div>
    </div>
  );
}

function Outcome({ state }: { state: State }) {
  switch (state.is) {
    case 'working':
      return (
        <Told icon={<Spinner className="text-xl" />} title="Turn off these e-mails">
          <p className="text-muted noscript:hidden">One moment.</p>
          <p className="hidden text-muted noscript:block">One press, and you get no more of them.</p>
        </Told>
      );
    case 'turned':
      return (
        <Told
          icon={<CircleCheck className="size-6" aria-hidden="true" />}
          title={`${state.name}: ${state.isOn ? 'on' : 'off'}`}
          tone="bg-moss-soft text-moss-ink"
        >
          <p className="text-muted">
            {state.isOn
              ? 'We send you these e-mails again.'
              : 'We send you no more of these e-mails. Evacuation and security notices still reach you.'}
          </p>
        </Told>
      );
    case 'wrong':
      return (
        <Told
          icon={<Link2Off className="size-6" aria-hidden="true" />}
          title="This link does not work"
          tone="bg-amber-soft text-amber-ink"
        >
          <p className="text-muted">
            It may be cut short. Open it from the e-mail again, or write to us and a person does it for you.
          </p>
        </Told>
      );
    case 'failed':
      return (
        <Told
          icon={<CloudOff className="size-6" aria-hidden="true" />}
          title="That did not work"
          tone="bg-danger-soft text-danger-ink"
        >
          <p className="text-muted">{state.why}</p>
        </Told>
      );
  }
}

type ToldProps = { icon: ReactNode; title: string; tone?: string; children: ReactNode };

function Told({ icon, title, tone = 'bg-pine-soft text-pine-ink', children }: ToldProps) {
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
