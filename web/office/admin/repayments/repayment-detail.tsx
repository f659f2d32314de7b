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
import * as t from '#text/office/admin-purchases.ts';

/** One balance: what is owed and when, every change, and our team's actions. */
export function RepaymentDetail({ id }: { id: string }) {
  const query = useQuery(accountQuery(id));
  return (
    <DetailStates query={query} title={t.balance} what={t.theBalance}>
      {(account) => <Ready account={account} />}
    </DetailStates>
  );
}

function Ready({ account }: { account: RepaymentAccountDetail }) {
  const [isWaiving, setWaiving] = useState(false);
  const { view, email, userId, balanceCents } = account;
  return (
    <>
      <PaneTitle>{email ?? t.deletedAccount}</PaneTitle>
      <PaneSection title={t.balance}>
        <Facts
          facts={[
            [t.owes, moneyWithCents(balanceCents)],
            [t.overdue, moneyWithCents(view.overdueCents)],
            [
              t.nextPayment,
              view.dueNext
                ? t.sumOn(moneyWithCents(view.dueNext.cents), formatLongDay(view.dueNext.day))
                : t.none,
            ],
            [t.since, formatMoment(account.openedAt)],
            ...(userId
              ? [
                  [
                    t.member,
                    <Link
                      key="member"
                      to={`/admin/members/${userId}`}
                      className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4 sm:min-h-0"
                    >
                      {t.openMember}
                    </Link>,
                  ] as const,
                ]
              : []),
          ]}
        />
        {balanceCents > 0 && (
          <May use="repayments.decide">
            <Button variant="outline" className="justify-self-start" onClick={() => setWaiving(true)}>
              {t.waivePart}
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
    <PaneSection title={t.cardPayments}>
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="tabular">
              {t.sumOn(moneyWithCents(payment.cents), formatDate(payment.paidAt))}
            </span>
            {payment.canRefund ? (
              <May use="repayments.decide">
                <Button variant="outline" size="small" onClick={() => setAsked(payment)}>
                  {t.refund} <span className="sr-only">{moneyWithCents(payment.cents)}</span>
                </Button>
              </May>
            ) : (
              <span className="text-muted">{t.refundRequested}</span>
            )}
          </li>
        ))}
      </ul>
      <NoteDialog
        open={asked !== undefined}
        title={t.refundQuestion}
        text={t.refundDetail(moneyWithCents(asked?.cents ?? 0))}
        action={t.refund}
        destructive
        onClose={() => setAsked(undefined)}
        onConfirm={async ({ note }) => {
          await give.mutateAsync({ accountId, repaymentId: asked?.id ?? '', reason: note });
          toast({ title: t.refundRequested });
        }}
      />
    </PaneSection>
  );
}

/** Typed dollars in cents. Unreadable input is sent as 0, so that the server reports the error. */
const centsIn = (given: FormData): number => {
  const typed = String(given.get('cents') ?? '').trim();
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
};

function WaiveDialog({ account, onClose }: { account: RepaymentAccountDetail; onClose: () => void }) {
  const { mutateAsync } = useMutation(waive);
  const [key] = useState(newIdempotencyKey);
  return (
    <FieldsDialog
      title={t.waiveTitle}
      text={t.waiveDetail(account.email ?? t.thisAccount, moneyWithCents(account.balanceCents))}
      action={t.waive}
      done={t.waived}
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
          <Field label={t.amountInDollars} error={errors['cents']} required>
            <Input name="cents" inputMode="decimal" defaultValue={(account.balanceCents / 100).toFixed(2)} />
          </Field>
          <Field label={t.reason} hint={t.memberReads} error={errors['reason']} required>
            <Textarea name="reason" rows={3} maxLength={300} />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
