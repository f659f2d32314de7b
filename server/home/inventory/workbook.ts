import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { seconds } from '#server/platform/clock.ts';
import { hasSaneDirectory } from './xlsx-safety.ts';

/** Result of the reader process: the first sheet's cells as text, or why there are none. */
export type Read = { rows: string[][] } | { refused: 'unreadable' | 'too-many-cells' | 'too-slow' };

/** A normal list of 5,000 rows takes one second. */
const TIME = seconds(15);
const MEMORY_MB = 256;
const READER = fileURLToPath(new URL('./workbook-process.ts', import.meta.url));

/**
 * Reads a workbook in a child process. A sheet is expanded to a full rectangle up to its last cell, so a
 * one-kilobyte file can need gigabytes. Running out of memory in a thread would crash the server; in a child
 * process it doesn't.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  limits = { memoryMb: MEMORY_MB, time: TIME },
): Promise<Read> {
  // Most bad workbooks can be rejected by their directory alone, without the cost of a process.
  if (!hasSaneDirectory(bytes)) return { refused: 'unreadable' };
  const reader = spawn(process.execPath, [`--max-old-space-size=${limits.memoryMb}`, READER], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {}, // no secrets: no keys, no database URL
    timeout: limits.time,
    killSignal: 'SIGKILL',
  });
  reader.stdin.on('error', () => undefined); // it may exit before reading everything
  reader.stdin.end(bytes);
  const [said, [code, signal]] = await Promise.all([text(reader.stdout), once(reader, 'close')]);
  if (code === 0) return JSON.parse(said) as Read;
  // Killed for taking too long, which on a busy server also happens to a good file. Out of memory has another signal.
  return { refused: signal === 'SIGKILL' ? 'too-slow' : 'unreadable' };
}
