import { type Toast, toast } from './toast.ts';

const KEY = 'kept-toast';

/**
 * Shows a toast on the next page. Signing in and out load a new document, which a normal toast wouldn't
 * survive.
 */
export function queueToast(what: Omit<Toast, 'id'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // Without storage the toast is lost, but the action succeeded.
  }
}

/** Shows the toast that the previous page stored, once. */
export function showQueuedToast(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (!kept) return;
    sessionStorage.removeItem(KEY);
    toast(JSON.parse(kept) as Omit<Toast, 'id'>);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
