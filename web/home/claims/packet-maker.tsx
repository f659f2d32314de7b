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
import * as t from '#text/home/claims.ts';

export const INTRO = t.makeText;

type PacketMakerProps = { homeId: string; canMake: boolean; packets: readonly ClaimPacket[] };

/** The button that creates a packet, and its progress. */
export function PacketMaker({ homeId, canMake, packets }: PacketMakerProps) {
  const [chosen, setChosen] = useState(DEFAULT_DOCUMENT_KINDS);
  const [newest] = packets;
  const working = packets.find(isAtWork);
  const start = useMutation({
    ...startPacket(homeId),
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
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
            {t.makeTitle}
          </CardTitle>
          <CardText>{INTRO}</CardText>
        </CardHeader>
        {hasFailed && !working && (
          <Notice tone="danger" title={t.failed}>
            {t.failedText}
          </Notice>
        )}
        {working ? (
          <PacketProgress packet={working} />
        ) : canMake ? (
          <>
            <DocumentChoice homeId={homeId} chosen={chosen} onChange={setChosen} />
            <Button className="self-start" busy={start.isPending} onClick={() => start.mutate(chosen)}>
              <FileText className="size-5" aria-hidden="true" />
              {hasFailed ? t.tryAgain : packets.length === 0 ? t.make : t.makeNew}
            </Button>
          </>
        ) : (
          <CardText>{t.viewOnly}</CardText>
        )}
      </Card>
    </section>
  );
}
