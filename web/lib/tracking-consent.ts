const KEY = 'tracking-consent';
export type Consent = 'granted' | 'refused';

type PrivateNavigator = Navigator & { globalPrivacyControl?: boolean };

/** Global Privacy Control: the browser opts out on the user's behalf. */
export const isPrivateByBrowser = (): boolean =>
  (navigator as PrivateNavigator).globalPrivacyControl === true;

/** The visitor's choice; null before they chose. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'refused' ? kept : null;
  } catch {
    return 'refused'; // blocked storage counts as a refusal
  }
}

export function saveConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Not saved and not asked again: see readConsent.
  }
}
