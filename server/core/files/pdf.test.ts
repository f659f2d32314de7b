import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { gather, inPieces, pdfOf } from '#test/sample-files.ts';
import { BadFile } from './bad-file.ts';
import { checkPdf, checkTable } from './pdf.ts';

async function check(bytes: Buffer, piece?: number): Promise<Buffer> {
  let table: number | undefined;
  const out = await gather(checkPdf(inPieces(bytes, piece), (found) => (table = found)));
  if (table !== undefined) await checkTable(inPieces(bytes, piece), table);
  return out;
}

test.each([1, 100, 5000, 1 << 20])('a PDF passes unchanged in chunks of %i bytes', async (piece) => {
  const pdf = pdfOf(40_000);
  expect(await check(pdf, piece)).toEqual(pdf);
});

test('real-world PDFs pass: with an xref table or stream, and trailing whitespace or zeros', async () => {
  const made = new PDFDocument();
  made.text('Homeowners policy').end();
  const fromLibrary = await gather(made as unknown as AsyncIterable<Uint8Array>);
  expect(await check(fromLibrary)).toEqual(fromLibrary);
  const pdf = pdfOf();
  for (const after of ['', '\r\n', '\n\n\n', '\0'.repeat(5000)])
    await check(Buffer.concat([pdf.subarray(0, -1), Buffer.from(after, 'latin1')]));
  const object = Buffer.from(
    '%PDF-2.0\n12 0 obj\n<</Type/XRef>>stream\n\nendstream\nendobj\nstartxref\n9\n%%EOF',
  );
  await check(object);
});

test('a PDF truncated anywhere is refused', async () => {
  const pdf = pdfOf(3000);
  for (let length = 9; length < pdf.length - 2; length += 41)
    await expect(check(pdf.subarray(0, length))).rejects.toThrow(BadFile);
});

test.each([
  '<html><body>',
  '<script>alert(1)</script>',
  '<!DOCTYPE html>',
  '<HTML >',
  '<svg onload=x>',
  '<?php ',
])('a PDF with %s near its start is refused', async (markup) => {
  const pdf = pdfOf();
  const polyglot = Buffer.concat([pdf.subarray(0, 9), Buffer.from(`%${markup}\n`), pdf.subarray(9)]);
  for (const piece of [1, 1 << 16])
    await expect(check(polyglot, piece)).rejects.toThrow(/web page hidden in it/);
});

test('a PDF with data after its end is refused', async () => {
  const zip = Buffer.concat([pdfOf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
  await expect(check(zip)).rejects.toThrow(/after its end/);
});

test('a PDF whose startxref points to no xref table is refused', async () => {
  const text = pdfOf().toString('latin1');
  for (const offset of ['0', '15', '99999999']) {
    const lying = Buffer.from(text.replace(/startxref\n\d+/, `startxref\n${offset}`), 'latin1');
    await expect(check(lying)).rejects.toThrow(BadFile);
  }
});

test('finds an xref table at the start of a long PDF, and notices when it is missing', async () => {
  const withTable = (table: string) =>
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n${table}\n`),
      Buffer.alloc(900_000, 'x'),
      Buffer.from('\nstartxref\n9\n%%EOF\n'),
    ]);
  for (const piece of [1000, 1 << 16]) {
    await check(withTable('xref\n0 1\n0000000000 65535 f \ntrailer\n<<>>'), piece);
    await expect(check(withTable('nothing'), piece)).rejects.toThrow(/table of contents is missing/);
  }
});

test('no PDF is refused because of its compressed bytes', async () => {
  for (let i = 0; i < 300; i += 1) await check(pdfOf(2000));
});
