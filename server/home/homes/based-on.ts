import { AppError } from '#server/platform/errors.ts';

/** Said to whoever was slower. Their form stays open with what they typed. */
export const changedMeanwhile = () =>
  new AppError('conflict', 'Somebody else changed this just now. Look at the change, then save again.');

/** Refuses a change that was made up from older data than there is. */
export function checkBasedOn(row: { updatedAt: Date }, basedOn: string | undefined): void {
  if (basedOn !== undefined && basedOn !== row.updatedAt.toISOString()) throw changedMeanwhile();
}

/** Later than the last change, also within one millisecond: `basedOn` tells every two apart. */
export const changedAt = (row: { updatedAt: Date }, now: Date): Date =>
  new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
