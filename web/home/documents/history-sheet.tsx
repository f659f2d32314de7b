import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, RotateCcw } from 'lucide-react';
import type { Document, DocumentVersion } from '#contract/home/documents.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatBytes, formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Sheet, SheetContent, SheetText, SheetTitle } from '#web/ui/sheet.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { downloadAddress } from './document-row.tsx';
import { restoreVersion, versionsQuery } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/documents.ts';

type VersionRowProps = { document: Document; one: DocumentVersion; canEdit: boolean };

function VersionRow({ document, one, canEdit }: VersionRowProps) {
  const { homeId, id } = document;
  const restore = useMutation({
    ...restoreVersion,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
    onSettled: (_paper, error) => {
      if (!error) toast({ title: t.versionRestored, text: t.versionRestoredText(one.version) });
    },
  });
  const isNewest = one.version === document.version;
  return (
    <li className="grid gap-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t.version(one.version)} {isNewest && <Badge tone="moss">{t.newest}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{one.filename}</p>
        <p className="text-sm text-muted tabular">
          {formatBytes(one.bytes)} · {formatMoment(one.createdAt)}
          {one.restoredFrom !== null && ` · ${t.restoredFrom(one.restoredFrom)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={downloadAddress({ homeId, id, version: one.version })}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <Download className="size-4" aria-hidden="true" />
          {rich(t.downloadVersion((words) => <span className="sr-only">{words}</span>, one.version))}
        </a>
        {canEdit && !isNewest && (
          <Button
            variant="ghost"
            size="small"
            busy={restore.isPending}
            onClick={() => restore.mutate({ homeId, id, version: one.version })}
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            {rich(t.restoreVersion((words) => <span className="sr-only">{words}</span>, one.version))}
          </Button>
        )}
      </div>
    </li>
  );
}

function Versions({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const versions = useQuery(versionsQuery(document));
  if (versions.isPending) {
    return (
      <SkeletonGroup label={t.loadingVersions} className="grid gap-4 pt-3">
        {Array.from({ length: Math.min(document.version, 4) }, (_, index) => (
          <Skeleton key={index} className="h-28 rounded-control" />
        ))}
      </SkeletonGroup>
    );
  }
  if (versions.isError) {
    return (
      <ErrorState
        title={t.versionsNotLoaded}
        text={sentence(versions.error)}
        safe={t.versionsSafe}
        retrying={versions.isFetching}
        onRetry={() => void versions.refetch()}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {versions.data.map((one) => (
        <VersionRow key={one.version} document={document} one={one} canEdit={canEdit} />
      ))}
    </ul>
  );
}

type HistorySheetProps = { document: Document | null; canEdit: boolean; onClose: () => void };

/** All versions of a document's file. */
export function HistorySheet({ document, canEdit, onClose }: HistorySheetProps) {
  return (
    <Sheet open={document !== null} onOpenChange={(open) => !open && onClose()}>
      {document && (
        <SheetContent>
          <SheetTitle className="wrap-anywhere">{document.name}</SheetTitle>
          <SheetText>{t.versionsText}</SheetText>
          <Versions document={document} canEdit={canEdit} />
        </SheetContent>
      )}
    </Sheet>
  );
}
