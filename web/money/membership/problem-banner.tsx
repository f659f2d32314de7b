import type { Membership } from '#contract/money/membership.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type OnOtherCard, useSettle } from './settle.ts';
import { dayOf } from './words.ts';
import * as t from '#text/money/membership.ts';

type ProblemBannerProps = { membership: Membership; onOtherCard: OnOtherCard };

/** A failed renewal: why, how long services continue, and two ways to pay. */
export function ProblemBanner({ membership, onOtherCard }: ProblemBannerProps) {
  const { settle, isPaying } = useSettle(onOtherCard);
  const { openInvoice: owed, graceUntil, card } = membership;
  if (membership.status !== 'late' || !owed) return null;
  return (
    <Notice
      tone="danger"
      title={t.couldNotCharge(card ?? t.yourCard)}
      action={
        <>
          <Button busy={isPaying} onClick={() => settle(owed.id)}>
            {t.payAmountNow(moneyWithCents(owed.totalCents))}
          </Button>
          <Button variant="outline" onClick={() => onOtherCard()}>
            {t.payWithAnotherCard}
          </Button>
        </>
      }
    >
      {owed.failure && <p>{owed.failure}</p>}
      <p>
        {graceUntil && `${t.continuesUntil(dayOf(graceUntil))} `}
        {owed.nextAttemptAt ? t.retryOn(dayOf(owed.nextAttemptAt)) : t.noRetry}
      </p>
    </Notice>
  );
}
