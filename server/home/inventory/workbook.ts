import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { seconds } from '#server/platform/clock.ts';

/** What the reading process answers: the cells of the first sheet as text, or why there are none. */
export type Read = { rows: string[][] } | { refused: 'unreadable' | 'too-many-cells' };

/** An honest list of five thousand rows is read in one second. */
const TIME = seconds(15);
const MEMORY_MB = 256;
const READER = fileURLToPath(new URL('./workbook-process.ts', import.meta.url));

/** One after the other: a workbook made to cost memory and time costs no more than one of them. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a workbook in a process of its own. A sheet is read as a full rectangle up to its last cell, so one of a
 * kilobyte can ask for gigabytes, and a thread that runs out of memory takes the whole server with it: a process does
 * not.
 */
export function readWorkbook(bytes: Uint8Array, limits = { memoryMb: MEMORY_MB, time: TIME }): Promise<Read> {
  const read = last.then(() => readApart(bytes, limits));
  last = read.catch(() => undefined);
  return read;
}

async function readApart(bytes: Uint8Array, limits: { memoryMb: number; time: number }): Promise<Read> {
  const reader = spawn(process.execPath, [`--max-old-space-size=${limits.memoryMb}`, READER], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {}, // nothing of the server's: no key, no address of the database
    timeout: limits.time,
    killSignal: 'SIGKILL',
  });
  reader.stdin.on('error', () => undefined); // it may end before it has read everything
  reader.stdin.end(bytes);
  const [said, [code]] = await Promise.all([text(reader.stdout), once(reader, 'close')]);
  return code === 0 ? (JSON.parse(said) as Read) : { refused: 'unreadable' };
}
