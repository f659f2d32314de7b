import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PartnerPage, PartnerRoom } from '#contract/service/partner-link.ts';
import { ON_REQUEST_MINUTES } from '#contract/service/offer-states.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import {
  blocksWithNights,
  holdsOfLines,
  nightOf,
  type RoomHoldRow,
} from '#server/emergency/lodging/lodging.ts';
import { dayAt, homeOf } from '#server/home/homes/homes.ts';
import {
  householdNeeds,
  needsIn,
  petKindsByHome,
  roomNeedsByHome,
} from '#server/home/household/household.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import type { BookingLink } from '#server/service/bookings/bookings.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  insertView,
  knowsDevice,
  linesOfPage,
  type LineRow,
  type OfferRow,
  type Opened,
} from '#server/service/offers/offers.ts';
import { DISCLOSED } from './disclosure.ts';

export type PageDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'masterKeys'> & { bookings: BookingLink };
type Page = z.input<typeof PartnerPage>;
type Room = z.input<typeof PartnerRoom>;

/** Nights for which a hotel is asked how many rooms are free. */
export const CAPACITY_NIGHTS = 3;

/** What a hotel may read about each room. Names and ages only where `withNames`. */
async function roomsOf(deps: PageDeps, lines: readonly LineRow[], withNames: boolean): Promise<Room[]> {
  const { db } = deps;
  const homeIds = [...new Set(lines.map(({ subjectId }) => subjectId))];
  const needs = await roomNeedsByHome(db, homeIds);
  const pets = await petKindsByHome(db, homeIds);
  const holds = await holdsOfLines(db, lines);
  const confirmed = lines.filter(({ state }) => DISCLOSED.includes(state));
  const guests = withNames ? await guestsOf(deps, confirmed, holds) : new Map<string, Room['guest']>();
  return lines.map((line): Room => {
    const own = needsIn(needs, line.subjectId);
    const kinds = pets.get(line.subjectId);
    return {
      id: line.id,
      state: line.state,
      rooms: line.rooms ?? 1,
      firstNight: line.firstNight ?? '',
      nights: line.nights ?? 0,
      isAccessible: own.isAccessible,
      hasBackupPower: own.isMedical,
      people: own.people,
      pets: kinds ?? {},
      petsOfUnknownKind: kinds === null ? own.pets : 0,
      confirmation: line.confirmation,
      isOnRequest: line.isOnRequest,
      hasArrived: holds.get(line.id)?.state === 'checked-in',
      guest: guests.get(line.id) ?? null,
    };
  });
}

/** One name per room, and people by age group. */
async function guestsOf(deps: PageDeps, lines: readonly LineRow[], holds: ReadonlyMap<string, RoomHoldRow>) {
  const { db, clock, masterKeys } = deps;
  const userIds = lines.flatMap(({ id }) => holds.get(id)?.userId ?? []);
  const people = await peopleById(db, userIds);
  const guests = new Map<string, Room['guest']>();
  for (const { id, subjectId } of lines) {
    const home = await homeOf(db, subjectId);
    if (!home) continue;
    const cipher = await cipherOf(db, masterKeys, subjectId);
    const { byAge } = await householdNeeds(db, cipher, dayAt(home.state, clock.now()));
    const ages = Object.fromEntries(Object.entries(byAge).filter(([, count]) => count > 0));
    guests.set(id, { name: people.get(holds.get(id)?.userId ?? '')?.name ?? null, ages });
  }
  return guests;
}

const answerBy = ({ sentAt }: OfferRow, lines: readonly LineRow[]): Date | null =>
  sentAt && lines.some(({ state, isOnRequest }) => isOnRequest && state === 'asked')
    ? after(sentAt, minutes(ON_REQUEST_MINUTES))
    : null;

/** The page behind a link. Reading it changes nothing, but showing names is logged. */
export async function viewLinkPage(
  deps: PageDeps,
  { link, offer, contact, partner }: Opened,
  req: FastifyRequest,
  /** The code was just entered, so the cookie comes with this response. */
  { isDeviceKnown = false }: { isDeviceKnown?: boolean } = {},
): Promise<Page> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const seesNames = isDeviceKnown || (await knowsDevice(db, req, config, { contactId: contact.id, now }));
  const lines = offer.topic === 'rooms' ? await linesOfPage(db, offer) : [];
  const [booked] = offer.topic === 'booking' ? await linesOfPage(db, offer) : [];
  const { language } = contact;
  const booking = booked ? await deps.bookings.view(db, booked, { seesDetails: seesNames, language }) : null;
  const rooms = await roomsOf(deps, lines, seesNames);
  const isBookingShown = seesNames && (booking?.state === 'confirmed' || booking?.state === 'done');
  const names = rooms.filter(({ guest }) => guest !== null).length + Number(isBookingShown);
  if (names > 0)
    await insertView(db, {
      partnerId: partner.id,
      contactId: contact.id,
      offerId: link.offerId,
      names,
      at: now,
    });
  return {
    topic: offer.topic,
    partner: partner.name,
    contact: contact.name,
    language: contact.language,
    timeZone: partner.timeZone,
    isSample: partner.isSample,
    answerBy: offer.topic === 'booking' ? offer.answerBy : answerBy(offer, lines),
    seesNames,
    rooms,
    booking,
    blocks:
      offer.topic === 'capacity'
        ? await blocksWithNights(db, partner.id, { from: nightOf(now), nights: CAPACITY_NIGHTS })
        : [],
  };
}
