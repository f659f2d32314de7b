import { useMutation } from '@tanstack/react-query';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { payInvoice } from './queries.ts';
import * as t from '#text/money/membership.ts';

/** Opens the form for another card; `reason` is why the card on file failed. */
export type OnOtherCard = (reason?: string) => void;

/** The title for a failed payment: the card was declined, or the problem is ours. */
export const paymentTitle = (error: unknown): string =>
  codeOf(error) === 'payment_refused' ? t.paymentFailed : t.error;

/**
 * Pays an open renewal with the card on file. If the card needs its holder, opens the form for another card.
 */
export function useSettle(onOtherCard: OnOtherCard) {
  const pay = useMutation(payInvoice);
  // Awaited here, because the banner with the button unmounts once it's paid.
  const settle = async (invoiceId: string) => {
    try {
      const { membership, clientSecret } = await pay.mutateAsync(invoiceId);
      // A response isn't a payment yet: the bank may require authentication, which the form handles too.
      if (clientSecret || membership.status === 'late')
        return onOtherCard(membership.openInvoice?.failure ?? t.bankMustConfirm);
      toast({ title: t.paymentReceived, text: t.activeAgain });
    } catch (error) {
      toast({ title: paymentTitle(error), text: sentence(error), destructive: true });
      if (codeOf(error) === 'payment_refused') onOtherCard(sentence(error));
    }
  };
  return { settle: (invoiceId: string) => void settle(invoiceId), isPaying: pay.isPending };
}
