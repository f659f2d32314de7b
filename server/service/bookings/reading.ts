import type { z } from 'zod';
import { type BookingKind, kindData, type Needs } from '#contract/service/booking-kinds.ts';
import { type BookingDetails, needsOf, type Place, wordsOf } from '#contract/service/bookings.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, type HomeRow } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { zipCenter } from '#server/outreach/addresses/addresses.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { instantOf } from '#server/service/advisors/advisors.ts';
import { timeProblem } from './booking-rules.ts';
import type { SealedDetails } from './sealed.ts';

/** Validates what was entered for a booking, and converts it to the form in which it is stored. */

const refuse = (field: string, sentence: string): AppError =>
  new AppError('validation_failed', sentence, { fields: { [field]: sentence } });

function parsed<T extends z.ZodType>(schema: T, value: unknown, prefix: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [[prefix, ...path].join('.'), message]),
  );
  throw new AppError('validation_failed', result.error.issues[0]?.message ?? '', { fields });
}

function timesOf(kind: BookingKind, given: Pick<BookingDetails, 'from' | 'to'>, timeZone: string, now: Date) {
  const [startsAt, endsAt] = [instantOf(given.from, timeZone), instantOf(given.to, timeZone)];
  const found = timeProblem(kind, { from: startsAt, to: endsAt }, now);
  if (!found && startsAt && endsAt) return { startsAt, endsAt };
  const { leadMinutes, daysAhead, longestDays } = kindData(kind).clocks;
  const t = say().bookingErrors.when;
  const sentences = {
    skipped: t.skipped,
    tooSoon: t.tooSoon(leadMinutes),
    tooLate: t.tooLate(daysAhead),
    order: t.order,
    tooLong: t.tooLong(longestDays),
  };
  throw refuse(found?.field ?? 'from', sentences[found?.problem ?? 'skipped']);
}

export const placeOfHome = ({ address, city, state, zip }: HomeRow): Place => ({ address, city, state, zip });

/** The booking's location. Partners' areas are measured in miles, so the center of a ZIP code is close enough. */
function pointOf(home: HomeRow, place: Place | null): { lat: number; lng: number } {
  if (!place && home.lat !== null && home.lng !== null) return { lat: home.lat, lng: home.lng };
  const center = zipCenter(place?.zip ?? home.zip);
  if (!center) throw refuse('place.zip', say().bookingErrors.noSuchPlace);
  return center;
}

function needsOfKind(kind: BookingKind, given: unknown): Needs {
  const needs = parsed(needsOf(kind), given, 'needs') as Needs;
  const { youngest, oldest } = needs;
  if (typeof youngest === 'number' && typeof oldest === 'number' && oldest < youngest)
    throw refuse('needs.oldest', say().bookingErrors.agesInOrder);
  return needs;
}

export type ReadBooking = {
  startsAt: Date;
  endsAt: Date;
  lat: number;
  lng: number;
  needs: Needs;
  people: string[];
  pets: string[];
  details: SealedDetails;
};

type Reading = { home: HomeRow; cipher: HomeCipher; timeZone: string; now: Date };

export async function readBooking(
  db: Queryable,
  kind: BookingKind,
  given: BookingDetails,
  { home, cipher, timeZone, now }: Reading,
): Promise<ReadBooking> {
  const needs = needsOfKind(kind, given.needs);
  const words = parsed(wordsOf(kind), given.words, 'words') as Record<string, string>;
  const { forWhom, where } = kindData(kind);
  const household = await readHousehold(db, cipher, dayAt(home.state, now));
  const chosen = {
    people: forWhom === 'people' ? given.people : [],
    pets: forWhom === 'animals' ? given.pets : [],
  };
  const isKnown = (ids: readonly string[], known: readonly { id: string }[]) =>
    ids.every((id) => known.some((one) => one.id === id));
  if (!isKnown(chosen.people, household.people) || !isKnown(chosen.pets, household.pets))
    throw refuse('people', say().bookingErrors.notOfHousehold);
  const place = where === 'none' ? null : given.place;
  return {
    ...timesOf(kind, given, timeZone, now),
    ...pointOf(home, place),
    needs,
    ...chosen,
    details: { place, words, notes: given.notes, quoteNote: '' },
  };
}
