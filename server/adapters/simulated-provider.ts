import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { TEST_CARDS, type Confirmation, type TestCardNumber } from '#contract/money/payments.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { eq, sql } from '#server/platform/drizzle.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { publishWebhookEvent, type WebhookEvent } from '#server/ports/webhook-event.ts';
import { simulatedCalls, simulatedObjects } from './tables.ts';

export type SimulatedKind = typeof simulatedObjects.$inferSelect.kind;
/** An object the provider stores. Only the adapter of its kind knows what is in `state`. */
export type SimulatedObject<S = unknown> = Omit<typeof simulatedObjects.$inferSelect, 'state'> & { state: S };

/** A card on file: its label, and the result of a charge made without the member present. */
export type CardOnFile = { label: string; later: 'pays' | 'fails' };

/** What the form can pay for or attach a card to. */
export type Confirmable = {
  /** The card works: mark it paid. Called only while it is waiting for a card. */
  charge(tx: Tx, object: SimulatedObject, card: CardOnFile): Promise<void>;
  /** The card was declined, with a sentence for the member. */
  decline(tx: Tx, object: SimulatedObject, sentence: string): Promise<void>;
  /** Whether it is waiting for a card, already done, or over. */
  stand(object: SimulatedObject): 'waiting' | 'done' | 'over';
};

const DECLINED: Partial<Record<TestCardNumber, string>> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};
const ASKS: TestCardNumber = '4000002500003155';
const FAILS_LATER: TestCardNumber = '4000000000000341';
const NOT_APPROVED = 'We are unable to authenticate your payment method. Choose another card or try again.';

const onFile = (number: TestCardNumber): CardOnFile => ({
  label: TEST_CARDS.find((card) => card.number === number)?.label ?? 'Test card',
  later: number === FAILS_LATER ? 'fails' : 'pays',
});

/** The webhook signing secret: the same on every server that shares the vault's keys. */
export const simulatedSecret = ([{ key }]: MasterKeys): string =>
  createHmac('sha256', key).update('simulated card provider').digest('hex');

/** Declared rather than inferred, because a provider can return another one. */
export type SimulatedProvider = ReturnType<typeof makeProvider> & {
  /** The same provider in the caller's transaction and with the caller's clock. */
  within(tx: Tx, clock: Clock): SimulatedProvider;
};

/**
 * The card provider of a deployment without real keys. It stores its state in its own tables, is idempotent,
 * and reports changes through signed webhook events, so everything around it works as with Stripe.
 * `payments.simulated.ts` and `billing.simulated.ts` build on it.
 */
export const openSimulatedProvider = (given: Given): SimulatedProvider => ({
  ...makeProvider(given),
  within: (tx, clock) => openSimulatedProvider({ ...given, db: tx, clock }),
});

type Given = { db: Queryable; clock: Clock; jobs: Jobs; secret: string };

