/** Storage keys for what this device stores about the signed-in user. Logging out removes all of them. */
export const CHECK_INS = 'check-ins';
export const HELP_MESSAGES = 'help-messages';
export const SETUP_FINISHED = 'setup-finished';
export const RECOVERY_DECLINED = 'recovery-declined';
export const LATEST_PURCHASE = 'latest-purchase';
export const LAST_ROOMS = 'last-rooms';
/** IndexedDB databases: photos and files that wait to be uploaded. */
export const WALK_PHOTOS = 'walk-photos';
export const HELP_FILES = 'help-files';

export function clearPersonalStorage(): void {
  try {
    for (const key of [CHECK_INS, HELP_MESSAGES, LAST_ROOMS, RECOVERY_DECLINED, SETUP_FINISHED])
      localStorage.removeItem(key);
    sessionStorage.removeItem(LATEST_PURCHASE);
    indexedDB.deleteDatabase(WALK_PHOTOS);
    indexedDB.deleteDatabase(HELP_FILES);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
