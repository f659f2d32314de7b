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

type VersionRowProps = { document: Document; one: DocumentVersion; canEdit: boolean };

function VersionRow({ document, one, canEdit }: VersionRowProps) {
  const { homeId, id } = document;
  const restore = useMutation({
    ...restoreVersion,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
    onSettled: (_paper, error) => {
      if (!error)
        toast({ title: 'Version brought back', text: `Version ${one.version} is the newest again.` });
    },
  });
  const isNewest = one.version === document.version;
  return (
    <li className="grid gap-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          Version {one.version} {isNewest && <Badge tone="moss">Newest</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{one.filename}</p>
        <p className="text-sm text-muted tabular">
          {formatBytes(one.bytes)} · {formatMoment(one.createdAt)}
          {one.restoredFrom !== null && ` · Brought back from version ${one.restoredFrom}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={downloadAddress({ homeId, id, version: one.version })}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <Download className="size-4" aria-hidden="true" />
          Download <span className="sr-only">version {one.version}</span>
        </a>
        {canEdit && !isNewest && (
          <Button
            variant="ghost"
            size="small"
            busy={restore.isPending}
            onClick={() => restore.mutate({ homeId, id, version: one.version })}
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            Bring back <span className="sr-only">version {one.version}</span>
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
      <SkeletonGroup label="Loading the versions" className="grid gap-4 pt-3">
        {Array.from({ length: Math.min(document.version, 4) }, (_, index) => (
          <Skeleton key={index} className="h-28 rounded-control" />
        ))}
      </SkeletonGroup>
    );
  }
  if (versions.isError) {
    return (
      <ErrorState
        title="The versions did not load"
        text={sentence(versions.error)}
        safe="All of them are in your vault."
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
          <SheetText>
            Every file this document has had. Bringing one back adds it as the newest; nothing is lost.
          </SheetText>
          <Versions document={document} canEdit={canEdit} />
        </SheetContent>
      )}
    </Sheet>
  );
}
