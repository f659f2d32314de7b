import { useSyncExternalStore } from 'react';
import { sentence } from '#web/lib/api-error.ts';

const isSupported = () => typeof PublicKeyCredential === 'function';
const never = () => () => {};

/** Whether this browser has passkeys. Prerendered HTML assumes it has: nearly all do. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, isSupported, () => true);

/** Whether passkeys can be offered among the suggestions of a text field. */
export const hasPasskeyAutofill = async (): Promise<boolean> =>
  isSupported() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** What to say when a passkey was not used or not made; null when we took the request back ourselves. */
export function passkeyProblem(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return null;
  if (name === 'NotAllowedError') return 'No passkey was chosen. Try again when you are ready.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (name === 'SecurityError') return 'Passkeys do not work at this web address.';
  return sentence(error, 'The passkey did not work. Please try again.');
}
