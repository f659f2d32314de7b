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
import * as t from '#text/money/payouts.ts';

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
        title: t.cardSaved,
        text: saved.card?.needsIdentity
          ? t.verifyLeft
          : owed > 0
            ? t.reviewedFirst(formatMoney(owed))
            : t.goesTo(saved.card?.name ?? ''),
      });
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
      setRefusal(sentence(error));
    }
  };
  const submitLabel = owed > 0 ? t.saveCardFor(formatMoney(owed)) : t.saveCard;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{card ? t.changeDebitCard : t.addADebitCard}</DialogTitle>
        <DialogText>{t.dialogText}</DialogText>
        {refusal && (
          <Notice tone="danger" title={t.cardNotSaved} live>
            {refusal}
          </Notice>
        )}
        {form.provider === 'none' && (
          <Notice tone="warning" title={t.unavailable}>
            {t.unavailableDetail}
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
