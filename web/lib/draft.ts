import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const PREFIX = 'draft:';
const keepers = new Set<() => void>();

/** Saves unsaved form input in this tab so that it survives signing in again. */
export function saveDrafts(): void {
  for (const keep of keepers) keep();
}

let isForgetting = false;

/** Deletes all drafts when the user logs out, so that the next user of this browser can't read them. */
export function clearDrafts(): void {
  isForgetting = true;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

function write(key: string, values: unknown): void {
  if (isForgetting) return;
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage the draft is lost, as on any page that is closed.
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
 * Lets a form survive a session that ends elsewhere. Include the member's id in the key, so that the next
 * user on this device doesn't see someone else's draft.
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
 * Also keeps a long form's draft across navigation, switching homes and reloads. Only changed fields are
 * saved, so the others show what someone else may have saved in the meantime. Call the returned function
 * inside the mutation once the fields are saved: a live update can unmount the form before the response
 * arrives, and the form saves its draft when it unmounts.
 */
export function useLastingDraft<T extends FieldValues>(key: string, form: UseFormReturn<T>): () => void {
  useDraft(key, form);
  // Reading this subscribes the form to dirty tracking.
  void form.formState.dirtyFields;
  const { isDirty } = form.formState;
  const { getValues, getFieldState } = form;
  // A saved form equals its defaults again but may still list the fields that were dirty before.
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
