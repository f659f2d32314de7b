import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { OutcomeCard } from '#web/ui/outcome.tsx';
import { type LeaveAction, LeaveActions, type LeaveState, LeaveOutcome } from './leave-outcome.tsx';
import { localPath } from '#web/lib/local-path.ts';
import * as t from '#text/outreach/leave-waitlist.ts';

const calls = () => import('./waitlist-calls.ts');

async function perform(deed: LeaveAction, token: string): Promise<LeaveState> {
  try {
    const { leaveWaitlist, rejoinWaitlist } = await calls();
    const { address } = await (deed === 'leave' ? leaveWaitlist : rejoinWaitlist)(token);
    return { is: deed === 'leave' ? 'left' : 'rejoined', address };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'link_wrong' || code === 'validation_failed') return { is: 'wrong' };
    return { is: 'failed', deed, why: sentence(error) };
  }
}

/** Stores the result in the URL, so that a reload doesn't repeat the action. */
function remember(token: string, { is }: LeaveState): void {
  if (is !== 'left' && is !== 'rejoined') return;
  history.replaceState(history.state, '', `?${new URLSearchParams({ token, now: is })}`);
}

/** Opened by the link in the confirmation email: one click is enough. */
export function LeaveWaitlistPage() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token') ?? '';
  const now = query.get('now');
  const [state, setState] = useState<LeaveState>({ is: 'working' });
  const [isBusy, setBusy] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (now === 'left' || now === 'rejoined') return setState({ is: now });
    let isWanted = true;
    void perform('leave', token).then((next) => {
      remember(token, next);
      if (isWanted) setState(next);
    });
    return () => {
      isWanted = false;
    };
  }, [token, now]);

  const hasActed = useRef(false);
  const act = async (deed: LeaveAction) => {
    hasActed.current = true;
    setBusy(true);
    const next = await perform(deed, token);
    remember(token, next);
    setState(next);
    setBusy(false);
  };
  useEffect(() => {
    // The focused button may be gone, so focus the heading, which states the result.
    if (hasActed.current) page.current?.querySelector('h1')?.focus();
  }, [state]);

  return (
    // Tall enough for most results, so that nothing shifts below.
    <OutcomeCard ref={page} className="min-h-116 noscript:min-h-0 @lg:min-h-104">
      <div aria-live="polite" className="grid gap-6">
        <LeaveOutcome state={state} />
      </div>
      <LeaveActions state={state} isBusy={isBusy} act={(deed) => void act(deed)} />
      {state.is === 'working' && <PlainForm token={token} />}
    </OutcomeCard>
  );
}

/** Without scripts, a button does what the page would have done by itself. */
function PlainForm({ token }: { token: string }) {
  return (
    <form method="post" action={localPath('/waitlist/leave')} className="hidden noscript:block">
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{t.leave}</Button>
    </form>
  );
}
