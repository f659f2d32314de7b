import type { Readable } from 'node:stream';

/** Does what must be done before a file leaves. When that fails, nobody will read the file: it is closed. */
export async function orClose(stream: Readable, first: () => Promise<void>): Promise<void> {
  try {
    await first();
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
