import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import { type DocumentKind, KIND_NAMES } from '#contract/home/document-kinds.ts';
import type { Document, DocumentShelf } from '#contract/home/documents.ts';
import { NoHome } from '#web/home/homes/with-home.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { toast } from '#web/lib/toast.ts';
import { vaultFrame, VaultHeader } from '#web/home/homes/vault-header.tsx';
import { Checklist } from './checklist.tsx';
import { checklistOf } from './checklist-state.ts';
import { DocumentList } from './document-list.tsx';
import type { DocumentAction } from './document-row.tsx';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DropVeil } from './drop-veil.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { KindSelect } from './kind-select.tsx';
import { SavedDocuments } from './saved-documents.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { trashDocument } from './queries.ts';
import { TrashList } from './trash-list.tsx';
import { UploadBox } from './upload-box.tsx';
import { UploadList } from './upload-list.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useShelf } from './use-shelf.ts';
import * as t from '#text/home/documents.ts';

/** /vault/documents: all documents of the home. */
export function DocumentsPage() {
  const shelf = useShelf();
  return (
    <div className={vaultFrame}>
      <VaultHeader title={t.documents} />
      {shelf.isPending && <DocumentsSkeleton />}
      {shelf.hasNoHome && <NoHome text={t.noHome} />}
      {shelf.error !== null && (
        <ErrorState
          title={t.notLoaded}
          text={sentence(shelf.error)}
          safe={t.notLoadedSafe}
          retrying={shelf.isRetrying}
          onRetry={shelf.retry}
        />
      )}
      {shelf.data && <Papers key={shelf.data.homeId} shelf={shelf.data} add={shelf.add} />}
    </div>
  );
}

const TABS = ['documents', 'checklist', 'trash'] as const;

type PapersProps = { shelf: DocumentShelf; add: ReturnType<typeof useShelf>['add'] };

function Papers({ shelf, add }: PapersProps) {
  const { homeId, documents, trash, canEdit } = shelf;
  // useSearchParams would add 4 kB of the router to what visitors load.
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('tab');
  const tab = TABS.find((name) => name === wanted) ?? 'documents';
  const [kind, setKind] = useState<DocumentKind | undefined>();
  const [chosen, setChosen] = useState<{ action: DocumentAction; id: string } | null>(null);
  const list = checklistOf(shelf);
  const addHere = (files: File[]) => add(files, { kind });
  const isOver = useDroppedFiles(addHere, !canEdit);
  const toTrash = useMutation({
    ...trashDocument,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
    onSettled: (paper, error) => {
      if (!error && paper) toast({ title: t.movedToTrash, text: t.movedText(paper.name) });
    },
  });
  // By id, so that the open document comes from the newest list, or is gone.
  const open = (action: DocumentAction) =>
    (chosen?.action === action && documents.find(({ id }) => id === chosen.id)) || null;
  const onAction = (action: DocumentAction, document: Document) =>
    action === 'trash' ? toTrash.mutate(document) : setChosen({ action, id: document.id });
  const close = () => setChosen(null);
  return (
    <>
      <div className="grid items-stretch gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <UploadBox onFiles={addHere} disabled={!canEdit}>
          {canEdit && (
            <Field label={t.documentType} className="w-full max-w-xs text-left">
              <KindSelect
                first={t.guessType}
                value={kind ?? ''}
                onChange={({ target }) => setKind(KIND_NAMES.find((name) => name === target.value))}
              />
            </Field>
          )}
        </UploadBox>
        <SavedDocuments list={list} />
      </div>
      <UploadList />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          navigate(next === 'documents' ? pathname : `${pathname}?tab=${next}`, { replace: true })
        }
      >
        <TabsList aria-label={t.tabs}>
          <TabsTrigger value="documents">{t.documents}</TabsTrigger>
          <TabsTrigger value="checklist">{t.checklist}</TabsTrigger>
          <TabsTrigger value="trash">{t.trashCount(trash.length)}</TabsTrigger>
        </TabsList>
        <TabsContent value="documents">
          <h2 className="sr-only">{t.documents}</h2>
          <DocumentList
            documents={documents}
            canEdit={canEdit}
            onAction={onAction}
            onReplace={(file, { id }) => add([file], { replaces: id })}
          />
        </TabsContent>
        <TabsContent value="checklist">
          <h2 className="sr-only">{t.checklist}</h2>
          <Checklist
            homeId={homeId}
            list={list}
            canEdit={canEdit}
            onAdd={(files, wanted) => add(files, { kind: wanted })}
            onOpen={(document) => onAction('open', document)}
          />
        </TabsContent>
        <TabsContent value="trash">
          <h2 className="sr-only">{t.trash}</h2>
          <TrashList trash={trash} canEdit={canEdit} />
        </TabsContent>
      </Tabs>
      {isOver && <DropVeil />}
      <PreviewDialog document={open('open')} onClose={close} />
      <EditDialog document={open('edit')} onClose={close} />
      <HistorySheet document={open('history')} canEdit={canEdit} onClose={close} />
    </>
  );
}
