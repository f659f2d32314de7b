import { sentence } from '#web/lib/api-error.ts';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { VaultSection } from '#web/home/homes/vault-section.tsx';
import { checklistOf, progressOf } from './checklist-state.ts';
import { DropVeil } from './drop-veil.tsx';
import { UploadBox } from './upload-box.tsx';
import { UploadList } from './upload-list.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useShelf } from './use-shelf.ts';
import * as t from '#text/home/documents.ts';

const HINT = t.formats;

/**
 * On the vault's overview: the upload box and the checklist's progress. Files can be dropped anywhere on the
 * page.
 */
export function UploadCard() {
  const { data, error, isPending, isRetrying, retry, add } = useShelf();
  const isOff = !data?.canEdit;
  const isOver = useDroppedFiles((files) => add(files), isOff);
  const progress = data && progressOf(checklistOf(data));
  return (
    <VaultSection
      title={t.documents}
      text={t.cardText}
      page={{ label: t.viewDocuments, url: '/vault/documents' }}
    >
      {error !== null && (
        <ErrorState
          title={t.notLoaded}
          text={sentence(error)}
          safe={t.notLoadedSafe}
          retrying={isRetrying}
          onRetry={retry}
        />
      )}
      {error === null && (
        // Shown while the list loads, so that nothing jumps.
        <UploadBox
          onFiles={(files) => add(files)}
          disabled={isOff}
          {...(isPending ? { disabledHint: HINT } : {})}
        />
      )}
      <UploadList as="h3" />
      {isPending && (
        <SkeletonGroup label={t.loading}>
          <Skeleton className="h-10 rounded-control" />
        </SkeletonGroup>
      )}
      {progress && (
        <BarMeter
          label={t.savedTitle}
          value={progress.inHand}
          max={progress.needed}
          text={t.savedCount(progress.inHand, progress.needed)}
        />
      )}
      {isOver && <DropVeil />}
    </VaultSection>
  );
}
