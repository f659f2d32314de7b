/** For so many days what was deleted can be taken out of the trash again; then it is gone. */
export const TRASH_DAYS = 30;
