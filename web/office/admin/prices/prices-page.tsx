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

/** What renewals will cost, and who has been notified. */
export function PricesPage() {
  const changes = useQuery(priceChangesQuery);
  return (
    <AdminFrame title="Prices">
      <May use="prices.change">
        <Section icon={Tags} title="Schedule a price change">
          <p className="max-w-prose text-muted">
            Members of the plan get an email at least 30 days before. Their first renewal on or after the
            effective date uses the new price. Members who cancel before then don’t pay it. From the effective
            date on, new members pay it too, and our pages show it. Until then they show the old price.
          </p>
          <ScheduleForm />
        </Section>
      </May>
      <Section icon={CalendarClock} title="Price changes">
        <Loaded query={changes} what="the price changes">
          {({ changes: rows }) =>
            rows.length === 0 ? (
              <p className="text-muted">No price changes are scheduled.</p>
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
  const name = `${PLAN_TERMS[plan].name}, ${interval === 'month' ? 'monthly' : 'yearly'}`;
  const confirm = async () => {
    try {
      await cancel.mutateAsync(change.id);
      toast({ title: 'Price change canceled', text: 'Nobody was notified, and no price changes.' });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'Price change not canceled', text: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-sans text-lg font-semibold">
          {name}: {moneyWithCents(newCents)}
          {cancelledAt && <Badge tone="neutral">Canceled</Badge>}
        </h3>
        <p className="tabular">Effective {formatDate(effectiveAt)}</p>
        {!cancelledAt && (
          <p className="tabular text-muted">
            Notices from {formatDate(noticesFrom)}. {affected} still to change, {notified} notified.
          </p>
        )}
      </div>
      {canCancel && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          Cancel price change
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this price change?"
        text="No notices have gone out yet. Renewals keep their price."
        confirmLabel="Cancel price change"
        cancelLabel="Keep it"
        destructive
        busy={cancel.isPending}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
