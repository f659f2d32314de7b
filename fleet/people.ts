/**
 * People in the fleet's world: many homes around a fire, active members, agents, administrators and hotels.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createHomeKey } from '#server/core/sealing/sealing.ts';
import { welcomeWith } from '#server/money/points/points.ts';
import type { Db } from '#server/platform/db.ts';
import { parseMasterKeys } from '#server/platform/master-keys.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { addHotel, addHouseholds } from '#test/evacuees.ts';
import { acknowledged, type Browser, type Site } from './client.ts';
import { until } from './machine.ts';
import type { Service } from './services.ts';

/** Around Paradise, where all homes under the order are. */
export const FIRE = { lat: 39.7596, lng: -121.6219 };
export const ORDER_MILES = 4;
const BATCH = 2000;
/** The code in the email with the link. Other emails may contain numbers, too. */
const CODE = String.raw`\b(\d{6})\b[\s\S]*/sign-in#token=`;
/** Well inside the order's boundary. */
const SPREAD_DEGREES = 0.03;

export type Person = { browser: Browser; userId: string; email: string };
export type Member = Person & { homeId: string };
export type Hotel = { email: string; hotelId: string };
export type World = { members: Member[]; agents: Person[]; admins: Person[]; hotels: Hotel[]; homes: number };

type Welcome = ReturnType<typeof welcomeWith>;

const spotOf = (n: number) => ({
  lat: FIRE.lat + (((n * 37) % 200) / 100 - 1) * SPREAD_DEGREES,
  lng: FIRE.lng + (((n * 91) % 200) / 100 - 1) * SPREAD_DEGREES,
});

async function addHomes(
  db: Db,
  count: number,
  welcome: Welcome,
): Promise<{ homeId: string; userId: string }[]> {
  const made: { homeId: string; userId: string }[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const batch = await addHouseholds(
      db,
      Array.from({ length: size }, (_, n) => spotOf(from + n)),
    );
    await db.transaction(async (tx) => {
      for (const { userId } of batch) await welcome(tx, { id: userId, email: `${userId}@example.com` });
    });
    made.push(...batch);
  }
  return made;
}

/**
 * Staff sign in with a passkey, which a script doesn't have, so their sessions are inserted as that sign-in
 * would create them.
 */
async function addStaff(db: Db, site: Site, role: 'AGENT' | 'ADMIN', n: number): Promise<Person> {
  const email = `${role.toLowerCase()}${n}@fleet.example`;
  const token = newToken();
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into users (email, name, role) values (${email}, ${`${role} ${n}`}, ${role}) returning id`,
  );
  const userId = rows[0]?.id ?? '';
  await db.execute(sql`insert into sessions (user_id, token_hash, device, last_seen_at, expires_at, verified_at, passkey_at)
    values (${userId}, ${hashToken(token)}, 'Fleet', now(), now() + interval '1 day', now() + interval '1 hour', now())`);
  const browser = site.browser();
  browser.cookies.set('session', token);
  return { browser, userId, email };
}

/**
 * Signs in the way members do, with an emailed code. A code works once; if the response is lost, the member
 * requests another. Returns how many codes it took.
 */
export async function signIn(mail: Service, browser: Browser, email: string): Promise<number> {
  for (let codes = 1; ; codes += 1) {
    const before = await mail.call<number>('countTo', email);
    acknowledged('asking for a code', await browser.post('/api/auth/code', { email }));
    let code: string | null = null;
    await until(
      `a code for ${email}`,
      async () => (code = await mail.call<string | null>('find', email, CODE, before)) !== null,
      120,
    );
    const reply = await browser.post('/api/auth/code/verify', { code });
    const wasAnswerLost = (reply.tries ?? 1) > 1 && reply.status === 400;
    if (wasAnswerLost && codes === 1) continue;
    acknowledged('signing in', reply);
    return codes;
  }
}

async function addHotelWithDesk(db: Db, n: number, rooms: number): Promise<Hotel> {
  const spot = { lat: FIRE.lat - 0.25 - n * 0.01, lng: FIRE.lng - 0.2 };
  const { hotelId } = await addHotel(db, { ...spot, rooms });
  const email = `desk${n}@hotel.example`;
  await db.execute(sql`insert into partner_contacts (partner_id, name, role, email, position)
    values (${hotelId}, 'Kim', 'desk', ${email}, 1)`);
  return { hotelId, email };
}

export async function addPeople(
  { db, site, mail, vaultKeys }: { db: Db; site: Site; mail: Service; vaultKeys: string },
  size: { homes: number; members: number; agents: number; hotels: number },
): Promise<World> {
  const masterKeys = parseMasterKeys(vaultKeys);
  const homes = await addHomes(db, size.homes, welcomeWith(masterKeys));
  const members: Member[] = [];
  for (const { homeId, userId } of homes.slice(0, size.members)) {
    const email = `${userId}@example.com`;
    await db.transaction((tx) => createHomeKey(tx, masterKeys, homeId));
    const browser = site.browser();
    await signIn(mail, browser, email);
    members.push({ browser, userId, homeId, email });
  }
  const agents = await Promise.all(
    Array.from({ length: size.agents }, (_, n) => addStaff(db, site, 'AGENT', n)),
  );
  const admins = await Promise.all([0, 1, 2].map((n) => addStaff(db, site, 'ADMIN', n)));
  await db.transaction(async (tx) => {
    for (const { userId, email } of [...agents, ...admins])
      await welcomeWith(masterKeys)(tx, { id: userId, email });
  });
  const hotels: Hotel[] = [];
  const rooms = Math.ceil(size.homes / size.hotels);
  for (let n = 0; n < size.hotels; n += 1) hotels.push(await addHotelWithDesk(db, n, rooms));
  await db.execute(sql`analyze`);
  return { members, agents, admins, hotels, homes: size.homes };
}

/** The cards for emergency cash. Backdated by a month, because our team reviews payments to new cards. */
export async function addCards(db: Db, members: readonly Member[]): Promise<void> {
  for (const { browser, userId } of members) {
    const reply = await browser.insist('PUT', '/api/payout-card', { body: { token: 'tok_visa_debit' } });
    acknowledged('saving a card', reply);
    await db.execute(sql`update payout_cards set added_at = now() - interval '30 days', fingerprint = ${randomUUID()}
      where user_id = ${userId}`);
  }
}
