import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RepaymentAccountDetail } from '#contract/money/repayments.ts';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { formatDate, formatLongDay, formatMoment, moneyWithCents } from '#web/lib/format.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { Link } from '#web/lib/link.tsx';
import { LedgerTable, ScheduleTable } from '#web/money/repayments/ledger-tables.tsx';
import { May } from '#web/core/accounts/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { accountQuery, refund, waive } from './repayment-queries.ts';

/** One balance: what is owed and when, every change, and what our team can do. */
export function RepaymentDetail({ id }: { id: string }) {
  const query = useQuery(accountQuery(id));
  return (
    <DetailStates query={query} title="Balance" what="the balance">
      {(account) => <Ready account={account} />}
    </DetailStates>
  );
}

function Ready({ account }: { account: RepaymentAccountDetail }) {
  const [isWaiving, setWaiving] = useState(false);
  const { view, email, userId, balanceCents } = account;
  return (
    <>
      <PaneTitle>{email ?? 'Deleted account'}</PaneTitle>
      <PaneSection title="Balance">
        <Facts
          facts={[
            ['Owes', moneyWithCents(balanceCents)],
            ['Overdue', moneyWithCents(view.overdueCents)],
            [
              'Next payment',
              view.dueNext
                ? `${moneyWithCents(view.dueNext.cents)} on ${formatLongDay(view.dueNext.day)}`
                : 'None',
            ],
            ['Since', formatMoment(account.openedAt)],
            ...(userId
              ? [
                  [
                    'Member',
                    <Link
                      key="member"
                      to={`/admin/members/${userId}`}
                      className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4 sm:min-h-0"
                    >
                      Open member
                    </Link>,
                  ] as const,
                ]
              : []),
          ]}
        />
        {balanceCents > 0 && (
          <May use="repayments.decide">
            <Button variant="outline" className="justify-self-start" onClick={() => setWaiving(true)}>
              Waive part or all of it
            </Button>
          </May>
        )}
      </PaneSection>
      {view.schedule.length > 0 && <ScheduleTable schedule={view.schedule} />}
      <LedgerTable entries={view.entries} />
      <Payments account={account} />
      {isWaiving && <WaiveDialog account={account} onClose={() => setWaiving(false)} />}
    </>
  );
}

function Payments({ account: { id: accountId, payments } }: { account: RepaymentAccountDetail }) {
  const [asked, setAsked] = useState<RepaymentAccountDetail['payments'][number]>();
  const give = useMutation(refund);
  if (payments.length === 0) return null;
  return (
    <PaneSection title="Card payments">
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="tabular">
              {moneyWithCents(payment.cents)} on {formatDate(payment.paidAt)}
            </span>
            {payment.canRefund ? (
              <May use="repayments.decide">
                <Button variant="outline" size="small" onClick={() => setAsked(payment)}>
                  Refund
                  <span className="sr-only"> {moneyWithCents(payment.cents)}</span>
                </Button>
              </May>
            ) : (
              <span className="text-muted">Refund requested</span>
            )}
          </li>
        ))}
      </ul>
      <NoteDialog
        open={asked !== undefined}
        title="Refund this payment?"
        text={`${moneyWithCents(asked?.cents ?? 0)} goes back to the card. The member owes it again and gets an email.`}
        action="Refund"
        destructive
        onClose={() => setAsked(undefined)}
        onConfirm={async ({ note }) => {
          await give.mutateAsync({ accountId, repaymentId: asked?.id ?? '', reason: note });
          toast({ title: 'Refund requested' });
        }}
      />
    </PaneSection>
  );
}

/** Dollars as typed, in cents. What can't be read is sent as 0, and the server says what is wrong. */
const centsIn = (given: FormData): number => {
  const typed = String(given.get('cents') ?? '').trim();
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
};

function WaiveDialog({ account, onClose }: { account: RepaymentAccountDetail; onClose: () => void }) {
  const { mutateAsync } = useMutation(waive);
  const [key] = useState(newIdempotencyKey);
  return (
    <FieldsDialog
      title="Waive what is owed"
      text={`${account.email ?? 'This account'} owes ${moneyWithCents(account.balanceCents)}. They read the reason in an email. This can’t be undone.`}
      action="Waive"
      done="Waived"
      onClose={onClose}
      onSave={(given) => {
        const cents = centsIn(given);
        const reason = String(given.get('reason') ?? '');
        return mutateAsync({
          accountId: account.id,
          cents,
          reason,
          idempotencyKey: `${key}:${cents}:${reason.length}`,
        });
      }}
    >
      {(errors) => (
        <>
          <Field label="Amount in dollars" error={errors['cents']} required>
            <Input name="cents" inputMode="decimal" defaultValue={(account.balanceCents / 100).toFixed(2)} />
          </Field>
          <Field label="Reason" hint="The member reads this." error={errors['reason']} required>
            <Textarea name="reason" rows={3} maxLength={300} />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
