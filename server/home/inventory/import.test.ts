import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, CONDITIONS } from '#contract/home/depreciation.ts';
import type { Inventory } from '#contract/home/inventory.ts';
import type { ImportPreview } from '#contract/home/inventory-lists.ts';
import { homeHistory } from '#server/core/audit/audit.ts';
import { homeowner } from '#test/homes.ts';
import { openWorld } from '#test/world.ts';
import { guessColumns } from './import-columns.ts';
import { itemsForClaim } from './inventory.ts';
import { shield, unshield } from '#server/platform/csv-writing.ts';

const world = await openWorld();
type Me = Awaited<ReturnType<typeof homeowner>>;
const file = (name: string) => ({ 'content-type': 'application/octet-stream', 'x-file-name': name });
const send = (me: Me, path: string, content: string | Uint8Array, headers: Record<string, string> = {}) =>
  me.call('POST', `${me.api}/inventory/import${path}`, Buffer.from(content), {
    ...file('list.csv'),
    ...headers,
  });
const preview = async (me: Me, content: string | Uint8Array, query = '') =>
  (await send(me, `/preview${query}`, content)).body as ImportPreview;
const list = async (me: Me) => ((await me.get(`${me.api}/inventory`)).body as Inventory).items;

const GOOD = 'Room,Item,Qty,Value\r\nDen,Lamp,2,$40.50\r\nDen,Sofa,1,"1,200"\r\n';

describe('preview', () => {
  test('a member sees what will be imported and what is wrong, by row and column', async () => {
    const me = await homeowner(world);
    const text =
      'Location,Description,Quantity,Condition,Purchase Date,Value\n' +
      'Den,Lamp,2,Very good,5/31/2024,40\n' +
      '\n' +
      'Den,,1,,,10\n' +
      'Attic,Trunk,many,shiny,yesterday,ten\n' +
      'Attic,Time machine,1,,2999-01-01,5\n' +
      'Attic,Bricks of gold,9999,,,1000000\n';
    const seen = await preview(me, text);
    expect(seen).toMatchObject({ rows: 5, good: 1, errorCount: 7, totalValue: 80, newRooms: ['Den'] });
    expect(seen.sample).toEqual([
      { row: 2, name: 'Lamp', room: 'Den', category: 'Other', quantity: 2, estValue: 40 },
    ]);
    expect(seen.errors).toEqual([
      { row: 4, column: 'Description', message: 'Name required' },
      { row: 5, column: 'Value', message: 'Enter an amount in dollars, like 1200 or 49.99' },
      { row: 5, column: 'Quantity', message: 'Write a whole number from 1 to 9,999' },
      { row: 5, column: 'Purchase Date', message: 'Write the date like 2024-05-31 or 5/31/2024' },
      { row: 5, column: 'Condition', message: 'Use new, good, fair or poor' },
      { row: 6, column: 'Purchase Date', message: 'This day is in the future' },
      { row: 7, column: 'Value', message: expect.stringMatching(/The total is more than/) },
    ]);
    expect(await list(me)).toEqual([]);
  });

  test('a member maps the columns', async () => {
    const me = await homeowner(world);
    const seen = await preview(me, 'A,B,C\nDen,Lamp,40\n', '?columns=room:0,name:1,estValue:2');
    expect(seen).toMatchObject({ good: 1, columns: { room: 0, name: 1, estValue: 2 } });
    expect((await preview(me, 'A,B,C\nDen,Lamp,40\n')).good).toBe(0);
    expect((await send(me, '/preview?columns=name', 'A\nLamp\n')).status).toBe(400);
    expect((await send(me, '/preview?columns=color:1', 'A\nLamp\n')).status).toBe(400);
  });

  test.each([
    ['a byte order mark', Buffer.from(`\uFEFF${GOOD}`)],
    ['semicolons', Buffer.from(GOOD.replace('"1,200"', '1200').replaceAll(',', ';'))],
    [
      'tabs in UTF-16',
      Buffer.from(`\uFEFFItem\tRoom\tValue\nLamp\tDen\t40.50\nSofa\tDen\t1200\n`, 'utf16le'),
    ],
    ['carriage returns alone', Buffer.from(GOOD.replaceAll('\r\n', '\r'))],
    ['Windows-1252', Buffer.from(GOOD.replace('Lamp', 'Lampe à huile'), 'latin1')],
  ])('reads a list with %s', async (_what, bytes) => {
    const me = await homeowner(world);
    const seen = await preview(me, bytes);
    expect(seen).toMatchObject({ good: 2, errorCount: 0, newRooms: ['Den'] });
    expect(seen.sample.map((item) => item.name)[0]).toMatch(/^Lamp(e à huile)?$/);
  });

  test.each([
    ['', 400, /empty/],
    ['Item,Value\n', 400, /nothing under/],
    ['Item,Value\n"Lamp,40\n', 400, /never closed/],
    [Buffer.from([0x00, 0x01, 0x02, 0xff]), 400, /Save it as CSV or XLSX/],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 400, /old workbook/],
    [Buffer.from('PK\x03\x04 not a workbook at all'), 400, /couldn’t read this workbook/],
    [`Item,Value\n${'Lamp,1\n'.repeat(5001)}`, 400, /5,000 rows/],
    [Buffer.alloc(2_000_001, 'x'), 413, /2 MB/],
  ])('an unreadable file is refused with a clear error (%#)', async (content, status, sentence) => {
    const me = await homeowner(world);
    const reply = await send(me, '/preview', content);
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([
      status,
      expect.stringMatching(sentence),
    ]);
  });

  test.each([
    [
      [
        'HB.name',
        'HB.location',
        'HB.quantity',
        'HB.manufacturer',
        'HB.model_number',
        'HB.serial_number',
        'HB.purchase_price',
        'HB.purchase_time',
        'HB.notes',
        'HB.labels',
      ],
      {
        name: 0,
        room: 1,
        quantity: 2,
        brand: 3,
        model: 4,
        serial: 5,
        purchasePrice: 6,
        purchasedOn: 7,
        notes: 8,
        category: 9,
      },
    ],
    [
      [
        'Room',
        'Item Description',
        'Brand/Manufacturer',
        'Model #',
        'Qty',
        'Age (Years)',
        'Condition',
        'RCV',
        'ACV',
      ],
      { room: 0, name: 1, brand: 2, model: 3, quantity: 4, ageYears: 5, condition: 6, replacementCost: 7 },
    ],
  ])('recognizes headings from other programs: %j', (headings, columns) => {
    expect(guessColumns(headings)).toEqual(columns);
  });
});

