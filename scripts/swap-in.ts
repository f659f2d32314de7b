import { rename, rm } from 'node:fs/promises';

/**
 * Replaces a folder with a finished one: moves the old one aside, then the new one in, so there is none for a
 * moment. If the second move fails, the old one is moved back; if that fails, too, it stays aside.
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
