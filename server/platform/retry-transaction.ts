/** How often: whoever loses that many times in a row meets a fault of ours, and should be heard. */
const MOST = 4;

/** PostgreSQL ended this transaction for the sake of another: a deadlock, or two that cannot both be first. */
function isForAnother(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const state = String(cause?.code ?? code ?? '');
  return state === '40P01' || state === '40001';
}

/** Does a whole transaction again when PostgreSQL gave it up for another one's sake. Nothing of it had happened. */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (tries >= MOST || !isForAnother(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries));
    }
}
