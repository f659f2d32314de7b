import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Deletion } from '#contract/office/my-data.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { CancelDeletion } from './cancel-deletion.tsx';
import { deletionQuery } from './queries.ts';
import * as t from '#text/office/my-data.ts';

const TEXT = t.deleteIntro;

/** Deletes the account, with a day to undo it. */
export function DeleteCard() {
  const deletion = useQuery(deletionQuery);
  return (
    <div id="delete-account">
      <CardSection title={t.deleteAccount} text={TEXT}>
        {deletion.isPending && (
          <SkeletonGroup label={t.loading}>
            <Skeleton className="h-11 w-48 rounded-control" />
          </SkeletonGroup>
        )}
        {deletion.isLoadingError && (
          <ErrorState
            title={t.notLoaded}
            text={sentence(deletion.error)}
            safe={t.accountUnchanged}
            retrying={deletion.isFetching}
            onRetry={() => void deletion.refetch()}
          />
        )}
        {deletion.data && <Choice deletion={deletion.data} />}
      </CardSection>
    </div>
  );
}

function Choice({ deletion }: { deletion: Deletion }) {
  const [isAsking, setAsking] = useState(false);
  if (deletion.dueAt)
    return (
      <Notice
        tone="warning"
        title={t.willBeDeleted(formatMoment(deletion.dueAt))}
        action={<CancelDeletion />}
      >
        {t.untilThen}
      </Notice>
    );
  if (deletion.obstacle) return <Notice>{deletion.obstacle}</Notice>;
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
        <Trash2 className="size-5" aria-hidden="true" />
        {t.deleteAccount}
      </Button>
      <DeleteDialog open={isAsking} onOpenChange={setAsking} deletion={deletion} />
    </>
  );
}
