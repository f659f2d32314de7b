import { useMutation } from '@tanstack/react-query';
import type { Membership } from '#contract/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { payInvoice } from './queries.ts';
import { dayOf } from './words.ts';

type ProblemBannerProps = { membership: Membership; onOtherCard: () => void };

/** A renewal that could not be paid: why, how long services go on, and two ways to settle it. */
export function ProblemBanner({ membership, onOtherCard }: ProblemBannerProps) {
  const pay = useMutation(payInvoice);
  const { openInvoice: owed, graceUntil, card } = membership;
  if (membership.status !== 'late' || !owed) return null;
  const settle = () =>
    pay.mutate(owed.id, {
      onSuccess: ({ membership: now, clientSecret }) => {
        // The bank wants to be asked in person: the form for another card does that, too.
        if (clientSecret || now.status === 'late') return onOtherCard();
        toast({ title: 'Payment received', text: 'Your membership is active again.' });
      },
      onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
    });
  return (
    <Notice
      tone="danger"
      title={`We could not charge ${card ?? 'your card'}`}
      action={
        <>
          <Button busy={pay.isPending} onClick={settle}>
            Pay {formatMoney(owed.totalCents)} now
          </Button>
          <Button variant="outline" onClick={onOtherCard}>
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
