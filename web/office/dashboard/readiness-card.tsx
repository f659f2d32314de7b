import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Readiness } from '#contract/home/readiness.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { readinessQuery } from '#web/home/readiness/queries.ts';
import { SAMPLE_READINESS } from '#web/home/readiness/sample.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Ring } from '#web/ui/ring.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { CardTrouble, DashboardCard } from './dashboard-card.tsx';
import * as t from '#text/office/dashboard.ts';

const ringClass = 'size-32 shrink-0 text-[0.95rem]';

/** The ring beside its text; the same height while loading. */
function Layout({ ring, count, next }: { ring: ReactNode; count: ReactNode; next: ReactNode }) {
  return (
    // With large text the words wrap below the ring instead of overflowing the card.
    <div className="flex flex-wrap items-center gap-5">
      {ring}
      <div className="grid min-h-24 min-w-0 flex-1 basis-24 content-center gap-2">
        <p className="font-display text-lg leading-snug font-semibold">{count}</p>
        <p className="line-clamp-2 text-muted">{next}</p>
      </div>
    </div>
  );
}

/** The open task with the most weight. */
const nextOf = ({ tasks }: Readiness) =>
  tasks.filter(({ status }) => status === 'TODO').toSorted((a, b) => b.weight - a.weight)[0];

function Score({ readiness }: { readiness: Readiness }) {
  const done = readiness.tasks.filter(({ status }) => status === 'DONE').length;
  const next = nextOf(readiness);
  return (
    <Layout
      ring={<Ring score={readiness.score} label={t.readinessScore} className={ringClass} />}
      count={t.tasksDone(done, readiness.tasks.length)}
      next={next ? t.next(next.title) : t.allDone}
    />
  );
}

/** How ready the home is, and what would help most. */
export function ReadinessCard({ className }: { className?: string }) {
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id ?? '';
  // The page already requests it. On a phone the cards mount twice and would request it again.
  const own = useQuery({ ...readinessQuery(homeId), enabled: homeId !== '', refetchOnMount: false });
  const readiness = home.data === null ? SAMPLE_READINESS : own.data;
  const failed = [home, own].find((query) => query.isLoadingError);
  return (
    <DashboardCard
      icon={Gauge}
      title={t.readinessTitle}
      isSample={home.data === null}
      footer={
        <Link to="/readiness" className={buttonClass({ variant: 'secondary' })}>
          {t.viewReadiness}
          <ArrowRight className="size-5" aria-hidden="true" />
        </Link>
      }
      {...(className === undefined ? {} : { className })}
    >
      {failed ? (
        <CardTrouble text={t.scoreNotLoaded(sentence(failed.error))} onRetry={() => void failed.refetch()} />
      ) : readiness ? (
        <Score readiness={readiness} />
      ) : (
        <SkeletonGroup label={t.loadingScore}>
          <Layout
            ring={<Skeleton className="size-32 shrink-0 rounded-full!" />}
            count={<SkeletonWords like={t.sampleTasks} />}
            next={<SkeletonWords like={t.sampleNext} />}
          />
        </SkeletonGroup>
      )}
    </DashboardCard>
  );
}
