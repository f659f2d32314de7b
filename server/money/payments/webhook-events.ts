import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { ProviderRefusal, type PaymentState } from '#server/ports/payments.ts';
import { handleWebhookEvent } from './job-names.ts';
import { billingChanged, payeeChanged, payoutChanged } from './jobs-out.ts';
import { recordState } from './record.ts';
import * as store from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>;

/**
 * Takes news from the provider: checks whose it is, keeps the bytes as they came, and has a job look at it. A copy is
 * thanked for and thrown away. Nothing is believed yet.
 */
export async function receiveEvent(deps: Needs, raw: Buffer, signature: string): Promise<void> {
  const { db, clock, jobs, log, payments } = deps;
  const now = clock.now();
  const event = payments.readEvent(raw, signature, now);
  if (!event) {
    log.warn({ bytes: raw.length }, 'news that is not the provider’s was refused');
    throw new AppError('malformed_request', 'This is not signed by the provider, or too old.');
  }
  const { provider } = payments.form;
  const { id: eventId, type } = event;
  await db.transaction(async (tx) => {
    const kept = { provider, eventId, type, raw: Uint8Array.from(raw), receivedAt: now };
    if (await store.insertNews(tx, kept)) await jobs.enqueue(tx, handleWebhookEvent, { provider, eventId });
  });
}

/** Looks at what a piece of news is about. The news itself says nothing that counts: the provider is asked. */
export async function handleEvent(deps: Needs, provider: store.Provider, eventId: string): Promise<void> {
  const { db, clock, jobs, payments } = deps;
  const news = await store.findWebhookEvent(db, provider, eventId);
  if (!news || news.handledAt) return;
  const isOurs = provider === payments.form.provider; // after a change of provider nobody can ask the old one
  const about = isOurs ? payments.parseWebhook(Buffer.from(news.raw))?.object : undefined;
  const state = about?.kind === 'payment' ? await readOrNothing(deps, about.ref) : undefined;
  await db.transaction(async (tx) => {
    if (!(await store.endNews(tx, provider, eventId, clock.now()))) return;
    if (state) {
      const paymentId = (await store.findByRef(tx, provider, state.ref))?.id ?? state.paymentId;
      if (paymentId) await recordState(deps, tx, paymentId, state);
    } else if (about?.kind === 'subscription') {
      await jobs.enqueue(tx, billingChanged, { subscriptionRef: about.ref }, { unlessWaiting: true });
    } else if (about?.kind === 'payout') {
      await jobs.enqueue(tx, payoutChanged, { ref: about.ref }, { unlessWaiting: true });
    } else if (about?.kind === 'payee') {
      await jobs.enqueue(tx, payeeChanged, { recipientRef: about.ref }, { unlessWaiting: true });
    }
  });
}

/** A payment the provider does not have is no payment of ours. */
async function readOrNothing({ payments }: Needs, ref: string): Promise<PaymentState | undefined> {
  try {
    return await payments.read(ref);
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}
