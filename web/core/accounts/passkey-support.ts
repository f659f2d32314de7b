import { useSyncExternalStore } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import * as t from '#text/core/passkeys.ts';

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
  if (name === 'NotAllowedError') return t.notChosen;
  if (name === 'InvalidStateError') return t.alreadyHere;
  if (name === 'SecurityError') return t.wrongAddress;
  return sentence(error, t.failed);
}
