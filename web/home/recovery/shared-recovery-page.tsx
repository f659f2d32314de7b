import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { Unlink } from 'lucide-react';
import type { SharedRecovery } from '#contract/home/recovery-sharing.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { OutcomeCard } from '#web/ui/outcome.tsx';
import type { SharedRecoveryView } from './shared-recovery-view.tsx';
import * as t from '#text/home/recovery-sharing.ts';

type State =
  | { is: 'asking'; problem: string | undefined }
  | { is: 'open'; recovery: SharedRecovery; View: typeof SharedRecoveryView }
  | { is: 'wrong' };

const never = () => () => {};

/**
 * False in the prerendered HTML. If the form were sent before scripts run, it would lose the link's token and put the
 * code into the URL.
 */
const useCanSend = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The token is in the fragment, which never reaches servers or logs. */
const tokenIn = (hash: string): string => /^#token=([\w-]+)$/.exec(hash)?.[1] ?? '';

async function open(token: string, code: string): Promise<State> {
  try {
    const [{ openSharedRecovery }, { SharedRecoveryView: View }] = await Promise.all([
      import('./shared-recovery-calls.ts'),
      import('./shared-recovery-view.tsx'),
    ]);
    return { is: 'open', recovery: await openSharedRecovery(token, code), View };
  } catch (error) {
    return codeOf(error) === 'link_wrong' ? { is: 'wrong' } : { is: 'asking', problem: sentence(error) };
  }
}

/** /shared-recovery: what an adjuster, lawyer or relative with a link and its code sees. No account needed. */
export function SharedRecoveryPage() {
  const token = tokenIn(useLocation().hash);
  const [state, setState] = useState<State>({ is: 'asking', problem: undefined });
  const [isOpening, setOpening] = useState(false);
  const canSend = useCanSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setOpening(true);
    void open(token, code).then((next) => {
      setOpening(false);
      setState(token === '' ? { is: 'wrong' } : next);
    });
  };
  if (state.is === 'open') return <state.View recovery={state.recovery} />;
  return (
    <OutcomeCard className="min-h-96">
      {state.is === 'wrong' ? (
        <div className="grid gap-4">
          <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
            <Unlink className="size-6" aria-hidden="true" />
          </span>
          <h1 className="text-3xl">{t.linkOff}</h1>
          <p className="text-muted">{t.linkOffText}</p>
        </div>
      ) : (
        <>
          <h1 className="text-3xl">{t.sharedTitle}</h1>
          <p className="hidden noscript:block">{t.needsScript}</p>
          <form noValidate onSubmit={submit} className="grid gap-4">
            <p>{t.sharedIntro}</p>
            <Field label={t.code} error={state.problem} required>
              <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            </Field>
            <Button type="submit" disabled={!canSend} busy={isOpening} className="justify-self-start">
              {t.openIt}
            </Button>
          </form>
        </>
      )}
    </OutcomeCard>
  );
}
