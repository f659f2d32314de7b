import { AppError } from '#server/platform/errors.ts';
import { ProviderRefusal, ProviderTrouble } from '#server/ports/payments.ts';
import { say } from '#server/platform/say.ts';

/**
 * Runs a provider call for a member. A refusal keeps the provider's message. An outage becomes an error that
 * says what is safe, for example "Nothing was charged."
 */
export async function mapProviderErrors<T>(safe: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw new AppError('payment_refused', error.message);
    if (error instanceof ProviderTrouble)
      throw new AppError('unavailable', say().paymentsErrors.noAnswer(safe), { retryAfterSeconds: 5 });
    throw error;
  }
}
