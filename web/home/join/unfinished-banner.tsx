import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/lib/link.tsx';
import { joiningQuery } from '#web/money/membership/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/home/join.ts';

/** On the dashboard of an invited user who hasn't accepted yet. After that, setup takes over. */
export function UnfinishedBanner() {
  const { data } = useQuery(joiningQuery);
  const invitation = data?.invitation;
  if (!invitation || invitation.acceptedAt) return null;
  return (
    <Notice
      title={t.bannerTitle}
      action={
        <Link to="/join" className={buttonClass()}>
          {t.seeInvitation}
        </Link>
      }
    >
      {t.bannerText}
    </Notice>
  );
}
