import { useMutation } from '@tanstack/react-query';
import type { Membership } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { cancelMembership } from './queries.ts';
import { dayOf, planName, termsName } from './words.ts';
import * as t from '#text/money/membership.ts';

type CancelDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; membership: Membership };

/** One step: what stays, until when, and what isn't charged. No offers, no survey. */
export function CancelDialog({ open, onOpenChange, membership }: CancelDialogProps) {
  const cancel = useMutation(cancelMembership);
  const end = membership.periodEnd ? dayOf(membership.periodEnd) : t.endOfPeriod;
  // An unpaid membership can't continue: it ends immediately, and its open invoice with it.
  const isLate = membership.status === 'late';
  // Awaited here, because the dialog unmounts when the membership ends, and mutation callbacks would be lost.
  const confirm = async () => {
    try {
      await cancel.mutateAsync();
      onOpenChange(false);
      toast({
        title: t.membershipCanceled,
        text: isLate ? t.canceledNow : t.canceledLater(end),
      });
    } catch (error) {
      toast({ title: t.error, text: sentence(error), destructive: true });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.cancelQuestion}
      text={isLate ? t.endsNow(planName(membership.plan)) : t.endsLater(planName(membership.plan), end)}
      confirmLabel={t.cancelMembership}
      cancelLabel={t.goBack}
      busy={cancel.isPending}
      onConfirm={() => void confirm()}
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>{isLate ? t.noStartAfterwards : t.startsUntilThen}</li>
        <li>{t.accountStays}</li>
        {membership.next && <li>{t.plannedChangeDropped(termsName(membership.next))}</li>}
        {!isLate && <li>{t.canUndo(end)}</li>}
      </ul>
    </ConfirmDialog>
  );
}
