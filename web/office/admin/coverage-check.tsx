import { useQuery } from '@tanstack/react-query';
import type { CoverageCheck } from '#contract/outreach/invitations.ts';
import type { FemaRating } from '#contract/outreach/risk-words.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { HAZARD_NAMES } from '#web/outreach/risk-map/hazards.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { checkQuery } from './waitlist-queries.ts';
import { COVERAGE } from './waitlist-words.ts';
import * as t from '#text/office/admin-health.ts';

const PRECISION: Record<NonNullable<CoverageCheck['found']>['precision'], string> = t.precision;

const toneOf = (rating: FemaRating) =>
  rating === 'Very High' || rating === 'Relatively High'
    ? 'danger'
    : rating === 'Relatively Moderate'
      ? 'amber'
      : 'neutral';

/** Whether we serve the home, and its hazards. Loads separately, because it queries the risk map. */
export function CoverageCheckPart({ id }: { id: string }) {
  const query = useQuery(checkQuery(id));
  if (query.isPending)
    return (
      <SkeletonGroup label={t.lookingUp} className="grid min-h-56 content-start gap-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-32 w-full rounded-card!" />
      </SkeletonGroup>
    );
  if (query.data === undefined)
    return (
      <ErrorState
        title={t.notLookedUp}
        text={sentence(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <Checked check={query.data} />;
}

function Checked({ check: { coverage, message, problem, found } }: { check: CoverageCheck }) {
  return (
    <div className="grid min-h-56 content-start gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={COVERAGE[coverage].tone}>{COVERAGE[coverage].word}</Badge>
        <span>{message}</span>
      </p>
      {problem && <p className="text-amber-ink">{problem}</p>}
      {found && <Found found={found} />}
    </div>
  );
}

const riskOf = ({ rating, score }: NonNullable<CoverageCheck['found']>) =>
  rating ? (
    <Badge tone={toneOf(rating)}>
      {rating}
      {score !== null && `, ${t.of100(Math.round(score))}`}
    </Badge>
  ) : (
    t.notInData
  );

function Found({ found }: { found: NonNullable<CoverageCheck['found']> }) {
  const threats = found.hazards
    .filter(({ score }) => score !== null && score > 0)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  return (
    <>
      <Facts
        facts={[
          [t.found, `${found.label} (${PRECISION[found.precision]})`],
          [t.county, found.county],
          [t.countyRisk, riskOf(found)],
          [t.partnerHotels, t.withinMiles(found.hotels, found.radiusMiles)],
        ]}
      />
      {threats.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t.countyHazards}>
          {threats.map(({ hazard, rating, score }) => (
            <li key={hazard}>
              <Badge tone={toneOf(rating)}>
                {HAZARD_NAMES[hazard]}: {rating} ({Math.round(score ?? 0)})
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        {found.disasters.length === 0
          ? t.noDisasters(found.radiusMiles)
          : t.pastDisasters(
              found.radiusMiles,
              found.disasters
                .map(({ name, date, distanceMiles }) =>
                  t.disaster(name, formatDay(date), Math.round(distanceMiles)),
                )
                .join('; '),
            )}
      </p>
      <p className="text-sm text-muted">{found.sources.join(' · ')}</p>
    </>
  );
}
