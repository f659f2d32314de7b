import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, codeOf, sentence } from './api-error.ts';

/**
 * Shows at a form's field why the server refused it. If the member canceled the step-up, nothing was refused, and what
 * they typed stays.
 */
export function showRefusal<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  field: FieldPath<T>,
  error: unknown,
): void {
  if (codeOf(error) === 'step_up_required') return;
  const refused = error instanceof ApiError ? error.fields[field] : undefined;
  form.setError(field, { message: refused ?? sentence(error) }, { shouldFocus: true });
}
