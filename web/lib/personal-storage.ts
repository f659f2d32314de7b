/** Storage keys for what this device stores about the signed-in user. Logging out removes all of them. */
export const CHECK_INS = 'check-ins';

export function forgetPersonalStorage(): void {
  try {
    localStorage.removeItem(CHECK_INS);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
