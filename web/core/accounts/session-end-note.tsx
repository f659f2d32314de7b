import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endWithoutLiveUpdates } from '#web/lib/ignored-updates.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { sessionsQuery } from './queries.ts';
import { signInWithPasskey } from './sign-in-calls.ts';
import { useAttempt } from './use-attempt.ts';
import * as t from '#text/core/session-end.ts';

/** Long enough to finish a call and save what was typed. */
const WARN_MS = 15 * 60 * 1000;

/** Whether that time is at most `WARN_MS` away. Updates by itself. */
function useIsNear(moment: string | undefined): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (moment === undefined) return;
    const wait = Date.parse(moment) - WARN_MS - Date.now();
    setNear(wait <= 0);
    if (wait <= 0) return;
    const timer = setTimeout(() => setNear(true), wait);
    return () => clearTimeout(timer);
  }, [moment]);
  return isNear;
}

/** Opens a new session to replace the one that is about to end, and returns to this page. */
const signInAgain = () => endWithoutLiveUpdates(() => signInWithPasskey(location.pathname + location.search));

/** Staff are signed out after 8 hours, regardless of activity. Warns them in time, and lets them stay (WCAG 2.2.1). */
export function SessionEndNote() {
  const { data } = useQuery(sessionsQuery);
  const endsAt = data?.find(({ current }) => current)?.expiresAt;
  const isNear = useIsNear(endsAt);
  const { busy, attempt, problemOf } = useAttempt<'again'>();
  const problem = problemOf('again');
  return (
    <div role="status" className="print:hidden">
      {isNear && endsAt && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-amber-soft px-4 py-2 text-amber-ink">
          <span>{t.endsAt(formatMoment(endsAt))}</span>
          <Button
            variant="outline"
            size="small"
            busy={busy === 'again'}
            onClick={() => void attempt('again', signInAgain)}
          >
            {t.stay}
          </Button>
          {problem && <span className="font-medium">{problem}</span>}
        </p>
      )}
    </div>
  );
}
