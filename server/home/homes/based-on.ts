import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';

/** Error for the slower of two editors. Their form stays open with their input. */
export const changedMeanwhile = () => new AppError('conflict', say().homeErrors.changedMeanwhile);

/** Rejects a change that was based on an outdated version. */
export function checkBasedOn(row: { updatedAt: Date }, basedOn: string | undefined): void {
  if (basedOn !== undefined && basedOn !== row.updatedAt.toISOString()) throw changedMeanwhile();
}

/**
 * Always later than the previous change, even within one millisecond, so `basedOn` can tell any two versions
 * apart.
 */
export const changedAt = (row: { updatedAt: Date }, now: Date): Date =>
  new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
