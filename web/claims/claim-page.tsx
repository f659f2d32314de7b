import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useLocation } from 'react-router';
import { homesQuery } from '#web/homes/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ArchivedHeader, vaultFrame, VaultHeader } from '#web/vault/vault-header.tsx';
import { ClaimSkeleton } from './claim-skeleton.tsx';
import { PacketMaker } from './packet-maker.tsx';
import { PacketList } from './packet-list.tsx';
import { packetsQuery } from './queries.ts';
import { ShareLinks } from './share-links.tsx';

/** /vault/claim: what a family hands to the adjuster, and who was given it. `?home=` is one that was put away. */
export function ClaimPage() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('home');
  const home = useQuery({
    ...homesQuery,
    select: (homes) =>
      homes.find(({ id, archivedAt }) => id === asked && archivedAt !== null) ??
      homes.find(({ isCurrent }) => isCurrent) ??
      null,
  });
  return (
    <div className={vaultFrame}>
      {home.data?.archivedAt ? (
        <ArchivedHeader title="Claim packet" home={home.data} />
      ) : (
        <VaultHeader title="Claim packet" />
      )}
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
