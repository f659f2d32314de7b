import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const PREFIX = 'draft:';
const keepers = new Set<() => void>();

/** Keeps what is typed and not yet saved in this tab's forms, for after signing in again. */
export function keepDrafts(): void {
  for (const keep of keepers) keep();
}

let isForgetting = false;

/** The member leaves for good: what they typed must not lie in this browser for the next person. */
export function forgetDrafts(): void {
  isForgetting = true;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

function write(key: string, values: unknown): void {
  if (isForgetting) return;
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage the words are lost, as they are on any page that is closed.
  }
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
    const keep = () => write(key, getValues());
    keepers.add(keep);
    return () => {
      keepers.delete(keep);
    };
  }, [key, isDirty, getValues]);
}

/**
 * Lets a long form survive being left as well: another page, another home, a reload. Only the fields that were changed
 * are kept, so that what somebody else saved meanwhile stands in the others. Call what it returns when they are saved,
 * in the mutation itself: news of what was saved can take the form away before its answer is in, and the form keeps
 * what is in it then.
 */
export function useLastingDraft<T extends FieldValues>(key: string, form: UseFormReturn<T>): () => void {
  useDraft(key, form);
  // Read here, or the form would not keep count of them.
  void form.formState.dirtyFields;
  const { isDirty } = form.formState;
  const { getValues, getFieldState } = form;
  // A saved form equals its defaults again, yet may still count the fields that were changed before.
  const isUnsaved = useRef(isDirty);
  useEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    const keep = () => {
      if (!isUnsaved.current) return;
      const typed = Object.entries(getValues()).filter(([name]) => getFieldState(name as Path<T>).isDirty);
      if (typed.length > 0) write(key, Object.fromEntries(typed));
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, getValues, getFieldState]);
  return () => {
    isUnsaved.current = false;
    take(key);
  };
}
