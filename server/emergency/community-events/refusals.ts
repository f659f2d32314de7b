import type { Messages } from '#contract/text/catalog.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';

/** Messages for refusals, including those of the database. */

type Word = keyof Messages['eventErrors'];

const BY_CONSTRAINT: Record<string, Word> = {
  community_events_active: 'notActive',
  community_events_open: 'tooManyOpen',
  community_events_seats_taken: 'seatsTaken',
  community_events_one_claim: 'claimed',
  event_sign_ups_planned: 'notOpen',
  event_sign_ups_not_host: 'isHost',
  event_sign_ups_denied: 'denied',
  event_sign_ups_attendance: 'wrongMinutes',
  site_hours_not_host: 'ownHours',
  site_hours_per_day: 'hoursPerDay',
};

export const refuse = (word: Word): AppError => new AppError('conflict', say().eventErrors[word]);
export const noEvent = (): AppError => new AppError('not_found', say().eventErrors.noEvent);
export const wrongLink = (): AppError => new AppError('link_wrong', say().eventErrors.wrongLink);
export const fieldError = (field: string, word: Word): AppError => {
  const sentence = say().eventErrors[word];
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
};

export function inWords(error: unknown): never {
  const constraint = (error as { cause?: { constraint?: string } }).cause?.constraint ?? '';
  const word = BY_CONSTRAINT[constraint];
  throw word ? refuse(word) : error;
}
