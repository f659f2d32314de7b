import { WireReader } from './wire-reader.ts';

export type Tags = ReadonlyMap<string, string>;
export type OsmWay = { id: number; refs: number[]; tags: Tags };
export type OsmRelation = {
  id: number;
  tags: Tags;
  members: { type: 'node' | 'way' | 'relation'; ref: number; role: string }[];
};

/** What a caller needs from a block. Parts without a handler are skipped unread. */
export type BlockHandlers = {
  /** Coordinates in units of 1e-7 degrees. Tags only for the few nodes that have any. */
  node?: (id: number, lng: number, lat: number, tags: Tags | null) => void;
  way?: (way: OsmWay) => void;
  relation?: (relation: OsmRelation) => void;
};

type Block = { strings: string[]; granularity: number; latOffset: number; lngOffset: number };
const MEMBER_TYPES = ['node', 'way', 'relation'] as const;
const NO_TAGS: Tags = new Map();

/** Decodes one data block. */
export function readBlock(bytes: Uint8Array, handlers: BlockHandlers): void {
  const groups: WireReader[] = [];
  const raw: Uint8Array[] = [];
  const block: Block = { strings: [], granularity: 100, latOffset: 0, lngOffset: 0 };
  const reader = new WireReader(bytes);
  for (let field = reader.field(); field; field = reader.field())
    if (field.id === 1 && field.type === 2) {
      const table = reader.message();
      for (let entry = table.field(); entry; entry = table.field())
        if (entry.id === 1 && entry.type === 2) raw.push(table.slice());
        else table.skip(entry.type);
    } else if (field.id === 2 && field.type === 2) groups.push(reader.message());
    else if (field.id === 17 && field.type === 0) block.granularity = reader.varint();
    else if (field.id === 19 && field.type === 0) block.latOffset = reader.signed();
    else if (field.id === 20 && field.type === 0) block.lngOffset = reader.signed();
    else reader.skip(field.type);
  block.strings = raw.map((text) => Buffer.from(text.buffer, text.byteOffset, text.length).toString('utf8'));
  for (const group of groups) readGroup(group, block, handlers);
}

function readGroup(group: WireReader, block: Block, { node, way, relation }: BlockHandlers): void {
  for (let field = group.field(); field; field = group.field())
    if (field.id === 1 && field.type === 2 && node) readNode(group.message(), block, node);
    else if (field.id === 2 && field.type === 2 && node) readDense(group.message(), block, node);
    else if (field.id === 3 && field.type === 2 && way) way(readWay(group.message(), block));
    else if (field.id === 4 && field.type === 2 && relation) relation(readRelation(group.message(), block));
    else group.skip(field.type);
}

const scaled = (value: number, offset: number, granularity: number): number =>
  Math.round((offset + granularity * value) / 100);

function readNode(reader: WireReader, block: Block, node: NonNullable<BlockHandlers['node']>): void {
  let [id, lat, lng] = [0, 0, 0];
  let keys: number[] = [];
  let values: number[] = [];
  for (let field = reader.field(); field; field = reader.field())
    if (field.id === 1) id = reader.zigzag();
    else if (field.id === 2) keys = packed(reader);
    else if (field.id === 3) values = packed(reader);
    else if (field.id === 8) lat = reader.zigzag();
    else if (field.id === 9) lng = reader.zigzag();
    else reader.skip(field.type);
  const { granularity, latOffset, lngOffset } = block;
  node(
    id,
    scaled(lng, lngOffset, granularity),
    scaled(lat, latOffset, granularity),
    keys.length > 0 ? tagsOf(keys, values, block.strings) : null,
  );
}

function readDense(reader: WireReader, block: Block, node: NonNullable<BlockHandlers['node']>): void {
  let ids: WireReader | undefined;
  let lats: WireReader | undefined;
  let lngs: WireReader | undefined;
  let tags: WireReader | undefined;
  for (let field = reader.field(); field; field = reader.field())
    if (field.id === 1 && field.type === 2) ids = reader.message();
    else if (field.id === 8 && field.type === 2) lats = reader.message();
    else if (field.id === 9 && field.type === 2) lngs = reader.message();
    else if (field.id === 10 && field.type === 2) tags = reader.message();
    else reader.skip(field.type);
  const { strings, granularity, latOffset, lngOffset } = block;
  let [id, lat, lng] = [0, 0, 0];
  while (ids && lats && lngs && !ids.isDone) {
    id += ids.zigzag();
    lat += lats.zigzag();
    lng += lngs.zigzag();
    const own = tags ? denseTags(tags, strings) : null;
    node(id, scaled(lng, lngOffset, granularity), scaled(lat, latOffset, granularity), own);
  }
}

/** Key and value indexes of one node, terminated by a zero. */
function denseTags(reader: WireReader, strings: readonly string[]): Tags | null {
  let tags: Map<string, string> | null = null;
  while (!reader.isDone) {
    const key = reader.varint();
    if (key === 0) break;
    const value = reader.varint();
    tags ??= new Map();
    tags.set(strings[key] ?? '', strings[value] ?? '');
  }
  return tags;
}

function packed(reader: WireReader): number[] {
  const list: number[] = [];
  for (const values = reader.message(); !values.isDone;) list.push(values.varint());
  return list;
}

function packedDeltas(reader: WireReader): number[] {
  const list: number[] = [];
  let sum = 0;
  for (const values = reader.message(); !values.isDone;) list.push((sum += values.zigzag()));
  return list;
}

const tagsOf = (keys: readonly number[], values: readonly number[], strings: readonly string[]): Tags =>
  keys.length === 0
    ? NO_TAGS
    : new Map(keys.map((key, i) => [strings[key] ?? '', strings[values[i] ?? 0] ?? '']));

function readWay(reader: WireReader, { strings }: Block): OsmWay {
  let id = 0;
  let keys: number[] = [];
  let values: number[] = [];
  let refs: number[] = [];
  for (let field = reader.field(); field; field = reader.field())
    if (field.id === 1 && field.type === 0) id = reader.varint();
    else if (field.id === 2 && field.type === 2) keys = packed(reader);
    else if (field.id === 3 && field.type === 2) values = packed(reader);
    else if (field.id === 8 && field.type === 2) refs = packedDeltas(reader);
    else reader.skip(field.type);
  return { id, refs, tags: tagsOf(keys, values, strings) };
}

function readRelation(reader: WireReader, { strings }: Block): OsmRelation {
  let id = 0;
  let keys: number[] = [];
  let values: number[] = [];
  let roles: number[] = [];
  let refs: number[] = [];
  let types: number[] = [];
  for (let field = reader.field(); field; field = reader.field())
    if (field.id === 1 && field.type === 0) id = reader.varint();
    else if (field.id === 2 && field.type === 2) keys = packed(reader);
    else if (field.id === 3 && field.type === 2) values = packed(reader);
    else if (field.id === 8 && field.type === 2) roles = packed(reader);
    else if (field.id === 9 && field.type === 2) refs = packedDeltas(reader);
    else if (field.id === 10 && field.type === 2) types = packed(reader);
    else reader.skip(field.type);
  const members = refs.map((ref, i) => ({
    type: MEMBER_TYPES[types[i] ?? 0] ?? 'node',
    ref,
    role: strings[roles[i] ?? 0] ?? '',
  }));
  return { id, tags: tagsOf(keys, values, strings), members };
}
