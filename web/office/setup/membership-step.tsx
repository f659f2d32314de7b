import { useQuery } from '@tanstack/react-query';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { ByInvitation } from '#web/home/join/by-invitation.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { NewMembership } from '#web/money/membership/new-membership.tsx';
import { joiningQuery, membershipQuery } from '#web/money/membership/queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';
import * as t from '#text/office/setup.ts';

/** Choose a plan, agree, pay; or ask to join, if joining is by invitation. */
export function MembershipStep({ onDone }: StepProps) {
  const view = useQuery(membershipQuery);
  const joining = useQuery(joiningQuery);
  const home = useQuery(currentHomeQuery);
  const failed = [view, joining].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <ErrorState
        title={t.plansNotLoaded}
        text={sentence(failed.error)}
        safe={t.nothingWasCharged}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!view.data || !joining.data || home.isPending)
    return <Skeleton className="h-96 w-full rounded-card!" />;
  // Paid: the next step is about to appear.
  if (view.data.membership?.status === 'active') return <Skeleton className="h-96 w-full rounded-card!" />;
  if (!view.data.mayStart) return <ByInvitation joining={joining.data} />;
  return (
    <NewMembership
      membership={view.data.membership}
      returnPath="/setup/membership"
      wish={joining.data.invitation?.plan}
      zip={home.data?.zip}
      onDone={onDone}
    />
  );
}
