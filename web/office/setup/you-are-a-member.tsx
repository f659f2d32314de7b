import { useQuery } from '@tanstack/react-query';
import { useLocation } from '#web/lib/router.tsx';
import { membershipQuery } from '#web/money/membership/queries.ts';
import { dayOf, planName } from '#web/money/membership/words.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/office/setup.ts';

/** Shown on the step after the payment, for as long as that history entry exists. */
export const JOINED = { hasJoined: true };

export function YouAreAMember() {
  const { state } = useLocation();
  const { data } = useQuery(membershipQuery);
  const membership = data?.membership;
  if (!(state as Partial<typeof JOINED> | null)?.hasJoined || membership?.status !== 'active') return null;
  return (
    <Notice tone="success" title={t.member} live>
      {membership.periodEnd
        ? t.memberRenews(planName(membership.plan), dayOf(membership.periodEnd))
        : t.memberDetail(planName(membership.plan))}
    </Notice>
  );
}