function makeProvider(given: Given) {
  const { db, clock, jobs, secret } = given;
  const confirmables = new Map<SimulatedKind, Confirmable>();

  const find = async (on: Queryable, ref: string, kind: SimulatedKind, lock = false) => {
    const query = on.select().from(simulatedObjects).where(eq(simulatedObjects.ref, ref)).$dynamic();
    const [row] = await (lock ? query.for('update') : query);
    if (row?.kind !== kind) throw new ProviderRefusal(`There is no ${kind} ${ref}.`);
    return row;
  };

  const provider = {
    db,
    clock,
    secret,

    newRef: (prefix: string): string => `sim_${prefix}_${randomBytes(12).toString('hex')}`,

    read: (ref: string, kind: SimulatedKind): Promise<SimulatedObject> => find(db, ref, kind),

    /** Reads an object and locks it until the transaction ends. */
    lock: (tx: Tx, ref: string, kind: SimulatedKind): Promise<SimulatedObject> => find(tx, ref, kind, true),

    /** Changes an object in a transaction that holds its lock. */
    change: <T>(ref: string, kind: SimulatedKind, work: (tx: Tx, object: SimulatedObject) => Promise<T>) =>
      db.transaction(async (tx) => work(tx, await find(tx, ref, kind, true))),

    /** Inserts or updates an object; omitted fields keep their values. */
    save: async (
      tx: Tx,
      object: Pick<SimulatedObject, 'ref' | 'kind'> & {
        state: object;
        parent?: string | null;
        dueAt?: Date | null;
      },
    ): Promise<void> => {
      const { ref: _ref, kind: _kind, ...set } = object;
      await tx
        .insert(simulatedObjects)
        .values({ ...object, createdAt: clock.now() })
        .onConflictDoUpdate({ target: simulatedObjects.ref, set });
    },

    /**
     * Runs a call once per key. Repeats, even concurrent ones, get the same object's ref; a different request
     * under a used key is refused, as Stripe does.
     */
    once: (key: string, request: object, work: (tx: Tx) => Promise<string>): Promise<string> =>
      db.transaction(async (tx) => {
        const text = JSON.stringify(request);
        const [mine] = await tx
          .insert(simulatedCalls)
          .values({ key, request: text, createdAt: clock.now() })
          .onConflictDoNothing()
          .returning();
        if (mine) {
          const ref = await work(tx);
          await tx.update(simulatedCalls).set({ reply: ref }).where(eq(simulatedCalls.key, key));
          return ref;
        }
        const [earlier] = await tx.select().from(simulatedCalls).where(eq(simulatedCalls.key, key));
        if (earlier?.request !== text)
          throw new ProviderRefusal('This key was used for another request before.');
        return String(earlier.reply);
      }),

    /** Enqueues a webhook event, sent only if the transaction commits. */
    announce: (tx: Tx, type: string, about: Pick<WebhookEvent, 'kind' | 'ref'>): Promise<void> =>
      jobs.enqueue(tx, publishWebhookEvent, {
        id: `sim_evt_${randomUUID()}`,
        type,
        ...about,
        createdAt: clock.now().toISOString(),
      }),

    clientSecretOf: (kind: SimulatedKind, ref: string): string =>
      `${kind}.${ref}.${createHmac('sha256', secret).update(`client ${kind} ${ref}`).digest('hex').slice(0, 40)}`,

    /** Registers a kind of object that the form can pay. */
    confirmable: (kind: SimulatedKind, what: Confirmable): void => void confirmables.set(kind, what),

    confirm: (clientSecret: string, number: TestCardNumber): Promise<Confirmation> =>
      withForm(clientSecret, async (tx, object, what) => {
        const sentence = DECLINED[number];
        if (sentence !== undefined) return decline(tx, object, what, sentence);
        if (number === ASKS) {
          await setAsking(tx, object, true);
          return { outcome: 'authenticate', message: '' };
        }
        return charge(tx, object, what, number);
      }),

    authenticate: (clientSecret: string, approved: boolean): Promise<Confirmation> =>
      withForm(clientSecret, async (tx, object, what) => {
        if ((object.state as { isAsking?: boolean }).isAsking !== true)
          throw new ProviderRefusal('This payment asks for no approval.');
        await setAsking(tx, object, false);
        return approved ? charge(tx, object, what, ASKS) : decline(tx, object, what, NOT_APPROVED);
      }),
  };

  const setAsking = async (tx: Tx, { ref }: SimulatedObject, isAsking: boolean) => {
    await tx
      .update(simulatedObjects)
      .set({ state: sql`${simulatedObjects.state} || ${JSON.stringify({ isAsking })}::jsonb` })
      .where(eq(simulatedObjects.ref, ref));
  };

  async function charge(
    tx: Tx,
    object: SimulatedObject,
    what: Confirmable,
    number: TestCardNumber,
  ): Promise<Confirmation> {
    await what.charge(tx, object, onFile(number));
    return { outcome: 'done', message: '' };
  }

  async function decline(
    tx: Tx,
    object: SimulatedObject,
    what: Confirmable,
    sentence: string,
  ): Promise<Confirmation> {
    await what.decline(tx, object, sentence);
    return { outcome: 'declined', message: sentence };
  }

  /** Finds what a client secret belongs to, and lets it be paid while it is waiting. */
  async function withForm(
    clientSecret: string,
    pay: (tx: Tx, object: SimulatedObject, what: Confirmable) => Promise<Confirmation>,
  ): Promise<Confirmation> {
    const [kind, ref = ''] = clientSecret.split('.') as [SimulatedKind, string?];
    const what = confirmables.get(kind);
    const given = Buffer.from(clientSecret);
    const real = Buffer.from(provider.clientSecretOf(kind, ref));
    if (!what || given.length !== real.length || !timingSafeEqual(given, real))
      throw new ProviderRefusal('This payment does not exist. Go back and start again.');
    return provider.change(ref, kind, async (tx, object) => {
      const stand = what.stand(object);
      if (stand === 'done') return { outcome: 'done', message: '' };
      if (stand === 'over') throw new ProviderRefusal('This payment is closed. Go back and start again.');
      return pay(tx, object, what);
    });
  }

  return provider;
}
