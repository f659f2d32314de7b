import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { formatMoment, formatMoney } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardFooter, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { countedItems, isAtWork } from './claim-words.ts';
import { PacketProgress } from './packet-progress.tsx';
import { packetsQuery } from './queries.ts';
import * as t from '#text/home/claims.ts';

const NONE = t.cardText;

/** The claim packet in the vault: the newest one, with a link to its page. */
export function ClaimCard({ homeId }: { homeId: string }) {
  const packets = useQuery(packetsQuery(homeId));
  if (packets.isLoadingError) return <LoadError query={packets} title={t.notLoaded} safe={t.notLoadedSafe} />;
  const working = packets.data?.packets.find(isAtWork);
  const ready = packets.data?.packets.find(({ state }) => state === 'ready');
  return (
    <section aria-labelledby="claim-card">
      <Card>
        <CardHeader>
          <CardTitle as="h2" id="claim-card">
            {t.claimPacket}
          </CardTitle>
          {packets.isPending ? (
            <SkeletonGroup label={t.loading}>
              <SkeletonWords like={NONE} />
            </SkeletonGroup>
          ) : (
            !working && (
              <CardText>
                {ready
                  ? t.newestIs(
                      formatMoment(ready.readyAt ?? ready.createdAt),
                      countedItems(ready.itemCount),
                      formatMoney(ready.valueCents),
                    )
                  : NONE}
              </CardText>
            )
          )}
        </CardHeader>
        {working && <PacketProgress packet={working} />}
        <CardFooter>
          <Link to="/vault/claim" className={buttonClass({ variant: 'outline' })}>
            <FileText className="size-5" aria-hidden="true" />
            {t.openClaimPacket}
          </Link>
        </CardFooter>
      </Card>
    </section>
  );
}
