import { useQuery } from '@tanstack/react-query';
import { CircleStar } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { EarnDemoButton } from '#web/money/points/earn-demo-button.tsx';
import { formatPoints } from '#web/money/points/format-points.ts';
import { pointsQuery } from '#web/money/points/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import * as t from '#text/money/marketplace.ts';

/** The member's points, and how to earn more. */
export function BalanceCard() {
  const points = useQuery(pointsQuery);
  if (points.isLoadingError)
    return (
      <ErrorState
        title={t.pointsNotLoaded}
        text={sentence(points.error)}
        safe={t.theyAreSafe}
        retrying={points.isFetching}
        onRetry={() => void points.refetch()}
      />
    );
  return (
    <Card className="flex-row! flex-wrap items-center justify-between gap-x-8">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-pine-soft text-pine-ink">
          <CircleStar className="size-7" aria-hidden="true" />
        </span>
        <div>
          <h2 className="font-sans! text-base! font-medium! tracking-normal! text-muted">
            {t.pointsBalance}
          </h2>
          <div className="tabular font-display text-4xl leading-tight font-semibold">
            {points.data ? (
              formatPoints(points.data.balance)
            ) : (
              <SkeletonGroup label={t.loadingPoints}>
                <SkeletonWords like="500" />
              </SkeletonGroup>
            )}
          </div>
        </div>
      </div>
      <p className="max-w-prose flex-1 basis-64 text-muted">{t.howToEarn}</p>
      <EarnDemoButton />
    </Card>
  );
}
