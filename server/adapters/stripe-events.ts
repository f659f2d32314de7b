import { z } from 'zod';
import type { ProviderEvent } from '#server/ports/payments.ts';
import { payoutRef } from './stripe-payout.ts';

const text = z.string().nullish();

/** We read only what an event is about; the rest may be outdated by the time it arrives. */
const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  /** The connected account it belongs to, if not our own. */
  account: text.catch(null),
  data: z.object({
    object: z.object({
      id: text,
      payment_intent: text.catch(null),
      subscription: text.catch(null),
      parent: z
        .object({ subscription_details: z.object({ subscription: text }).nullish() })
        .nullish()
        .catch(null),
      metadata: z.record(z.string(), z.string()).nullish().catch(null),
    }),
  }),
});
type Subject = z.output<typeof Event>['data']['object'];

function aboutOf(type: string, object: Subject, account: string | null | undefined): ProviderEvent['object'] {
  const payment = (ref: string | null | undefined) => ref && ({ kind: 'payment', ref } as const);
  const subscription = (ref: string | null | undefined) => ref && ({ kind: 'subscription', ref } as const);
  const found = () => {
    if (type.startsWith('payment_intent.')) return payment(object.id);
    if (type.startsWith('charge.dispute.'))
      return object.id && ({ kind: 'dispute', ref: object.id } as const);
    if (/^(charge|refund)\./.test(type)) return payment(object.payment_intent);
    if (type.startsWith('customer.subscription.')) return subscription(object.id);
    if (type.startsWith('invoice.'))
      return subscription(object.parent?.subscription_details?.subscription ?? object.subscription);
    if (type.startsWith('payout.'))
      return account && object.id && ({ kind: 'payout', ref: payoutRef(account, object.id) } as const);
    // What Stripe requires of a payee, and whether they can be paid.
    if (type === 'account.updated') return object.id && ({ kind: 'payee', ref: object.id } as const);
    // A changed card names its subscription in the metadata we set when requesting it.
    if (type.startsWith('setup_intent.')) return subscription(object.metadata?.['subscriptionRef']);
    return undefined;
  };
  return found() || { kind: 'other', ref: object.id ?? '' };
}

/** Parses a Stripe event. Null: it isn't one. */
export function readStripeEvent(raw: Buffer): ProviderEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = Event.safeParse(value);
  if (!parsed.success) return null;
  const { id, type, created, data, account } = parsed.data;
  return { id, type, object: aboutOf(type, data.object, account), createdAt: new Date(created * 1000) };
}
