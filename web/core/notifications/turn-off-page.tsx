import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import type { OptionalKind } from '#contract/core/notifications.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/core/turn-off.ts';
import { kindNames } from '#text/core/notification-kinds.ts';

const calls = () => import('./turn-off-calls.ts');

type State =
  | { is: 'working' }
  | { is: 'turned'; kind: OptionalKind; isOn: boolean }
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

/** Opened by the unsubscribe link in an email: one click is enough. Works signed out. */
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
    <OutcomeCard ref={page} className="min-h-96 noscript:min-h-0">
      <div aria-live="polite" className="grid gap-6">
        <Words state={state} />
      </div>
      {(state.is === 'turned' || state.is === 'failed') && (
        <div className="flex flex-col gap-3 @sm:flex-row">
          <Button
            variant={state.is === 'failed' ? 'primary' : 'outline'}
            busy={isBusy}
            onClick={() => void act(state.is === 'failed' ? state.wanted : !state.isOn)}
          >
            {state.is === 'failed' ? t.tryAgain : state.isOn ? t.turnOff : t.turnOn}
          </Button>
          <a href="/settings" className={buttonClass({ variant: 'ghost' })}>
            {t.allNotifications}
          </a>
        </div>
      )}
      {state.is === 'wrong' && (
        <Link to="/contact" className={buttonClass({ className: '@sm:justify-self-start' })}>
          {t.contactSupport}
        </Link>
      )}
      {state.is === 'working' && (
        <form method="post" action={localPath('/notifications/off')} className="hidden noscript:block">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t.title}</Button>
        </form>
      )}
    </OutcomeCard>
  );
}

function Words({ state }: { state: State }) {
  switch (state.is) {
    case 'working':
      return (
        <Outcome icon={<Spinner className="text-xl" />} title={t.title}>
          <p className="text-muted noscript:hidden">{t.working}</p>
          <p className="hidden text-muted noscript:block">{t.onePress}</p>
        </Outcome>
      );
    case 'turned':
      return (
        <LinkDone title={state.isOn ? t.isOn(kindNames[state.kind]) : t.isOff(kindNames[state.kind])}>
          <p className="text-muted">{state.isOn ? t.onDetail : t.offDetail}</p>
        </LinkDone>
      );
    case 'wrong':
      return <WrongLink why={t.wrongLink} />;
    case 'failed':
      return <LinkFailed title={t.failed} why={state.why} />;
  }
}
