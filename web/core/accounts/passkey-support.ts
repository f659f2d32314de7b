import { useSyncExternalStore } from 'react';
import { sentence } from '#web/lib/api-error.ts';

const isSupported = () => typeof PublicKeyCredential === 'function';
const never = () => () => {};

/** Whether this browser supports passkeys. Prerendered HTML assumes yes: nearly all do. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, isSupported, () => true);

/** Whether passkeys can be offered in a text field's autofill. */
export const hasPasskeyAutofill = async (): Promise<boolean> =>
  isSupported() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** The message when a passkey wasn't used or created; null when we aborted the request ourselves. */
export function passkeyProblem(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return null;
  if (name === 'NotAllowedError') return 'No passkey was chosen. Try again when you are ready.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (name === 'SecurityError') return 'Passkeys do not work at this web address.';
  return sentence(error, 'The passkey did not work. Please try again.');
}
