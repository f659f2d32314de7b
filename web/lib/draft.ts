import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const PREFIX = 'draft:';
const keepers = new Set<() => void>();

/** Keeps what is typed and not yet saved in this tab's forms, for after signing in again. */
export function keepDrafts(): void {
  for (const keep of keepers) keep();
}

function take(key: string): Record<string, unknown> {
  try {
    const kept = sessionStorage.getItem(PREFIX + key) ?? '{}';
    sessionStorage.removeItem(PREFIX + key);
    return JSON.parse(kept) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Lets a form survive a session that ends elsewhere. Put the member's id in the key: the next person to sign in here
 * must not find what somebody else typed.
 */
export function useDraft<T extends FieldValues>(key: string, form: UseFormReturn<T>): void {
  const { isDirty } = form.formState;
  const { getValues, setValue } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries(take(key))) {
      setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    }
  }, [key, setValue]);
  useEffect(() => {
    if (!isDirty) return;
    const keep = () => {
      try {
        sessionStorage.setItem(PREFIX + key, JSON.stringify(getValues()));
      } catch {
        // Without storage the words are lost, as they are on any page that is closed.
      }
    };
    keepers.add(keep);
    return () => {
      keepers.delete(keep);
    };
  }, [key, isDirty, getValues]);
}
