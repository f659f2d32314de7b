import { cutOff } from './bad-file.ts';

/** Reads a stream in the pieces a format consists of. Ending in the middle of one makes the file invalid. */
export function openBytes(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const more = async (): Promise<boolean> => {
    const next = await iterator.next();
    if (next.done) return false;
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value]);
    return true;
  };
  return {
    /** Exactly this many bytes. */
    take: async (size: number): Promise<Buffer> => {
      while (held.length < size) if (!(await more())) throw cutOff();
      const taken = held.subarray(0, size);
      held = held.subarray(size);
      return taken;
    },
    /** The next bytes, at most this many. */
    some: async (most = Number.POSITIVE_INFINITY): Promise<Buffer> => {
      while (held.length === 0) if (!(await more())) throw cutOff();
      const taken = held.subarray(0, most);
      held = held.subarray(taken.length);
      return taken;
    },
    /** Pushes bytes back, to be read next. */
    unread: (bytes: Buffer): void => {
      held = held.length === 0 ? bytes : Buffer.concat([bytes, held]);
    },
    /** Reads to the end and discards it, so that upstream checks see every byte. */
    drain: async (): Promise<void> => {
      held = Buffer.alloc(0);
      while (await more()) held = Buffer.alloc(0);
    },
    /** Releases the stream, even in the middle. */
    close: async (): Promise<void> => {
      await iterator.return?.();
    },
  };
}
export type ByteSource = ReturnType<typeof openBytes>;
