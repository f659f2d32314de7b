import { useQuery } from '@tanstack/react-query';
import { Vault } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#contract/home/homes.ts';
import type { Policy } from '#contract/home/policies.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { shelfQuery } from '#web/home/documents/queries.ts';
import { totalsQuery } from '#web/home/inventory/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { SAMPLE_ADDRESS } from '#web/home/readiness/sample.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { CardTrouble, DashboardCard } from './dashboard-card.tsx';
import { formatDay } from './format-day.ts';
import * as t from '#text/office/dashboard.ts';

const footer = (
  <>
    <Link to="/vault/documents" className={buttonClass({ variant: 'secondary' })}>
      {t.viewDocuments}
    </Link>
    <Link to="/vault/inventory" className={buttonClass({ variant: 'outline' })}>
      {t.manageInventory}
    </Link>
  </>
);

function Address({ street, town }: { street: ReactNode; town: ReactNode }) {
  return (
    <div>
      <p className="truncate font-display text-2xl leading-tight font-semibold">{street}</p>
      <p className="truncate text-muted">{town}</p>
    </div>
  );
}

type Facts = { policy: ReactNode; documents: ReactNode; inventory: ReactNode };

function FactRow({ policy, documents, inventory }: Facts) {
  const facts = [
    [t.insurance, policy],
    [t.documents, documents],
    [t.inventory, inventory],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 items-baseline justify-between gap-4 sm:block">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="tabular min-w-0 flex-1 truncate text-right font-medium sm:text-left">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The policy that covers the home today and lasts longest. */
export const policyInForce = (policies: readonly Policy[]): Policy | undefined =>
  policies
    .filter(({ standing }) => standing === 'in-force')
    .toSorted((a, b) => b.expiryDate.localeCompare(a.expiryDate))[0];

/** "5 items, $11,150" */
const inventoryWords = ({ items, totalValue }: { items: number; totalValue: number }): string =>
  items === 0
    ? t.nothingYet
    : t.items(items.toLocaleString('en-US'), items, formatMoney(Math.round(totalValue) * 100));

function HomeFacts({ home }: { home: Home }) {
  const totals = useQuery(totalsQuery(home.id));
  const shelf = useQuery(shelfQuery(home.id));
  const policy = policyInForce(home.policies);
  const waiting = (isError: boolean, like: string) => (isError ? t.notLoaded : <SkeletonWords like={like} />);
  return (
    <FactRow
      policy={policy ? t.until(formatDay(policy.expiryDate)) : t.noneInForce}
      documents={
        shelf.data
          ? shelf.data.documents.length === 0
            ? t.noneYet
            : t.saved(shelf.data.documents.length)
          : waiting(shelf.isError, t.sampleSaved)
      }
      inventory={totals.data ? inventoryWords(totals.data) : waiting(totals.isError, t.sampleItems)}
    />
  );
}

/** The home, with links to its documents and inventory. */
export function VaultCard({ className }: { className?: string }) {
  const home = useQuery(currentHomeQuery);
  const shown = home.data ?? SAMPLE_ADDRESS;
  const town = `${shown.city}, ${shown.state} ${shown.zip}`;
  return (
    <DashboardCard
      icon={Vault}
      title="HomeVault"
      isSample={home.data === null}
      footer={footer}
      {...(className === undefined ? {} : { className })}
    >
      {home.isLoadingError ? (
        <CardTrouble text={t.homeNotLoaded(sentence(home.error))} onRetry={() => void home.refetch()} />
      ) : home.data === undefined ? (
        <SkeletonGroup label={t.loadingHome} className="grid gap-4">
          <Address
            street={<SkeletonWords like={SAMPLE_ADDRESS.address} />}
            town={<SkeletonWords like={town} />}
          />
          <FactRow
            policy={<SkeletonWords like={t.sampleUntil} />}
            documents={<SkeletonWords like={t.sampleSaved} />}
            inventory={<SkeletonWords like={t.sampleItems} />}
          />
        </SkeletonGroup>
      ) : (
        <>
          <Address street={shown.address} town={town} />
          {home.data ? (
            <HomeFacts home={home.data} />
          ) : (
            <FactRow policy={t.inForce} documents={t.sampleSaved} inventory={t.sampleCount} />
          )}
        </>
      )}
    </DashboardCard>
  );
}
