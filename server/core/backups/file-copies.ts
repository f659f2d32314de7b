import { createHash } from 'node:crypto';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import type { FileLine } from './manifest.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** Passes bytes on and measures them. */
function measuring(content: Bytes) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passOn() {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { content: passOn(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Copies one file and measures it on the way. */
export async function copyFile(into: FileStoragePort, key: string, content: Bytes): Promise<FileLine> {
  const read = measuring(content);
  await into.put(key, read.content);
  return { key, ...read.result() };
}

/** Whether a stored file is the one that was listed. */
export async function isIntact(storage: FileStoragePort, { key, bytes, sha256 }: FileLine): Promise<boolean> {
  const found = await storage.open(key);
  if (!found) return false;
  const read = measuring(found.content);
  for await (const _ of read.content);
  const seen = read.result();
  return seen.bytes === bytes && seen.sha256 === sha256;
}
