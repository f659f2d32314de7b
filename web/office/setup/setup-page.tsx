import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from '#web/lib/router.tsx';
import { SETUP_STEPS, type Setup, type SetupStep } from '#contract/office/setup.ts';
import { sentence } from '#web/lib/api-error.ts';
import { safePath } from '#web/lib/return-path.ts';
import { toast } from '#web/lib/toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { CardStep } from './card-step.tsx';
import { DrillStep } from './drill-step.tsx';
import { HomeStep } from './home-step.tsx';
import { MembershipStep } from './membership-step.tsx';
import { Overview } from './overview.tsx';
import { PeopleStep } from './people-step.tsx';
import { PinStep } from './pin-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { putOffStep, setupQuery, useFollowChanges } from './queries.ts';
import { ReachStep } from './reach-step.tsx';
import { DoneStep, StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { JOINED, YouAreAMember } from './you-are-a-member.tsx';
import * as t from '#text/office/setup.ts';

/** Guided setup. The server knows what is done, so people can leave at any time and resume on any device. */
export function SetupPage() {
  const { step } = useParams();
  const setup = useQuery(setupQuery);
  useFollowChanges();
  if (setup.isPending) return <SetupSkeleton />;
  if (setup.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(setup.error)}
        safe={t.allSaved}
        retrying={setup.isFetching}
        onRetry={() => void setup.refetch()}
      />
    );
  const { steps, next } = setup.data;
  const known = SETUP_STEPS.find((one) => one === step);
  if (known && steps.some((one) => one.step === known && one.state !== 'blocked'))
    return <StepScreen key={known} setup={setup.data} step={known} />;
  if (step !== undefined) return <Navigate to="/setup" replace />;
  return next ? <Navigate to={`/setup/${next}`} replace /> : <Overview setup={setup.data} />;
}

const BODIES: Record<SetupStep, (props: StepProps) => ReactNode> = {
  home: HomeStep,
  pin: PinStep,
  membership: MembershipStep,
  card: CardStep,
  people: PeopleStep,
  reach: ReachStep,
  plan: PlanStep,
  drill: DrillStep,
};

/** The page on which a completed step is changed. */
const CHANGE: Record<SetupStep, { to: string; label: string }> = {
  home: { to: '/vault?open=edit', label: t.changeAddress },
  pin: { to: '/vault?open=pin', label: t.movePin },
  membership: { to: '/membership', label: t.openMembership },
  card: { to: '/membership?open=card', label: t.changeCard },
  people: { to: '/household', label: t.openHousehold },
  reach: { to: '/settings', label: t.openSettings },
  plan: { to: '/household', label: t.openHousehold },
  drill: { to: '/evacuation?open=drill', label: t.anotherDrill },
};

/** Continues to the next step, or back to the page that needed a home, once the home exists. */
function useGoOn(step: SetupStep) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = new URLSearchParams(search).get('back');
  return async ({ isForced = false } = {}) => {
    const setup = await client.fetchQuery(setupQuery);
    const isDone = setup.steps.find((one) => one.step === step)?.state === 'done';
    if (!isDone && !isForced) return;
    if (back && step === 'pin') return navigate(safePath(back));
    if (step === 'home' && isDone)
      return navigate(`/setup/pin?open=pin${back ? `&back=${encodeURIComponent(back)}` : ''}`);
    return navigate(nextPath(setup), { state: step === 'membership' && isDone ? JOINED : null });
  };
}

const nextPath = ({ next }: Setup): string => (next ? `/setup/${next}` : '/setup');

function StepScreen({ setup, step }: { setup: Setup; step: SetupStep }) {
  const goOn = useGoOn(step);
  const putOff = useMutation({
    ...putOffStep,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
  });
  const Body = BODIES[step];
  const isDone = setup.steps.find((one) => one.step === step)?.state === 'done';
  // Stays on the step's own screen until it continues, even if the live update arrives earlier.
  const [wasDone] = useState(isDone);
  const later = () =>
    putOff.mutate({ step, isPutOff: true }, { onSuccess: () => void goOn({ isForced: true }) });
  return (
    <StepFrame
      setup={setup}
      step={step}
      news={<YouAreAMember />}
      onPutOff={wasDone ? null : later}
      isPuttingOff={putOff.isPending}
    >
      {wasDone ? (
        <DoneStep change={CHANGE[step]} onNext={() => void goOn()} />
      ) : (
        <Body onDone={() => void goOn()} />
      )}
    </StepFrame>
  );
}

function SetupSkeleton() {
  return (
    <SkeletonGroup label={t.loading} className="mx-auto grid w-full max-w-2xl gap-5">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="size-12 rounded-full!" />
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-72 w-full rounded-card!" />
    </SkeletonGroup>
  );
}
