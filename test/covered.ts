/** A household inside an order: a home with an exact location and an old membership. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PlanKey } from '#contract/core/plans.ts';
import type { Member } from '#server/platform/route.ts';
import { giveMembership } from './given-membership.ts';
import { homeowner } from './homes.ts';
import type { Browser, World } from './world.ts';

/** Far from the places that other tests use, with its own hotel. */
export const SPOT = { lat: 39.7596, lng: -121.6219 };
const LONG_AGO = '2020-01-01T00:00:00Z';

type Given = { lat?: number; lng?: number; plan?: PlanKey | null; accuracy?: 'pin' | 'zip' | 'street' };

export async function coveredMember(world: World, given: Given = {}) {
  const me = await homeowner(world);
  const { lat = SPOT.lat, lng = SPOT.lng, plan = 'plus', accuracy = 'pin' } = given;
  await world.db
    .execute(sql`update homes set lat = ${lat}, lng = ${lng}, accuracy = ${accuracy}, located_at = ${LONG_AGO},
      owned_since = ${LONG_AGO}, protected_from = ${LONG_AGO}, approval = 'automatic', approval_doubt = null
    where id = ${me.homeId}`);
  if (plan) await giveMembership(world.db, me.user.id, { plan });
  return me;
}

export async function addPerson(me: Pick<Browser, 'post'> & { api: string }, name: string): Promise<string> {
  const given = { name, ageGroup: 'adult', birthYear: null, mobility: 'none', power: [], note: '' };
  const { status, body, text } = await me.post(`${me.api}/household/people`, given);
  if (status !== 201) throw new Error(text);
  return (body as { id: string }).id;
}

/** The actor of a request, for calls without one. */
export const memberOf = (id: string): Member => ({
  id,
  role: 'USER',
  sessionId: randomUUID(),
  device: 'Firefox on macOS',
  verifiedAt: null,
  passkeyAt: null,
  language: 'en',
});
