import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HomeSwitcher } from '#web/home/homes/home-switcher.tsx';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { AddHomeLink } from '#web/home/homes/with-home.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { PointsNeedMembership } from '#web/money/membership/points-need-membership.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonWords } from '#web/ui/skeleton.tsx';
import { BreakdownCard, BreakdownSkeleton } from './breakdown-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { readinessQuery } from './queries.ts';
import { SampleBadge } from './sample-badge.tsx';
import { SAMPLE_READINESS } from './sample.ts';
import { ScoreCard, ScoreCardSkeleton } from './score-card.tsx';
import { TaskGroups, TaskGroupsSkeleton } from './task-groups.tsx';
import * as t from '#text/home/readiness.ts';

const topClass = 'grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-[minmax(17rem,2fr)_3fr]';

type FrameProps = { subtitle: ReactNode; children: ReactNode };

function Frame({ subtitle, children }: FrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 sm:gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">{t.readiness}</h1>
          <p className="text-lg text-muted">{subtitle}</p>
        </div>
        <HomeSwitcher />
      </div>
      {children}
    </div>
  );
}

function TasksHeading() {
  return <h2 className="text-2xl">{t.tasks}</h2>;
}

function LoadingReadiness() {
  return (
    <Frame subtitle={<SkeletonWords like="418 Manzanita Lane, Auburn" />}>
      <div className={topClass}>
        <ScoreCardSkeleton />
        <BreakdownSkeleton />
      </div>
      <section className="grid grid-cols-1 gap-4">
        <TasksHeading />
        <TaskGroupsSkeleton />
      </section>
    </Frame>
  );
}

/** Without a home: what the page will show, marked as a sample. */
function SampleReadiness() {
  return (
    <Frame subtitle={t.sampleSubtitle}>
      <Notice tone="info" title={t.sampleTitle} action={<AddHomeLink />}>
        {t.sampleText}
      </Notice>
      <div className={topClass}>
        <ScoreCard readiness={SAMPLE_READINESS} badge={<SampleBadge />} />
        <BreakdownCard readiness={SAMPLE_READINESS} />
      </div>
      <section className="grid grid-cols-1 gap-4">
        <TasksHeading />
        <TaskGroups readiness={SAMPLE_READINESS} />
      </section>
    </Frame>
  );
}

/** How ready the home is, how the score adds up, and what to do next. */
export function ReadinessPage() {
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id ?? '';
  const readiness = useQuery({ ...readinessQuery(homeId), enabled: homeId !== '' });
  const failed = [home, readiness].find((query) => query.isLoadingError);
  if (failed)
    return (
      <Frame subtitle={t.subtitle}>
        <ErrorState
          title={t.notLoaded}
          text={sentence(failed.error)}
          safe={t.notLoadedSafe}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </Frame>
    );
  if (home.data === null) return <SampleReadiness />;
  if (!home.data || !readiness.data) return <LoadingReadiness />;
  const { address, city } = home.data;
  const { canEdit, history, hazards, cashWaitsForIdentity } = readiness.data;
  return (
    <Frame subtitle={`${address}, ${city}`}>
      {!canEdit && <Notice tone="info">{home.data.archivedAt ? t.archived : t.viewOnly}</Notice>}
      {canEdit && <PointsNeedMembership on={home.data.role === 'owner' ? 'readiness' : 'guest'} />}
      {cashWaitsForIdentity && (
        <Notice
          tone="warning"
          title={t.verifyTitle}
          action={
            <Link to="/membership#emergency-cash" className={buttonClass()}>
              {t.verify}
            </Link>
          }
        >
          {t.verifyText}
        </Notice>
      )}
      <div className={topClass}>
        <ScoreCard readiness={readiness.data} />
        <BreakdownCard readiness={readiness.data} />
      </div>
      <section aria-labelledby="tasks" className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 id="tasks" className="text-2xl">
            {t.tasks}
          </h2>
          <p className="max-w-prose text-muted">
            {t.tasksText}
            {hazards === null && ` ${t.noCountyFigures}`}
          </p>
        </div>
        <TaskGroups readiness={readiness.data} />
      </section>
      <HistoryCard history={history} />
    </Frame>
  );
}
