import { useMutation, useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BRAND } from '#contract/brand.ts';
import type { Home } from '#contract/home/homes.ts';
import type { Joining } from '#contract/outreach/invitations.ts';
import type { MembershipView } from '#contract/money/membership.ts';
import { useLinkToken } from '#web/core/accounts/use-link-token.ts';
import { NewHomeForm } from '#web/home/homes/new-home-form.tsx';
import { homesQuery } from '#web/home/homes/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ByInvitation } from './by-invitation.tsx';
import { NewMembership } from '#web/money/membership/new-membership.tsx';
import { joiningQuery, membershipQuery, takeInvitation } from '#web/money/membership/queries.ts';
import type { PayStep } from '#web/money/membership/steps-in-address.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { addressParts } from './address-parts.ts';
import { Done } from './done.tsx';
import { LinkPanel } from './link-panel.tsx';
import { SavedHome, useHomeStep } from './saved-home.tsx';
import { Steps } from './steps.tsx';

/**
 * The steps from an invitation to a membership. Progress comes from the server, so the user can resume
 * anytime.
 */
export function JoiningPage() {
  const [token, forgetToken] = useLinkToken();
  const goOn = useCallback(() => forgetToken(), [forgetToken]);
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
  const homes = useQuery(homesQuery);
  const view = useQuery(membershipQuery);
  const failed = [joining, homes, view].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <ErrorState
        title="Your invitation did not load"
        text={sentence(failed.error)}
        safe="Everything you entered is saved."
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!joining.data || !homes.data || !view.data)
    return (
      <SkeletonGroup label="Loading your invitation" className="grid gap-8">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-96 w-full rounded-card!" />
      </SkeletonGroup>
    );
  const { membership } = view.data;
  if (membership && (membership.status === 'active' || membership.status === 'late'))
    return <Done membership={membership} />;
  const { invitation, mayStart } = joining.data;
  if (invitation && !invitation.acceptedAt) return <Offered invitation={invitation} />;
  if (!mayStart)
    return (
      <>
        <h1 className="text-3xl">Join {BRAND.name}</h1>
        <ByInvitation joining={joining.data} />
      </>
    );
  const home = homes.data.find(({ archivedAt, role }) => !archivedAt && role === 'owner');
  return <OnTheWay joining={joining.data} view={view.data} home={home} />;
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
          Next you add your home, choose a plan and pay. You can stop at any point and go on later. Nothing is
          charged until you choose a plan.
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

type OnTheWayProps = { joining: Joining; view: MembershipView; home: Home | undefined };

function OnTheWay({ joining, view, home }: OnTheWayProps) {
  const [step, setStep] = useState<PayStep>('plan');
  const isAtHome = useHomeStep(home !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAtHome = useRef(isAtHome);
  useEffect(() => {
    if (isAtHome === wasAtHome.current) return;
    // The form was long, so the next step starts at the top.
    wasAtHome.current = isAtHome;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isAtHome]);
  const { invitation } = joining;
  return (
    <>
      <div className="grid gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          Join {BRAND.name}
        </h1>
        <Steps at={isAtHome ? 0 : step === 'plan' ? 1 : 2} />
      </div>
      {!isAtHome && (
        <NewMembership
          membership={view.membership}
          returnPath="/join"
          wish={invitation?.plan}
          onStep={setStep}
          onDone={() => scrollTo({ top: 0, behavior: 'instant' })}
        />
      )}
      {isAtHome && home && <SavedHome home={home} />}
      {isAtHome && !home && (
        <div className="grid gap-4">
          <p className="max-w-prose text-muted">
            We need to know which house to protect and who insures it. It takes about two minutes, and saves
            days after a fire.
          </p>
          <NewHomeForm {...(invitation ? { start: addressParts(invitation.address) } : {})} />
        </div>
      )}
    </>
  );
}
