import { Download, FolderArchive } from 'lucide-react';
import { useState } from 'react';
import type { SharedPacket, SharedPart } from '#contract/home/claims.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatBytes, formatMoment, formatMoney } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { documentsText } from './document-words.ts';
import * as t from '#text/home/shared-claim.ts';

type SharedViewProps = { token: string; packet: SharedPacket; onEnded: () => void };

/** Downloads a URL without leaving the page. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

export function SharedView({ token, packet, onEnded }: SharedViewProps) {
  const [busy, setBusy] = useState<SharedPart | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (part: SharedPart) => {
    setBusy(part);
    setProblem(null);
    try {
      const { createDownloadTicket: takeShared } = await import('./shared-calls.ts');
      save(await takeShared(token, part));
    } catch (error) {
      if (codeOf(error) === 'link_wrong') return onEnded();
      setProblem(sentence(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="text-lg font-medium wrap-anywhere">{packet.addressLine}</p>
        <p className="tabular text-muted">{t.made(formatMoment(packet.madeAt))}</p>
      </div>
      <StatRow className="border-y border-line py-6">
        <Stat label={t.items} value={packet.itemCount.toLocaleString('en-US')} />
        <Stat label={t.costToReplace} value={formatMoney(packet.valueCents)} />
      </StatRow>
      <p>{documentsText(packet.papers)}</p>
      <div className="grid gap-3 @lg:grid-cols-2">
        <Part part="pdf" bytes={packet.pdfBytes} busy={busy === 'pdf'} onTake={(part) => void take(part)} />
        <Part part="zip" bytes={packet.zipBytes} busy={busy === 'zip'} onTake={(part) => void take(part)} />
      </div>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <p className="text-sm text-muted">{t.notice(formatMoment(packet.expiresAt))}</p>
    </>
  );
}

const PARTS = {
  pdf: { label: t.downloadPdf, text: t.pdfText, Icon: Download },
  zip: { label: t.downloadZip, text: t.zipText, Icon: FolderArchive },
} as const;

type PartProps = { part: SharedPart; bytes: number; busy: boolean; onTake: (part: SharedPart) => void };

function Part({ part, bytes, busy, onTake }: PartProps) {
  const { label, text, Icon } = PARTS[part];
  return (
    <div className="grid content-start gap-2">
      <Button variant={part === 'pdf' ? 'primary' : 'outline'} busy={busy} onClick={() => onTake(part)}>
        <Icon className="size-5" aria-hidden="true" />
        {label}
      </Button>
      <p className="tabular text-sm text-muted">
        {formatBytes(bytes)}. {text}
      </p>
    </div>
  );
}
