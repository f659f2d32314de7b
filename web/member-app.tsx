import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '#web/core/accounts/queries.ts';
import { useStepUpPrompt } from '#web/core/accounts/step-up.ts';
import { clearDrafts } from '#web/lib/draft.ts';
import { readStoredUser, setShownUser, shownUserId, startOver, storeUser } from '#web/lib/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { memberRoutes } from '#web/member-routes.tsx';
import { postSignedIn } from '#web/lib/device-worker.ts';
import { LazyToaster } from '#web/shell/lazy-toaster.tsx';
import { leaveForSignIn } from '#web/lib/leave-for-sign-in.ts';
import { MemberLayout } from '#web/shell/member-layout.tsx';
import { PageRoutes } from '#web/shell/page-routes.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { RouteEffects } from '#web/shell/route-effects.tsx';
import { DeletionBanner } from '#web/office/my-data/deletion-banner.tsx';
import { toast } from '#web/lib/toast.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import * as errors from '#text/lib/errors.ts';
import * as stepUp from '#text/core/step-up.ts';

const StepUpDialog = lazyPart(() =>
  import('#web/core/accounts/step-up-dialog.tsx').then((m) => m.StepUpDialog),
);
const routes = memberRoutes();

/**
 * Keeps the stored user in sync with the server, and reloads when the user signed out or someone else signed
 * in.
 */
function useSessionTruth(): void {
  const { data } = useQuery(sessionQuery);
  useEffect(() => {
    if (!data) return;
    if (!data.user) return leaveForSignIn();
    if (shownUserId() !== null && shownUserId() !== data.user.id) {
      clearDrafts();
      return startOver();
    }
    setShownUser(data.user.id);
    storeUser(data.user);
    void postSignedIn(data.user.id);
  }, [data]);
}

/** The member document: every page for signed-in users. */
export function MemberApp() {
  useSessionTruth();
  const question = useStepUpPrompt();
  return (
    <TooltipProvider>
      <RouteEffects />
      <MemberLayout>
        <DeletionBanner />
        <PageRoutes routes={routes} waiting={<PageSkeleton />} />
      </MemberLayout>
      {question && (
        <StepUpDialog
          email={readStoredUser()?.email ?? stepUp.yourAddress}
          onSettle={question.settle}
          onMissing={() => {
            toast({ title: errors.error, text: stepUp.notAsked, destructive: true });
            question.settle(false);
          }}
        />
      )}
      <LazyToaster isExpected />
    </TooltipProvider>
  );
}
