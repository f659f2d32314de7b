import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { readAmount } from '#web/lib/read-amount.ts';
import { toast } from '#web/lib/toast.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { type RecordInput, removeRecord, saveRecord } from './record-queries.ts';
import * as t from '#text/home/recovery-records.ts';

type RecordDialogProps = {
  homeId: string;
  id?: string | null;
  title: string;
  text: string;
  onClose: () => void;
  bodyOf: (form: FormData) => RecordInput;
  children: (errors: FieldErrors) => ReactNode;
};

/** A form for one record. Errors are shown at the fields of its details. */
export function RecordDialog({ homeId, id = null, bodyOf, ...dialog }: RecordDialogProps) {
  const { mutateAsync } = useMutation(saveRecord);
  return (
    <FieldsDialog
      {...dialog}
      action={t.save}
      done={t.saved}
      errorsOf={(errors) =>
        Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [name.replace('details.', ''), error]),
        )
      }
      onSave={(form) => mutateAsync({ homeId, id, body: bodyOf(form) })}
    />
  );
}

type DayFieldProps = { errors: FieldErrors; today: string; given?: string | undefined };

export const DayField = ({ errors, today, given }: DayFieldProps) => (
  <Field label={t.day} error={errors['day']} required>
    <Input name="day" type="date" max={today} defaultValue={given ?? today} />
  </Field>
);

export const typed = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
export const typedDay = (form: FormData, name: string): string | null => typed(form, name) || null;

/** Converts a typed dollar amount to cents. The server rejects anything else, at its field. */
export function typedCents(form: FormData, name: string): number {
  const amount = readAmount(form.get(name));
  return amount === undefined || Number.isNaN(amount) ? -1 : Math.round(amount * 100);
}
export const typedCentsOrNull = (form: FormData, name: string): number | null =>
  typed(form, name) === '' ? null : typedCents(form, name);

export const inDollars = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

type RemoveButtonProps = { homeId: string; id: string; what: string };

export function RemoveButton({ homeId, id, what }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(removeRecord);
  const confirm = async () => {
    try {
      await mutateAsync({ homeId, recordId: id });
      toast({ title: t.removed, text: what });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <>
      <IconButton label={t.removeNamed(what)} onClick={() => setAsking(true)}>
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.removeQuestion(what)}
        text={t.removeText}
        confirmLabel={t.remove}
        destructive
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
