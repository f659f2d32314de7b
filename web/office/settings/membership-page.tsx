import { useQuery } from '@tanstack/react-query';
import type { MembershipView } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { isDemo } from '#web/lib/mode.ts';
import { NoCardPayments } from '#web/money/payments/no-card-payments.tsx';
import { CashCard } from '#web/money/payouts/cash-card.tsx';
import { RepaymentsSection } from '#web/money/repayments/repayments-section.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { ProtectedHome } from '#web/home/homes/protected-home.tsx';
import { ByInvitation } from '#web/home/join/by-invitation.tsx';
import { DemoTime } from '#web/money/membership/demo-time.tsx';
import { Invoices } from '#web/money/membership/invoices.tsx';
import { useHeadingFocus } from '#web/money/membership/heading-focus.ts';
import { NewMembership } from '#web/money/membership/new-membership.tsx';
import { Notices } from '#web/money/membership/notices.tsx';
import { PlanFigures } from '#web/money/membership/plan-figures.tsx';
import { joiningQuery, membershipQuery } from '#web/money/membership/queries.ts';
import { Running } from '#web/money/membership/running.tsx';
import { SuspendedBanner } from '#web/money/membership/suspended-banner.tsx';
import { dayOf, planName } from '#web/money/membership/words.ts';
import { AdvisorCard } from '#web/service/advisors/advisor-card.tsx';
import * as t from '#text/office/settings.ts';

/** The member's plan: its benefits, its cost, and how to change or end it. */
export function MembershipPage() {
  const view = useQuery(membershipQuery);
  const one = view.data?.membership;
  const heading = useHeadingFocus(
    view.data && [one?.status, one?.endsWithPeriod, one?.next?.plan, one?.next?.interval].join(' '),
  );
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 sm:gap-8">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {t.membership}
        </h1>
        <p className="max-w-prose text-lg text-muted">{t.intro}</p>
      </div>
      {view.isPending && <MembershipSkeleton />}
      {view.isLoadingError && <LoadError query={view} title={t.notLoaded} safe={t.notLoadedSafe} />}
      {view.data && <Ready view={view.data} />}
    </div>
  );
}

/** The advisor of the current home, for plans that include one. */
function Advisor() {
  const { data: home } = useQuery(currentHomeQuery);
  return home ? <AdvisorCard homeId={home.id} /> : null;
}

function Ready({ view }: { view: MembershipView }) {
  const { membership, mayStart, notices } = view;
  const isRunning = membership?.status === 'active' || membership?.status === 'late';
  // A membership abandoned before its first payment never ran, so it isn't mentioned.
  const hasEnded = membership?.status === 'ended' && membership.periodStart !== null;
  return (
    <>
      {isRunning && (
        <Running view={view} membership={membership}>
          <Advisor />
          <ProtectedHome />
          <RepaymentsSection />
        </Running>
      )}
      {hasEnded && <SuspendedBanner membership={membership} />}
      {hasEnded && membership.endedAt && !membership.suspendedAt && (
        <Notice title={t.endedOn(planName(membership.plan), dayOf(membership.endedAt))}>
          {mayStart ? t.startAgain : t.accountStays}
        </Notice>
      )}
      {/* Not per state, or it would remount when another provider's membership ends mid-flow. */}
      {mayStart && (
        <NewMembership
          membership={membership}
          returnPath="/membership"
          onDone={() => toast({ title: t.member, text: t.termsEmailed })}
        />
      )}
      {!view.takesCards && !isRunning && <NoCardPayments more={t.noNewMemberships} />}
      {!mayStart && !isRunning && view.takesCards && <Joining plans={view.plans} />}
      {!view.takesCards && !isRunning && <PlanFigures plans={view.plans} />}
      {!isRunning && <CashCard isOver />}
      {!isRunning && <RepaymentsSection />}
      {hasEnded && <Invoices />}
      {(isRunning || hasEnded) && <Notices notices={notices} />}
      {isRunning && isDemo() && <DemoTime />}
    </>
  );
}

/** No membership, and none can be started: how joining works. */
function Joining({ plans }: Pick<MembershipView, 'plans'>) {
  const joining = useQuery(joiningQuery);
  return (
    <>
      {joining.isPending && <Skeleton className="h-56 w-full rounded-card!" />}
      {joining.isLoadingError && (
        <ErrorState
          title={t.invitationNotLoaded}
          text={sentence(joining.error)}
          retrying={joining.isFetching}
          onRetry={() => void joining.refetch()}
        />
      )}
      {joining.data && <ByInvitation joining={joining.data} />}
      <PlanFigures plans={plans} />
    </>
  );
}

function MembershipSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="grid gap-6 sm:gap-8">
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-72 w-full rounded-card!" />
        <Skeleton className="h-72 w-full rounded-card!" />
      </div>
      <Skeleton className="h-48 w-full rounded-card!" />
    </SkeletonGroup>
  );
}
