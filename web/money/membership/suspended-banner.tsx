import type { Membership } from '#contract/money/membership.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';
import { dayOf } from './words.ts';

/** A payment was taken back: what that means, what stays, and how to fix it. */
export function SuspendedBanner({ membership }: { membership: Membership }) {
  const { suspendedAt, status } = membership;
  if (!suspendedAt) return null;
  const isOver = status === 'ended';
  return (
    <Notice
      tone="danger"
      title={
        isOver
          ? 'Your bank reversed a payment'
          : `Suspended since ${dayOf(suspendedAt)}: a payment is disputed`
      }
      action={
        <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
          Contact us
        </Link>
      }
    >
      {isOver ? (
        <p>
          Your membership has ended, and nothing more is charged. To join again, contact us so that we can
          settle the reversed payment.
        </p>
      ) : (
        <div className="grid gap-2">
          <p>
            Your bank took a payment back. Until that’s resolved, there’s no hotel and no emergency cash, and
            you can’t redeem points. Evacuation alerts keep coming, and we won’t charge you again.
          </p>
          <p>
            If you didn’t mean to dispute it, ask your bank to withdraw the dispute. We restore your
            membership as soon as the bank confirms it.
          </p>
        </div>
      )}
    </Notice>
  );
}
