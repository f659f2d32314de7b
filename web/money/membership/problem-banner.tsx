import type { Membership } from '#contract/money/membership.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type OnOtherCard, useSettle } from './settle.ts';
import { dayOf } from './words.ts';

type ProblemBannerProps = { membership: Membership; onOtherCard: OnOtherCard };

/** A failed renewal: why, how long services continue, and two ways to pay. */
export function ProblemBanner({ membership, onOtherCard }: ProblemBannerProps) {
  const { settle, isPaying } = useSettle(onOtherCard);
  const { openInvoice: owed, graceUntil, card } = membership;
  if (membership.status !== 'late' || !owed) return null;
  return (
    <Notice
      tone="danger"
      title={`We could not charge ${card ?? 'your card'}`}
      action={
        <>
          <Button busy={isPaying} onClick={() => settle(owed.id)}>
            Pay {moneyWithCents(owed.totalCents)} now
          </Button>
          <Button variant="outline" onClick={() => onOtherCard()}>
            Pay with another card
          </Button>
        </>
      }
    >
      {owed.failure && <p>{owed.failure}</p>}
      <p>
        {graceUntil && `Everything goes on until ${dayOf(graceUntil)}. `}
        {owed.nextAttemptAt
          ? `We try the card again on ${dayOf(owed.nextAttemptAt)}.`
          : 'We do not try this card again by ourselves.'}
      </p>
    </Notice>
  );
}
