import { deflateRawSync } from 'node:zlib';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readBytes, readTable } from './read-table.ts';
import { readWorkbook } from './workbook.ts';
import { checkWorkbook, UnsafeWorkbook } from './xlsx-safety.ts';

type Part = { name: string; content: Buffer; claimed?: number; isHidden?: boolean };

/** A ZIP of deflated parts, each declaring the given size. A hidden part is missing from the directory. */
function zipOf(...parts: Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length, isHidden } of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(claimed, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimed, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    const body = Buffer.concat([local, Buffer.from(name), packed]);
    bodies.push(body);
    if (!isHidden) directory.push(Buffer.concat([entry, Buffer.from(name)]));
    at += body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A workbook with this sheet content, at the given path. */
function workbookOf(rows: string, { path = 'worksheets/sheet1.xml', more = [] as Part[] } = {}): Buffer {
  const part = (name: string, text: string): Part => ({ name, content: Buffer.from(text) });
  return zipOf(
    part(
      'xl/workbook.xml',
      `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="${path}"/></Relationships>`,
    ),
    part(`xl/${path}`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  );
}
const cell = (at: string) => `<c r=${at} t="inlineStr"><is><t>Lamp</t></is></c>`;

describe('workbook limits', () => {
  test('reads a well-formed workbook', async () => {
    const rows = `<row r="1">${cell('"A1"')}</row><row r='2'>${cell("'B2'")}</row>`;
    expect(await readWorkbook(workbookOf(rows))).toEqual({
      rows: [
        ['Lamp', ''],
        ['', 'Lamp'],
      ],
    });
    const made = await writeExcelFile([[{ value: 'Item' }], [{ value: 'Lamp' }]]).toBuffer();
    expect(await readWorkbook(made)).toEqual({ rows: [['Item'], ['Lamp']] });
  });

  test.each([
    ['a far cell in single quotes', workbookOf(`<row r='1048576'>${cell("'XFD1048576'")}</row>`)],
    ['a far cell with spaces around the sign', workbookOf(`<row>${cell(' "XFD1048576"')}</row>`)],
    ['a far cell written with an entity', workbookOf(`<row>${cell('"&#88;FD1048576"')}</row>`)],
    ['a far cell elsewhere', workbookOf(`<row>${cell("'XFD1048576'")}</row>`, { path: 'a/b.xml' })],
    ['a column without end', workbookOf(`<row r="1">${cell('"ZZZZZZZZZ1"')}</row>`)],
    ['a row without end', workbookOf(`<row r="1e300"></row><row>${cell('"A2"')}</row>`)],
  ])('%s', async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(1500);
    expect(await readWorkbook(bytes, { memoryMb: 64, time: 20_000 })).toHaveProperty('refused');
  });

  test('gives up on one that takes too long', async () => {
    const bytes = workbookOf(`<row r="1">${cell('"A1"')}</row>`);
    expect(await readWorkbook(bytes, { memoryMb: 64, time: 1 })).toEqual({ refused: 'too-slow' });
  });

  test('refuses one with more than 200,000 cells with a clear error', async () => {
    const columns = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
    const wide = Array.from({ length: 26 }, (_, i) => `H${columns[i]}`); // 208 to 233 columns
    const rows = Array.from(
      { length: 1000 },
      (_, i) => `<row r="${i + 1}">${cell(`"${wide[0]}${i + 1}"`)}</row>`,
    );
    await expect(readTable(workbookOf(rows.join('')))).rejects.toThrow(/200,000 cells/);
    const text = `Item${','.repeat(300)}\n`.repeat(700);
    await expect(readTable(Buffer.from(text))).rejects.toThrow(/200,000 cells/);
  });

  test.each([
    ['a far row', `<row r="1048576">${cell('"B1048576"')}</row>`],
    ['a far column', `<row r="1">${cell('"XFD1"')}</row><row r="13">${cell('"A13"')}</row>`],
  ])('one with %s is refused before its empty cells are created', async (_what, rows) => {
    expect(await readWorkbook(workbookOf(rows))).toEqual({ refused: 'too-many-cells' });
  });

  test('reads only the first sheet', async () => {
    const far = `<worksheet><sheetData><row r="1048576">${cell('"B1048576"')}</row></sheetData></worksheet>`;
    const more = [{ name: 'xl/worksheets/sheet2.xml', content: Buffer.from(far) }];
    const bytes = workbookOf(`<row r="1">${cell('"A1"')}</row>`, { more });
    expect(await readWorkbook(bytes)).toEqual({ rows: [['Lamp']] });
  });

  test('doesn’t unpack an entry missing from the ZIP directory', async () => {
    const hidden = { name: 'xl/worksheets/sheet1.xml', content: Buffer.from('<worksheet/>'), isHidden: true };
    const bytes = workbookOf(`<row r="1">${cell('"A1"')}</row>`, { more: [hidden] });
    expect(await readWorkbook(bytes)).toEqual({ rows: [['Lamp']] });
  });

  test.each([
    ['says it is huge', zipOf({ name: 'xl/big.xml', content: Buffer.alloc(10), claimed: 100_000_000 })],
    ['says so of a part elsewhere', zipOf({ name: 'x', content: Buffer.alloc(10), claimed: 100_000_000 })],
    [
      'is larger than it says',
      zipOf({ name: 'xl/big.xml', content: Buffer.alloc(50_000_000), claimed: 1000 }),
    ],
    ['is smaller than it says', zipOf({ name: 'xl/big.xml', content: Buffer.alloc(10), claimed: 1000 })],
    ['is cut off', zipOf({ name: 'xl/a.xml', content: Buffer.from('x') }).subarray(0, 60)],
  ])('one that %s is refused before it is opened', (_what, bytes) => {
    expect(() => checkWorkbook(bytes)).toThrow(UnsafeWorkbook);
  });
});

test('an upload that stalls is aborted with a clear error', async () => {
  const stream = new PassThrough();
  stream.write('Item,Value\n');
  await expect(readBytes(stream, 50)).rejects.toThrow(/stopped arriving/);
});
