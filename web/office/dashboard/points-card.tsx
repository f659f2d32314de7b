import { useQuery } from '@tanstack/react-query';
import { CircleStar } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { useLacksMembership } from '#web/money/membership/points-need-membership.tsx';
import { EarnDemoButton } from '#web/money/points/earn-demo-button.tsx';
import { formatDelta, formatPoints } from '#web/money/points/format-points.ts';
import { ledgerQuery, pointsQuery } from '#web/money/points/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { CardTrouble, DashboardCard } from './dashboard-card.tsx';
import * as t from '#text/office/dashboard.ts';

const footer = (
  <>
    <EarnDemoButton />
    <Link to="/market" className={buttonClass({ variant: 'link' })}>
      {t.transactionHistory}
    </Link>
  </>
);

/** The latest change of the member's points. */
function Latest() {
  const ledger = useQuery(ledgerQuery(1));
  const [latest] = ledger.data?.entries ?? [];
  return (
    <p className="truncate text-muted">
      {latest ? (
        <>
          <span className="tabular font-medium text-ink">{formatDelta(latest.delta)}</span> {latest.reason}
        </>
      ) : ledger.isError ? (
        t.latestNotLoaded
      ) : (
        <SkeletonWords like={t.sampleChange} />
      )}
    </p>
  );
}

/** The member's points, and the latest change. */
export function PointsCard({ className }: { className?: string }) {
  const points = useQuery(pointsQuery);
  const lacksMembership = useLacksMembership();
  return (
    <DashboardCard
      icon={CircleStar}
      title={t.points}
      footer={footer}
      {...(className === undefined ? {} : { className })}
    >
      {points.isLoadingError ? (
        <CardTrouble text={t.pointsNotLoaded(sentence(points.error))} onRetry={() => void points.refetch()} />
      ) : (
        <div>
          <div className="flex items-baseline gap-2">
            <span className="tabular font-display text-5xl leading-none font-semibold">
              {points.data ? (
                formatPoints(points.data.balance)
              ) : (
                <SkeletonGroup label={t.loadingPoints}>
                  <SkeletonWords like="500" />
                </SkeletonGroup>
              )}
            </span>
            <span className="text-lg text-muted">{t.pointsUnit}</span>
          </div>
          <div className="mt-3">
            <Latest />
          </div>
          {lacksMembership && <p className="mt-2 text-sm text-muted">{t.pointsNeedMembership}</p>}
        </div>
      )}
    </DashboardCard>
  );
}
