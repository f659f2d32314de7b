import { AleCategory, type LedgerView } from '#contract/home/recovery-records.ts';
import { readAmount } from '#web/lib/read-amount.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  DayField,
  inDollars,
  RecordDialog,
  typed,
  typedCents,
  typedCentsOrNull,
  typedDay,
} from './record-dialog.tsx';
import { categories } from '#text/home/recovery-log.ts';
import * as t from '#text/home/recovery-records.ts';

export type Expense = LedgerView['expenses'][number];
type ExpenseDialogProps = {
  ledger: LedgerView;
  homeId: string;
  expense: Expense | null;
  /** A receipt that was just stored. The ledger may not list it yet. */
  receipt?: { id: string; name: string } | null;
  onClose: () => void;
};

const typedNumber = (form: FormData, name: string): number | null => readAmount(form.get(name)) ?? null;

/** One line of living expenses: new, or changed with what the insurer said about it. */
export function ExpenseDialog({ ledger, homeId, expense, receipt = null, onClose }: ExpenseDialogProps) {
  const given = expense?.details;
  const listed = ledger.receipts.map(({ id, details }) => ({ id, name: details.name }));
  const receipts = receipt && !listed.some(({ id }) => id === receipt.id) ? [...listed, receipt] : listed;
  return (
    <RecordDialog
      homeId={homeId}
      id={expense?.id ?? null}
      title={expense ? t.editExpense : t.addExpense}
      text={t.addExpenseText}
      onClose={onClose}
      bodyOf={(form) => {
        const miles = typedNumber(form, 'miles');
        const centsPerMile = typedNumber(form, 'centsPerMile');
        const isByMile = miles !== null && centsPerMile !== null;
        return {
          kind: 'expense',
          day: typed(form, 'day'),
          parentId: typed(form, 'receipt') || null,
          details: {
            category: AleCategory.parse(typed(form, 'category')),
            payee: typed(form, 'payee'),
            amountCents: isByMile ? 0 : typedCents(form, 'amountCents'),
            miles,
            centsPerMile,
            note: typed(form, 'note'),
            claimedOn: typedDay(form, 'claimedOn'),
            acceptedCents: typedCentsOrNull(form, 'acceptedCents'),
            reason: typed(form, 'reason'),
          },
        };
      }}
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField errors={errors} today={ledger.today} given={expense?.day} />
          <Field label={t.category} error={errors['category']} required>
            <Select name="category" defaultValue={given?.category ?? 'ALE-FOOD'}>
              <Options words={categories} />
            </Select>
          </Field>
          <Field label={t.payee} error={errors['payee']} required>
            <Input name="payee" maxLength={120} defaultValue={given?.payee} autoComplete="off" />
          </Field>
          <Field label={t.amount} error={errors['amountCents']}>
            <Input name="amountCents" inputMode="decimal" defaultValue={inDollars(given?.amountCents)} />
          </Field>
          <Field label={t.miles} hint={t.milesHint} error={errors['miles']}>
            <Input name="miles" inputMode="decimal" defaultValue={given?.miles ?? ''} />
          </Field>
          <Field label={t.rate} hint={t.rateHint} error={errors['centsPerMile']}>
            <Input name="centsPerMile" inputMode="decimal" defaultValue={given?.centsPerMile ?? ''} />
          </Field>
          <Field label={t.receipt} error={errors['parentId']}>
            <Select name="receipt" defaultValue={expense?.parentId ?? receipt?.id ?? ''}>
              <option value="">{t.noReceipt}</option>
              {receipts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.note} error={errors['note']}>
            <Input name="note" maxLength={500} defaultValue={given?.note} autoComplete="off" />
          </Field>
          <Field label={t.claimedOn} hint={t.optional} error={errors['claimedOn']}>
            <Input name="claimedOn" type="date" max={ledger.today} defaultValue={given?.claimedOn ?? ''} />
          </Field>
          <Field label={t.accepted} hint={t.acceptedHint} error={errors['acceptedCents']}>
            <Input name="acceptedCents" inputMode="decimal" defaultValue={inDollars(given?.acceptedCents)} />
          </Field>
          <Field label={t.reason} error={errors['reason']}>
            <Input name="reason" maxLength={300} defaultValue={given?.reason} autoComplete="off" />
          </Field>
        </div>
      )}
    </RecordDialog>
  );
}

type PaymentDialogProps = { ledger: LedgerView; homeId: string; expense: Expense; onClose: () => void };

export const PaymentDialog = ({ ledger, homeId, expense, onClose }: PaymentDialogProps) => (
  <RecordDialog
    homeId={homeId}
    title={t.addPayment}
    text={t.addPaymentText(expense.details.payee)}
    onClose={onClose}
    bodyOf={(form) => ({
      kind: 'payment',
      day: typed(form, 'day'),
      parentId: expense.id,
      details: { amountCents: typedCents(form, 'amountCents'), reference: typed(form, 'reference') },
    })}
  >
    {(errors) => (
      <>
        <DayField errors={errors} today={ledger.today} />
        <Field label={t.paymentAmount} error={errors['amountCents']} required>
          <Input name="amountCents" inputMode="decimal" />
        </Field>
        <Field label={t.reference} error={errors['reference']}>
          <Input name="reference" maxLength={120} autoComplete="off" />
        </Field>
      </>
    )}
  </RecordDialog>
);
