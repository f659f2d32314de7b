import { randomUUID } from 'node:crypto';
import {
  factsKey,
  NOTHING_YET,
  type FactsFor,
  type NoticeFacts,
} from '#server/core/notifications/notifications.ts';
import { phones, pushSubscriptions } from '#server/core/notifications/tables.ts';
import { ensureUser } from '#server/core/accounts/accounts.ts';
import type { World } from './world.ts';

/** A home under an order, as activations report it. */
export const orderFacts = (given: Partial<NoticeFacts> = {}): NoticeFacts => ({
  addressLine: '12 Oak Lane, Paradise',
  incidentName: 'Ridge',
  zoneName: 'Zone PRD-E004',
  county: 'Butte',
  source: 'Cal OES',
  officialUrl: 'https://protect.genasys.com',
  orderAt: new Date('2025-01-08T01:34:00Z'),
  timeZone: 'America/Los_Angeles',
  state: 'active',
  ...NOTHING_YET,
  ...given,
});

/** The facts of each home, for tests that provide them: by default all are under an order. */
export function recordedFacts() {
  const changed = new Map<string, Partial<NoticeFacts> | null>();
  const factsFor: FactsFor = async (_deps, keys) =>
    new Map(
      keys.flatMap((key) => {
        const its = changed.get(key.homeId);
        return its === null ? [] : [[factsKey(key), { ...orderFacts(its), isOfHome: () => true }] as const];
      }),
    );
  return {
    factsFor,
    say: (homeId: string, facts: Partial<NoticeFacts> | null) => changed.set(homeId, facts),
  };
}

let lastNumber = 0;
export const newPhone = () => `+1530555${String((lastNumber += 1)).padStart(4, '0')}`;
/** The public key of the RFC's example: a point on the curve. */
export const BROWSER_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A person with an account, a verified number and a browser that shows notifications. */
export async function reachable(world: World, by: { sms?: boolean; push?: boolean } = {}) {
  const { sms = true, push = true } = by;
  const email = `${randomUUID()}@example.com`;
  const { id } = await world.db.transaction((tx) => ensureUser(tx, email));
  const phone = newPhone();
  const endpoint = `https://push.example.com/${id}`;
  if (sms) await world.db.insert(phones).values({ userId: id, phone, verifiedAt: new Date() });
  if (push) await world.db.insert(pushSubscriptions).values({ userId: id, endpoint, ...BROWSER_KEYS });
  return { id, homeId: randomUUID(), email, phone, endpoint };
}
