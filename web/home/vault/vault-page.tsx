import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Home } from '#contract/home/homes.ts';
import { ClaimCard } from '#web/home/claims/claim-card.tsx';
import { UploadCard } from '#web/home/documents/upload-card.tsx';
import { ArchivedHomes } from '#web/home/homes/archived-homes.tsx';
import { canEdit } from '#web/home/homes/can-edit.ts';
import { NewHomeForm } from '#web/home/homes/new-home-form.tsx';
import { PoliciesCard } from '#web/home/homes/policies-card.tsx';
import { PropertyCard } from '#web/home/homes/property-card.tsx';
import { homesQuery } from '#web/home/homes/queries.ts';
import { InventorySummary } from '#web/home/inventory/inventory-summary.tsx';
import { QuickAdd } from '#web/home/inventory/quick-add.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { vaultFrame, VaultHeader } from '#web/home/homes/vault-header.tsx';
import { VaultSection } from '#web/home/homes/vault-section.tsx';
import { VaultSkeleton } from './vault-skeleton.tsx';
import * as t from '#text/home/vault.ts';

/** The vault's overview: property, policies, documents, items and claim, each with its own page. */
export function VaultPage() {
  const homes = useQuery(homesQuery);
  const [isAdding, setAdding] = useState(false);
  const [savedId, setSavedId] = useState<string>();
  const property = useRef<HTMLHeadingElement>(null);
  const home = homes.data?.find(({ isCurrent }) => isCurrent);
  useEffect(() => {
    if (savedId === undefined || home?.id !== savedId) return;
    // The form was long, so move focus to the top of the saved property.
    property.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
    setSavedId(undefined);
  }, [savedId, home?.id]);
  return (
    <div className={vaultFrame}>
      <VaultHeader title="HomeVault" onAdd={() => setAdding(true)} isAdding={isAdding} />
      {homes.isPending && <VaultSkeleton />}
      {homes.isLoadingError && (
        <ErrorState
          title={t.notLoaded}
          text={sentence(homes.error)}
          safe={t.notLoadedSafe}
          retrying={homes.isFetching}
          onRetry={() => void homes.refetch()}
        />
      )}
      {homes.data && (isAdding || !home) && (
        <>
          <FirstWords isFirst={homes.data.length === 0} />
          <NewHomeForm
            onSaved={(id) => {
              setAdding(false);
              setSavedId(id);
            }}
            {...(home ? { onCancel: () => setAdding(false) } : {})}
          />
        </>
      )}
      {home && !isAdding && <Vault key={home.id} home={home} heading={property} />}
      {homes.data && !isAdding && <ArchivedHomes homes={homes.data} />}
    </div>
  );
}

function FirstWords({ isFirst }: { isFirst: boolean }) {
  return (
    <div className="max-w-prose">
      <h2 className="text-xl font-semibold">{isFirst ? t.firstHome : t.addHome}</h2>
      <p className="text-muted">{isFirst ? t.firstHomeText : t.addHomeText}</p>
    </div>
  );
}

type VaultProps = { home: Home; heading: RefObject<HTMLHeadingElement | null> };

function Vault({ home, heading }: VaultProps) {
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <PropertyCard home={home} heading={heading} />
        <PoliciesCard home={home} />
      </div>
      <UploadCard />
      <VaultSection
        title={t.inventory}
        text={t.inventoryText}
        page={{ label: t.manageInventory, url: '/vault/inventory' }}
      >
        <InventorySummary homeId={home.id} />
        {canEdit(home) && <QuickAdd homeId={home.id} />}
      </VaultSection>
      <ClaimCard homeId={home.id} />
    </>
  );
}
