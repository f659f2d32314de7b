/** Members created through the public API, for tests about who is paid. */
import { eq, sql } from 'drizzle-orm';
import type { PlanKey } from '#contract/core/plans.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { payoutCards } from '#server/money/payouts/tables.ts';
import { putZone, square } from './evacuees.ts';
import { addHome } from './homes.ts';
import { newMember } from './membership.ts';
import { settle } from './payouts.ts';
import { PIN_EVIDENCE } from './pin.ts';
import type { signedIn, World } from './world.ts';

export type Me = Awaited<ReturnType<typeof signedIn>>;
/** Near the center of its ZIP code, the only location that a test's lookup has. */
export const PARADISE = { lat: 39.7596, lng: -121.6219 };
const STEP = 0.01;

let houses = 100;
/** A street address that no one else has. */
export const street = () => `${(houses += 10)} Ridgecrest Drive`;

export async function placePin(me: Me, homeId: string, at: { lat: number; lng: number }) {
  const reply = await me.call('PUT', `/api/homes/${homeId}/location`, {
    ...at,
    confirmed: true,
    evidence: PIN_EVIDENCE,
  });
  if (reply.status !== 200) throw new Error(reply.text);
}

/** A home at its own location, unless specified. */
export async function settleDown(
  me: Me,
  given: { address?: string; at?: { lat: number; lng: number }; picked?: { lat: number; lng: number } } = {},
) {
  const address = given.address ?? street();
  const { id } = await addHome(me, { address, policy: undefined, ...given.picked });
  const at = given.at ?? { lat: PARADISE.lat, lng: PARADISE.lng + (houses % 97) * 0.0004 };
  await placePin(me, id, at);
  return id;
}

/** Saves a card. The simulated provider has few numbers, so each gets the member's own fingerprint. */
export async function addCard(world: World, me: Me, fingerprint: string = me.user.id) {
  const reply = await me.call('PUT', '/api/payout-card', { token: 'sim_debit_5556' });
  if (reply.status !== 200) throw new Error(reply.text);
  await world.db.update(payoutCards).set({ fingerprint }).where(eq(payoutCards.userId, me.user.id));
}

/** An honest household: a plan, a home with its pin, and a card. */
export async function household(
  world: World,
  given: { plan?: PlanKey } & Parameters<typeof settleDown>[1] = {},
) {
  const me = await newMember(world, { plan: given.plan ?? 'plus', interval: 'year' });
  const homeId = await settleDown(me, given);
  await addCard(world, me);
  return { me, homeId };
}

/** A zone over Paradise, or elsewhere; the same key means the same zone. */
export async function declare(
  world: World,
  status: 'warning' | 'order' | 'lifted',
  { key = 'P', lat = PARADISE.lat, lng = PARADISE.lng, half = 5 * STEP } = {},
) {
  await putZone(world.db, {
    key,
    status,
    at: world.clock.now(),
    shape: square(lng, lat, half),
    ...(status === 'lifted' ? { ended: 'The order was lifted.' } : {}),
  });
  await reconcileActivations(world.deps);
  await settle(world);
}

/** What reached a person's cards, in dollars. */
export async function paidTo(world: World, me: Pick<Me, 'user'>): Promise<number> {
  const { rows } = await world.db.execute<{ dollars: number }>(
    sql`select coalesce(sum(cents), 0)::int / 100 as dollars from cash_ledger where user_id = ${me.user.id}`,
  );
  return rows[0]?.dollars ?? 0;
}

/** Open reviews about a home, by kind. */
export async function reviewsOf(world: World, homeId: string): Promise<string[]> {
  const { rows } = await world.db.execute<{ kind: string }>(
    sql`select kind from reviews where home_id = ${homeId} and decided_at is null order by kind`,
  );
  return rows.map(({ kind }) => kind);
}

/** Why the evacuation page says that no services apply; null if they do. */
export async function reasonFor(me: Me, homeId: string): Promise<string | null> {
  const { body } = await me.get(`/api/homes/${homeId}/evacuation`);
  return (body as { unserved: { reason: string } | null }).unserved?.reason ?? null;
}
