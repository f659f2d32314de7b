import type { Readable } from 'node:stream';

/**
 * Runs what must happen before a file is sent. If that fails, the stream is closed, because it won't be read.
 */
export async function orClose(stream: Readable, first: () => Promise<void>): Promise<void> {
  try {
    await first();
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
