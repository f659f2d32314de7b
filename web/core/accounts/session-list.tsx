import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SessionInfo } from '#contract/core/accounts.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { endOtherSessions, endSession, sessionsQuery } from './queries.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import * as t from '#text/core/account.ts';
import * as errors from '#text/lib/errors.ts';
import { rich } from '#web/lib/rich.ts';

const onError = (error: unknown) => {
  if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
  toast({ title: errors.error, text: sentence(error), destructive: true });
};

function SessionRow({ session }: { session: SessionInfo }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const end = useMutation({
    ...endSession,
    onError,
    onSettled: (_none, error) => {
      if (!error) toast({ title: t.sessionEnded, text: session.device });
    },
  });
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{session.device}</span>
          {session.current && <Badge tone="moss">{t.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-muted tabular">{t.lastSeen(formatMoment(session.lastSeenAt))}</p>
      </div>
      {!session.current && (
        <Button variant="outline" size="small" busy={end.isPending} onClick={() => end.mutate(session.id)}>
          {rich(t.signOut((words) => <span className="sr-only">{words}</span>, session.device))}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const [isAsking, setAsking] = useState(false);
  const endOthers = useMutation({
    ...endOtherSessions,
    onError,
    onSettled: (_ended, error) => {
      setAsking(false);
      if (!error) toast({ title: t.signedOutOthers });
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.signOutOthers}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.signOutOthersTitle}
        text={t.signOutOthersDetail}
        confirmLabel={t.signOutOthers}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
      />
    </>
  );
}

/** Where this account is signed in. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const hasOthers = sessions.data?.some((session) => !session.current) ?? false;
  return (
    <CardSection title={t.sessions} text={t.sessionsDetail} action={hasOthers && <EndOthers />}>
      {sessions.isPending && <ListSkeleton label={t.loadingSessions} />}
      {sessions.isLoadingError && (
        <ErrorState
          title={t.sessionsNotLoaded}
          text={sentence(sessions.error)}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </CardSection>
  );
}
