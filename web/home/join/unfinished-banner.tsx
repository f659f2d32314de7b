import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/lib/link.tsx';
import { joiningQuery } from '#web/money/membership/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';

/** On the dashboard of an invited user who hasn't finished joining. */
export function UnfinishedBanner() {
  const { data } = useQuery(joiningQuery);
  const invitation = data?.invitation;
  if (!invitation || invitation.finishedAt) return null;
  return (
    <Notice
      title={invitation.acceptedAt ? 'You have not finished joining' : 'You are invited to join'}
      action={
        <Link to="/join" className={buttonClass()}>
          {invitation.acceptedAt ? 'Go on joining' : 'See your invitation'}
        </Link>
      }
    >
      Your home is approved. Services begin when you have chosen a plan and paid for it.
    </Notice>
  );
}
