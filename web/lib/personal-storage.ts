/** Storage keys for what this device stores about the signed-in user. Logging out removes all of them. */
export const CHECK_INS = 'check-ins';
export const SETUP_FINISHED = 'setup-finished';

export function forgetPersonalStorage(): void {
  try {
    for (const key of [CHECK_INS, SETUP_FINISHED]) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
