import { useMutation } from '@tanstack/react-query';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { payInvoice } from './queries.ts';

/** Opens the form for another card; `reason` is why the one on file did not pay. */
export type OnOtherCard = (reason?: string) => void;

/** What the server says of a payment that did not go through: a refusal is the card's, anything else is trouble of ours. */
export const paymentTitle = (error: unknown): string =>
  codeOf(error) === 'payment_refused' ? 'Payment Failed' : 'Error';

/** Pays an open renewal with the card on file. What the card cannot do alone is done in the form for another card. */
export function useSettle(onOtherCard: OnOtherCard) {
  const pay = useMutation(payInvoice);
  // Waited for here: the banner with the button is gone once it is paid.
  const settle = async (invoiceId: string) => {
    try {
      const { membership, clientSecret } = await pay.mutateAsync(invoiceId);
      // An answer is not yet a payment: the bank may want to be asked in person, and the form does that, too.
      if (clientSecret || membership.status === 'late')
        return onOtherCard(membership.openInvoice?.failure ?? 'The bank wants to ask you in person.');
      toast({ title: 'Payment received', text: 'Your membership is active again.' });
    } catch (error) {
      toast({ title: paymentTitle(error), text: sentence(error), destructive: true });
      if (codeOf(error) === 'payment_refused') onOtherCard(sentence(error));
    }
  };
  return { settle: (invoiceId: string) => void settle(invoiceId), isPaying: pay.isPending };
}
