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

const onError = (error: unknown) => toast({ title: 'Error', text: sentence(error), destructive: true });

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
      if (!error) toast({ title: 'Document taken back', text: `${name} is among your documents again.` });
    },
  });
  const remove = useMutation({
    ...deleteDocument,
    onError,
    onSettled: (_none, error) => {
      setAsking(false);
      if (!error) toast({ title: 'Document deleted', text: `${name} is gone for good.` });
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
            {trashedAt && ` · Deleted ${formatShortDate(trashedAt)}`}
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
            Take back <span className="sr-only">{name}</span>
          </Button>
          <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
            Delete now <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete for good?"
        text={`${name} and all its versions are deleted at once. Nobody can bring them back.`}
        confirmLabel="Delete now"
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
    return (
      <EmptyState
        icon={Trash2}
        title="The trash is empty"
        text={`Documents you delete stay here for ${TRASH_DAYS} days, in case you want them back.`}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Deleted documents stay here for {TRASH_DAYS} days. Then they are gone for good, with all their
        versions.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {trash.map((document) => (
          <TrashRow key={document.id} document={document} canEdit={canEdit} />
        ))}
      </ul>
    </div>
  );
}
