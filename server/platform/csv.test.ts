import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, type CsvRecord } from './csv.ts';

async function read(chunks: Iterable<string>): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readCsv(chunks)) records.push(record);
  return records;
}

const fieldsOf = async (...chunks: string[]) => (await read(chunks)).map(({ fields }) => fields);

test.each<[string, string, string[][]]>([
  [
    'plain lines',
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'CRLF, and no line end at the end',
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
  ['quotes around commas, line ends and quotes', '"a,b","c\r\nd","e""f"\n', [['a,b', 'c\r\nd', 'e"f']]],
  ['empty fields, also at the end', ',a,,\n', [['', 'a', '', '']]],
  ['an empty field in quotes', '""\n', [['']]],
  ['blank lines between', 'a\n\r\n\nb\n', [['a'], ['b']]],
  ['a quote inside a field without quotes', '5" pipe,x\n', [['5" pipe', 'x']]],
  ['a carriage return alone', 'a\rb,c\n', [['a\rb', 'c']]],
  ['nothing at all', '', []],
])('reads %s', async (_, text, expected) => {
  expect(await fieldsOf(text)).toEqual(expected);
});

test('a record is reported with its starting line, even after quoted line breaks', async () => {
  const lines = (await read(['a\n"b\nb\nb"\n\nc\n'])).map(({ line, fields }) => [line, fields[0]]);
  expect(lines).toEqual([
    [1, 'a'],
    [2, 'b\nb\nb'],
    [6, 'c'],
  ]);
});

test('a file that ends inside quotes is reported', async () => {
  expect(await read(['a,b\n1,"two'])).toEqual([
    { line: 1, fields: ['a', 'b'], isCut: false },
    { line: 2, fields: ['1', 'two'], isCut: true },
  ]);
});

test('a file without any line break or comma is rejected, not read into memory', async () => {
  let asked = 0;
  function* endless() {
    while ((asked += 1) < 1000) yield 'x'.repeat(100_000);
  }
  const records = await read(endless());
  expect(records).toMatchObject([{ line: 1, isCut: true }]);
  expect(asked).toBeLessThan(20);
});

test('any table parses back unchanged, wherever the text is split', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '😀', ',', '"', '\n', '\r', ' '), maxLength: 6 });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.array(fc.nat(200), { maxLength: 8 }),
      async (rows, end, hasLastEnd, cuts) => {
        const text = rows.map((row) => row.map(quote).join(',')).join(end) + (hasLastEnd ? end : '');
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const chunks = places.map((place, i) => text.slice(places[i - 1] ?? 0, place));
        expect(await fieldsOf(...chunks)).toEqual(rows);
      },
    ),
    { numRuns: 500 },
  );
});
