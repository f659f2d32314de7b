import { PAYOUT_TEST_CARDS, type PayoutTestToken } from '#contract/money/payouts.ts';
import { after, minutes, type Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import { and, eq, gte } from '#server/platform/drizzle.ts';
import { ProviderRefusal, ProviderTrouble } from '#server/ports/payments.ts';
import type { PayoutsPort, PayoutState } from '#server/ports/payouts.ts';
import type { SimulatedObject, SimulatedProvider } from './simulated-provider.ts';
import { simulatedCalls, simulatedObjects } from './tables.ts';

type State = { key: string; purpose: string; cents: number; card: string; arrivesAt: string };

const DELIVERS: PayoutTestToken = 'sim_debit_5556';
const SLOW: PayoutTestToken = 'sim_debit_8210';
const BACK: PayoutTestToken = 'sim_debit_0002';
const LOST: PayoutTestToken = 'sim_debit_0119';
const TAKES_CASH: readonly string[] = [DELIVERS, SLOW, BACK, LOST];

/** Delay of the slow test card. */
const SLOW_MS = minutes(30);

/** Cash without money: test cards that deliver, are slow, return it, or lose the response. */
export function createSimulatedPayouts(provider: SimulatedProvider): PayoutsPort {
  const { db, clock, newRef, save, once, announce } = provider;

  const shown = (object: SimulatedObject) => stateAt(object, clock.now());
  const callOf = (key: string) => `payout:${key}`;
  const madeUnder = async (key: string) => {
    const [call] = await db
      .select()
      .from(simulatedCalls)
      .where(eq(simulatedCalls.key, callOf(key)));
    return call ? provider.read(String(call.reply), 'payout') : undefined;
  };

  return {
    form: { provider: 'simulated' },
    saveCard: async ({ userId, token, recipientRef, key }) => {
      const card = PAYOUT_TEST_CARDS.find((one) => one.token === kindOf(token));
      if (!card) throw new ProviderRefusal('This demo takes its own test cards only.');
      if (!TAKES_CASH.includes(card.token))
        throw new ProviderRefusal('Cash can only go to a debit card. Enter another card.');
      const ref =
        recipientRef ??
        (await once(`${key}:account`, { userId }, async (tx) => {
          const made = newRef('rcp');
          await save(tx, { ref: made, kind: 'recipient', state: { userId } });
          return made;
        }));
      return {
        recipientRef: ref,
        cardRef: card.token,
        fingerprint: token,
        name: card.name,
        lacksIdentity: false,
      };
    },
    lacksIdentity: async () => false, // no real money, so no identity check
    identityLink: async () => {
      throw new ProviderRefusal('This demo doesn’t verify identities.');
    },
    send: async ({ key, purpose, recipientRef, cardRef, cents }) => {
      const isNew = (await madeUnder(key)) === undefined;
      const ref = await once(callOf(key), { purpose, recipientRef, cardRef, cents }, async (tx) => {
        const made = newRef('po');
        const arrivesAt = after(clock.now(), cardRef === SLOW ? SLOW_MS : 0).toISOString();
        const state: State = { key, purpose, cents, card: cardRef, arrivesAt };
        await save(tx, { ref: made, kind: 'payout', parent: recipientRef, state });
        await announce(tx, 'payout.updated', { kind: 'payout', ref: made });
        return made;
      });
      if (isNew && cardRef === LOST) throw new ProviderTrouble('the answer was lost');
      // Only accepted: whether it arrives is reported later, as banks do.
      return { ...shown(await provider.read(ref, 'payout')), status: 'sent', failure: null };
    },
    read: async (ref) => shown(await provider.read(ref, 'payout')),
    find: async ({ key }) => {
      const made = await madeUnder(key);
      return made ? shown(made) : null;
    },
    reverseTransfer: async () => undefined, // nothing is set aside here
    statementSince: (since) => simulatedStatement(db, clock, since),
  };
}

/** "sim_debit_5556-7f3a" behaves like "sim_debit_5556" and is another card. */
const kindOf = (token: string): string => token.split('-', 1)[0] ?? token;

const stateOf = ({ state }: SimulatedObject): State => state as State;

/** The simulated bank's state depends only on the clock, so no job has to advance it. */
function stateAt(object: SimulatedObject, now: Date): PayoutState {
  const { cents, card, arrivesAt } = stateOf(object);
  const isDecided = new Date(arrivesAt) <= now;
  const isBack = card === BACK;
  return {
    ref: object.ref,
    status: !isDecided ? 'sent' : isBack ? 'failed' : 'delivered',
    cents,
    failure: isDecided && isBack ? 'Your bank declined the payment.' : null,
  };
}

/** All payouts since then. */
export async function* simulatedStatement(db: Queryable, clock: Clock, since: Date) {
  const rows = await db
    .select()
    .from(simulatedObjects)
    .where(and(eq(simulatedObjects.kind, 'payout'), gte(simulatedObjects.createdAt, since)));
  for (const row of rows) yield { ...stateAt(row, clock.now()), key: stateOf(row).key };
}
