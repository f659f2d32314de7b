import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PayoutCardView } from '#contract/money/payouts.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/lib/toast.ts';
import { saveCard } from './queries.ts';
import { SimulatedDebitForm } from './simulated-debit-form.tsx';
import { StripeDebitForm } from './stripe-debit-form.tsx';

type CardDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; view: PayoutCardView };

/** Saves the debit card that receives emergency cash. */
export function CashCardDialog({ open, onOpenChange, view }: CardDialogProps) {
  const { mutateAsync } = useMutation(saveCard);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => setRefusal(undefined), [open]);
  const { form, card, waiting } = view;
  const owed = waiting.reduce((sum, { cents }) => sum + cents, 0);
  const onToken = async (token: string) => {
    setRefusal(undefined);
    try {
      const saved = await mutateAsync(token);
      onOpenChange(false);
      toast({
        title: 'Card saved',
        text: saved.card?.needsIdentity
          ? 'One step is left: confirm who you are.'
          : owed > 0
            ? `${formatMoney(owed)} goes out to it now.`
            : `Emergency cash goes to ${saved.card?.name}.`,
      });
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
      setRefusal(sentence(error));
    }
  };
  const submitLabel = owed > 0 ? `Save card and receive ${formatMoney(owed)}` : 'Save card';
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{card ? 'Change debit card' : 'Add a debit card'}</DialogTitle>
        <DialogText>
          Cash can go to a debit or prepaid card of a US bank. For your safety, a sum above $1,000 to a card
          added within the last 24 hours is looked at by one of us first.
        </DialogText>
        {refusal && (
          <Notice tone="danger" title="Card not saved" live>
            {refusal}
          </Notice>
        )}
        {form.provider === 'none' && (
          <Notice tone="warning" title="No card can be added yet">
            We cannot send emergency cash here yet. Write to us and we tell you when we can.
          </Notice>
        )}
        {form.provider === 'simulated' && <SimulatedDebitForm onToken={onToken} submitLabel={submitLabel} />}
        {form.provider === 'stripe' && (
          <StripeDebitForm publishableKey={form.publishableKey} onToken={onToken} submitLabel={submitLabel} />
        )}
      </DialogContent>
    </Dialog>
  );
}
