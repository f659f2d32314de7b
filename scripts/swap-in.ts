import { rename, rm } from 'node:fs/promises';

/**
 * Puts a folder that is ready in the place of an older one: the old one is moved aside, the new one in. Between the two
 * there is none for a moment. When the second move fails the old one is put back, and stays aside if that fails, too.
 */
export async function swapIn(ready: string, target: string, aside: string): Promise<void> {
  const hadOne = await rename(target, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(ready, target);
  } catch (error) {
    if (hadOne)
      await rename(aside, target).catch(() => {
        throw new Error(`The new ${target} could not be put in place, and the previous one is in ${aside}.`, {
          cause: error,
        });
      });
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
