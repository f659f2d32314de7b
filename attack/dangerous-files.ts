/**
 * Files that aren't what they claim: two formats in one, far larger when unpacked, or with active content.
 */
import { deflateRawSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import { REFUSED_FILES } from '#test/refused-files.ts';
import { pdfOf, photoOf, pngBomb, pngOf } from '#test/sample-files.ts';

/** A marker that shows up in the download if the file was stored unchanged. */
export const MARK = 'ATTACK-MARK-7f3a';
export type DangerousFile = { name: string; bytes: Buffer; what: string };

const marked = (text: string) => Buffer.from(`${text}${MARK}`);
const after = (file: Buffer, more: Buffer) => Buffer.concat([file, more]);

/**
 * A PDF whose catalog opens a script, a program and a web address. Its table offset is correct, so it opens.
 */
function pdfWithScript(): Buffer {
  const action = `/OpenAction<</S/JavaScript/JS(app.alert('${MARK}'))>>/AA<</O<</S/Launch/F(cmd.exe)>>>>`;
  const text = pdfOf().toString('latin1').replace('/Type/Catalog', `/Type/Catalog${action}`);
  const moved = text.replace(
    /startxref\n(\d+)/,
    (_, at: string) => `startxref\n${Number(at) + action.length}`,
  );
  return Buffer.from(moved, 'latin1');
}

/** A ZIP with one file, and the sizes that its header claims. */
function zipOf(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  local.copy(central, 16, 14, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  const title = Buffer.from(name);
  return Buffer.concat([local, title, packed, central, title, end]);
}

const SHEET = 'xl/worksheets/sheet1.xml';
const entities = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50)}">${'bcdefgh'
  .split('')
  .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefg'[n]};`.repeat(20)}">`)
  .join('')}]><worksheet><sheetData><row><c t="str"><v>&h;</v></c></row></sheetData></worksheet>`;
const outside = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&e;</v></c></row></sheetData></worksheet>`;

/** For inventory imports: workbooks with decompression bombs, external references or path traversal. */
export const dangerousLists = (megabytes: number): DangerousFile[] => [
  {
    what: 'a workbook that unpacks to a hundred times its size',
    name: 'list.xlsx',
    bytes: zipOf(SHEET, Buffer.alloc(megabytes << 20, 32)),
  },
  {
    what: 'a workbook that lies about its size',
    name: 'list.xlsx',
    bytes: zipOf(SHEET, Buffer.alloc(megabytes << 20, 32), 100),
  },
  { what: 'a workbook of nested entities', name: 'list.xlsx', bytes: zipOf(SHEET, Buffer.from(entities)) },
  {
    what: 'a workbook that names a file of the server',
    name: 'list.xlsx',
    bytes: zipOf(SHEET, Buffer.from(outside)),
  },
  {
    what: 'a workbook with a path that climbs',
    name: 'list.xlsx',
    bytes: zipOf('../../../../tmp/attack.xml', Buffer.from('<x/>')),
  },
  { what: 'a list that is one line', name: 'list.csv', bytes: Buffer.alloc(1_900_000, 'x') },
  { what: 'a list of quotes', name: 'list.csv', bytes: Buffer.from(`Item,Value\n${'"'.repeat(1_500_000)}`) },
  { what: 'a list of commas', name: 'list.csv', bytes: Buffer.from(`Item,Value\n${','.repeat(1_900_000)}`) },
];

/** For documents and photos. */
export async function dangerousFiles(): Promise<DangerousFile[]> {
  const [jpg, png] = [await photoOf(), await pngOf()];
  const script = '<script>alert(document.cookie)</script>';
  return [
    ...REFUSED_FILES.map(([name, bytes]) => ({
      what: `${JSON.stringify(name)} of the refused files`,
      name,
      bytes,
    })),
    {
      what: 'a photo with a ZIP behind it',
      name: 'a.jpg',
      bytes: after(jpg, zipOf('x.html', marked(script))),
    },
    {
      what: 'a photo with a web page behind it',
      name: 'a.jpg',
      bytes: after(jpg, marked(`<html>${script}`)),
    },
    {
      what: 'a picture with a web page behind it',
      name: 'a.png',
      bytes: after(png, marked(`<html>${script}`)),
    },
    { what: 'a picture with a PDF behind it', name: 'a.png', bytes: after(png, pdfOf()) },
    { what: 'a PDF with a ZIP behind it', name: 'a.pdf', bytes: after(pdfOf(), zipOf('x', marked('x'))) },
    {
      what: 'a PDF with a web page in front',
      name: 'a.pdf',
      bytes: Buffer.concat([marked(`<html>${script}`), pdfOf()]),
    },
    { what: 'a PDF that runs a script', name: 'a.pdf', bytes: pdfWithScript() },
    { what: 'a GIF that is a script', name: 'a.png', bytes: marked('GIF89a/*') },
    { what: 'a picture of 4 gigapixels', name: 'a.png', bytes: pngBomb(65_000, 65_000 >> 2) },
    {
      what: 'a drawing with a script',
      name: 'a.svg',
      bytes: marked(`<svg xmlns="http://www.w3.org/2000/svg">${script}`),
    },
    { what: 'a program without a name', name: ' ', bytes: Buffer.from('MZ') },
    ...ODD_NAMES.map((name) => ({
      what: `a good photo named ${JSON.stringify(name).slice(0, 60)}`,
      name,
      bytes: jpg,
    })),
  ];
}

/** File names with path traversal, header injection or hidden extensions, or that aren't names at all. */
const ODD_NAMES = [
  '../../../../etc/passwd.jpg',
  '..\\..\\windows\\system32\\x.jpg',
  '/etc/cron.d/x.jpg',
  'a\r\nset-cookie: session=thief\r\n.jpg',
  'a"; filename="evil.html.jpg',
  'a\0.html.jpg',
  'photo\u202Egpj.exe.jpg',
  'CON.jpg',
  '.htaccess.jpg',
  `${'n'.repeat(400)}.jpg`,
  '<img src=x onerror=alert(1)>.jpg',
  '=cmd|calc.jpg',
];
