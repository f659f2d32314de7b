/** Writes small OpenStreetMap extracts (.osm.pbf), to import them in tests. */
import { deflateSync } from 'node:zlib';

export type OsmTown = {
  nodes: { id: number; lng: number; lat: number; tags?: Record<string, string> }[];
  ways: { id: number; refs: number[]; tags: Record<string, string> }[];
  relations?: {
    id: number;
    tags: Record<string, string>;
    members: { type: 'node' | 'way'; ref: number; role: string }[];
  }[];
  dataAt?: Date;
};

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return Buffer.from(bytes);
}
const zigzag = (value: number): number => (value >= 0 ? value * 2 : -value * 2 - 1);
const bytesField = (id: number, content: Uint8Array): Buffer =>
  Buffer.concat([varint(id * 8 + 2), varint(content.length), content]);
const numberField = (id: number, value: number): Buffer => Buffer.concat([varint(id * 8), varint(value)]);
const packed = (id: number, values: readonly number[]): Buffer =>
  bytesField(id, Buffer.concat(values.map(varint)));
const deltas = (values: readonly number[]): number[] =>
  values.map((value, i) => zigzag(value - (values[i - 1] ?? 0)));

export function blob(type: string, content: Buffer, how: 'zlib' | 'raw' | 'broken' = 'zlib'): Buffer {
  const packedContent = deflateSync(content);
  if (how === 'broken') packedContent.fill(0x55, 4);
  const data =
    how === 'raw'
      ? bytesField(1, content)
      : Buffer.concat([numberField(2, content.length), bytesField(3, packedContent)]);
  const header = Buffer.concat([bytesField(1, Buffer.from(type)), numberField(3, data.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, data]);
}

export const headerBlob = ({
  dataAt,
  features = ['OsmSchema-V0.6', 'DenseNodes'],
}: { dataAt?: Date; features?: string[] } = {}): Buffer =>
  blob(
    'OSMHeader',
    Buffer.concat([
      ...features.map((feature) => bytesField(4, Buffer.from(feature))),
      ...(dataAt ? [numberField(32, Math.floor(dataAt.getTime() / 1000))] : []),
    ]),
  );

/** The file of a town: nodes and everything else in separate blocks. */
export function osmFile({ nodes, ways, relations = [], dataAt }: OsmTown): Buffer {
  const strings = [''];
  const index = (text: string): number => {
    const known = strings.indexOf(text);
    return known >= 0 ? known : strings.push(text) - 1;
  };
  const tagFields = (tags: Record<string, string>): Buffer[] => [
    packed(2, Object.keys(tags).map(index)),
    packed(3, Object.values(tags).map(index)),
  ];
  const scaled = (degrees: number) => Math.round(degrees * 1e7);
  const dense = Buffer.concat([
    packed(1, deltas(nodes.map(({ id }) => id))),
    packed(8, deltas(nodes.map(({ lat }) => scaled(lat)))),
    packed(9, deltas(nodes.map(({ lng }) => scaled(lng)))),
    packed(
      10,
      nodes.flatMap(({ tags = {} }) => [
        ...Object.entries(tags).flatMap(([key, value]) => [index(key), index(value)]),
        0,
      ]),
    ),
  ]);
  const rest = Buffer.concat([
    ...ways.map(({ id, refs, tags }) =>
      bytesField(3, Buffer.concat([numberField(1, id), ...tagFields(tags), packed(8, deltas(refs))])),
    ),
    ...relations.map(({ id, tags, members }) =>
      bytesField(
        4,
        Buffer.concat([
          numberField(1, id),
          ...tagFields(tags),
          packed(
            8,
            members.map(({ role }) => index(role)),
          ),
          packed(9, deltas(members.map(({ ref }) => ref))),
          packed(
            10,
            members.map(({ type }) => (type === 'node' ? 0 : 1)),
          ),
        ]),
      ),
    ),
  ]);
  // The string table isn't complete before this point.
  const table = bytesField(1, Buffer.concat(strings.map((text) => bytesField(1, Buffer.from(text)))));
  return Buffer.concat([
    headerBlob(dataAt ? { dataAt } : {}),
    blob('OSMData', Buffer.concat([table, bytesField(2, bytesField(2, dense))])),
    blob('OSMData', Buffer.concat([table, bytesField(2, rest)])),
  ]);
}

const ORIGIN = { lng: -122.7, lat: 38.4 };
const LNG_A_METER = 1 / 87_240;
const LAT_A_METER = 1 / 111_132;

/** A place in a town, in meters east and north of its southwest corner. */
export const townPlace = (east: number, north: number): [number, number] => [
  ORIGIN.lng + east * LNG_A_METER,
  ORIGIN.lat + north * LAT_A_METER,
];

/** Streets in a grid: "1st Street" and so on run east, "A Avenue" and so on run north. Nodes are 1000 * row + column + 1. */
export function gridTown(rows: number, columns: number, blockMeters = 200): OsmTown {
  const nodes: OsmTown['nodes'] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [lng, lat] = townPlace(column * blockMeters, row * blockMeters);
      nodes.push({ id: 1000 * row + column + 1, lng, lat });
    }
  const ways: OsmTown['ways'] = [];
  const add = (name: string, refs: number[]) =>
    ways.push({ id: ways.length + 1, refs, tags: { highway: 'residential', name } });
  for (let row = 0; row < rows; row += 1)
    add(
      `Street ${row + 1}`,
      Array.from({ length: columns }, (_, column) => 1000 * row + column + 1),
    );
  for (let column = 0; column < columns; column += 1)
    add(
      `Avenue ${column + 1}`,
      Array.from({ length: rows }, (_, row) => 1000 * row + column + 1),
    );
  return { nodes, ways };
}
