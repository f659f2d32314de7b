/** Partners with something to bill, and the finance team members who settle it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PartnerStatement, Statement } from '#contract/office/statements.ts';
import { incidents } from '#server/emergency/activations/tables.ts';
import { daysAfter, nightOf } from '#server/emergency/lodging/nights.ts';
import { partnerContacts, partnerRates } from '#server/outreach/partners/tables.ts';
import { addHotel } from './hotels.ts';
import { signedInAs, type World } from './world.ts';

export const STATEMENTS = '/api/admin/statements';
export const STATEMENT_LINK = '/api/partners/statement';

type Stay = {
  hotelId: string;
  incidentId?: string;
  homeId?: string;
  /** Days before tonight. */
  daysAgo: number;
  nights: number;
  ownNights?: number;
  rooms?: number;
  state: 'confirmed' | 'done' | 'no-show' | 'withdrawn' | 'broken' | 'declined';
  number?: string;
  /** When it was requested and when it ended, in days before tonight. */
  askedDaysAgo?: number;
  endedDaysAgo?: number;
  hasArrived?: boolean;
  isNoShow?: boolean;
};

export function openBooks(world: World) {
  const { db, clock } = world;
  const tonight = () => nightOf(clock.now());
  const dayAgo = (days: number) => daysAfter(tonight(), -days);
  /** Noon Pacific time, some days before tonight. */
  const noonAgo = (days: number) => `${dayAgo(days)}T20:00:00Z`;

  /** A hotel with a price per night and a billing contact. */
  async function paidHotel(cents: number | null = 12_900) {
    const hotel = await addHotel(world, {});
    const email = `${randomUUID()}@billing.example`;
    await db
      .insert(partnerContacts)
      .values({ partnerId: hotel.hotelId, name: 'Robin', role: 'billing', email });
    if (cents !== null) await setRate(hotel.hotelId, cents);
    return { ...hotel, email };
  }

  const setRate = (partnerId: string, cents: number, validFrom = '2020-01-01') =>
    db.insert(partnerRates).values({ partnerId, kind: 'hotel', unit: 'night', validFrom, cents });

  /** A hotel's answer about one household, as the exchange stores it. */
  async function stay(given: Stay) {
    const {
      hotelId,
      incidentId = randomUUID(),
      homeId = randomUUID(),
      nights,
      ownNights = 0,
      rooms = 1,
      state,
    } = given;
    const { daysAgo, number = '84613', askedDaysAgo = daysAgo, endedDaysAgo = 0 } = given;
    const id = randomUUID();
    await db.execute(sql`insert into offer_lines (id, offer_id, partner_id, incident_id, subject_id, rooms, first_night, nights,
        own_nights, asked_at, answered_at, confirmation, arrived_at, no_show_at, reason)
      values (${id}, ${randomUUID()}, ${hotelId}, ${incidentId}, ${homeId}, ${rooms}, ${dayAgo(daysAgo)}, ${nights}, ${ownNights},
        ${noonAgo(askedDaysAgo)}, ${noonAgo(endedDaysAgo)}, ${state === 'declined' ? null : number},
        ${given.hasArrived ? noonAgo(daysAgo) : null}, ${given.isNoShow ? noonAgo(daysAgo) : null}, 'full')`);
    const path = { 'no-show': ['confirmed', 'no-show'], declined: ['declined'] }[state as 'no-show'] ?? [
      'confirmed',
      state,
    ];
    for (const to of new Set(path)) await moveLine(id, to);
    return { id, incidentId, homeId };
  }

  const MOVERS: Record<string, string> = { done: 'clock', withdrawn: 'engine' };
  const moveLine = (id: string, to: string) =>
    db.execute(
      sql`update offer_lines set state = ${to}, moved_by = ${MOVERS[to] ?? 'partner'} where id = ${id} and state <> ${to}`,
    );

  const addIncident = async (name = 'Camp') => {
    const id = randomUUID();
    await db.insert(incidents).values({ id, name, openedAt: clock.now() });
    return id;
  };

  const finance = () => signedInAs(world, 'FINANCE');
  type Person = Awaited<ReturnType<typeof finance>>;

  const draw = (who: Person, partnerId: string, through = dayAgo(1)) =>
    who.post(STATEMENTS, { partnerId, through });
  async function drawn(who: Person, partnerId: string, through = dayAgo(1)): Promise<Statement> {
    const { status, body, text } = await draw(who, partnerId, through);
    if (status !== 201) throw new Error(`${status} ${text}`);
    return body as Statement;
  }
  const act = (who: Person, id: string, action: string, body: object = {}) =>
    who.post(`${STATEMENTS}/${id}/${action}`, body);

  /** The secret of the newest link to a statement that an address was sent. */
  async function linkTo(email: string, atLeast = 1): Promise<string> {
    const mails = await world.mailbox(email, atLeast);
    return mails.flatMap(({ text }) => /\/partner\/statement\?t=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? '';
  }
  const open = async (t: string) =>
    (await world.visitor().post(`${STATEMENT_LINK}/open`, { t })).body as PartnerStatement;
  const agree = (t: string, totalCents: number, more: object = {}) =>
    world.visitor().post(`${STATEMENT_LINK}/agree`, { t, name: 'Robin Vale', totalCents, ...more });

  return {
    paidHotel,
    setRate,
    stay,
    moveLine,
    addIncident,
    finance,
    draw,
    drawn,
    act,
    linkTo,
    open,
    agree,
    dayAgo,
  };
}
