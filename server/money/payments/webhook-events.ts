import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { ProviderRefusal, type PaymentState } from '#server/ports/payments.ts';
import { handleWebhookEvent } from './job-names.ts';
import {
  billingChanged,
  bookingDisputed,
  disputeChanged,
  payeeChanged,
  payoutChanged,
  repaymentDisputed,
} from './jobs-out.ts';
import { recordState } from './record.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>;

/**
 * Webhook handler: verifies the signature, stores the raw bytes and enqueues a job. Duplicates are
 * acknowledged and ignored. The content isn't trusted at this point.
 */
export async function receiveEvent(deps: Needs, raw: Buffer, signature: string): Promise<void> {
  const { db, clock, jobs, log, payments } = deps;
  const now = clock.now();
  const event = payments.readEvent(raw, signature, now);
  const { provider } = payments.form;
  if (!event || provider === 'none') {
    log.warn({ bytes: raw.length }, 'webhook event rejected: invalid signature');
    throw new AppError('malformed_request', say().paymentsErrors.badSignature);
  }
  const { id: eventId, type } = event;
  await db.transaction(async (tx) => {
    const kept = { provider, eventId, type, raw: Uint8Array.from(raw), receivedAt: now };
    if (await store.insertWebhookEvent(tx, kept))
      await jobs.enqueue(tx, handleWebhookEvent, { provider, eventId });
  });
}

/** Processes a webhook event. Its payload isn't trusted: the current state is read from the provider. */
export async function handleEvent(deps: Needs, provider: store.Provider, eventId: string): Promise<void> {
  const { db, clock, jobs, payments } = deps;
  const news = await store.findWebhookEvent(db, provider, eventId);
  if (!news || news.handledAt) return;
  const isOurs = provider === payments.form.provider; // after a provider change, the old one can't be read
  const about = isOurs ? payments.parseWebhook(Buffer.from(news.raw))?.object : undefined;
  const state = about?.kind === 'payment' ? await readOrNothing(deps, about.ref) : undefined;
  await db.transaction(async (tx) => {
    if (!(await store.markWebhookEventHandled(tx, provider, eventId, clock.now()))) return;
    if (state) {
      const paymentId = (await store.findByRef(tx, provider, state.ref))?.id ?? state.paymentId;
      if (paymentId) await recordState(deps, tx, paymentId, state);
    } else if (about?.kind === 'subscription') {
      await jobs.enqueue(tx, billingChanged, { subscriptionRef: about.ref }, { unlessWaiting: true });
    } else if (about?.kind === 'dispute') {
      // It is about a membership, a repayment or a booking. Each handler ignores what isn't its own.
      await jobs.enqueue(tx, disputeChanged, { disputeRef: about.ref }, { unlessWaiting: true });
      await jobs.enqueue(tx, repaymentDisputed, { disputeRef: about.ref }, { unlessWaiting: true });
      await jobs.enqueue(tx, bookingDisputed, { disputeRef: about.ref }, { unlessWaiting: true });
    } else if (about?.kind === 'payout') {
      await jobs.enqueue(tx, payoutChanged, { ref: about.ref }, { unlessWaiting: true });
    } else if (about?.kind === 'payee') {
      await jobs.enqueue(tx, payeeChanged, { recipientRef: about.ref }, { unlessWaiting: true });
    }
  });
}

/** A payment unknown to the provider isn't ours. */
async function readOrNothing({ payments }: Needs, ref: string): Promise<PaymentState | undefined> {
  try {
    return await payments.read(ref);
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}
