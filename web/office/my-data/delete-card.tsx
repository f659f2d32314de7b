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

const TEXT =
  'Your account, the homes you own and everything in them go for good. You have 24 hours to change your mind.';

/** Deletes the account, with a day to undo it. */
export function DeleteCard() {
  const deletion = useQuery(deletionQuery);
  return (
    <div id="delete-account">
      <CardSection title="Delete my account" text={TEXT}>
        {deletion.isPending && (
          <SkeletonGroup label="Loading">
            <Skeleton className="h-11 w-48 rounded-control" />
          </SkeletonGroup>
        )}
        {deletion.isLoadingError && (
          <ErrorState
            title="This did not load"
            text={sentence(deletion.error)}
            safe="Your account is as it was."
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
        title={`Your account will be deleted ${formatMoment(deletion.dueAt)}`}
        action={<CancelDeletion />}
      >
        Until then nothing is gone, and you can keep it.
      </Notice>
    );
  if (deletion.obstacle) return <Notice>{deletion.obstacle}</Notice>;
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
        <Trash2 className="size-5" aria-hidden="true" />
        Delete my account
      </Button>
      <DeleteDialog open={isAsking} onOpenChange={setAsking} deletion={deletion} />
    </>
  );
}
