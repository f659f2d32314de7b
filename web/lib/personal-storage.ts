/** What this device keeps of the person who is signed in, by its key. Logging out removes all of it. */
export const CHECK_INS = 'check-ins';

export function forgetPersonalStorage(): void {
  try {
    localStorage.removeItem(CHECK_INS);
  } catch {
    // Storage is forbidden here, so nothing was kept in it.
  }
}
