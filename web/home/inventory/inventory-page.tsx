import { useQuery } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { canEdit } from '#web/home/homes/can-edit.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { vaultFrame, VaultHeader } from '#web/home/homes/vault-header.tsx';
import { InventorySkeleton } from './inventory-skeleton.tsx';
import { InventoryView } from './inventory-view.tsx';
import { inventoryQuery } from './queries.ts';
import * as t from '#text/home/inventory.ts';

/** /vault/inventory: everything in the home. */
export function InventoryPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className={vaultFrame}>
      <div className="contents print:hidden">
        <VaultHeader title={t.inventory} />
      </div>
      <WithHome home={home} waiting={<InventorySkeleton />} without={t.noHome} safe={t.notLoadedSafe}>
        {(current) => <OfHome key={current.id} homeId={current.id} canEdit={canEdit(current)} />}
      </WithHome>
    </div>
  );
}

function OfHome({ homeId, canEdit: mayEdit }: { homeId: string; canEdit: boolean }) {
  const inventory = useQuery(inventoryQuery(homeId));
  if (inventory.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(inventory.error)}
        safe={t.notLoadedSafe}
        retrying={inventory.isFetching}
        onRetry={() => void inventory.refetch()}
      />
    );
  if (!inventory.data) return <InventorySkeleton />;
  return <InventoryView homeId={homeId} canEdit={mayEdit} inventory={inventory.data} />;
}
