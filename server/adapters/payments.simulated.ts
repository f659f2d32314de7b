import type { Tx } from '#server/platform/db.ts';
import { ProviderRefusal, type PaymentsPort, type PaymentState } from '#server/ports/payments.ts';
import { WebhookEvent } from '#server/ports/webhook-event.ts';
import { isSigned, signWebhook } from './signed-webhooks.ts';
import type { SimulatedObject, SimulatedProvider } from './simulated-provider.ts';

type State = Omit<PaymentState, 'ref' | 'isRefundFailed'> & { description: string; isAsking?: boolean };

/** Card payments without a card provider: test cards, and no money. */
export function createSimulatedPayments(provider: SimulatedProvider): PaymentsPort {
  const { newRef, read, lock, change, save, once, announce, clientSecretOf, clock, secret } = provider;

  const stateOf = ({ state }: SimulatedObject): State => state as State;
  const shown = (object: SimulatedObject) => {
    const { description: _description, isAsking: _isAsking, ...state } = stateOf(object);
    return {
      ...state,
      ref: object.ref,
      isRefundFailed: false,
      clientSecret: clientSecretOf('payment', object.ref),
    };
  };
  /** Omitted fields keep their values; a pending approval request is cleared. */
  const write = async (tx: Tx, object: SimulatedObject, news: string, now: Partial<State>) => {
    const { ref } = object;
    await save(tx, { ref, kind: 'payment', state: { ...stateOf(object), isAsking: false, ...now } });
    await announce(tx, `payment.${news}`, { kind: 'payment', ref });
  };

  provider.confirmable('payment', {
    stand: (object) => {
      const { status } = stateOf(object);
      return status === 'succeeded' ? 'done' : status === 'cancelled' ? 'over' : 'waiting';
    },
    charge: (tx, object, card) => {
      const paid = { status: 'succeeded', receivedCents: stateOf(object).amountCents } as const;
      return write(tx, object, 'succeeded', { ...paid, card: card.label, failure: null });
    },
    decline: (tx, object, failure) => write(tx, object, 'failed', { failure }),
  });

  const parseWebhook: PaymentsPort['parseWebhook'] = (raw) => {
    const parsed = WebhookEvent.safeParse(parseJson(raw));
    if (!parsed.success) return null;
    const { id, type, kind, ref, createdAt } = parsed.data;
    return { id, type, object: { kind, ref }, createdAt: new Date(createdAt) };
  };

  return {
    form: { provider: 'simulated' },
    simulated: {
      confirm: provider.confirm,
      authenticate: provider.authenticate,
      envelope: (news) => {
        const raw = Buffer.from(JSON.stringify(news));
        return { raw, signature: signWebhook(secret, raw, clock.now()) };
      },
    },
    create: async ({ paymentId, amountCents, description }) => {
      const ref = await once(`payment:${paymentId}`, { paymentId, amountCents, description }, async (tx) => {
        const made = newRef('pay');
        const state: State = {
          status: 'waiting',
          amountCents,
          receivedCents: 0,
          refundedCents: 0,
          currency: 'usd',
          paymentId,
          failure: null,
          card: null,
          description,
        };
        await save(tx, { ref: made, kind: 'payment', state });
        await announce(tx, 'payment.created', { kind: 'payment', ref: made });
        return made;
      });
      return shown(await read(ref, 'payment'));
    },
    read: async (ref) => shown(await read(ref, 'payment')),
    cancel: async (ref) => {
      await change(ref, 'payment', async (tx, object) => {
        if (stateOf(object).status === 'waiting')
          await write(tx, object, 'cancelled', { status: 'cancelled' });
      });
      return shown(await read(ref, 'payment'));
    },
    refund: async ({ ref, refundId }) => {
      await once(`refund:${refundId}`, { ref, refundId }, async (tx) => {
        const object = await lock(tx, ref, 'payment');
        const { status, receivedCents, refundedCents } = stateOf(object);
        if (status !== 'succeeded' || refundedCents > 0)
          throw new ProviderRefusal('There is nothing to give back.');
        const refund = newRef('re');
        await save(tx, { ref: refund, kind: 'refund', parent: ref, state: { receivedCents } });
        await write(tx, object, 'refunded', { refundedCents: receivedCents });
        return refund;
      });
      return shown(await read(ref, 'payment'));
    },
    readEvent: (raw, signature, now) => (isSigned(secret, raw, signature, now) ? parseWebhook(raw) : null),
    parseWebhook,
  };
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}
