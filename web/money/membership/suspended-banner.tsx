import type { Membership } from '#contract/money/membership.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';
import { dayOf } from './words.ts';
import * as t from '#text/money/membership.ts';

/** A payment was taken back: what that means, what stays, and how to fix it. */
export function SuspendedBanner({ membership }: { membership: Membership }) {
  const { suspendedAt, status } = membership;
  if (!suspendedAt) return null;
  const isOver = status === 'ended';
  return (
    <Notice
      tone="danger"
      title={isOver ? t.bankReversed : t.suspendedSince(dayOf(suspendedAt))}
      action={
        <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
          {t.contactUs}
        </Link>
      }
    >
      {isOver ? (
        <p>{t.reversedDetail}</p>
      ) : (
        <div className="grid gap-2">
          <p>{t.disputedDetail}</p>
          <p>{t.withdrawDispute}</p>
        </div>
      )}
    </Notice>
  );
}
