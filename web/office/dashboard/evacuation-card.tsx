import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Drill } from '#contract/emergency/drills.ts';
import type { EvacuationState } from '#contract/emergency/evacuation.ts';
import { drillsQuery, evacuationQuery } from '#web/emergency/evacuation/queries.ts';
import { statusText } from '#web/emergency/evacuation/words.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { CardTrouble, DashboardCard } from './dashboard-card.tsx';

function drillWords(drills: readonly Drill[]): string {
  if (drills.some(({ state }) => state === 'running')) return 'A drill is going on.';
  const last = drills.find(({ state }) => state === 'done');
  return last
    ? `Last drill: ${formatDate(last.endedAt ?? last.startedAt)}.`
    : 'No drill yet. One takes about ten minutes and finds what would go wrong.';
}

const isGrave = (state: EvacuationState): boolean => state === 'order' || state === 'warning';
const GRAVE = 'What to do, and what we do for you, is on the Evacuation page.';

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
      title="Evacuation"
      footer={
        <Link to="/evacuation" className={buttonClass({ variant: 'secondary' })}>
          View Evacuation
          <ArrowRight className="size-5" aria-hidden="true" />
        </Link>
      }
      {...(className === undefined ? {} : { className })}
    >
      {failed ? (
        <CardTrouble
          text={`Where your home stands did not load. ${sentence(failed.error)}`}
          onRetry={() => void failed.refetch()}
        />
      ) : home.data === null ? (
        <Lines
          standing="No home yet"
          drill="Official orders are matched to the exact spot of your home. Add it, and we watch for you."
        />
      ) : evacuation.data && drills.data ? (
        <Lines
          standing={`${statusText(evacuation.data).title}.`}
          drill={isGrave(evacuation.data.state) ? GRAVE : drillWords(drills.data.drills)}
        />
      ) : (
        <SkeletonGroup label="Loading where your home stands">
          <Lines
            standing={<SkeletonWords like="No order that we know of covers your home." />}
            drill={<SkeletonWords like="Last drill: November 12, 2026." />}
          />
        </SkeletonGroup>
      )}
    </DashboardCard>
  );
}
