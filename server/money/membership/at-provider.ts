import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { noCardPayments } from '#server/money/payments/payments.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import type { MembershipRow } from './store.ts';
import { say } from '#server/platform/say.ts';

/**
 * Wraps an interactive provider call. A refusal keeps the provider's message; any other error becomes our
 * own.
 */
export async function atProvider<T>({ log }: Pick<Deps, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (err) {
    if (err instanceof AppError) throw err;
    if (err instanceof ProviderRefusal) throw new AppError('payment_refused', err.message);
    log.error({ err }, 'payment provider did not respond');
    throw new AppError('unavailable', say().membershipErrors.noProvider, { retryAfterSeconds: 30 });
  }
}

/** The card provider that takes memberships. Refused where none is configured. */
export function providerOf({ billing }: Pick<Deps, 'billing'>): MembershipRow['provider'] {
  if (billing.provider === 'none') throw noCardPayments();
  return billing.provider;
}

/**
 * Returns the subscription id of a membership. Throws if it belongs to another provider or isn't set up yet.
 */
export function refOf({ billing }: Pick<Deps, 'billing'>, row: MembershipRow): string {
  if (row.provider !== billing.provider) throw new AppError('conflict', say().membershipErrors.otherProvider);
  if (!row.subscriptionRef) throw new AppError('conflict', say().membershipErrors.settingUp);
  return row.subscriptionRef;
}
