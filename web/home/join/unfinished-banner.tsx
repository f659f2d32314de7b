import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/lib/link.tsx';
import { joiningQuery } from '#web/money/membership/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';

/** On the dashboard of an invited user who hasn't accepted yet. After that, setup leads them on. */
export function UnfinishedBanner() {
  const { data } = useQuery(joiningQuery);
  const invitation = data?.invitation;
  if (!invitation || invitation.acceptedAt) return null;
  return (
    <Notice
      title="You’re invited to join"
      action={
        <Link to="/join" className={buttonClass()}>
          See your invitation
        </Link>
      }
    >
      Your home is approved. Hotel and cash start when you’ve chosen a plan.
    </Notice>
  );
}
