let isIgnoring = false;

export const isIgnoringUpdates = () => isIgnoring;

/**
 * Ends the session on purpose and ignores the live update about it, which is for other windows. Starts
 * listening again only if that fails.
 */
export async function endWithoutLiveUpdates<T>(end: () => Promise<T>): Promise<T> {
  isIgnoring = true;
  try {
    return await end();
  } catch (error) {
    isIgnoring = false;
    throw error;
  }
}
