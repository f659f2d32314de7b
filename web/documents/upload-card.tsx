import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardFooter, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { checklistOf, progressOf } from './checklist-state.ts';
import { DropVeil } from './drop-veil.tsx';
import { UploadBox } from './upload-box.tsx';
import { UploadList } from './upload-list.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useShelf } from './use-shelf.ts';

/** On the vault's first page: the upload box, and how far the papers are. Files may be dropped anywhere on the page. */
export function UploadCard() {
  const { shelf, hasNoHome, add } = useShelf();
  const isOff = !shelf.data?.canEdit;
  const isOver = useDroppedFiles((files) => add(files), isOff);
  const progress = shelf.data && progressOf(checklistOf(shelf.data));
  const count = shelf.data?.documents.length ?? 0;
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle as="h2">Documents</CardTitle>
          <CardText>Insurance, identity and medical papers, encrypted and in one place.</CardText>
        </CardHeader>
        {shelf.isLoadingError && !hasNoHome ? (
          <ErrorState
            title="Your documents did not load"
            text={sentence(shelf.error)}
            safe="They are safe in your vault."
            retrying={shelf.isFetching}
            onRetry={() => void shelf.refetch()}
          />
        ) : (
          <UploadBox
            onFiles={(files) => add(files)}
            disabled={isOff}
            {...(shelf.data
              ? {}
              : {
                  disabledHint: hasNoHome
                    ? 'Save your home first, then add its papers.'
                    : 'PDF, JPG or PNG. Up to 10 MB each.',
                })}
          />
        )}
        {shelf.isPending && (
          <SkeletonGroup label="Loading your documents">
            <Skeleton className="h-10 rounded-control" />
          </SkeletonGroup>
        )}
        {progress && (
          <BarMeter
            label="Papers in hand"
            value={progress.inHand}
            max={progress.needed}
            text={`${progress.inHand} of ${progress.needed} in hand`}
          />
        )}
        {!hasNoHome && (
          <CardFooter>
            <Link to="/vault/documents" className={buttonClass({ variant: 'outline' })}>
              {count > 0 ? `View ${count} ${count === 1 ? 'document' : 'documents'}` : 'View documents'}
            </Link>
            <Link to="/vault/documents?tab=checklist" className={buttonClass({ variant: 'ghost' })}>
              Checklist
            </Link>
          </CardFooter>
        )}
      </Card>
      <UploadList />
      {isOver && <DropVeil />}
    </>
  );
}
