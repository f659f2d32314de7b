import { useQuery } from '@tanstack/react-query';
import { CLAIM_KINDS, DOCUMENT_KINDS, type DocumentKind } from '#contract/home/document-kinds.ts';
import { shelfQuery } from '#web/home/documents/queries.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { countedKinds } from './document-words.ts';
import * as t from '#text/home/claims.ts';

type DocumentChoiceProps = {
  homeId: string;
  chosen: readonly DocumentKind[];
  onChange: (chosen: DocumentKind[]) => void;
};

/**
 * Which documents go into the packet, by type. Claim documents are preselected; identity, health and
 * financial ones only if the member selects them.
 */
export function DocumentChoice({ homeId, chosen, onChange }: DocumentChoiceProps) {
  const shelf = useQuery(shelfQuery(homeId));
  if (shelf.isPending)
    return (
      <SkeletonGroup label={t.loadingDocuments}>
        <Skeleton className="h-24 rounded-card" />
      </SkeletonGroup>
    );
  if (!shelf.data) return <p className="text-sm text-muted">{t.documentsNotLoaded}</p>;
  const kinds = countedKinds(shelf.data.documents.map(({ kind }) => kind));
  if (kinds.length === 0) return <p className="text-sm text-muted">{t.noDocuments}</p>;
  return (
    <fieldset className="grid">
      <legend className="font-medium">{t.chooseDocuments}</legend>
      <p className="mb-1 text-sm text-muted">{t.chooseDocumentsText}</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {kinds.map(({ kind, count }) => (
          <Checkbox
            key={kind}
            label={`${DOCUMENT_KINDS[kind].title} (${count})`}
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, kind] : chosen.filter((other) => other !== kind))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

export const DEFAULT_DOCUMENT_KINDS: DocumentKind[] = [...CLAIM_KINDS];
