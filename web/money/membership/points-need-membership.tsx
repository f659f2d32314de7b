import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';
import { membershipQuery } from './queries.ts';
import * as t from '#text/money/membership.ts';

/** Whether this person lacks an active membership. False while that isn't known, so nothing flashes. */
export function useLacksMembership(): boolean {
  const { data } = useQuery(membershipQuery);
  return data !== undefined && data.entitlements === null;
}

const TEXTS = {
  market: t.pointsInMarket,
  readiness: t.pointsForTasks,
  guest: t.pointsNeedOwn,
} as const;

/** Says upfront that points come with a membership, and how to get one. */
export function PointsNeedMembership({ on }: { on: keyof typeof TEXTS }) {
  if (!useLacksMembership()) return null;
  return (
    <Notice
      tone="info"
      title={t.pointsNeedMembership}
      action={
        <Link to="/membership" className={buttonClass({ variant: 'outline' })}>
          {t.seePlans}
        </Link>
      }
    >
      {TEXTS[on]}
    </Notice>
  );
}
