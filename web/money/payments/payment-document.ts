/** In the address bar's own session: this page was loaded anew already, for the sake of its form. */
const LOADED_ANEW = 'payment-page';

/**
 * The card provider's script may run only in documents the server made for a payment page (see PAYMENT_PATHS). Whoever
 * came here by a link within the app is still in an earlier document: the page is loaded anew, once. False: that has
 * not helped, as when the device's kept copy answered without a network.
 */
export function isPaymentDocument(): boolean {
  if (document.documentElement.dataset['cards'] !== 'stripe') return false;
  sessionStorage.removeItem(LOADED_ANEW);
  return true;
}

export function loadAnewOnce(): boolean {
  if (sessionStorage.getItem(LOADED_ANEW) !== null) return false;
  sessionStorage.setItem(LOADED_ANEW, '1');
  location.reload();
  return true;
}

export function loadAnew(): void {
  sessionStorage.removeItem(LOADED_ANEW);
  location.reload();
}
