import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { byRoom, type PacketContent } from './content.ts';
import type { ThreadReply, ThreadMessage } from './drawing.ts';
import { drawPacket } from './pdf.ts';
import { SHOWN_PHOTOS } from './pdf-item.ts';
import { packetWords } from './pdf-words.ts';
import { photosInBatches, shownPhotos } from './photo-batches.ts';
import { inventoryXlsx } from './spreadsheet.ts';

/** Unacknowledged bytes above which drawing pauses (backpressure). */
const HIGH = 4 * 1024 * 1024;
const PIECE = 256 * 1024;
/** Items drawn before they are reported: every message wakes the main thread. */
const ITEMS_AT_ONCE = 20;

/** Draws one packet and streams the chunks to the main thread. */
async function draw(port: MessagePort, content: PacketContent): Promise<void> {
  const words = packetWords(content.language, content.timeZone);
  const ordered = byRoom(content.items, words.t.noRoom).flatMap(({ items }) => items);
  const say = (said: ThreadMessage, transfer: ArrayBuffer[] = []) => port.postMessage(said, transfer);
  const asked = new Map<number, (photos: (Buffer | null)[]) => void>();
  let batches = 0;
  let onTheWay = 0;
  let wake = () => {};
  port.on('message', (answered: ThreadReply) => {
    if (answered.is === 'photos') {
      asked.get(answered.batch)?.(
        answered.photos.map((bytes) => bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
      );
      asked.delete(answered.batch);
    } else {
      onTheWay -= answered.bytes;
      wake();
    }
  });
  const ask = (ids: readonly string[]) =>
    new Promise<(Buffer | null)[]>((resolve) => {
      batches += 1;
      asked.set(batches, resolve);
      say({ is: 'photos', batch: batches, ids });
    });
  const send = async (pieces: Buffer[], size: number) => {
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    onTheWay += size;
    say({ is: 'chunk', bytes }, [bytes.buffer]);
    while (onTheWay > HIGH) await new Promise<void>((resolve) => (wake = resolve));
  };

  let drawn = 0;
  const drawing = drawPacket(content, {
    photoOf: photosInBatches(shownPhotos(ordered, SHOWN_PHOTOS), ask),
    onItem: async () => {
      drawn += 1;
      if (drawn % ITEMS_AT_ONCE === 0) say({ is: 'items', count: ITEMS_AT_ONCE });
    },
  });
  drawing.done.catch(() => undefined); // the stream ends with the same error
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of drawing.stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PIECE) continue;
    await send(waiting, size);
    waiting = [];
    size = 0;
  }
  if (size > 0) await send(waiting, size);
  const { pages } = await drawing.done;
  say({ is: 'items', count: drawn % ITEMS_AT_ONCE });
  say({ is: 'done', pages, xlsx: Uint8Array.from(await inventoryXlsx(ordered, words)) });
  port.close();
}

const given = workerData as { packet?: PacketContent } | null;
if (parentPort && given?.packet) await draw(parentPort, given.packet);
