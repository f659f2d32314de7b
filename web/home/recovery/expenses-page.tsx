import { useMutation } from '@tanstack/react-query';
import { ChartColumn, HandCoins, Pencil, ReceiptText, Scale } from 'lucide-react';
import { useState } from 'react';
import { AleCategory, type LedgerView } from '#contract/home/recovery-records.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay, formatMoney, formatMonth } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { DeadlineNote } from './deadline-note.tsx';
import { type Expense, ExpenseDialog, PaymentDialog } from './expense-dialog.tsx';
import { MonthTable } from './month-table.tsx';
import { RecordDialog, RemoveButton, typed, typedCents } from './record-dialog.tsx';
import { RecordFrame } from './record-frame.tsx';
import { addReceipt, ledgerQuery, receiptUrl } from './record-queries.ts';
import { categories, expenseStates } from '#text/home/recovery-log.ts';
import * as t from '#text/home/recovery-records.ts';

type PartProps = { ledger: LedgerView; homeId: string };

/** /recovery/expenses: what living elsewhere costs, what was claimed and paid, and the policy's limit. */
export const ExpensesPage = () => (
  <RecordFrame<LedgerView>
    title={t.expensesTitle}
    intro={t.expensesIntro}
    what={t.theExpenses}
    query={ledgerQuery}
  >
    {(ledger, homeId) => (
      <>
        <Totals ledger={ledger} homeId={homeId} />
        <Lines ledger={ledger} homeId={homeId} />
        {ledger.months.length > 0 && (
          <Section icon={ChartColumn} title={t.months}>
            <MonthTable months={ledger.months} />
          </Section>
        )}
        <Normals ledger={ledger} homeId={homeId} />
        <ByUs ledger={ledger} />
      </>
    )}
  </RecordFrame>
);

function Totals({ ledger: { totals, expenses }, homeId }: PartProps) {
  const { leftCents, limitCents, monthsLeft, coveredUntil } = totals;
  const at = `/api/homes/${homeId}/recovery/expenses/export?format=`;
  return (
    <div className="grid gap-4">
      <StatRow>
        <Stat label={t.spent} value={formatMoney(totals.spentCents)} />
        <Stat label={t.claimable} value={formatMoney(totals.claimableCents)} />
        <Stat label={t.claimed} value={formatMoney(totals.claimedCents)} />
        <Stat label={t.paid} value={formatMoney(totals.paidCents)} />
        <Stat label={t.open} value={formatMoney(totals.openCents)} />
        <Stat
          label={t.left}
          value={leftCents === null ? null : formatMoney(leftCents)}
          note={limitCents === null ? t.noLimit : t.leftNote(formatMoney(limitCents))}
        />
      </StatRow>
      {monthsLeft !== null && <p>{t.lastsMonths(monthsLeft)}</p>}
      {coveredUntil && (
        <div>
          <p>{t.coveredUntil(formatDay(coveredUntil))}</p>
          <DeadlineNote homeId={homeId} clockIds={['INS-14', 'INS-13']} />
        </div>
      )}
      {expenses.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <a href={`${at}pdf`} download className={buttonClass({ variant: 'outline' })}>
            {t.downloadPdf}
          </a>
          <a href={`${at}xlsx`} download className={buttonClass({ variant: 'outline' })}>
            {t.downloadXlsx}
          </a>
        </div>
      )}
    </div>
  );
}

type Open =
  | { expense: Expense | null; receipt: { id: string; name: string } | null }
  | { pay: Expense }
  | null;

function Lines({ ledger, homeId }: PartProps) {
  const [open, setOpen] = useState<Open>(null);
  const { mutateAsync, isPending } = useMutation(addReceipt);
  const close = () => setOpen(null);
  const store = async ([file]: File[]) => {
    if (!file) return;
    try {
      const { id } = await mutateAsync({ homeId, file });
      toast({ title: t.receiptAdded });
      setOpen({ expense: null, receipt: { id, name: file.name } });
    } catch (error) {
      toast({ title: t.receiptFailed, text: sentence(error), destructive: true });
    }
  };
  return (
    <Section icon={ReceiptText} title={t.expensesTitle}>
      {ledger.canEdit && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen({ expense: null, receipt: null })}>{t.addExpense}</Button>
          <FilePicker
            accept="image/*,application/pdf"
            disabled={isPending}
            className={buttonClass({ variant: 'outline' })}
            onFiles={(files) => void store(files)}
          >
            {t.addReceipt}
          </FilePicker>
        </div>
      )}
      {ledger.expenses.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noExpenses}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {ledger.expenses.map((expense) => (
            <ExpenseRow
              key={expense.id}
              expense={expense}
              ledger={ledger}
              homeId={homeId}
              onEdit={() => setOpen({ expense, receipt: null })}
              onPay={() => setOpen({ pay: expense })}
            />
          ))}
        </ul>
      )}
      {open && 'pay' in open && (
        <PaymentDialog ledger={ledger} homeId={homeId} expense={open.pay} onClose={close} />
      )}
      {open && 'expense' in open && (
        <ExpenseDialog ledger={ledger} homeId={homeId} {...open} onClose={close} />
      )}
    </Section>
  );
}

