import { useQuery } from '@tanstack/react-query';
import { Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { type Document, readDocumentFile } from '#contract/home/documents.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fetchFile } from '#web/lib/download.ts';
import { formatBytes } from '#web/lib/format.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Dialog, DialogClose, DialogTitle } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FullDialogContent } from '#web/ui/full-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { downloadAddress } from './document-row.tsx';
import { ImageView } from './image-view.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { FIT, stepZoom } from './zoom.ts';
import * as t from '#text/home/documents.ts';

const PdfView = lazyPart(() => import('./pdf-view.tsx').then((m) => m.PdfView));

type PreviewProps = { document: Document | null; onClose: () => void };

/** Shows a document as large as the screen allows. */
export function PreviewDialog({ document, onClose }: PreviewProps) {
  return (
    <Dialog open={document !== null} onOpenChange={(open) => !open && onClose()}>
      {document && <Preview key={`${document.id}:${document.version}`} document={document} />}
    </Dialog>
  );
}

function Preview({ document }: { document: Document }) {
  const { homeId, id, version, name, mime, bytes } = document;
  const [zoom, setZoom] = useState<number>(FIT);
  const [isMissing, setMissing] = useState(false);
  const file = useQuery({
    // Not under the documents' key: a version's file never changes and must not be refetched with the list.
    queryKey: ['document-file', homeId, id, version],
    queryFn: ({ signal }) =>
      fetchFile(
        readDocumentFile,
        { params: { homeId, documentId: id, version: String(version) }, query: { for: 'preview' } },
        signal,
      ),
    // Files stay in memory only while they are shown.
    gcTime: 0,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') setZoom((z) => stepZoom(z, 1));
    if (event.key === '-') setZoom((z) => stepZoom(z, -1));
    if (event.key === '0') setZoom(FIT);
  };
  return (
    <FullDialogContent aria-describedby={undefined} onKeyDown={onKeyDown}>
      <header className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-4 sm:gap-2">
        <div className="min-w-0 flex-1 py-1">
          <DialogTitle className="truncate pr-0! text-lg!" title={name}>
            {name}
          </DialogTitle>
          <p className="text-sm text-muted tabular">{formatBytes(bytes)}</p>
        </div>
        <IconButton label={t.smaller} onClick={() => setZoom((z) => stepZoom(z, -1))}>
          <ZoomOut className="size-5" aria-hidden="true" />
        </IconButton>
        <span className="hidden w-12 text-center text-sm tabular sm:inline" aria-live="polite">
          {Math.round(zoom * 100)} %
        </span>
        <IconButton label={t.larger} onClick={() => setZoom((z) => stepZoom(z, 1))}>
          <ZoomIn className="size-5" aria-hidden="true" />
        </IconButton>
        <a
          href={downloadAddress(document)}
          download
          aria-label={t.downloadIt}
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <Download className="size-5" aria-hidden="true" />
        </a>
        <DialogClose asChild>
          <IconButton label={t.close}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </header>
      <div
        // Arrow keys scroll the element that has focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets the keyboard into what scrolls
        tabIndex={0}
        role="group"
        aria-label={t.contentOf(name)}
        className="relative flex-1 overflow-auto bg-sunken p-2 outline-offset-[-4px] sm:p-4"
      >
        {(file.isError || isMissing) && (
          <ErrorState
            title={t.notOpened}
            text={isMissing ? t.viewerNotLoaded : sentence(file.error)}
            safe={t.stillInVault}
            retrying={file.isFetching}
            onRetry={() => {
              setMissing(false);
              void file.refetch();
            }}
          />
        )}
        {file.isPending && <DocumentSkeleton />}
        {file.data && mime !== 'application/pdf' && <ImageView blob={file.data} name={name} zoom={zoom} />}
        {file.data && mime === 'application/pdf' && !isMissing && (
          <PdfView blob={file.data} name={name} zoom={zoom} onMissing={() => setMissing(true)} />
        )}
      </div>
    </FullDialogContent>
  );
}
