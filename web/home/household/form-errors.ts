import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/home/household.ts';

/** A canceled step-up isn't an error, so it shows no toast. */
export function toastError(error: unknown): void {
  if (codeOf(error) !== 'step_up_required')
    toast({ title: t.error, text: sentence(error), destructive: true });
}

/** Shows the server's errors at their fields, and others in a toast. The input is kept. */
export function showRefusal<I extends FieldValues, C, O extends FieldValues>(
  form: UseFormReturn<I, C, O>,
  error: unknown,
): void {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const known = fields.filter(([name]) => name in form.getValues());
  for (const [i, [name, message]] of known.entries())
    form.setError(name as Path<I>, { message }, { shouldFocus: i === 0 });
  if (known.length === 0) toastError(error);
}