describe('importing', () => {
  test('valid rows are imported and others skipped, with one activity log entry', async () => {
    const me = await homeowner(world);
    const { status, body } = await send(me, '', `${GOOD}Den,Chair,1,cheap\r\n`);
    expect([status, body]).toEqual([201, { added: 2, skipped: 1 }]);
    expect((await list(me)).toSorted((a, b) => a.estValue - b.estValue)).toMatchObject([
      { name: 'Lamp', quantity: 2, estValue: 40.5 },
      { name: 'Sofa', estValue: 1200 },
    ]);
    const [entry] = await homeHistory(world.db, me.cipher, { limit: 1 });
    expect(entry).toMatchObject({ action: 'inventory.imported', detail: '2 items' });
  });

  test('imports once per key, even if submitted twice at once; another file under the same key is refused', async () => {
    const me = await homeowner(world);
    const key = { 'idempotency-key': 'import-1' };
    const answers = await Promise.all([send(me, '', GOOD, key), send(me, '', GOOD, key)]);
    expect(answers.map((a) => [a.status, a.text])).toEqual([
      [201, answers[0]?.text],
      [201, answers[0]?.text],
    ]);
    expect((await send(me, '', GOOD, key)).status).toBe(201);
    expect(await list(me)).toHaveLength(2);
    expect((await send(me, '', GOOD.replace('Lamp', 'Vase'), key)).status).toBe(409);
  });

  test('a list without valid rows changes nothing, and the reply says so', async () => {
    const me = await homeowner(world);
    const { status, body } = await send(me, '', 'Item,Value\n,1\n');
    expect([status, (body as { error: string }).error]).toEqual([400, expect.stringContaining('No row')]);
  });

  test('an import beyond the home’s limit is refused as a whole', async () => {
    const me = await homeowner(world);
    const many = `Item,Value\n${'Lamp,1\n'.repeat(3000)}`;
    expect((await send(me, '', many)).status).toBe(201);
    const second = await send(me, '', many);
    expect([second.status, (second.body as { error: string }).error]).toEqual([
      409,
      expect.stringContaining('3,000'),
    ]);
    expect(await list(me)).toHaveLength(3000);
  });
});

