import { Eye, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/core/seen.ts';

type State =
  | { is: 'asking' }
  | { is: 'seen' }
  | { is: 'over' }
  | { is: 'wrong' }
  | { is: 'failed'; why: string };

async function say(token: string): Promise<State> {
  try {
    const { confirmSeen: saySeen } = await import('./seen-calls.ts');
    return await saySeen(token);
  } catch (error) {
    if (['link_wrong', 'validation_failed'].includes(codeOf(error) ?? '')) return { is: 'wrong' };
    return { is: 'failed', why: sentence(error) };
  }
}

/**
 * Opened by the link in a notification, signed in or not. Opening it confirms nothing, because email programs
 * open links by themselves; a click does.
 */
export function SeenPage() {
  const token = new URLSearchParams(useLocation().search).get('t') ?? '';
  const [state, setState] = useState<State>({ is: 'asking' });
  const [isBusy, setBusy] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.is !== 'asking') page.current?.querySelector('h1')?.focus();
  }, [state]);
  const press = async () => {
    setBusy(true);
    setState(await say(token));
    setBusy(false);
  };

  const canPress = state.is === 'asking' || state.is === 'failed';
  return (
    <OutcomeCard ref={page} className="min-h-96 noscript:min-h-0">
      <div aria-live="polite" className="grid gap-6">
        <Words state={state} />
      </div>
      <div className="flex flex-col gap-3 @sm:flex-row">
        {canPress && (
          <form
            method="post"
            action={localPath('/seen')}
            onSubmit={(event) => (event.preventDefault(), void press())}
          >
            <input type="hidden" name="t" value={token} />
            <Button type="submit" busy={isBusy} className="w-full">
              {state.is === 'failed' ? t.tryAgain : t.seen}
            </Button>
          </form>
        )}
        <a href="/evacuation" className={buttonClass({ variant: canPress ? 'ghost' : 'primary' })}>
          {t.openEvacuation}
        </a>
      </div>
    </OutcomeCard>
  );
}

function Words({ state }: { state: State }) {
  switch (state.is) {
    case 'asking':
      return (
        <Outcome icon={<Eye className="size-6" aria-hidden="true" />} title={t.title}>
          <p className="text-muted">{t.detail}</p>
        </Outcome>
      );
    case 'seen':
      return (
        <LinkDone title={t.thankYou}>
          <p className="text-muted">{t.thankYouDetail}</p>
        </LinkDone>
      );
    case 'over':
      return (
        <Outcome icon={<Info className="size-6" aria-hidden="true" />} title={t.nothingToConfirm}>
          <p className="text-muted">{t.orderEnded}</p>
        </Outcome>
      );
    case 'wrong':
      return <WrongLink why={t.wrongLink} />;
    case 'failed':
      return <LinkFailed title={t.notSent} why={state.why} />;
  }
}
