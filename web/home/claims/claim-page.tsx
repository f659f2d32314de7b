import { useQuery } from '@tanstack/react-query';
import { useLocation } from '#web/lib/router.tsx';
import { homesQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { ArchivedHeader, vaultFrame, VaultHeader } from '#web/home/homes/vault-header.tsx';
import { ClaimSkeleton } from './claim-skeleton.tsx';
import { PacketMaker } from './packet-maker.tsx';
import { PacketList } from './packet-list.tsx';
import { packetsQuery } from './queries.ts';
import { ShareLinks } from './share-links.tsx';
import * as t from '#text/home/claims.ts';

/**
 * /vault/claim: the packet for the adjuster, and who it was shared with. `?home=` selects an archived home.
 */
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
        <ArchivedHeader title={t.claimPacket} home={home.data} />
      ) : (
        <VaultHeader title={t.claimPacket} />
      )}
      <WithHome home={home} waiting={<ClaimSkeleton />} without={t.noHome} safe={t.vaultSafe}>
        {({ id }) => <Packets key={id} homeId={id} />}
      </WithHome>
    </div>
  );
}

function Packets({ homeId }: { homeId: string }) {
  const packets = useQuery(packetsQuery(homeId));
  if (packets.isPending) return <ClaimSkeleton />;
  if (packets.isLoadingError) return <LoadError query={packets} title={t.notLoaded} safe={t.notLoadedSafe} />;
  return (
    <>
      <PacketMaker homeId={homeId} {...packets.data} />
      <PacketList homeId={homeId} {...packets.data} />
      <ShareLinks homeId={homeId} canShare={packets.data.canShare} />
    </>
  );
}