const TONES = {
  draft: 'neutral',
  claimed: 'sky',
  refused: 'danger',
  'partly-paid': 'amber',
  paid: 'moss',
} as const;

type ExpenseRowProps = PartProps & { expense: Expense; onEdit: () => void; onPay: () => void };

function ExpenseRow({ expense, ledger, homeId, onEdit, onPay }: ExpenseRowProps) {
  const { id, day, details, state, paidCents, parentId } = expense;
  const receipt = ledger.receipts.find((one) => one.id === parentId);
  const amount = formatMoney(details.amountCents);
  return (
    <li className="flex items-start justify-between gap-2 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {details.payee} <span className="tabular">{amount}</span>
          <Badge tone={TONES[state]}>{expenseStates[state]}</Badge>
        </p>
        <p className="tabular text-sm text-muted">
          {formatDay(day)} · {categories[details.category]}
        </p>
        {paidCents > 0 && <p className="tabular text-sm">{t.paidOf(formatMoney(paidCents), amount)}</p>}
        {details.reason && <p className="text-sm wrap-anywhere text-muted">{details.reason}</p>}
        {receipt && (
          <a
            href={receiptUrl(homeId, receipt.id)}
            download
            className="inline-flex min-h-11 items-center text-sm underline wrap-anywhere"
          >
            {t.openReceipt(receipt.details.name)}
          </a>
        )}
        {ledger.canEdit && (
          <Button variant="outline" size="small" className="justify-self-start" onClick={onPay}>
            {t.addPayment}
            <span className="sr-only">: {details.payee}</span>
          </Button>
        )}
      </div>
      {ledger.canEdit && (
        <div className="flex shrink-0">
          <IconButton label={t.editNamed(details.payee)} onClick={onEdit}>
            <Pencil className="size-5" aria-hidden="true" />
          </IconButton>
          <RemoveButton homeId={homeId} id={id} what={details.payee} />
        </div>
      )}
    </li>
  );
}

function Normals({ ledger, homeId }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section icon={Scale} title={t.normals}>
      <p className="max-w-prose text-muted">{t.normalsText}</p>
      {ledger.normals.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noNormals}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {ledger.normals.map(({ id, details }) => (
            <li key={id} className="flex items-center justify-between gap-2 py-2">
              <p className="tabular">
                {categories[details.category]}: {formatMoney(details.monthlyCents)} (
                {details.month ? formatMonth(`${details.month}-01`) : t.everyMonth})
              </p>
              {ledger.canEdit && <RemoveButton homeId={homeId} id={id} what={categories[details.category]} />}
            </li>
          ))}
        </ul>
      )}
      {ledger.canEdit && (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.setNormal}
        </Button>
      )}
      {isAdding && (
        <RecordDialog
          homeId={homeId}
          title={t.setNormal}
          text={t.normalsText}
          onClose={() => setAdding(false)}
          bodyOf={(form) => ({
            kind: 'normal',
            day: ledger.today,
            details: {
              category: AleCategory.parse(typed(form, 'category')),
              month: typed(form, 'month') || null,
              monthlyCents: typedCents(form, 'monthlyCents'),
            },
          })}
        >
          {(errors) => (
            <>
              <Field label={t.category} error={errors['category']} required>
                <Select name="category" defaultValue="ALE-FOOD">
                  <Options words={categories} />
                </Select>
              </Field>
              <Field label={t.monthly} error={errors['monthlyCents']} required>
                <Input name="monthlyCents" inputMode="decimal" />
              </Field>
              <Field label={t.month} hint={t.monthHint} error={errors['month']}>
                <Input name="month" type="month" />
              </Field>
            </>
          )}
        </RecordDialog>
      )}
    </Section>
  );
}

function ByUs({ ledger: { byUs } }: { ledger: LedgerView }) {
  if (byUs.length === 0) return null;
  return (
    <Section icon={HandCoins} title={t.byUs}>
      <p className="max-w-prose text-muted">{t.byUsText}</p>
      <ul className="divide-y divide-line border-y border-line">
        {byUs.map(({ day, what, name, nights, amountCents }) => (
          <li key={`${what} ${day} ${name}`} className="flex flex-wrap justify-between gap-2 py-3">
            <p>{what === 'nights' ? t.nights(nights, name) : t.cash(name)}</p>
            <p className="tabular text-muted">
              {amountCents !== null && <>{formatMoney(amountCents)} · </>}
              {formatDay(day)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
