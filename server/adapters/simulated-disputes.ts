import type { DisputeState } from '#server/ports/billing.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import type { SimulatedProvider } from './simulated-provider.ts';
import type { Bill } from './simulated-subscription.ts';

type Dispute = {
  status: DisputeState['status'];
  amountCents: number;
  openedAt: string;
  isPayment?: boolean;
};

/** Chargebacks at the simulated provider: opened and closed by tests, reported like a bank would. */
export function simulatedDisputes(
  provider: SimulatedProvider,
  billsOf: (ref: string) => Promise<readonly Bill[]>,
) {
  const { clock, newRef, read, change, save, announce, db } = provider;
  const begin = async (
    parent: string,
    given: Pick<Dispute, 'amountCents' | 'isPayment'>,
  ): Promise<string> => {
    const ref = newRef('dp');
    const state: Dispute = { ...given, status: 'open', openedAt: clock.now().toISOString() };
    await db.transaction(async (tx) => {
      await save(tx, { ref, kind: 'dispute', parent, state });
      await announce(tx, 'dispute.created', { kind: 'dispute', ref });
    });
    return ref;
  };
  return {
    read: async (ref: string): Promise<DisputeState | null> => {
      const object = await read(ref, 'dispute').catch((error: unknown) => {
        if (error instanceof ProviderRefusal) return null;
        throw error;
      });
      if (!object) return null;
      const { status, amountCents, openedAt, isPayment = false } = object.state as Dispute;
      return {
        ref,
        status,
        amountCents,
        openedAt: new Date(openedAt),
        subscriptionRef: isPayment ? null : object.parent,
        paymentRef: isPayment ? object.parent : null,
      };
    },
    open: async (subscriptionRef: string): Promise<string> => {
      const paid = (await billsOf(subscriptionRef)).findLast(({ status }) => status === 'paid');
      if (!paid) throw new ProviderRefusal('Nothing was paid that could be disputed.');
      const amountCents = paid.lines.reduce((sum, { cents }) => sum + cents, 0);
      return begin(subscriptionRef, { amountCents });
    },
    openForPayment: async (paymentRef: string): Promise<string> => {
      const { state } = await read(paymentRef, 'payment');
      const { receivedCents } = state as { receivedCents: number };
      if (receivedCents === 0) throw new ProviderRefusal('Nothing was paid that could be disputed.');
      return begin(paymentRef, { amountCents: receivedCents, isPayment: true });
    },
    close: (ref: string, status: 'won' | 'lost'): Promise<void> =>
      change(ref, 'dispute', async (tx, object) => {
        await save(tx, { ...object, state: { ...(object.state as Dispute), status } });
        await announce(tx, 'dispute.closed', { kind: 'dispute', ref });
      }),
  };
}
