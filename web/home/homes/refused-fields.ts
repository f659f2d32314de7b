import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/lib/api-error.ts';

/** Ties what the server refused to the fields it named, and takes the person to the first. True when there were any. */
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
