import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { currentHomeQuery } from '#web/homes/queries.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { vaultFrame, VaultHeader } from '#web/vault/vault-header.tsx';
import { InventorySkeleton } from './inventory-skeleton.tsx';
import { InventoryView } from './inventory-view.tsx';
import { inventoryQuery } from './queries.ts';

/** /vault/inventory: everything in the home. */
export function InventoryPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className={vaultFrame}>
      <div className="contents print:hidden">
        <VaultHeader title="Inventory" />
      </div>
      {home.isPending && <InventorySkeleton />}
      {home.isLoadingError && (
        <ErrorState
          title="Your home did not load"
          text={sentence(home.error)}
          safe="Everything you added is saved."
          retrying={home.isFetching}
          onRetry={() => void home.refetch()}
        />
      )}
      {home.data === null && (
        <EmptyState
          icon={House}
          title="Add your home first"
          text="Things belong to a home. Tell us where it is, then list what is in it."
          action={
            <Link to="/vault" className={buttonClass({})}>
              Add your home
            </Link>
          }
        />
      )}
      {home.data && (
        <OfHome
          key={home.data.id}
          homeId={home.data.id}
          canEdit={home.data.role !== 'viewer' && home.data.archivedAt === null}
        />
      )}
    </div>
  );
}

function OfHome({ homeId, canEdit }: { homeId: string; canEdit: boolean }) {
  const inventory = useQuery(inventoryQuery(homeId));
  if (inventory.isLoadingError)
    return (
      <ErrorState
        title="Your inventory did not load"
        text={sentence(inventory.error)}
        safe="Everything you added is saved."
        retrying={inventory.isFetching}
        onRetry={() => void inventory.refetch()}
      />
    );
  if (!inventory.data) return <InventorySkeleton />;
  return <InventoryView homeId={homeId} canEdit={canEdit} inventory={inventory.data} />;
}
