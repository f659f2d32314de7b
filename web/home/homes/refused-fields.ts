import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/lib/api-error.ts';

/** Shows the server's errors at their fields and focuses the first. Returns whether there were any. */
export function showRefusedFields<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  error: unknown,
  nameOf: (field: string) => string = (field) => field,
): boolean {
  const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [i, [field, message]] of refused.entries())
    form.setError(nameOf(field) as Path<T>, { message }, { shouldFocus: i === 0 });
  return refused.length > 0;
}
