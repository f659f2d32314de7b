import { useQuery } from '@tanstack/react-query';
import { PackageOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Sku } from '#contract/money/marketplace.ts';
import { sentence } from '#web/lib/api-error.ts';
import { pointsQuery } from '#web/money/points/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CatalogSkeleton, gridClass } from './catalog-skeleton.tsx';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import { findSkus, type SkuFilters } from './find-skus.ts';
import { skusQuery } from './queries.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import { SkuCard } from './sku-card.tsx';
import type { HomePlace } from './use-redeem.ts';
import { useSkuFilters } from './use-sku-filters.ts';
import * as t from '#text/money/marketplace.ts';

/** Items shown at first, so that a phone doesn't have to scroll past everything to reach the points history. */
const AT_FIRST = 9;

/** Everything that points can buy. */
export function Catalog({ home }: { home: HomePlace | null }) {
  const skus = useQuery(skusQuery);
  const [wanted, setWanted] = useSkuFilters();
  if (skus.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(skus.error)}
        safe={t.pointsSafe}
        retrying={skus.isFetching}
        onRetry={() => void skus.refetch()}
      />
    );
  if (skus.data?.length === 0) return <EmptyState icon={PackageOpen} title={t.empty} text={t.emptyDetail} />;
  return (
    <>
      <CatalogToolbar wanted={wanted} onWanted={setWanted} />
      {skus.data ? (
        <Found
          skus={skus.data}
          wanted={wanted}
          home={home}
          onEverything={() => setWanted({ search: '', category: '' })}
        />
      ) : (
        <CatalogSkeleton />
      )}
    </>
  );
}

type FoundProps = {
  skus: readonly Sku[];
  wanted: SkuFilters;
  home: HomePlace | null;
  onEverything: () => void;
};

function Found({ skus, wanted, home, onEverything }: FoundProps) {
  const points = useQuery(pointsQuery);
  const [isWhole, setWhole] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = findSkus(skus, wanted);
  const isAsked = wanted.search !== '' || wanted.category !== '';
  const shown = isWhole || isAsked ? found : found.slice(0, AT_FIRST);
  return (
    <>
      <p role="status" className={isAsked ? 'text-muted' : 'sr-only'}>
        {found.length === 1 ? t.oneItem : t.items(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t.noneFound}
          text={t.noneFoundDetail}
          action={
            <Button variant="outline" onClick={onEverything}>
              {t.showEverything}
            </Button>
          }
        />
      ) : (
        <ul className={gridClass}>
          {shown.map((sku) => (
            <SkuCard
              key={sku.id}
              sku={sku}
              balance={points.data?.balance}
              onRedeem={({ id }) => setChosenId(id)}
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <Button variant="outline" className="justify-self-center" onClick={() => setWhole(true)}>
          {t.showMore(found.length - shown.length)}
        </Button>
      )}
      <RedeemDialog
        // By id, so that the stock comes from the newest list.
        sku={skus.find(({ id }) => id === chosenId) ?? null}
        balance={points.data?.balance}
        home={home}
        onClose={() => setChosenId(null)}
      />
    </>
  );
}
