const KEY = 'tracking-consent';
export type Consent = 'granted' | 'refused';

type PrivateNavigator = Navigator & { globalPrivacyControl?: boolean };

/** Global Privacy Control: the browser has answered for its person, and the answer is no. */
export const isPrivateByBrowser = (): boolean =>
  (navigator as PrivateNavigator).globalPrivacyControl === true;

/** What the visitor chose; null before they did. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'refused' ? kept : null;
  } catch {
    return 'refused'; // who forbids storage has answered
  }
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Not kept, not asked again: see readConsent.
  }
}
