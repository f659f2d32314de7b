import { MapPinOff } from 'lucide-react';
import type { RiskArea } from '#contract/outreach/risk-map.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AreaCard, AreaCardSkeleton } from './area-card.tsx';
import type { Loaded, RiskList } from './risk-data.ts';
import { SourceNote } from './source-note.tsx';
import { PAGE_SIZE, type usePaging } from './use-paging.ts';
import * as t from '#text/outreach/risk-map.ts';

const NEXT_SKELETONS = 3;
const skeletons = (count: number) => Array.from({ length: count }, (_, at) => <AreaCardSkeleton key={at} />);

type AreaListProps = {
  areas: Loaded<RiskList<'areas'>>;
  found: readonly RiskArea[];
  paging: ReturnType<typeof usePaging>;
  selectedId: string | null;
  onSelect: (area: RiskArea) => void;
  onClear: () => void;
};

/** The cards, six at a time, and their count. */
export function AreaList({ areas, found, paging, selectedId, onSelect, onClear }: AreaListProps) {
  const { shown, isLoading, hasMore, end, endKey } = paging;
  if (areas.status === 'error') {
    return <ErrorState title={t.listNotLoaded} text={t.listNotLoadedDetail} onRetry={areas.retry} />;
  }
  const isReady = areas.status === 'ready';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="tabular min-h-6 font-medium">
          {isReady ? t.areaCount(found.length, shown) : t.loadingAreas}
        </p>
        <Badge tone="sky">{t.femaRiskData}</Badge>
      </div>
      {isReady && found.length === 0 && (
        <EmptyState
          icon={MapPinOff}
          title={t.noMatch}
          text={t.noMatchDetail}
          action={
            <Button variant="outline" onClick={onClear}>
              {t.clearFilters}
            </Button>
          }
        />
      )}
      <ul aria-label={t.areasAtRisk} className="grid gap-3" aria-busy={!isReady || isLoading}>
        {!isReady && skeletons(PAGE_SIZE)}
        {found.slice(0, shown).map((area) => (
          <AreaCard
            key={area.id}
            area={area}
            isSelected={area.id === selectedId}
            onSelect={() => onSelect(area)}
          />
        ))}
        {isLoading && hasMore && skeletons(NEXT_SKELETONS)}
      </ul>
      {hasMore && <div key={endKey} ref={end} aria-hidden="true" data-list-end="" className="h-px" />}
      {isReady && !hasMore && found.length > PAGE_SIZE && (
        <p className="text-center text-sm text-muted">{t.allLoaded(found.length)}</p>
      )}
      {isReady && <SourceNote sources={areas.data.sources} />}
    </>
  );
}
