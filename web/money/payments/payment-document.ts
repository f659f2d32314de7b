/** sessionStorage key: this page was already reloaded for its form. */
const LOADED_ANEW = 'payment-page';

/**
 * Whether this document may run the card provider's script: only those that the server made for a payment
 * page may (see PAYMENT_PATHS). After in-app navigation we are still in an earlier document, so the caller
 * reloads the page once with `loadAnewOnce`. That doesn't help when the service worker's cached copy responds
 * offline.
 */
export function isPaymentDocument(): boolean {
  if (document.documentElement.dataset['cards'] !== 'stripe') return false;
  sessionStorage.removeItem(LOADED_ANEW);
  return true;
}

export function reloadDocumentOnce(): boolean {
  if (sessionStorage.getItem(LOADED_ANEW) !== null) return false;
  sessionStorage.setItem(LOADED_ANEW, '1');
  location.reload();
  return true;
}

export function reloadDocument(): void {
  sessionStorage.removeItem(LOADED_ANEW);
  location.reload();
}
