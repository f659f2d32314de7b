import { useEffect, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import type { SharedPacket } from '#contract/home/claims.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { OutcomeCard } from '#web/ui/outcome.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { LinkOff } from './link-off.tsx';
import type { SharedView } from './shared-view.tsx';
import * as t from '#text/home/shared-claim.ts';

type State =
  | { is: 'opening' }
  | { is: 'open'; packet: SharedPacket; View: typeof SharedView }
  | { is: 'wrong' }
  | { is: 'failed'; why: string };

/**
 * The token is in the fragment, which never reaches servers or logs. It stays there, because the link works
 * for days.
 */
const tokenIn = (hash: string): string => /^#token=([\w-]+)$/.exec(hash)?.[1] ?? '';

async function open(token: string): Promise<State> {
  if (token === '') return { is: 'wrong' };
  try {
    const [{ openShared }, { SharedView: View }] = await Promise.all([
      import('./shared-calls.ts'),
      import('./shared-view.tsx'),
    ]);
    return { is: 'open', packet: await openShared(token), View };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'link_wrong' || code === 'validation_failed') return { is: 'wrong' };
    return { is: 'failed', why: sentence(error) };
  }
}

/** /shared: what an adjuster or relative with a link sees. No account needed. */
export function SharedPage() {
  const token = tokenIn(useLocation().hash);
  const [state, setState] = useState<State>({ is: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void open(token).then((next) => {
      if (!isWanted) return;
      setState(next);
      setRetrying(false);
    });
    return () => {
      isWanted = false;
    };
  }, [token, attempt]);
  return (
    <OutcomeCard className="min-h-112">
      {state.is === 'opening' && <Opening />}
      {state.is === 'open' && (
        <state.View token={token} packet={state.packet} onEnded={() => setState({ is: 'wrong' })} />
      )}
      {state.is === 'wrong' && <LinkOff />}
      {state.is === 'failed' && (
        <ErrorState
          title={t.notLoaded}
          text={state.why}
          safe={t.linkStillWorks}
          retrying={isRetrying}
          onRetry={() => {
            setRetrying(true);
            setAttempt((n) => n + 1);
          }}
        />
      )}
    </OutcomeCard>
  );
}

function Opening() {
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <p className="hidden noscript:block">{t.needsScript}</p>
      <SkeletonGroup label={t.opening} className="grid gap-6 noscript:hidden">
        <p className="text-lg">
          <SkeletonWords like="4182 Quail Ridge Road, Santa Rosa, CA 95404" />
        </p>
        <p>
          <SkeletonWords like="Made November 15, 2026. It lists what the home held." />
        </p>
      </SkeletonGroup>
    </>
  );
}
