/** The callers who attack, and the household whose data they want. */
import { randomUUID } from 'node:crypto';
import { users } from '#server/core/accounts/tables.ts';
import { eq } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { fullHousehold, type FullHousehold } from '#test/full-household.ts';
import { openHotels } from '#test/hotel-requests.ts';
import { type Browser, signedIn, signedInAs, type World } from '#test/world.ts';
import { requestCodeCookie } from './sign-in.ts';

export type Caller = {
  who: string;
  browser: Browser;
  role: StaffRole | null;
  /** Sent in the query and body of every request, in case something accepts it. */
  linkToken?: string;
  isStale?: boolean;
};

/** Text that every household field accepts, including email addresses. */
export const wordsOf = (mark: string) => (what: string) => `${mark}-${what}`.replaceAll(' ', '-');

/** A word planted in everything this household entered. It must never appear in anyone else's response. */
export type Canary = FullHousehold & { word: string };

export async function plantCanary(world: World): Promise<Canary> {
  const word = `CANARY${randomUUID().slice(0, 8)}`;
  const household = await fullHousehold(world, wordsOf(word));
  await world.db
    .update(users)
    .set({ name: `${word} Owner` })
    .where(eq(users.id, household.me.user.id));
  return { ...household, word };
}

const HOUR = `interval '1 hour'`;

/** Every kind of caller, each from its own address. */
export async function everyCaller(world: World): Promise<Caller[]> {
  const callers: Caller[] = [{ who: 'a visitor', browser: world.visitor(), role: null }];
  const waiting = world.visitor();
  await requestCodeCookie(waiting);
  callers.push({ who: 'a visitor who waits for a code', browser: waiting, role: null });
  callers.push({ who: 'a member', browser: await signedIn(world), role: null });
  const other = await fullHousehold(world, wordsOf('Other'));
  callers.push({ who: 'a member of another household', browser: other.me, role: null });
  const { t } = await openHotels(world).withRequest();
  if (!t) throw new Error('the hotel got no link');
  callers.push({ who: 'a partner with a link', browser: world.visitor(), role: null, linkToken: t });
  for (const role of STAFF_ROLES)
    callers.push({ who: `staff (${role})`, browser: await signedInAs(world, role), role });
  const stale = await signedInAs(world, 'ADMIN');
  await world.database.pool.query(
    `update sessions set verified_at = now() - ${HOUR}, passkey_at = now() - ${HOUR} where user_id = $1`,
    [stale.user.id],
  );
  callers.push({
    who: 'an administrator without step-up',
    browser: stale,
    role: 'ADMIN',
    isStale: true,
  });
  return callers;
}
