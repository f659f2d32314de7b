import { type Toast, toast } from './toast.ts';

const KEY = 'kept-toast';

/** Says something on the next page: signing in and out load a new document, which a toast would not survive. */
export function keepToast(what: Omit<Toast, 'id'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // Without storage the words are lost, the deed is done.
  }
}

/** Shows what the previous page kept, once. */
export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (!kept) return;
    sessionStorage.removeItem(KEY);
    toast(JSON.parse(kept) as Omit<Toast, 'id'>);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
