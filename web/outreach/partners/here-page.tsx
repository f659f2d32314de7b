import { Handshake, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { localPath } from '#web/lib/local-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import * as t from '#text/outreach/partner-proof.ts';

type State =
  | { is: 'asking' }
  | { is: 'confirmed'; partner: string }
  | { is: 'over' }
  | { is: 'wrong' }
  | { is: 'failed'; why: string };

async function confirm(token: string): Promise<State> {
  try {
    const { confirmHere } = await import('./here-calls.ts');
    return await confirmHere(token);
  } catch (error) {
    if (['link_wrong', 'validation_failed'].includes(codeOf(error) ?? '')) return { is: 'wrong' };
    return { is: 'failed', why: sentence(error) };
  }
}

/**
 * Opened by the link in a message to a partner's contact. Opening it confirms nothing, because email programs open
 * links by themselves; a click does, with or without scripts.
 */
export function PartnerHerePage() {
  const token = new URLSearchParams(useLocation().search).get('t') ?? '';
  const [state, setState] = useState<State>({ is: 'asking' });
  const [isBusy, setBusy] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.is !== 'asking') page.current?.querySelector('h1')?.focus();
  }, [state]);
  const press = async () => {
    setBusy(true);
    setState(await confirm(token));
    setBusy(false);
  };

  return (
    <OutcomeCard ref={page} className="min-h-96 noscript:min-h-0">
      <div aria-live="polite" className="grid gap-6">
        <Words state={state} />
      </div>
      {(state.is === 'asking' || state.is === 'failed') && (
        <form
          method="post"
          action={localPath('/partner/here')}
          onSubmit={(event) => (event.preventDefault(), void press())}
        >
          <input type="hidden" name="t" value={token} />
          <Button type="submit" busy={isBusy} className="w-full">
            {state.is === 'failed' ? t.tryAgain : t.here}
          </Button>
        </form>
      )}
    </OutcomeCard>
  );
}

function Words({ state }: { state: State }) {
  switch (state.is) {
    case 'asking':
      return (
        <Outcome icon={<Handshake className="size-6" aria-hidden="true" />} title={t.title}>
          <p className="text-muted">{t.detail}</p>
        </Outcome>
      );
    case 'confirmed':
      return (
        <LinkDone title={t.thankYou}>
          <p className="text-muted">{t.thankYouDetail(state.partner)}</p>
        </LinkDone>
      );
    case 'over':
      return (
        <Outcome icon={<Info className="size-6" aria-hidden="true" />} title={t.over}>
          <p className="text-muted">{t.overDetail}</p>
        </Outcome>
      );
    case 'wrong':
      return <WrongLink why={t.wrongLink} />;
    case 'failed':
      return <LinkFailed title={t.notSent} why={state.why} />;
  }
}
