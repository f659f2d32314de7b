import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock, Tags } from 'lucide-react';
import { useState } from 'react';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import type { PriceChange } from '#contract/money/price-changes.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatDate, moneyWithCents } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { cancelPriceChange, priceChangesQuery } from './price-queries.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-purchases.ts';

/** What renewals will cost, and who has been notified. */
export function PricesPage() {
  const changes = useQuery(priceChangesQuery);
  return (
    <AdminFrame title={t.prices}>
      <May use="prices.change">
        <Section icon={Tags} title={t.scheduleTitle}>
          <p className="max-w-prose text-muted">{t.scheduleIntro}</p>
          <ScheduleForm />
        </Section>
      </May>
      <Section icon={CalendarClock} title={t.priceChanges}>
        <Loaded query={changes} what={t.thePriceChanges}>
          {({ changes: rows }) =>
            rows.length === 0 ? (
              <p className="text-muted">{t.noChanges}</p>
            ) : (
              <ul className="grid gap-4">
                {rows.map((change) => (
                  <Change key={change.id} change={change} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </AdminFrame>
  );
}

function Change({ change }: { change: PriceChange }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation(cancelPriceChange);
  const { plan, interval, newCents, effectiveAt, noticesFrom, cancelledAt, canCancel, affected, notified } =
    change;
  const name = `${PLAN_TERMS[plan].name}, ${interval === 'month' ? t.monthlyWord : t.yearlyWord}`;
  const confirm = async () => {
    try {
      await cancel.mutateAsync(change.id);
      toast({ title: t.priceChangeCanceled, text: t.changeCanceledDetail });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: t.changeNotCanceled, text: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-sans text-lg font-semibold">
          {name}: {moneyWithCents(newCents)}
          {cancelledAt && <Badge tone="neutral">{t.canceled}</Badge>}
        </h3>
        <p className="tabular">{t.effective(formatDate(effectiveAt))}</p>
        {!cancelledAt && (
          <p className="tabular text-muted">{t.changeFacts(formatDate(noticesFrom), affected, notified)}</p>
        )}
      </div>
      {canCancel && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t.cancelPriceChange}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.cancelChangeQuestion}
        text={t.cancelChangeDetail}
        confirmLabel={t.cancelPriceChange}
        cancelLabel={t.keepIt}
        destructive
        busy={cancel.isPending}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
