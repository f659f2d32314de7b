import { Handshake, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { localPath } from '#web/lib/local-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { LinkDone, LinkFailed, WrongLink } from '#web/ui/link-outcomes.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import * as t from '#text/outreach/partner-proof.ts';
import { yourName as enterName } from '#text/outreach/partner-values.ts';

type State =
  | { is: 'asking' }
  | { is: 'confirmed'; partner: string }
  | { is: 'over' }
  | { is: 'wrong' }
  | { is: 'failed'; why: string };

async function confirm(token: string, name: string): Promise<State> {
  try {
    const { confirmHere } = await import('./here-calls.ts');
    return await confirmHere(token, name);
  } catch (error) {
    if (['link_wrong', 'validation_failed'].includes(codeOf(error) ?? '')) return { is: 'wrong' };
    return { is: 'failed', why: sentence(error) };
  }
}

/**
 * Opened by the link in a message to a partner's contact. Opening it confirms nothing, because email scanners open links
 * and press buttons. They type no names, so a name is required. Works without scripts, too.
 */
export function PartnerHerePage() {
  const token = new URLSearchParams(useLocation().search).get('t') ?? '';
  const [state, setState] = useState<State>({ is: 'asking' });
  const [isBusy, setBusy] = useState(false);
  const [isNameMissing, setNameMissing] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.is !== 'asking') page.current?.querySelector('h1')?.focus();
  }, [state]);
  const press = async (form: HTMLFormElement) => {
    const name = String(new FormData(form).get('name') ?? '').trim();
    setNameMissing(name === '');
    if (name === '') return;
    setBusy(true);
    setState(await confirm(token, name));
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
          className="grid gap-4"
          onSubmit={(event) => (event.preventDefault(), void press(event.currentTarget))}
        >
          <input type="hidden" name="t" value={token} />
          <Field label={t.yourName} required error={isNameMissing && enterName}>
            <Input name="name" autoComplete="name" maxLength={80} />
          </Field>
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
