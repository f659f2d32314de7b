import { LATEST_PURCHASE } from '#web/lib/personal-storage.ts';
import { readStoredUser } from '#web/lib/session.ts';

type Purchase = { id: string; name: string; userId: string };

const listeners = new Set<() => void>();
let known: { text: string; purchase: Purchase } | null = null;

/** The member's latest purchase in this tab, until they dismiss it. Survives the redirect after payment. */
export function latestPurchase(): Purchase | null {
  try {
    const text = sessionStorage.getItem(LATEST_PURCHASE);
    if (!text) return null;
    if (known?.text !== text) known = { text, purchase: JSON.parse(text) as Purchase };
    return known.purchase.userId === readStoredUser()?.id ? known.purchase : null;
  } catch {
    return null; // storage is blocked; the purchase is in the list below
  }
}

export function setLatestPurchase(purchase: Omit<Purchase, 'userId'> | null): void {
  try {
    const userId = readStoredUser()?.id;
    if (purchase && userId) sessionStorage.setItem(LATEST_PURCHASE, JSON.stringify({ ...purchase, userId }));
    else sessionStorage.removeItem(LATEST_PURCHASE);
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener();
}

export function onLatestPurchase(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
