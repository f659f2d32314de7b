import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import type { MembershipRow } from './store.ts';

/** A call a person waits for: a refusal is told in the provider's words, trouble in ours. */
export async function atProvider<T>({ log }: Pick<Deps, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (err) {
    if (err instanceof AppError) throw err;
    if (err instanceof ProviderRefusal) throw new AppError('payment_refused', err.message);
    log.error({ err }, 'the card provider did not answer');
    throw new AppError(
      'unavailable',
      'The card service does not answer at the moment. Wait a minute, then try again.',
      { retryAfterSeconds: 30 },
    );
  }
}

/** The subscription behind a membership, where this server can reach it. */
export function refOf({ billing }: Pick<Deps, 'billing'>, row: MembershipRow): string {
  if (row.provider !== billing.provider)
    throw new AppError(
      'conflict',
      'This membership was made with another card service and cannot be changed here. Write to us.',
    );
  if (!row.subscriptionRef)
    throw new AppError('conflict', 'Your membership is still being set up. Try again in a moment.');
  return row.subscriptionRef;
}
