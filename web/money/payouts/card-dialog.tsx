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

type CardDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  view: PayoutCardView;
  /** Called after the dialog closed with a saved card. */
  onSaved?: (view: PayoutCardView) => void;
};

/** Saves the debit card that receives emergency cash. */
export function CashCardDialog({ open, onOpenChange, view, onSaved }: CardDialogProps) {
  const { mutateAsync } = useMutation(saveCard);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => setRefusal(undefined), [open]);
  const { form, card, waiting, billingZip } = view;
  const owed = waiting.reduce((sum, { cents }) => sum + cents, 0);
  const onToken = async (token: string) => {
    setRefusal(undefined);
    try {
      const saved = await mutateAsync(token);
      onOpenChange(false);
      onSaved?.(saved);
      toast({
        title: 'Card saved',
        text: saved.card?.needsIdentity
          ? 'One step is left: verify your identity.'
          : owed > 0
            ? `Our team reviews new cards first. Then we send ${formatMoney(owed)} to it.`
            : `Emergency cash goes to ${saved.card?.name}.`,
      });
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
      setRefusal(sentence(error));
    }
  };
  const submitLabel = owed > 0 ? `Save card for ${formatMoney(owed)}` : 'Save card';
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{card ? 'Change debit card' : 'Add a debit card'}</DialogTitle>
        <DialogText>
          All you need is a debit or prepaid card from a US bank. To protect you, our team reviews every
          payment to a card added in the last 24 hours. Add your card before you need it.
        </DialogText>
        {refusal && (
          <Notice tone="danger" title="Card not saved" live>
            {refusal}
          </Notice>
        )}
        {form.provider === 'none' && (
          <Notice tone="warning" title="No card can be added yet">
            Card payments aren’t available yet, so we can’t send emergency cash here. Contact us with any
            questions.
          </Notice>
        )}
        {form.provider === 'simulated' && <SimulatedDebitForm {...{ onToken, submitLabel }} />}
        {form.provider === 'stripe' && (
          <StripeDebitForm publishableKey={form.publishableKey} {...{ onToken, submitLabel, billingZip }} />
        )}
      </DialogContent>
    </Dialog>
  );
}
