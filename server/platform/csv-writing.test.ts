import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, toCsv, unshield } from './csv-writing.ts';
import { readCsv } from './csv.ts';

async function* each<T>(rows: Iterable<T>) {
  yield* rows;
}

test('a cell that a spreadsheet would run is written as text', () => {
  const cells = ['=1+1', '+1', '-1', '@sum', '\tx', '\rx', 'plain', "'quoted", '\n=1', '＝1', '－1'];
  expect(toCsv(['a'], [cells]).split('\r\n').slice(1, -1).join('')).toContain(
    `"'=1+1","'+1","'-1","'@sum","'\tx","'\rx","plain","'quoted","'\n=1","'＝1","'－1"`,
  );
  expect(toCsv(['n'], [[-1, true, null, undefined]])).toBe('\uFEFF"n"\r\n-1,true,,\r\n');
});

test('all text is quoted, and numbers are not', () => {
  expect(toCsv(['a'], [['plain', 'a;b', '1,5', 'say "hi"', '', 7]])).toBe(
    '\uFEFF"a"\r\n"plain","a;b","1,5","say ""hi""","",7\r\n',
  );
});

test('any output parses back unchanged, and no cell starts like a formula', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '=', "'", '-', ',', '"', '\n', '\r', 'é'),
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 500 }), async (rows) => {
      const written = await text(csvFile('x.csv', ['one', 'two'], each(rows)).stream);
      const read: string[][] = [];
      for await (const { fields } of readCsv([written])) read.push(fields);
      expect(read.slice(1).map((fields) => fields.map(unshield))).toEqual(rows);
      for (const fields of read) for (const one of fields) expect(one).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(written).toBe(toCsv(['one', 'two'], rows));
    }),
    { numRuns: 100 },
  );
});

test('a file is written while rows arrive, not at the end', async () => {
  let asked = 0;
  async function* endless() {
    for (;;) {
      asked += 1;
      yield ['row'];
    }
  }
  const { stream } = csvFile('x.csv', ['head'], endless());
  for await (const chunk of stream) {
    expect(String(chunk)).toContain('row');
    break;
  }
  expect(asked).toBeLessThan(10_000);
});
