import { useMutation } from '@tanstack/react-query';
import type { Membership } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { cancelMembership } from './queries.ts';
import { dayOf, planName, termsName } from './words.ts';

type CancelDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; membership: Membership };

/** One step: what stays, until when, and what isn't charged. No offers, no survey. */
export function CancelDialog({ open, onOpenChange, membership }: CancelDialogProps) {
  const cancel = useMutation(cancelMembership);
  const end = membership.periodEnd ? dayOf(membership.periodEnd) : 'the end of the period';
  // An unpaid membership can't continue: it ends immediately, and its open invoice with it.
  const isLate = membership.status === 'late';
  // Awaited here, because the dialog unmounts when the membership ends, and mutation callbacks would be lost.
  const confirm = async () => {
    try {
      await cancel.mutateAsync();
      onOpenChange(false);
      toast({
        title: 'Membership canceled',
        text: isLate
          ? 'It has ended. We have sent you an e-mail.'
          : `It stays until ${end}. We have sent you an e-mail.`,
      });
    } catch (error) {
      toast({ title: 'Error', text: sentence(error), destructive: true });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel membership?"
      text={
        isLate
          ? `${planName(membership.plan)} ends now, and your card is not charged again. The open invoice is not collected.`
          : `${planName(membership.plan)} stays as it is until ${end}. Then it ends, and your card is not charged again.`
      }
      confirmLabel="Cancel membership"
      cancelLabel="Go back"
      busy={cancel.isPending}
      onConfirm={() => void confirm()}
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          {isLate
            ? 'If an Evacuation Order is declared from now on, nothing starts by itself.'
            : 'If an Evacuation Order is declared until then, everything starts as usual.'}
        </li>
        <li>Your account, your papers and your evacuation plan stay yours afterwards.</li>
        {membership.next && (
          <li>
            Your planned change to {termsName(membership.next)} is dropped. Keeping the membership does not
            bring it back.
          </li>
        )}
        {!isLate && <li>You can change your mind until {end}.</li>}
      </ul>
    </ConfirmDialog>
  );
}
