import { useMutation, useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useCallback } from 'react';
import { Navigate } from '#web/lib/router.tsx';
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
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/join.ts';

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
        title={t.joiningNotLoaded}
        text={sentence(joining.error)}
        safe={t.notLoadedSafe}
        retrying={joining.isFetching}
        onRetry={() => void joining.refetch()}
      />
    );
  if (!joining.data)
    return (
      <SkeletonGroup label={t.loading} className="grid gap-8">
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
        <h1 className="text-3xl">{t.join(BRAND.name)}</h1>
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
      <Outcome icon={<MailOpen className="size-6" aria-hidden="true" />} title={t.invited}>
        <p>{rich(t.canProtectAddress(<strong className="wrap-anywhere">{invitation.address}</strong>))}</p>
        <p className="text-muted">{t.nextText}</p>
        <Button
          size="large"
          className="sm:justify-self-start"
          busy={take.isPending}
          onClick={() =>
            take.mutate(undefined, {
              onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
            })
          }
        >
          {t.accept}
        </Button>
      </Outcome>
    </div>
  );
}
