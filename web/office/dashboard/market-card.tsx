import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { skusQuery } from '#web/money/marketplace/queries.ts';
import { SkuCosts } from '#web/money/marketplace/sku-costs.tsx';
import { SkuPicture } from '#web/money/orders/sku-picture.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { CardTrouble, DashboardCard } from './dashboard-card.tsx';
import * as t from '#text/office/dashboard.ts';

const pictureClass = 'aspect-[3/2] w-full rounded-control bg-sunken sm:w-52';

type LayoutProps = {
  isLoading?: boolean;
  picture: ReactNode;
  name: ReactNode;
  costs: ReactNode;
  text: ReactNode;
};

function Layout({ isLoading = false, picture, name, costs, text }: LayoutProps) {
  const Name = isLoading ? 'p' : 'h3'; // an empty heading would be announced
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap">
      <div className="shrink-0">{picture}</div>
      <div className="grid min-h-28 min-w-0 flex-1 content-start gap-2 sm:basis-40">
        <Name className="truncate font-display text-xl leading-tight font-semibold">{name}</Name>
        <div className="min-h-8">{costs}</div>
        <p className="line-clamp-3 text-muted">{text}</p>
      </div>
    </div>
  );
}

/** The first catalog item. */
export function MarketCard({ className }: { className?: string }) {
  const skus = useQuery(skusQuery);
  const featured = skus.data?.[0];
  return (
    <DashboardCard
      icon={Store}
      title={t.marketplace}
      footer={
        <Link to="/market" className={buttonClass({ variant: 'secondary' })}>
          {t.browseCatalog}
          <ArrowRight className="size-5" aria-hidden="true" />
        </Link>
      }
      {...(className === undefined ? {} : { className })}
    >
      {skus.isLoadingError ? (
        <CardTrouble text={t.catalogNotLoaded(sentence(skus.error))} onRetry={() => void skus.refetch()} />
      ) : featured ? (
        <Layout
          picture={<SkuPicture sku={featured} className={pictureClass} />}
          name={featured.name}
          costs={<SkuCosts sku={featured} />}
          text={featured.description}
        />
      ) : skus.data ? (
        <p className="text-muted">{t.catalogEmpty}</p>
      ) : (
        <SkeletonGroup label={t.loadingCatalog}>
          <Layout
            isLoading
            picture={<Skeleton className={`h-auto! ${pictureClass}`} />}
            name={<SkeletonWords like={t.sampleItem} />}
            costs={<Skeleton className="h-7 w-28 rounded-full!" />}
            text={<SkeletonWords like={t.sampleDescription} />}
          />
        </SkeletonGroup>
      )}
    </DashboardCard>
  );
}
