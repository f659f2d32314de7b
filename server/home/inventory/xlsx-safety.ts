import { inflateRawSync } from 'node:zlib';

/** Why a workbook is rejected: not a workbook, or a zip bomb. */
export class UnsafeWorkbook extends Error {}

const MOST_ENTRIES = 500;
/** Total unpacked size allowed for 5,000 rows. A normal workbook needs a tenth of it. */
const MOST_BYTES = 60_000_000;

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number };

/** Parses the ZIP directory without trusting any of its values. */
function listEntries(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > zip.length) throw new UnsafeWorkbook('no directory');
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnsafeWorkbook('too many entries');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50)
      throw new UnsafeWorkbook('broken directory');
    const nameLength = zip.readUInt16LE(at + 28);
    const entry = {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return entry;
  });
}

function unpack(zip: Buffer, entry: Entry): Buffer {
  const { offset, packed, unpacked, method } = entry;
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== 0x04034b50)
    throw new UnsafeWorkbook('broken entry');
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === 0) return bytes;
  if (method !== 8) throw new UnsafeWorkbook('unknown compression');
  try {
    // The declared size was accepted. If more comes out, the declared size was false, so stop.
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, unpacked) });
  } catch {
    throw new UnsafeWorkbook('an entry is not as large as it says');
  }
}

/** The entries of a workbook whose directory declares no more than any inventory needs. Unpacks nothing. */
function listSaneEntries(bytes: Uint8Array): { zip: Buffer; entries: Entry[] } {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(zip);
  if (entries.reduce((sum, entry) => sum + entry.unpacked, 0) > MOST_BYTES)
    throw new UnsafeWorkbook('too large when unpacked');
  return { zip, entries };
}

/** Whether a workbook's directory is plausible enough to continue. */
export function hasSaneDirectory(bytes: Uint8Array): boolean {
  try {
    return listSaneEntries(bytes).entries.length > 0;
  } catch (error) {
    if (error instanceof UnsafeWorkbook) return false;
    throw error;
  }
}

/**
 * Rejects a workbook that would unpack to more than any inventory needs, before it is opened. Returns its parts by
 * name.
 */
export function checkWorkbook(bytes: Uint8Array): Map<string, Buffer> {
  const { zip, entries } = listSaneEntries(bytes);
  const parts = new Map<string, Buffer>();
  for (const entry of entries) {
    const content = unpack(zip, entry);
    if (content.length !== entry.unpacked) throw new UnsafeWorkbook('an entry is not as large as it says');
    parts.set(entry.name, content);
  }
  return parts;
}
