import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ClaimPacket } from '#contract/home/claims.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/lib/toast.ts';
import { isAtWork } from './claim-words.ts';
import { DEFAULT_DOCUMENT_KINDS, DocumentChoice } from './document-choice.tsx';
import { PacketProgress } from './packet-progress.tsx';
import { startPacket } from './queries.ts';

export const INTRO =
  'One file for the adjuster: your home, policies, every item with its photos, and the papers you choose. A ZIP beside it holds the originals.';

type PacketMakerProps = { homeId: string; canMake: boolean; packets: readonly ClaimPacket[] };

/** The button that creates a packet, and its progress. */
export function PacketMaker({ homeId, canMake, packets }: PacketMakerProps) {
  const [chosen, setChosen] = useState(DEFAULT_DOCUMENT_KINDS);
  const [newest] = packets;
  const working = packets.find(isAtWork);
  const start = useMutation({
    ...startPacket(homeId),
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isWorking = working !== undefined;
  useEffect(() => {
    // The pressed button is gone, so focus the heading above its progress.
    if (isWorking && start.isSuccess && document.activeElement === document.body) heading.current?.focus();
  }, [isWorking, start.isSuccess]);
  const hasFailed = newest?.state === 'failed';
  return (
    <section aria-labelledby="make-packet">
      <Card>
        <CardHeader>
          <CardTitle as="h2" id="make-packet" ref={heading} tabIndex={-1} className="outline-none">
            Make a claim packet
          </CardTitle>
          <CardText>{INTRO}</CardText>
        </CardHeader>
        {hasFailed && !working && (
          <Notice tone="danger" title="The last packet could not be finished">
            Nothing in your vault is lost. Try again; if it fails once more, write to us and we will make it
            with you.
          </Notice>
        )}
        {working ? (
          <PacketProgress packet={working} />
        ) : canMake ? (
          <>
            <DocumentChoice homeId={homeId} chosen={chosen} onChange={setChosen} />
            <Button className="self-start" busy={start.isPending} onClick={() => start.mutate(chosen)}>
              <FileText className="size-5" aria-hidden="true" />
              {hasFailed ? 'Try again' : packets.length === 0 ? 'Make a packet' : 'Make a new packet'}
            </Button>
          </>
        ) : (
          <CardText>You can download packets of this home. Its owner or a member can make new ones.</CardText>
        )}
      </Card>
    </section>
  );
}
