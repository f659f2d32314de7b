import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Drill } from '#contract/emergency/drills.ts';
import { drillsQuery, evacuationQuery } from '#web/emergency/evacuation/queries.ts';
import { statusText } from '#contract/emergency/status-text.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { CardTrouble, DashboardCard } from './dashboard-card.tsx';
import * as t from '#text/office/dashboard.ts';

function drillWords(drills: readonly Drill[]): string {
  if (drills.some(({ state }) => state === 'running')) return t.drillRunning;
  const last = drills.find(({ state }) => state === 'done');
  return last ? t.lastDrill(formatDate(last.endedAt ?? last.startedAt)) : t.noDrill;
}

/** Two lines with the same height while loading. */
function Lines({ standing, drill }: { standing: ReactNode; drill: ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="font-display text-lg leading-snug font-semibold">{standing}</p>
      <p className="text-muted">{drill}</p>
    </div>
  );
}

/** The home's evacuation status in one sentence, and the date of the last drill. */
export function EvacuationCard({ className }: { className?: string }) {
  const home = useQuery(currentHomeQuery);
  const isAtHome = Boolean(home.data);
  const evacuation = useQuery({ ...evacuationQuery, enabled: isAtHome });
  const drills = useQuery({ ...drillsQuery, enabled: isAtHome });
  const failed = [home, evacuation, drills].find((query) => query.isLoadingError);
  return (
    <DashboardCard
      icon={Siren}
      title={t.evacuation}
      footer={
        <Link to="/evacuation" className={buttonClass({ variant: 'secondary' })}>
          {t.viewEvacuation}
          <ArrowRight className="size-5" aria-hidden="true" />
        </Link>
      }
      {...(className === undefined ? {} : { className })}
    >
      {failed ? (
        <CardTrouble
          text={t.evacuationNotLoaded(sentence(failed.error))}
          onRetry={() => void failed.refetch()}
        />
      ) : home.data === null ? (
        <Lines standing={t.noHomeYet} drill={t.noHomeDetail} />
      ) : evacuation.data && drills.data ? (
        <Lines standing={`${statusText(evacuation.data).title}.`} drill={drillWords(drills.data.drills)} />
      ) : (
        <SkeletonGroup label={t.loadingEvacuation}>
          <Lines
            standing={<SkeletonWords like={t.noOrders} />}
            drill={<SkeletonWords like={t.sampleDrill} />}
          />
        </SkeletonGroup>
      )}
    </DashboardCard>
  );
}
