import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { KeepAccount } from './keep-account.tsx';
import { deletionQuery } from './queries.ts';

/** On every page of a member whose account is about to go: when, and the way back. */
export function DeletionBanner() {
  const { data } = useQuery(deletionQuery);
  if (!data?.dueAt) return null;
  return (
    <Notice
      tone="warning"
      title={`Your account will be deleted ${formatMoment(data.dueAt)}`}
      action={<KeepAccount />}
      className="mx-auto mb-6 max-w-5xl"
    >
      Everything in it goes for good then.
    </Notice>
  );
}
