/** Members who are due emergency cash, without an order around them. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { days } from '#server/platform/clock.ts';
import { payoutOf, payoutRows, sendDuePayouts } from '#server/money/payouts/payouts.ts';
import { cashLedger, payoutCards, payouts } from '#server/money/payouts/tables.ts';
import { handlePayoutEvent } from '#server/money/payouts/sending.ts';
import { signedIn, type World } from './world.ts';

export type Which = { incidentId: string; homeId: string };

export async function addPayee(
  world: World,
  given: {
    cents: number;
    /** Their test card; null: none. */
    card?: string | null;
    cardAge?: number;
    isHeld?: boolean;
    incidentId?: string;
  },
) {
  const { db, clock } = world;
  const me = await signedIn(world);
  const { card = 'sim_debit_5556', cardAge = days(30), isHeld = false, incidentId = randomUUID() } = given;
  if (card) {
    const reply = await me.call('PUT', '/api/payout-card', { token: card });
    if (reply.status !== 200) throw new Error(reply.text);
    await db
      .update(payoutCards)
      .set({ addedAt: new Date(clock.now().getTime() - cardAge), fingerprint: me.user.id })
      .where(eq(payoutCards.userId, me.user.id));
  }
  const payee = { incidentId, homeId: randomUUID(), userId: me.user.id, cents: given.cents };
  await db.insert(payouts).values(payoutRows([payee], { isHeld, at: clock.now() }));
  return { ...payee, me, payout: () => payoutOf(db, payee.incidentId, payee.homeId) };
}

/** Sends what is due, and delivers the webhook events that a worker would process. */
export async function settle(world: World): Promise<void> {
  await sendDuePayouts(world.deps);
  const sent = await world.db.select().from(payouts).where(eq(payouts.state, 'sent'));
  for (const { providerRef } of sent) await handlePayoutEvent(world.deps, providerRef ?? '');
}

export const ledgerOf = async (db: Db, { incidentId, homeId }: Which) =>
  (
    await db
      .select()
      .from(cashLedger)
      .where(and(eq(cashLedger.incidentId, incidentId), eq(cashLedger.homeId, homeId)))
      .orderBy(cashLedger.id)
  ).map(({ kind, cents }) => [kind, cents]);
