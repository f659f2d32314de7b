import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CancelDeletion } from './cancel-deletion.tsx';
import { deletionQuery } from './queries.ts';

const PLACE = 'mx-auto mb-6 max-w-6xl';

/**
 * On every page for those a deletion affects: the member whose account is deleted, and those who share its
 * homes.
 */
export function DeletionBanner() {
  const { data } = useQuery(deletionQuery);
  if (!data) return null;
  return (
    <>
      {data.dueAt && (
        <Notice
          tone="warning"
          title={`Your account will be deleted ${formatMoment(data.dueAt)}`}
          action={<CancelDeletion />}
          className={PLACE}
        >
          Everything in it goes for good then.
        </Notice>
      )}
      {data.goingHomes.map(({ addressLine, owner, dueAt }) => (
        <Notice
          key={addressLine}
          tone="warning"
          title={`${addressLine} will be deleted ${formatMoment(dueAt)}`}
          className={PLACE}
        >
          {owner} is deleting their account, and the home goes with it. If you need it, ask them to hand it
          over to you under Household before then.
        </Notice>
      ))}
    </>
  );
}
