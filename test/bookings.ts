/** Partners, and an exchange with them in which the test answers. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import { FIRST_LIMITS } from '#contract/outreach/partner-limits.ts';
import type { BookingKind } from '#contract/service/booking-kinds.ts';
import type { Booking } from '#contract/service/bookings.ts';
import { bookingParts } from '#server/office/desk/booking-parts.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { localTimeAt } from '#server/service/advisors/advisors.ts';
import { bookingAnswers, type BookingAnswers } from '#server/service/bookings/bookings.ts';
import { coveredMember, SPOT } from './covered.ts';
import type { World } from './world.ts';

type Partner = {
  kind: PartnerKind;
  name?: string;
  limits?: object;
  /** How far north of the home, in degrees: partners farther away are asked later. */
  away?: number;
  at?: { lat: number; lng: number };
  miles?: number;
};

/** An active partner, near the home unless specified. */
export async function addPartner({ db }: Pick<World, 'db'>, given: Partner): Promise<string> {
  const { kind, name = `${kind} ${randomUUID()}`, limits = FIRST_LIMITS[kind], miles = 50 } = given;
  const { lat, lng } = given.at ?? { lat: SPOT.lat + (given.away ?? 0), lng: SPOT.lng };
  const id = randomUUID();
  await db.execute(sql`insert into partners (id, kind, name, address, city, state_code, zip, lat, lng, phone, time_zone, listing, grace_until, fit_until)
    values (${id}, ${kind}, ${name}, '1 Creek Road', 'Chico', 'CA', '95928', ${lat}, ${lng}, '+15305550134',
      'America/Los_Angeles', '{}', '2099-12-31', '2099-12-31')`);
  await db.execute(sql`update partners set state = 'active', moved_by = 'operations' where id = ${id}`);
  await db.execute(sql`insert into partner_capabilities (partner_id, kind, limits, miles)
    values (${id}, ${kind}, ${JSON.stringify(limits)}::jsonb, ${miles})`);
  return id;
}

/** Ends the partners of earlier tests, so that they don't answer in the next one. */
export const endPartners = ({ db }: Pick<World, 'db'>) =>
  db.execute(sql`update partners set state = 'ended', moved_by = 'operations' where state = 'active'`);

export type Said =
  | { what: 'asked'; bookingId: string; partnerId: string; answerBy: Date }
  | { what: 'withdrawn' | 'agreed' | 'closed'; bookingId: string; how: string };

/** Replaces the exchange with partners: records what they would be sent. */
export function handshakeDouble(): { said: Said[] } {
  const said: Said[] = [];
  const { handshake } = bookingParts;
  // Test files share modules, so restore the original for the next one.
  afterAll(() => void (bookingParts.handshake = handshake));
  bookingParts.handshake = {
    ask: async (_tx, ask) => void said.push({ what: 'asked', ...ask }),
    withdraw: async (_tx, bookingId, how) => void said.push({ what: 'withdrawn', bookingId, how }),
    agree: async (_tx, bookingId, { by }) => void said.push({ what: 'agreed', bookingId, how: by }),
    close: async (_tx, bookingId, how) => void said.push({ what: 'closed', bookingId, how }),
    lapse: async () => undefined,
  };
  return { said };
}

/** Answers as a partner's link does: each in its own transaction, repeated if it loses a deadlock. */
export const partnersOf = (world: World) => {
  const answers = bookingAnswers(world.deps, bookingParts);
  return <K extends keyof BookingAnswers>(name: K, answer: object) =>
    retryTransaction(() =>
      world.db.transaction((tx) =>
        (answers[name] as (tx: unknown, answer: object) => Promise<unknown>)(tx, {
          at: world.clock.now(),
          ...answer,
        }),
      ),
    );
};

const ZONE = 'America/Los_Angeles';

/** Valid form input for a kind. */
export const FILLED: Record<BookingKind, { needs: object; words?: object }> = {
  'hotel-nights': { needs: { rooms: 1, guests: 2, pets: 0 } },
  'pet-boarding': { needs: { species: ['dog'], animals: 1, pounds: 40 } },
  'child-care': { needs: { children: 2, youngest: 3, oldest: 6 } },
  travel: { needs: { passengers: 2, trip: 'one-way' }, words: { from: 'Sacramento', to: 'Denver' } },
  ride: { needs: { seats: 2 }, words: { to: 'The hotel in Chico' } },
  meals: { needs: { eaters: 3, mealsADay: 2 } },
  tutor: { needs: { age: 9, subject: 'math' } },
  'contractor-visit': { needs: { trade: 'roof' }, words: { problem: 'Shingles are gone' } },
  architect: { needs: { stage: 'plans' }, words: { project: 'Rebuild the garage' } },
  'claim-help': { needs: { how: 'phone' } },
  'emergency-help': { needs: { what: 'ride-out', seats: 2, is911Done: true } },
  'medical-supply': { needs: { items: ['oxygen'] }, words: { list: 'Two E cylinders' } },
  'animal-transport': { needs: { species: ['horse'], animals: 2 } },
  mover: { needs: { roomsToMove: 3 }, words: { to: 'My sister' } },
  debris: { needs: {}, words: { problem: 'A burned shed' } },
  storage: { needs: { size: 'room' } },
};

/** A booking of a kind, starting tomorrow unless specified. */
export function filled(world: World, kind: BookingKind, given: object = {}, from = days(2)) {
  const now = world.clock.now();
  const isMoment = ['ride', 'travel', 'animal-transport', 'emergency-help'].includes(kind);
  const start = after(now, from);
  return {
    id: randomUUID(),
    kind,
    from: localTimeAt(start, ZONE),
    to: localTimeAt(isMoment ? start : after(start, hours(3)), ZONE),
    ...FILLED[kind],
    ...given,
  };
}

/** A household whose plan includes bookings. */
export async function booker(world: World, given: Parameters<typeof coveredMember>[1] = {}) {
  const me = await coveredMember(world, given);
  const at = `${me.api}/bookings`;
  const read = async (id: string) => (await me.get(`${at}/${id}`)).body as Booking;
  const book = async (kind: BookingKind, more: object = {}, from?: number): Promise<Booking> => {
    const { status, body, text } = await me.post(at, filled(world, kind, more, from));
    if (status !== 201) throw new Error(`${status} ${text}`);
    return body as Booking;
  };
  const act = (id: string, action: string, body: object = {}) => me.post(`${at}/${id}/${action}`, body);
  return { ...me, at, read, book, act };
}
