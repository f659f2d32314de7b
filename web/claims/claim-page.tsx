import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { currentHomeQuery } from '#web/homes/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { vaultFrame, VaultHeader } from '#web/vault/vault-header.tsx';
import { ClaimSkeleton } from './claim-skeleton.tsx';
import { PacketMaker } from './packet-maker.tsx';
import { PacketList } from './packet-list.tsx';
import { packetsQuery } from './queries.ts';
import { ShareLinks } from './share-links.tsx';

/** /vault/claim: what a family hands to the adjuster, and who was given it. */
export function ClaimPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className={vaultFrame}>
      <VaultHeader title="Claim packet" />
      {home.isPending && <ClaimSkeleton />}
      {home.isLoadingError && (
        <ErrorState
          title="Your home did not load"
          text={sentence(home.error)}
          safe="Everything in your vault is saved."
          retrying={home.isFetching}
          onRetry={() => void home.refetch()}
        />
      )}
      {home.data === null && (
        <EmptyState
          icon={House}
          title="Add your home first"
          text="A packet tells what a home held and who insures it. Tell us where it is, then come back."
          action={
            <Link to="/vault" className={buttonClass({})}>
              Add your home
            </Link>
          }
        />
      )}
      {home.data && <Packets key={home.data.id} homeId={home.data.id} />}
    </div>
  );
}

function Packets({ homeId }: { homeId: string }) {
  const packets = useQuery(packetsQuery(homeId));
  if (packets.isPending) return <ClaimSkeleton />;
  if (packets.isLoadingError)
    return (
      <ErrorState
        title="Your packets did not load"
        text={sentence(packets.error)}
        safe="They are safe in your vault."
        retrying={packets.isFetching}
        onRetry={() => void packets.refetch()}
      />
    );
  return (
    <>
      <PacketMaker homeId={homeId} {...packets.data} />
      <PacketList homeId={homeId} {...packets.data} />
      <ShareLinks homeId={homeId} canShare={packets.data.canShare} />
    </>
  );
}
