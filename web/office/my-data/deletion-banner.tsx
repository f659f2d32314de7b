import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CancelDeletion } from './cancel-deletion.tsx';
import { deletionQuery } from './queries.ts';
import * as t from '#text/office/my-data.ts';

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
          title={t.willBeDeleted(formatMoment(data.dueAt))}
          action={<CancelDeletion />}
          className={PLACE}
        >
          {t.everythingGoes}
        </Notice>
      )}
      {data.goingHomes.map(({ addressLine, owner, dueAt }) => (
        <Notice
          key={addressLine}
          tone="warning"
          title={t.homeWillBeDeleted(addressLine, formatMoment(dueAt))}
          className={PLACE}
        >
          {t.ownerDeletes(owner)}
        </Notice>
      ))}
    </>
  );
}
