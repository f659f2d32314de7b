import { FileText } from 'lucide-react';
import { useState } from 'react';
import { DOCUMENT_GROUPS, GROUP_NAMES } from '#contract/home/document-kinds.ts';
import type { Document } from '#contract/home/documents.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { Options } from '#web/ui/options.tsx';
import { DocumentRow, type DocumentAction } from './document-row.tsx';
import { type DocumentSort, findDocuments, type GroupFilter, SORTS } from './find-documents.ts';
import * as t from '#text/home/documents.ts';

type DocumentListProps = {
  documents: readonly Document[];
  canEdit: boolean;
  onAction: (action: DocumentAction, document: Document) => void;
  onReplace: (file: File, document: Document) => void;
};

/** All documents, with search, group filter and sorting. */
export function DocumentList({ documents, canEdit, onAction, onReplace }: DocumentListProps) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<GroupFilter>('all');
  const [sort, setSort] = useState<DocumentSort>('newest');
  if (documents.length === 0) {
    return <EmptyState icon={FileText} title={t.empty} text={t.emptyText} />;
  }
  const found = findDocuments(documents, { search, group, sort });
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 large-text:grid-cols-1 large-text:*:col-span-1! md:grid-cols-[minmax(0,1fr)_13rem_11rem]">
        <Field label={t.search} className="max-md:col-span-2">
          <Input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={t.searchHint}
            autoComplete="off"
          />
        </Field>
        <Field label={t.group}>
          <Select value={group} onChange={(event) => setGroup(event.target.value as GroupFilter)}>
            <option value="all">{t.allGroups}</option>
            {GROUP_NAMES.map((name) => (
              <option key={name} value={name}>
                {DOCUMENT_GROUPS[name]}
              </option>
            ))}
            <option value="other">{t.otherDocuments}</option>
          </Select>
        </Field>
        <Field label={t.sortBy}>
          <Select value={sort} onChange={(event) => setSort(event.target.value as DocumentSort)}>
            <Options words={SORTS} />
          </Select>
        </Field>
      </div>
      <p role="status" className="text-sm text-muted tabular">
        {found.length === documents.length
          ? t.documentCount(documents.length)
          : t.foundCount(found.length, documents.length)}
      </p>
      {found.length === 0 ? (
        <NothingFound
          title={t.nothingFound}
          text={t.nothingFoundText}
          showAll={t.showAll}
          onShowAll={() => {
            setSearch('');
            setGroup('all');
          }}
        />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              canEdit={canEdit}
              onAction={onAction}
              onReplace={onReplace}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
