import { useMutation } from '@tanstack/react-query';
import { Download, FolderArchive, Link2, PackageOpen } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import type { ClaimPacket, SharedPart } from '#contract/home/claims.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatBytes, formatMoment, formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { startDownload } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { countedItems, isAtWork } from './claim-words.ts';
import { documentsText } from './document-words.ts';
import { confirmDownload, packetUrl } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/claims.ts';

type PacketListProps = { homeId: string; canShare: boolean; packets: readonly ClaimPacket[] };

/** Finished packets, newest first. */
export function PacketList({ homeId, canShare, packets }: PacketListProps) {
  const [shared, setShared] = useState<ClaimPacket | null>(null);
  const ready = packets.filter(({ state }) => state === 'ready');
  const newest = useRef<HTMLLIElement>(null);
  useReadyToast(packets, newest);
  return (
    <section aria-labelledby="your-packets">
      <Card>
        <CardTitle as="h2" id="your-packets">
          {t.yourPackets}
        </CardTitle>
        {ready.length === 0 ? (
          <EmptyState icon={PackageOpen} title={t.noPacket} text={t.noPacketText} />
        ) : (
          <ul className="divide-y divide-line">
            {ready.map((packet, i) => (
              <PacketRow
                key={packet.id}
                homeId={homeId}
                packet={packet}
                {...(i === 0 ? { isNewest: true, ref: newest } : {})}
                {...(canShare ? { onShare: () => setShared(packet) } : {})}
              />
            ))}
          </ul>
        )}
        <p className="text-sm text-muted">{t.keptText}</p>
      </Card>
      <ShareDialog homeId={homeId} packet={shared} onClose={() => setShared(null)} />
    </section>
  );
}

/**
 * Shows a toast when the packet is ready, and scrolls the packet above it: a phone has little room for both.
 */
function useReadyToast(packets: readonly ClaimPacket[], row: RefObject<HTMLElement | null>): void {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const done = packets.find(({ id, state }) => id === awaited.current && state === 'ready');
    if (done) {
      toast({ title: t.ready, text: t.readyText(countedItems(done.itemCount)) });
      // Don't scroll while a dialog is open.
      if (!document.querySelector('[role="dialog"]')) row.current?.scrollIntoView({ block: 'nearest' });
    }
    awaited.current = packets.find(isAtWork)?.id ?? null;
  }, [packets, row]);
}

type PacketRowProps = {
  homeId: string;
  packet: ClaimPacket;
  isNewest?: boolean;
  onShare?: () => void;
  ref?: Ref<HTMLLIElement>;
};

function PacketRow({ homeId, packet, isNewest = false, onShare, ref }: PacketRowProps) {
  const made = formatMoment(packet.readyAt ?? packet.createdAt);
  return (
    // The bottom scroll margin is as tall as a two-line toast.
    <li ref={ref} className="grid scroll-mt-20 scroll-mb-36 gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="tabular">{made}</span>
          {isNewest && <Badge tone="moss">{t.newest}</Badge>}
        </p>
        <p className="tabular text-sm text-muted">
          {t.toReplace(countedItems(packet.itemCount), formatMoney(packet.valueCents))}
        </p>
        <p className="text-sm text-muted">{documentsText(packet.papers)}</p>
        {packet.skippedCount > 0 && (
          <p className="text-sm text-amber-ink">{t.skipped(packet.skippedCount)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <PartLink homeId={homeId} packet={packet} part="pdf" made={made} />
        <PartLink homeId={homeId} packet={packet} part="zip" made={made} />
        {onShare && (
          <Button variant="outline" size="small" onClick={onShare}>
            <Link2 className="size-4" aria-hidden="true" />
            {rich(t.shareButton((words) => <span className="sr-only">{words}</span>, made))}
          </Button>
        )}
      </div>
    </li>
  );
}

type PartLinkProps = { homeId: string; packet: ClaimPacket; part: SharedPart; made: string };

function PartLink({ homeId, packet, part, made }: PartLinkProps) {
  const bytes = part === 'pdf' ? packet.pdfBytes : packet.zipBytes;
  const Icon = part === 'pdf' ? Download : FolderArchive;
  const start = useMutation({
    mutationFn: confirmDownload,
    onSuccess: () => startDownload(packetUrl(homeId, packet.id, part)),
    onError: (error) => toast({ title: t.notDownloaded, text: sentence(error), destructive: true }),
  });
  return (
    <a
      href={packetUrl(homeId, packet.id, part)}
      download
      onClick={(event) => {
        event.preventDefault();
        start.mutate();
      }}
      className={buttonClass({ variant: part === 'pdf' ? 'secondary' : 'outline', size: 'small' })}
    >
      <Icon className="size-4" aria-hidden="true" />
      {part === 'pdf' ? t.downloadPdf : t.downloadZip}
      <span className="sr-only"> {t.from(made)}</span>
      {bytes !== null && <span className="tabular font-normal text-muted">{formatBytes(bytes)}</span>}
    </a>
  );
}
