import { changeTiming, type Terms } from '#contract/money/plan-changes.ts';
import { priceCents } from '#contract/core/plans.ts';
import type { Tx } from '#server/platform/db.ts';
import { and, asc, eq, lte, sql } from '#server/platform/drizzle.ts';
import { CHANGED_MEANWHILE, type BillingPort, type SubscriptionState } from '#server/ports/billing.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { simulatedDisputes } from './simulated-disputes.ts';
import * as books from './simulated-book.ts';
import type { CardOnFile, SimulatedObject, SimulatedProvider } from './simulated-provider.ts';
import {
  endOfPeriod,
  invoiceOf,
  lineFor,
  stateOf,
  type Bill,
  type Subscription,
} from './simulated-subscription.ts';
import { shiftDates } from './simulated-time.ts';
import { simulatedObjects } from './tables.ts';

type Customer = { userId: string; email: string; card: CardOnFile | null };
type CardChange = { customerRef: string; card: CardOnFile | null; isAdopted: boolean };

/** Memberships without a card provider: the same rules, test cards, and no money. */
export function createSimulatedBilling(provider: SimulatedProvider): BillingPort {
  const { db, clock, newRef, read, change, save, once, announce, clientSecretOf } = provider;

  async function openBook(tx: Tx | typeof db, object: SimulatedObject): Promise<books.Book> {
    const { isAsking: _, ...subscription } = object.state as Subscription & { isAsking?: boolean };
    const rows = await tx
      .select()
      .from(simulatedObjects)
      .where(and(eq(simulatedObjects.parent, object.ref), eq(simulatedObjects.kind, 'invoice')))
      .orderBy(asc(sql`${simulatedObjects.state} ->> 'number'`));
    const [customer] = await tx
      .select()
      .from(simulatedObjects)
      .where(eq(simulatedObjects.ref, subscription.customerRef));
    const card = (customer?.state as Customer | undefined)?.card ?? null;
    return { subscription, bills: rows.map((row) => row.state as Bill), card };
  }

  /** Saves what changed in a book and publishes the webhook events. */
  async function saveBook(tx: Tx, book: books.Book, before?: books.Book): Promise<void> {
    const { subscription, bills } = book;
    for (const bill of bills)
      if (!before?.bills.includes(bill))
        await save(tx, { ref: bill.ref, kind: 'invoice', parent: subscription.ref, state: bill });
    await save(tx, {
      ref: subscription.ref,
      kind: 'subscription',
      parent: subscription.customerRef,
      state: subscription,
      dueAt: books.dueAt(book),
    });
    await announce(tx, 'subscription.updated', { kind: 'subscription', ref: subscription.ref });
  }

  const edit = (ref: string, work: (book: books.Book, tx: Tx) => books.Book | Promise<books.Book>) =>
    change(ref, 'subscription', async (tx, object) => {
      const before = await openBook(tx, object);
      const after = await work(before, tx);
      if (after !== before) await saveBook(tx, after, before);
      return shown(after);
    });

  const shown = (book: books.Book): SubscriptionState =>
    stateOf(
      book.subscription,
      book.card?.label ?? null,
      books.waitingBill(book) ? clientSecretOf('subscription', book.subscription.ref) : null,
    );

  const readBook = async (ref: string) => openBook(db, await read(ref, 'subscription'));

  const keepCard = async (tx: Tx, customerRef: string, card: CardOnFile) => {
    await tx
      .update(simulatedObjects)
      .set({ state: sql`${simulatedObjects.state} || ${JSON.stringify({ card })}::jsonb` })
      .where(eq(simulatedObjects.ref, customerRef));
  };

  const live = ({ subscription }: books.Book): Subscription => {
    if (subscription.status === 'starting' || subscription.status === 'ended')
      throw new ProviderRefusal('This membership is not active.');
    return subscription;
  };

  provider.confirmable('subscription', {
    stand: ({ state }) => ((state as Subscription).status === 'ended' ? 'over' : 'waiting'),
    charge: async (tx, object, card) => {
      const before = await openBook(tx, object);
      const bill = books.waitingBill(before);
      if (!bill) return; // already paid in another window, or automatically
      await keepCard(tx, before.subscription.customerRef, card);
      await saveBook(tx, books.pay({ ...before, card }, bill, clock.now()), before);
    },
    decline: async (tx, object, sentence) => {
      const before = await openBook(tx, object);
      const bill = books.waitingBill(before);
      if (bill) await saveBook(tx, books.note(before, bill, sentence), before);
    },
  });

  provider.confirmable('card-change', {
    stand: ({ state }) => ((state as CardChange).card ? 'done' : 'waiting'),
    charge: async (tx, { ref, parent, state }, card) => {
      const { customerRef } = state as CardChange;
      await save(tx, { ref, kind: 'card-change', parent, state: { customerRef, card, isAdopted: false } });
      if (parent) await announce(tx, 'card.entered', { kind: 'subscription', ref: parent });
    },
    decline: () => Promise.resolve(),
  });

  const disputes = simulatedDisputes(provider, async (ref) => (await readBook(ref)).bills);

  return {
    provider: 'simulated',

    start: async ({ key, userId, email, customerRef, plan, interval, cents }) => {
      const ref = await once(key, { userId, plan, interval }, async (tx) => {
        const customer = customerRef ?? newRef('cus');
        if (!customerRef)
          await save(tx, { ref: customer, kind: 'customer', state: { userId, email, card: null } });
        const at = clock.now();
        const terms: Terms = { plan, interval };
        const subscription: Subscription = {
          ref: newRef('sub'),
          customerRef: customer,
          status: 'starting',
          terms,
          ...(cents === priceCents(plan, interval) ? {} : { cents }),
          startedAt: at.toISOString(),
          anchor: at.toISOString(),
          period: 0,
          endsWithPeriod: false,
          endedAt: null,
          next: null,
          pending: null,
          invoiceCount: 0,
        };
        const first = {
          ref: newRef('inv'),
          purpose: 'start' as const,
          lines: [lineFor({ terms, cents })],
          at,
          period: { start: at, end: endOfPeriod(subscription) },
        };
        await saveBook(tx, books.issue({ subscription, bills: [], card: null }, first));
        return subscription.ref;
      });
      return shown(await readBook(ref));
    },

    read: async (ref) => shown(await readBook(ref)),
    invoices: async (ref) => (await readBook(ref)).bills.map(invoiceOf).toReversed(),

    previewChange: async (ref, to, when, at) => {
      const subscription = live(await readBook(ref));
      const renewsAtCents = priceCents(to.plan, to.interval);
      const end = endOfPeriod(subscription);
      if (when === 'period-end')
        return { dueNowCents: 0, lines: [], takesEffect: end, renewsAtCents, renewsAt: end };
      const { dueCents, lines } = books.priceChange(subscription, to, at);
      const renewsAt =
        to.interval === subscription.terms.interval
          ? end
          : endOfPeriod({ ...subscription, terms: to, anchor: at.toISOString(), period: 0 });
      return { dueNowCents: dueCents, lines, takesEffect: at, renewsAtCents, renewsAt };
    },

    change: async (ref, { from, to, when, at }, key) => {
      await once(key, { ref, to, when, at }, async (tx) => {
        const [object] = await tx
          .select()
          .from(simulatedObjects)
          .where(eq(simulatedObjects.ref, ref))
          .for('update');
        if (object?.kind !== 'subscription') throw new ProviderRefusal(`There is no subscription ${ref}.`);
        const before = await openBook(tx, object);
        const subscription = live(before);
        if (changeTiming(subscription.terms, from) !== 'none') throw new ProviderRefusal(CHANGED_MEANWHILE);
        const after =
          when === 'now'
            ? books.changeNow(before, to, { at, now: clock.now() }, newRef('inv'))
            : {
                ...books.dropPending(before),
                subscription: {
                  ...subscription,
                  pending: null,
                  next: to,
                  nextCents: null,
                  endsWithPeriod: false,
                },
              };
        await saveBook(tx, after, before);
        return ref;
      });
      return shown(await readBook(ref));
    },

    setRenewalPrice: (ref, cents) =>
      edit(ref, (book) => {
        live(book);
        const dropped = books.dropPending(book);
        return { ...dropped, subscription: { ...dropped.subscription, next: null, nextCents: cents } };
      }),
    dropChange: (ref) =>
      edit(ref, (book) => {
        const dropped = books.dropPending(book);
        return { ...dropped, subscription: { ...dropped.subscription, next: null, nextCents: null } };
      }),
    endWithPeriod: (ref) =>
      edit(ref, (book) => {
        live(book);
        const dropped = books.dropPending(book);
        return {
          ...dropped,
          subscription: { ...dropped.subscription, next: null, nextCents: null, endsWithPeriod: true },
        };
      }),
    keep: (ref) => edit(ref, (book) => ({ ...book, subscription: { ...live(book), endsWithPeriod: false } })),
    endUnpaid: (ref) =>
      edit(ref, (book) => {
        const { status } = book.subscription;
        return status === 'starting' || status === 'late' ? books.end(book, clock.now()) : book;
      }),
    endNow: (ref) => edit(ref, (book) => books.end(book, clock.now())),

    startCardChange: async (ref, key) => {
      const { subscription } = await readBook(ref);
      const made = await once(key, { ref }, async (tx) => {
        const change = newRef('card');
        const state: CardChange = { customerRef: subscription.customerRef, card: null, isAdopted: false };
        await save(tx, { ref: change, kind: 'card-change', parent: ref, state });
        return change;
      });
      return { clientSecret: clientSecretOf('card-change', made) };
    },
    adoptCard: (ref) =>
      change(ref, 'subscription', async (tx) => {
        const rows = await tx
          .select()
          .from(simulatedObjects)
          .where(and(eq(simulatedObjects.parent, ref), eq(simulatedObjects.kind, 'card-change')))
          .orderBy(asc(simulatedObjects.createdAt));
        const entered = rows.filter(({ state }) => {
          const { card, isAdopted } = state as CardChange;
          return card !== null && !isAdopted;
        });
        for (const row of entered) {
          const state = row.state as CardChange;
          if (state.card) await keepCard(tx, state.customerRef, state.card);
          await save(tx, { ...row, state: { ...state, isAdopted: true } });
        }
        return entered.length > 0;
      }),

    payNow: async (invoiceRef) => {
      const { parent } = await read(invoiceRef, 'invoice');
      let refusal: string | null = null;
      let result: Bill | undefined;
      await edit(parent ?? '', (book) => {
        const bill = book.bills.find((b) => b.ref === invoiceRef);
        result = bill;
        if (bill?.status !== 'open') return book;
        const after = books.tryNow(book, bill, clock.now());
        result = after.bills.find((b) => b.ref === invoiceRef);
        if (result?.status === 'open') refusal = result.failure;
        return after;
      });
      // Thrown after the commit, so the failed attempt stays recorded.
      if (refusal !== null) throw new ProviderRefusal(refusal);
      if (!result) throw new ProviderRefusal(`There is no invoice ${invoiceRef}.`);
      return invoiceOf(result);
    },

    readDispute: (ref) => disputes.read(ref),

    setEmail: async (customerRef, email) => {
      // A deleted person stays deleted.
      const isKnown = sql`${simulatedObjects.kind} = 'customer' and ${simulatedObjects.state} ->> 'email' is not null`;
      await db
        .update(simulatedObjects)
        .set({ state: sql`${simulatedObjects.state} || jsonb_build_object('email', ${email}::text)` })
        .where(and(eq(simulatedObjects.ref, customerRef), isKnown));
    },

    forget: async (customerRef) => {
      await db
        .update(simulatedObjects)
        .set({ state: { userId: null, email: null, card: null } })
        .where(and(eq(simulatedObjects.ref, customerRef), eq(simulatedObjects.kind, 'customer')));
    },

    simulation: {
      tick: async (only) => {
        for (;;) {
          const [due] = await db
            .select({ ref: simulatedObjects.ref })
            .from(simulatedObjects)
            .where(
              and(
                eq(simulatedObjects.kind, 'subscription'),
                lte(simulatedObjects.dueAt, clock.now()),
                only === undefined ? undefined : eq(simulatedObjects.ref, only),
              ),
            )
            .orderBy(asc(simulatedObjects.dueAt))
            .limit(1);
          if (!due) return;
          await edit(due.ref, (book) => books.step(book, clock.now(), () => newRef('inv')) ?? { ...book });
        }
      },
      moveBack: async (ref, ms) => {
        const moved = await shiftDates(provider, ref, ms);
        await edit(ref, (book) => ({ ...book })); // months differ in length, so recompute the due date
        return moved;
      },
      nextDue: async (ref) => books.dueAt(await readBook(ref)),
      dispute: disputes.open,
      disputePayment: disputes.openForPayment,
      closeDispute: disputes.close,
      within: (tx, virtual) => createSimulatedBilling(provider.within(tx, virtual)),
    },
  };
}
