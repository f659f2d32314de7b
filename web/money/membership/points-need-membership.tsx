import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';
import { membershipQuery } from './queries.ts';

/** Whether this person lacks an active membership. False while that isn't known, so nothing flashes. */
export function useLacksMembership(): boolean {
  const { data } = useQuery(membershipQuery);
  return data !== undefined && data.entitlements === null;
}

const TEXTS = {
  market: 'You can browse the catalog and pay by card. Your points stay yours until you join.',
  readiness:
    'Check off tasks now. When you join, you get the points for everything already done in your home.',
  guest:
    'You can check off tasks for this home. To earn and redeem points yourself, you need a membership of your own.',
} as const;

/** Says before somebody tries that points come with a membership, and how to get one. */
export function PointsNeedMembership({ on }: { on: keyof typeof TEXTS }) {
  if (!useLacksMembership()) return null;
  return (
    <Notice
      tone="info"
      title="Points need an active membership"
      action={
        <Link to="/membership" className={buttonClass({ variant: 'outline' })}>
          See plans
        </Link>
      }
    >
      {TEXTS[on]}
    </Notice>
  );
}
