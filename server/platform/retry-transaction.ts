/** Attempts: losing this many times in a row is our bug and should surface. */
const MOST = 4;

/** PostgreSQL aborted this transaction in favor of another: a deadlock or a serialization failure. */
function isForAnother(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const state = String(cause?.code ?? code ?? '');
  return state === '40P01' || state === '40001';
}

/** Retries a whole transaction when PostgreSQL aborted it in favor of another. It had no effects yet. */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (tries >= MOST || !isForAnother(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries));
    }
}
