import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PacketContent } from './content.ts';
import type { PhotoOf } from './pdf-item.ts';

/** Messages from the drawing thread, and the replies to it. */
export type ThreadMessage =
  | { is: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { is: 'photos'; batch: number; ids: readonly string[] }
  | { is: 'items'; count: number }
  | { is: 'done'; pages: number; xlsx: Uint8Array<ArrayBuffer> };
export type ThreadReply =
  | { is: 'photos'; batch: number; photos: readonly (Uint8Array | null)[] }
  | { is: 'taken'; bytes: number };

export type Drawn = { pages: number; xlsx: Buffer };

/**
 * Draws a packet in a worker thread, because laying out hundreds of pages takes seconds of CPU and would
 * block the server. Returns the PDF stream, and `done`, which resolves with the spreadsheet once the PDF is
 * complete.
 */
export function drawInWorker(
  content: PacketContent,
  { photoOf, onItems }: { photoOf: PhotoOf; onItems: (count: number) => Promise<void> },
): { stream: Readable; done: Promise<Drawn> } {
  const worker = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    workerData: { packet: content },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });
  const answer = (message: ThreadReply) => worker.postMessage(message);
  const stream = new Readable({ highWaterMark: 1024 * 1024, read: () => undefined });
  const { promise: done, resolve, reject } = Promise.withResolvers<Drawn>();
  let isDone = false;
  const fail = (error: Error) => {
    stream.destroy(error);
    reject(error);
    void worker.terminate();
  };
  const hear = async (said: ThreadMessage): Promise<void> => {
    switch (said.is) {
      case 'chunk':
        stream.push(said.bytes);
        // The thread resumes when the reader has room again.
        while (stream.readableLength > stream.readableHighWaterMark && !stream.destroyed)
          await new Promise((next) => setTimeout(next, 2));
        return answer({ is: 'taken', bytes: said.bytes.length });
      case 'photos': {
        const photos = await Promise.all(said.ids.map(photoOf));
        return answer({ is: 'photos', batch: said.batch, photos });
      }
      case 'items':
        return onItems(said.count);
      case 'done':
        isDone = true;
        stream.push(null);
        return resolve({ pages: said.pages, xlsx: Buffer.from(said.xlsx) });
    }
  };
  worker.on('message', (said: ThreadMessage) => void hear(said).catch(fail));
  worker.once('error', fail);
  // An exit after `done` is normal: the reader can still drain the stream.
  worker.once('exit', () => {
    if (!isDone) fail(new Error('the drawing thread ended early'));
  });
  stream.once('close', () => void worker.terminate());
  return { stream, done };
}
