import { useMutation } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { DOCUMENT_KINDS } from '#contract/home/document-kinds.ts';
import { type Document, TRASH_DAYS } from '#contract/home/documents.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatBytes, formatShortDate } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { daysLeft } from './days-left.ts';
import { DocumentPicture } from './document-picture.tsx';
import { deleteDocument, untrashDocument } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/documents.ts';

const onError = (error: unknown) => toast({ title: t.error, text: sentence(error), destructive: true });

function TrashRow({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const [now] = useState(() => Date.now());
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const [isAsking, setAsking] = useState(false);
  const { name, kind, bytes, goneAt, trashedAt } = document;
  const restore = useMutation({
    ...untrashDocument,
    onError,
    onSettled: (_paper, error) => {
      if (!error) toast({ title: t.restored, text: t.restoredText(name) });
    },
  });
  const remove = useMutation({
    ...deleteDocument,
    onError,
    onSettled: (_none, error) => {
      setAsking(false);
      if (!error) toast({ title: t.deleted, text: t.deletedText(name) });
    },
  });
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 sm:px-2">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3 sm:gap-4">
        <DocumentPicture document={document} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular">
            {DOCUMENT_KINDS[kind].title} · {formatBytes(bytes)}
            {trashedAt && ` · ${t.deletedOn(formatShortDate(trashedAt))}`}
          </p>
          {goneAt && <p className="text-sm font-medium text-amber-ink tabular">{daysLeft(goneAt, now)}</p>}
        </div>
      </div>
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="small"
            busy={restore.isPending}
            onClick={() => restore.mutate(document)}
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            {rich(t.restore(<span className="sr-only">{name}</span>))}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
            {rich(t.deleteNamed(<span className="sr-only">{name}</span>))}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.deleteQuestion}
        text={t.deleteText(name)}
        confirmLabel={t.deleteNow}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(document)}
      />
    </li>
  );
}

/** Deleted documents, while they can be restored. */
export function TrashList({ trash, canEdit }: { trash: readonly Document[]; canEdit: boolean }) {
  if (trash.length === 0) {
    return <EmptyState icon={Trash2} title={t.trashEmpty} text={t.trashEmptyText(TRASH_DAYS)} />;
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t.trashText(TRASH_DAYS)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {trash.map((document) => (
          <TrashRow key={document.id} document={document} canEdit={canEdit} />
        ))}
      </ul>
    </div>
  );
}
