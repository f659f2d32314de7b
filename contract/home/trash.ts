/** Deleted items can be restored for this many days; then they are purged. */
export const TRASH_DAYS = 30;
