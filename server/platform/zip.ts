import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { type PassThrough, Transform, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { ZipFile } from 'yazl';

// The library computes CRC-32 byte by byte in JavaScript, which took longer than encrypting the archive. Node's own is
// native. Resolved from the library, because it is its dependency, not ours.
const require = createRequire(createRequire(import.meta.url).resolve('yazl'));
const checksum = require('buffer-crc32') as { unsigned: (bytes: Buffer, previous?: number) => number };
checksum.unsigned = (bytes, previous) => crc32(bytes, previous ?? 0);

/** One line of a manifest, so that the recipient of the archive can check that nothing changed on the way. */
export type ZipEntry = { path: string; bytes: number; sha256: string };

/**
 * A ZIP that is written while it is read. Only a few pieces are in memory at a time, however large it gets.
 */
export type ZipWriter = {
  stream: Readable;
  /** Everything added so far, in order. */
  entries: readonly ZipEntry[];
  add(path: string, content: Buffer | string): Promise<ZipEntry>;
  addStream(path: string, content: Readable): Promise<ZipEntry>;
  /** Writes the central directory. The stream ends when it has been read. */
  end(): void;
  /** Aborts: the reader gets the error. */
  abort(error: Error): void;
};

/** Already compressed: compressing again costs time and saves nothing. */
const PACKED = /\.(jpe?g|png|pdf|zip|xlsx|webp)$/i;
/** Unread bytes above which adding waits for the reader. */
const HIGH = 2 * 1024 * 1024;

/**
 * What the library keeps of each entry until the end. The central directory needs the entry, not its content.
 */
type Kept = { state: number; doFileDataPump: unknown };
const WRITTEN = 3;

/** Releases contents already written: the library would hold all of them until the end. */
function letGo(zip: ZipFile, from: number): number {
  const { entries } = zip as unknown as { entries: Kept[] };
  let at = from;
  for (let entry = entries[at]; entry && entry.state >= WRITTEN; entry = entries[at]) {
    entry.doFileDataPump = null;
    at += 1;
  }
  return at;
}

const hashed = (sha256: string, path: string, bytes: number): ZipEntry => ({ path, bytes, sha256 });

export function openZip(mtime: Date): ZipWriter {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => out.destroy(error));
  const entries: ZipEntry[] = [];
  const waiting = () => out.readableLength + out.writableLength > HIGH;
  let written = 0;
  const room = async () => {
    written = letGo(zip, written);
    while (waiting()) {
      if (out.destroyed) throw new Error('nobody reads the archive any more');
      await pause(5);
    }
    if (out.destroyed) throw new Error('nobody reads the archive any more');
  };
  const options = (path: string) => ({ mtime, compress: !PACKED.test(path) });
  const note = (entry: ZipEntry) => {
    entries.push(entry);
    return entry;
  };
  return {
    stream: out,
    entries,
    add: async (path, content) => {
      await room();
      const buffer = typeof content === 'string' ? Buffer.from(content) : content;
      zip.addBuffer(buffer, path, options(path));
      return note(hashed(createHash('sha256').update(buffer).digest('hex'), path, buffer.length));
    },
    addStream: async (path, content) => {
      await room();
      const hash = createHash('sha256');
      let bytes = 0;
      const watched = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          hash.update(chunk);
          bytes += chunk.length;
          done(null, chunk);
        },
      });
      content.on('error', (error) => watched.destroy(error));
      zip.addReadStream(content.pipe(watched), path, options(path));
      await finished(watched);
      return note(hashed(hash.digest('hex'), path, bytes));
    },
    end: () => zip.end(),
    abort: (error) => void out.destroy(error),
  };
}
