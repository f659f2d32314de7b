import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { byRoom, type PacketContent } from './content.ts';
import type { ThreadReply, ThreadMessage } from './drawing.ts';
import { drawPacket } from './pdf.ts';
import { packetWords } from './pdf-words.ts';
import { inventoryXlsx } from './spreadsheet.ts';

/** Unacknowledged bytes above which drawing pauses (backpressure). */
const HIGH = 4 * 1024 * 1024;
const PIECE = 256 * 1024;

/** Draws one packet and streams the chunks to the main thread. */
async function draw(port: MessagePort, content: PacketContent): Promise<void> {
  const say = (said: ThreadMessage, transfer: ArrayBuffer[] = []) => port.postMessage(said, transfer);
  const asked: ((bytes: Buffer | null) => void)[] = [];
  let onTheWay = 0;
  let wake = () => {};
  port.on('message', (answered: ThreadReply) => {
    if (answered.is === 'photo') asked.shift()?.(answered.bytes && Buffer.from(answered.bytes));
    else {
      onTheWay -= answered.bytes;
      wake();
    }
  });
  const send = async (pieces: Buffer[]) => {
    const bytes = Uint8Array.from(Buffer.concat(pieces));
    onTheWay += bytes.length;
    say({ is: 'chunk', bytes }, [bytes.buffer]);
    while (onTheWay > HIGH) await new Promise<void>((resolve) => (wake = resolve));
  };

  const drawing = drawPacket(content, {
    photoOf: (id) =>
      new Promise((resolve) => {
        asked.push(resolve);
        say({ is: 'photo', id });
      }),
    onItem: () => Promise.resolve(say({ is: 'item' })),
  });
  drawing.done.catch(() => undefined); // the stream ends with the same error
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of drawing.stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PIECE) continue;
    await send(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) await send(waiting);
  const { pages } = await drawing.done;
  const words = packetWords(content.language, content.timeZone);
  const ordered = byRoom(content.items, words.t.noRoom).flatMap(({ items }) => items);
  say({ is: 'done', pages, xlsx: Uint8Array.from(await inventoryXlsx(ordered, words)) });
  port.close();
}

const given = workerData as { packet?: PacketContent } | null;
if (parentPort && given?.packet) await draw(parentPort, given.packet);
