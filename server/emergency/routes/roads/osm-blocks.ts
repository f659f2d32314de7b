import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { RoadsRefused, WireReader } from './wire-reader.ts';

const inflateBytes = promisify(inflate);

/** Limits of the format itself: anything larger isn't an extract. */
const MOST_HEADER_BYTES = 64 * 1024;
const MOST_BLOB_BYTES = 32 * 1024 * 1024;
/** Blobs decompressed at the same time, in order, while we work on the first. */
const AHEAD = 4;
const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const NO_EXTRACT = 'This is not an OpenStreetMap extract (.osm.pbf).';
const CUT_OFF = 'The file is cut off: its last part is missing. Download it again.';

/** The extract's own metadata. */
export type OsmHeader = {
  /** The date of the OpenStreetMap data, if the extract states it. */
  dataAt: Date | null;
  /** In degrees: west, south, east, north. */
  box: [number, number, number, number] | null;
};

type Blob = { kind: 'OSMHeader' | 'OSMData' | 'other'; content: Promise<Uint8Array>; end: number };

async function readExactly(file: FileHandle, at: number, length: number, missing: string): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, at + filled);
    if (bytesRead === 0) throw new RoadsRefused(missing);
    filled += bytesRead;
  }
  return bytes;
}

async function readBlob(file: FileHandle, at: number, size: number): Promise<Blob> {
  const missing = at === 0 ? NO_EXTRACT : CUT_OFF;
  const headerBytes = (await readExactly(file, at, 4, missing)).readUInt32BE(0);
  if (headerBytes === 0 || headerBytes > MOST_HEADER_BYTES)
    throw new RoadsRefused(at === 0 ? NO_EXTRACT : 'The file is damaged: a block has no header.');
  const header = new WireReader(await readExactly(file, at + 4, headerBytes, missing));
  let kind = '';
  let dataBytes = 0;
  for (let field = header.field(); field; field = header.field())
    if (field.id === 1 && field.type === 2) kind = Buffer.from(header.slice()).toString('latin1');
    else if (field.id === 3 && field.type === 0) dataBytes = header.varint();
    else header.skip(field.type);
  if (at === 0 && kind !== 'OSMHeader') throw new RoadsRefused(NO_EXTRACT);
  if (dataBytes > MOST_BLOB_BYTES) throw new RoadsRefused('The file is damaged: a block is too large.');
  const start = at + 4 + headerBytes;
  if (start + dataBytes > size) throw new RoadsRefused(CUT_OFF);
  const content = unpack(await readExactly(file, start, dataBytes, CUT_OFF));
  content.catch(() => undefined); // awaited in its turn
  return {
    kind: kind === 'OSMHeader' || kind === 'OSMData' ? kind : 'other',
    content,
    end: start + dataBytes,
  };
}

async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const blob = new WireReader(bytes);
  let raw: Uint8Array | undefined;
  let packed: Uint8Array | undefined;
  for (let field = blob.field(); field; field = blob.field())
    if (field.id === 1 && field.type === 2) raw = blob.slice();
    else if (field.id === 3 && field.type === 2) packed = blob.slice();
    else blob.skip(field.type);
  if (raw) return raw;
  if (!packed)
    throw new RoadsRefused('The extract is packed in a way we can’t read. Use one packed with zlib.');
  try {
    return await inflateBytes(packed, { maxOutputLength: MOST_BLOB_BYTES });
  } catch {
    throw new RoadsRefused('The file is damaged: a block can’t be unpacked. Download it again.');
  }
}

export type OsmFile = {
  bytes: number;
  header: OsmHeader;
  /** Every data block in file order, unpacked. Calls `onRead` with the number of bytes read so far. */
  blocks(onRead?: (bytes: number) => void): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
};

/** Opens an extract and reads its header. Throws `RoadsRefused` for anything else. */
export async function openOsmFile(path: string): Promise<OsmFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw new RoadsRefused('The file is empty.');
    const first = await readBlob(file, 0, size);
    const header = readHeader(await first.content);
    return {
      bytes: size,
      header,
      blocks: (onRead) => readBlocks(file, first.end, size, onRead),
      close: () => file.close(),
    };
  } catch (e) {
    await file.close();
    throw e;
  }
}

async function* readBlocks(
  file: FileHandle,
  start: number,
  size: number,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const waiting: Blob[] = [];
  for (let at = start; at < size || waiting.length > 0;) {
    while (at < size && waiting.length < AHEAD) {
      const blob = await readBlob(file, at, size);
      at = blob.end;
      waiting.push(blob);
    }
    const blob = waiting.shift();
    if (!blob) break;
    if (blob.kind === 'OSMData') yield await blob.content;
    onRead?.(blob.end);
  }
}

function readHeader(bytes: Uint8Array): OsmHeader {
  const reader = new WireReader(bytes);
  const header: OsmHeader = { dataAt: null, box: null };
  for (let field = reader.field(); field; field = reader.field())
    if (field.id === 1 && field.type === 2) header.box = readBox(reader.message());
    else if (field.id === 4 && field.type === 2) {
      const feature = Buffer.from(reader.slice()).toString('utf8');
      if (!KNOWN_FEATURES.has(feature))
        throw new RoadsRefused(`The extract needs “${feature}”, which we can’t read. Use a plain extract.`);
    } else if (field.id === 32 && field.type === 0) {
      const seconds = reader.signed();
      if (seconds > 0) header.dataAt = new Date(seconds * 1000);
    } else reader.skip(field.type);
  return header;
}

function readBox(reader: WireReader): [number, number, number, number] {
  const sides = new Map<number, number>();
  for (let field = reader.field(); field; field = reader.field())
    if (field.type === 0) sides.set(field.id, reader.zigzag() * 1e-9);
    else reader.skip(field.type);
  return [sides.get(1) ?? 0, sides.get(4) ?? 0, sides.get(2) ?? 0, sides.get(3) ?? 0];
}
