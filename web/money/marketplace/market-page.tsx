import { PointsNeedMembership } from '#web/money/membership/points-need-membership.tsx';
import { RecentOrders } from '#web/money/orders/recent-orders.tsx';
import { PointsHistory } from '#web/money/points/points-history.tsx';
import { BalanceCard } from './balance-card.tsx';
import { Catalog } from './catalog.tsx';
import { LatestPurchase } from './latest-purchase.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import type { HomePlace } from './use-redeem.ts';
import * as t from '#text/money/marketplace.ts';

/** The member's points, the catalog, recent purchases and the points history. */
export function MarketPage({ home }: { home: HomePlace | null }) {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 sm:gap-8">
      <ReturnedPayment />
      <div className="grid gap-2">
        <h1 className="text-3xl">{t.marketplace}</h1>
        <p className="max-w-prose text-lg text-muted">{t.intro}</p>
      </div>
      <PointsNeedMembership on="market" />
      <LatestPurchase />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[2fr_3fr]">
        <BalanceCard />
        <RecentOrders className="min-w-0" />
      </div>
      <section aria-labelledby="catalog" className="grid min-w-0 gap-4">
        <h2 id="catalog" className="text-2xl">
          {t.catalog}
        </h2>
        <Catalog home={home} />
      </section>
      <PointsHistory />
    </div>
  );
}
