/** Hotels that get room requests, from the front desk's perspective. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { incidents } from '#server/emergency/activations/tables.ts';
import { allocate, askHotels } from '#server/emergency/lodging/lodging.ts';
import { roomHolds, roomNights } from '#server/emergency/lodging/tables.ts';
import { partnerContacts } from '#server/outreach/partners/tables.ts';
import { minutes } from '#server/platform/clock.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import { offerLines, offers } from '#server/service/offers/tables.ts';
import { addHome } from './homes.ts';
import { addHotel, household, PARADISE, square } from './hotels.ts';
import { PIN_EVIDENCE } from './pin.ts';
import { signedIn, type World } from './world.ts';

export const LINK = '/api/partners/link';

export function openHotels(world: World) {
  /** A hotel with contacts who get its requests. */
  async function askedHotel(given: Parameters<typeof addHotel>[1] = {}, names: readonly string[] = ['Kim']) {
    const hotel = await addHotel(world, given);
    const emails = names.map(() => `${randomUUID()}@hotel.example`);
    await world.db.insert(partnerContacts).values(
      names.map((name, n) => ({
        partnerId: hotel.hotelId,
        name,
        role: 'desk' as const,
        email: emails[n] ?? '',
        position: n + 1,
      })),
    );
    return { ...hotel, emails };
  }

  /** Removes the rooms, holds and requests of earlier tests. */
  async function clear() {
    await world.db.update(roomNights).set({ capacity: 0, free: 0 });
    await world.db.delete(roomHolds);
    await world.db.delete(offerLines);
    await world.db.delete(offers);
  }

  /** A member whose home is under an order, with a room if one is available. */
  async function evacuated(given: Partial<ReturnType<typeof household>> = {}, known?: string) {
    const me = await signedIn(world);
    const { id: homeId } = await addHome(me);
    await me.call('PUT', `/api/homes/${homeId}/location`, {
      ...PARADISE,
      confirmed: true,
      evidence: PIN_EVIDENCE,
    });
    const incidentId = known ?? randomUUID();
    if (!known)
      await world.db.insert(incidents).values({ id: incidentId, name: 'Camp', openedAt: world.clock.now() });
    await world.db.transaction(async (tx) => {
      const one = household({ ...PARADISE, ...given, homeId, userId: me.user.id });
      const at = world.clock.now();
      const rows = await allocate(tx, { incidentId, at, zones: [square(PARADISE)], households: [one] });
      await tx.insert(roomHolds).values(rows);
    });
    return { me, homeId, incidentId };
  }

  /** Advances the clock by this many minutes and runs the jobs of every minute. */
  async function pass(waitMinutes = 0) {
    if (waitMinutes > 0) world.clock.advance(minutes(waitMinutes));
    // One after the other, even if a server's own workers run them.
    for (const job of [askHotels, advanceOffers]) {
      await world.deps.jobs.enqueue(world.db, job, {});
      await world.runJobs();
    }
  }

  /** The secret of the newest link that an address was sent. */
  async function linkTo(email: string): Promise<string> {
    const mails = await world.mailbox(email, 1);
    const links = mails.flatMap(({ text }) => /\/partner\/requests\?t=([\w-]+)/.exec(text)?.[1] ?? []);
    return links[0] ?? '';
  }

  /** A hotel that was asked about one household's room. */
  async function withRequest(given: Parameters<typeof addHotel>[1] = {}) {
    await clear();
    const hotel = await askedHotel(given);
    const [email = ''] = hotel.emails;
    const evacuee = await evacuated();
    await pass();
    return { ...evacuee, hotel, email, t: await linkTo(email) };
  }

  async function stateOf(homeId: string) {
    const [line] = await world.db
      .select()
      .from(offerLines)
      .where(eq(offerLines.subjectId, homeId))
      .orderBy(desc(offerLines.askedAt));
    return line?.state;
  }

  /** Lets the browser see names from now on. */
  async function enterCode(desk: ReturnType<World['visitor']>, t: string, email: string): Promise<void> {
    const known = (await world.mailbox(email, 0)).length;
    await desk.post(`${LINK}/code`, { t });
    const mails = await world.mailbox(email, known + 1);
    const code = /\b(\d{6})\b/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const reply = await desk.post(`${LINK}/device`, { t, code });
    if (reply.status !== 200) throw new Error(reply.text);
  }

  return { askedHotel, clear, evacuated, pass, linkTo, withRequest, stateOf, enterCode };
}
