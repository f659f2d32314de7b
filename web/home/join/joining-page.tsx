import { useMutation, useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useCallback } from 'react';
import { Navigate } from 'react-router';
import { BRAND } from '#contract/brand.ts';
import type { Joining } from '#contract/outreach/invitations.ts';
import { useLinkToken } from '#web/core/accounts/use-link-token.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ByInvitation } from './by-invitation.tsx';
import { joiningQuery, takeInvitation } from '#web/money/membership/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { LinkPanel } from './link-panel.tsx';

/** Accepting an invitation. It ends in setup, which leads to a membership and beyond. */
export function JoiningPage() {
  const [token, clearToken] = useLinkToken();
  const goOn = useCallback(() => clearToken(), [clearToken]);
  return (
    <div className="@container mx-auto grid w-full max-w-4xl gap-6 sm:gap-8">
      {token ? (
        <div className="mx-auto grid w-full max-w-2xl gap-6 rounded-card border border-line bg-raised p-5 sm:p-10">
          <LinkPanel token={token} onContinue={goOn} />
        </div>
      ) : (
        <Way />
      )}
    </div>
  );
}

function Way() {
  const joining = useQuery(joiningQuery);
  if (joining.isLoadingError)
    return (
      <ErrorState
        title="Your invitation did not load"
        text={sentence(joining.error)}
        safe="Everything you entered is saved."
        retrying={joining.isFetching}
        onRetry={() => void joining.refetch()}
      />
    );
  if (!joining.data)
    return (
      <SkeletonGroup label="Loading your invitation" className="grid gap-8">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-96 w-full rounded-card!" />
      </SkeletonGroup>
    );
  const { invitation, mayStart } = joining.data;
  if (invitation && !invitation.acceptedAt) return <Offered invitation={invitation} />;
  if (!mayStart)
    return (
      <>
        <h1 className="text-3xl">Join {BRAND.name}</h1>
        <ByInvitation joining={joining.data} />
      </>
    );
  // Home, plan, payment and everything after it: setup leads from one to the next.
  return <Navigate to="/setup" replace />;
}

/** Signed in with the invited address, but without the link from the email. */
function Offered({ invitation }: { invitation: NonNullable<Joining['invitation']> }) {
  const take = useMutation(takeInvitation);
  return (
    <div className="grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-10">
      <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title="You are invited to join">
        <p>
          We looked at <strong className="wrap-anywhere">{invitation.address}</strong>, and we can protect it.
        </p>
        <p className="text-muted">
          Next, we’ll set up your home together. You can stop anytime and continue later. Nothing is charged
          until you choose a plan.
        </p>
        <Button
          size="large"
          className="sm:justify-self-start"
          busy={take.isPending}
          onClick={() =>
            take.mutate(undefined, {
              onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
            })
          }
        >
          Accept
        </Button>
      </Outcome>
    </div>
  );
}
