import { Download, Ellipsis, Eye, FileUp, History, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { DOCUMENT_KINDS } from '#contract/home/document-kinds.ts';
import { type Document, readDocumentFile } from '#contract/home/documents.ts';
import { ACCEPTED_DOCUMENTS } from '#contract/uploads.ts';
import { fileAddress } from '#web/lib/download.ts';
import { formatBytes, formatShortDate } from '#web/lib/format.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { DocumentPicture } from './document-picture.tsx';
import * as t from '#text/home/documents.ts';

export type DocumentAction = 'open' | 'edit' | 'history' | 'trash';

const FORMATS = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' };

/** Download URL of a document's file. */
export const downloadAddress = ({ homeId, id, version }: Pick<Document, 'homeId' | 'id' | 'version'>) =>
  fileAddress(readDocumentFile, {
    params: { homeId, documentId: id, version: String(version) },
    query: {},
  });

type DocumentRowProps = {
  document: Document;
  canEdit: boolean;
  onAction: (action: DocumentAction, document: Document) => void;
  onReplace: (file: File, document: Document) => void;
};

/** One document and its actions. */
export function DocumentRow({ document, canEdit, onAction, onReplace }: DocumentRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useFocusOnLeave(row);
  const { name, kind, mime, bytes, version, updatedAt } = document;
  const address = downloadAddress(document);
  return (
    <li ref={row} className="relative flex items-center gap-3 py-2 hover:bg-hover sm:gap-4 sm:px-2">
      <DocumentPicture document={document} />
      <div className="min-w-0 flex-1 py-1">
        <button
          type="button"
          onClick={() => onAction('open', document)}
          // The whole row opens the document; the controls above it have their own clicks.
          className="block max-w-full text-left font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </button>
        <p className="text-sm text-muted tabular">
          <span className="max-sm:block">{DOCUMENT_KINDS[kind].title}</span>
          <span className="max-sm:hidden"> · </span>
          {FORMATS[mime]} · {formatBytes(bytes)} · {formatShortDate(updatedAt)}
          {version > 1 && ` · ${t.version(version)}`}
        </p>
      </div>
      <a
        href={address}
        download
        aria-label={t.download(name)}
        className={cn(
          buttonClass({ variant: 'ghost', size: 'icon' }),
          'relative z-10 hidden! sm:inline-flex!',
        )}
      >
        <Download className="size-5" aria-hidden="true" />
      </a>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t.moreFor(name)} className="relative z-10">
            <Ellipsis className="size-5" aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => onAction('open', document)}>
            <Eye aria-hidden="true" />
            {t.open}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={address} download>
              <Download aria-hidden="true" />
              {t.downloadIt}
            </a>
          </DropdownMenuItem>
          {canEdit && (
            <>
              <DropdownMenuItem onSelect={() => onAction('edit', document)}>
                <Pencil aria-hidden="true" />
                {t.rename}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => picker.current?.click()}>
                <FileUp aria-hidden="true" />
                {t.replaceFile}
              </DropdownMenuItem>
            </>
          )}
          <DropdownMenuItem onSelect={() => onAction('history', document)}>
            <History aria-hidden="true" />
            {t.versions}
          </DropdownMenuItem>
          {canEdit && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem destructive onSelect={() => onAction('trash', document)}>
                <Trash2 aria-hidden="true" />
                {t.moveToTrash}
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED_DOCUMENTS}
        hidden
        aria-label={t.newFileFor(name)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onReplace(file, document);
        }}
      />
    </li>
  );
}