describe('round trip', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((s) => s.replaceAll('\0', '').trim())
    .filter((s) => s !== '' && !/^(grand )?totals?:?$/i.test(s));
  const cents = fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 100);
  const item = fc.record(
    {
      name: fc.oneof(
        word,
        fc.constantFrom('=1+1', '-5', '+x', '@sum', "'=x", 'a,b', 'say "hi"', 'two\nlines'),
      ),
      category: fc.constantFrom(...CATEGORIES),
      estValue: cents,
      room: fc.constantFrom('Den', 'Attic', '=Hall'),
      quantity: fc.integer({ min: 1, max: 99 }),
      brand: word,
      model: word,
      serial: word,
      notes: word,
      purchasedOn: fc.constantFrom('2020-02-29', '2024-12-31'),
      condition: fc.constantFrom(...CONDITIONS),
      purchasePrice: cents,
    },
    { requiredKeys: ['name', 'category', 'estValue'] },
  );

  test.each(['csv', 'xlsx'])('an export as %s imports back unchanged', async (format) => {
    const [me, other] = [await homeowner(world), await homeowner(world)];
    const items = fc.sample(item, { numRuns: 40, seed: 7 });
    for (const given of items) expect((await me.post(`${me.api}/inventory`, given)).status).toBe(201);
    await me.post(`${me.api}/inventory`, {
      name: 'Aged',
      category: 'Other',
      estValue: 5,
      ageYears: 4,
      replacementCost: 9,
    });
    const out = await world.app.http.inject({
      url: `${me.api}/inventory/export?format=${format}`,
      cookies: Object.fromEntries(me.cookies),
    });
    expect(out.statusCode).toBe(200);
    expect(out.headers['content-disposition']).toContain(`.${format}`);
    const { status, body } = await send(other, '', out.rawPayload);
    expect([status, body]).toEqual([201, { added: 41, skipped: 1 }]); // the row of totals
    const claim = async (who: Me) =>
      (await itemsForClaim(world.db, who.cipher, who.homeId, '2026-11-15')).items
        .map(({ id: _id, ...rest }) => JSON.stringify(rest))
        .toSorted();
    expect(await claim(other)).toEqual(await claim(me));
  });

  test('the exported total counts items without an age at full cost, like the screen', async () => {
    const me = await homeowner(world);
    const add = (item: object) => me.post(`${me.api}/inventory`, item);
    await add({ name: 'TV', category: 'Electronics', estValue: 1000, ageYears: 3, quantity: 2 }); // 2 x 400
    await add({ name: 'Sofa', category: 'Furniture', estValue: 500 });
    await add({ name: 'Ring', category: 'Jewelry', estValue: 300 });
    expect((await list(me)).map((i) => i.actualCashValue)).toEqual([400, undefined, 300]);
    const { text } = await me.get(`${me.api}/inventory/export?format=csv`);
    expect(text.trim().split('\r\n').at(-1)).toBe('"Total",,,,,,4,,,,,,,,2800,,1600');
  });

  test('an exported cell never starts like a formula, and the escaping is undone exactly', async () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", 'a', '\t') }), (text) => {
        expect(shield(text)).not.toMatch(/^[=+\-@\t\r]/);
        expect(unshield(shield(text))).toBe(text);
      }),
    );
  });

  test('the template imports with every heading recognized', async () => {
    const me = await homeowner(world);
    const { text } = await me.get(`${me.api}/inventory/import/template?format=csv`);
    const [headings = ''] = text.trim().split('\r\n');
    const seen = await preview(me, `${headings}\nDen,Lamp,Other,,,,1,,,40,,,,\n`);
    expect(Object.keys(seen.columns)).toHaveLength(14);
    expect(seen.good).toBe(1);
  });
});
