import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { sessionQuery } from '#web/accounts/queries.ts';
import { useIdentityQuestion } from '#web/accounts/step-up.ts';
import { readStoredUser, setShownUser, shownUserId, startOver, storeUser } from '#web/lib/session.ts';
import { memberRoutes } from '#web/routes.tsx';
import { LazyToaster } from '#web/shell/lazy-toaster.tsx';
import { leaveForSignIn } from '#web/shell/leave-for-sign-in.ts';
import { MemberLayout } from '#web/shell/member-layout.tsx';
import { PageRoutes } from '#web/shell/page-routes.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { RouteEffects } from '#web/shell/route-effects.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';

const StepUpDialog = lazy(() =>
  import('#web/accounts/step-up-dialog.tsx').then((m) => ({ default: m.StepUpDialog })),
);
const routes = memberRoutes();

/** Keeps the display cache equal to what the server says, and leaves when it says nobody or somebody else is signed in. */
function useSessionTruth(): void {
  const { data } = useQuery(sessionQuery);
  useEffect(() => {
    if (!data) return;
    if (!data.user) return leaveForSignIn();
    if (shownUserId() !== null && shownUserId() !== data.user.id) return startOver();
    setShownUser(data.user.id);
    storeUser(data.user);
  }, [data]);
}

/** The member document: every page of someone who is signed in. */
export function MemberApp() {
  useSessionTruth();
  const question = useIdentityQuestion();
  return (
    <TooltipProvider>
      <RouteEffects />
      <MemberLayout>
        <PageRoutes routes={routes} waiting={<PageSkeleton />} />
      </MemberLayout>
      {question && (
        <Suspense>
          <StepUpDialog email={readStoredUser()?.email ?? 'your address'} onSettle={question.settle} />
        </Suspense>
      )}
      <LazyToaster />
    </TooltipProvider>
  );
}
