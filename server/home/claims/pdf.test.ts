import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, CONDITIONS, depreciate } from '#contract/home/depreciation.ts';
import { pdfText } from '#test/pdf-text.ts';
import { byRoom, sumBy, totalOf, type PacketContent, type PacketItem } from './content.ts';
import { depreciationWords } from './depreciation-words.ts';
import { MARK, runsOf } from '#server/platform/pdf-text.ts';
import { drawPacket } from './pdf.ts';
import { packetWords } from './pdf-words.ts';
import { inventoryCsv } from './spreadsheet.ts';

const item = (given: Partial<PacketItem>): PacketItem => ({
  id: 'a',
  name: 'Lamp',
  room: 'Kitchen',
  category: 'Other',
  quantity: 1,
  brand: null,
  model: null,
  serial: null,
  notes: null,
  purchasedOn: null,
  purchasePriceCents: null,
  ageYears: null,
  condition: null,
  unitCents: 1000,
  replacementCents: 1000,
  depreciation: null,
  actualCashValueCents: 500,
  photoIds: [],
  receiptNames: [],
  ...given,
});

const WORDS = packetWords('en', 'America/Los_Angeles');

const packet = (items: PacketItem[]): PacketContent => ({
  madeAt: new Date('2026-11-15T10:00:00Z'),
  language: 'en',
  timeZone: 'America/Los_Angeles',
  insured: { name: 'Maya Torres', email: 'maya@example.com' },
  home: { address: '4182 Quail Ridge Road', city: 'Santa Rosa', state: 'CA', zip: '95404' },
  policies: [],
  items,
  receipts: [],
  documents: [],
  recovery: null,
});

const drawn = async (content: PacketContent) => {
  const drawing = drawPacket(content, {
    photoOf: () => Promise.resolve(null),
    onItem: () => Promise.resolve(),
  });
  const [pdf, { pages }] = await Promise.all([buffer(drawing.stream), drawing.done]);
  return { pdf, pages };
};

test.each([
  ['Piñata café', [{ script: 'latin', text: 'Piñata café' }], true],
  ['Łódź', [{ script: 'latin-ext', text: 'Ł' }], true],
  ['Nguyễn', [{ script: 'latin', text: 'Nguyên' }], true],
  ['客厅的沙发', [{ script: 'latin', text: MARK }], false],
  ['TV 🔥🔥', [{ script: 'latin', text: `TV ${MARK}` }], false],
  ['שלום', [{ script: 'latin', text: MARK }], false],
  ['a\u202Eb\u0000c', [{ script: 'latin', text: 'a b c' }], true],
])('%j is drawn with available glyphs', (text, runs, isWhole) => {
  const found = runsOf(text);
  expect(found.isWhole).toBe(isWhole);
  expect(found.runs.slice(0, runs.length)).toEqual(runs);
});

test('names in any script, of any length, are drawn and never break the packet', async () => {
  const names = [
    '🔥',
    '客厅',
    'שלום עולם',
    'x'.repeat(500),
    'a '.repeat(300),
    '\u202Eabc',
    '\uD800',
    ' ',
    '👩‍👩‍👧‍👦',
    'ﷺ',
    'Z̷̢̛a̶',
  ];
  const { pdf, pages } = await drawn(
    packet(
      names.map((name, i) =>
        item({ id: String(i), name, room: name, notes: name, brand: name, serial: name }),
      ),
    ),
  );
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-6).toString()).toContain('%%EOF');
  expect(pages).toBeGreaterThan(5);
});

test('missing photos are listed, and many items span several pages', async () => {
  const items = Array.from({ length: 300 }, (_, i) =>
    item({ id: String(i), photoIds: i % 50 === 0 ? ['x'] : [] }),
  );
  const { pages } = await drawn(packet(items));
  expect(pages).toBeGreaterThan(15);
});

test('totals are exact, and items without an age count at full cost', () => {
  const items = [
    item({ replacementCents: 10, actualCashValueCents: 5, quantity: 3 }),
    item({ replacementCents: 20, actualCashValueCents: null, room: null }),
    item({ replacementCents: 30, actualCashValueCents: 30 }),
  ];
  expect(totalOf(items, 'Total')).toEqual({
    name: 'Total',
    items: 3,
    pieces: 5,
    replacementCents: 60,
    cashCents: 55,
    ageless: 1,
  });
  expect(sumBy(items, (i) => i.room ?? 'none').map((s) => [s.name, s.replacementCents])).toEqual([
    ['Kitchen', 40],
    ['none', 20],
  ]);
  expect(byRoom(items, 'No room').flatMap((r) => r.items)).toHaveLength(3);
});

const worn = (given: {
  category?: 'Electronics' | 'Jewelry' | 'Other';
  years: number;
  quantity?: number;
}) => {
  const { category = 'Other', years, quantity = 1 } = given;
  const depreciation = depreciate({ category, condition: 'good', years, cost: 2400 });
  return item({
    category,
    quantity,
    ageYears: years,
    condition: 'good',
    unitCents: 2400,
    replacementCents: 2400 * quantity,
    depreciation,
    actualCashValueCents: depreciation.value * quantity,
  });
};

test('the adjuster sees who is insured, each item’s unit cost and how its depreciation was computed', async () => {
  const { pdf } = await drawn(
    packet([worn({ years: 2, quantity: 120 }), worn({ category: 'Electronics', years: 3 })]),
  );
  const text = await pdfText(pdf);
  expect(text.match(/Insured Maya Torres Email maya@example\.com/g)).toHaveLength(2); // on the cover and with the policies
  for (const words of [
    '120 × $24.00 $2,880.00 Depreciation 20% −$576.00 Actual cash value $2,304.00',
    'Depreciation: 2 years × 10% a year = 20%; $19.20 left of each',
    'Cost to replace $24.00 Depreciation 60% −$14.40 Actual cash value $9.60',
  ])
    expect(text).toContain(words);
});

test.each([
  ['12 years × 10% a year = 120%, at most 70% in good condition', worn({ years: 12 })],
  ['1 year × 10% a year = 10%', worn({ years: 1 })],
  ['Less than a year old at 10% a year, so nothing is subtracted', worn({ years: 0 })],
  ['Jewelry doesn’t wear out, so nothing is subtracted', worn({ category: 'Jewelry', years: 30 })],
  [
    '9 years × 10% a year = 90%, at most 80% as no condition is recorded',
    {
      ...worn({ years: 9 }),
      condition: null,
      depreciation: depreciate({ category: 'Other', condition: null, years: 9, cost: 1 }),
    },
  ],
  ['No age or purchase date is recorded, so nothing is subtracted', item({})],
])('depreciation text: %s', (words, given) => {
  expect(depreciationWords(given, WORDS)).toBe(words);
});

test('the printed figures are enough to recompute every actual cash value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CATEGORIES),
      fc.constantFrom(...CONDITIONS, null),
      fc.nat(40),
      fc.nat(10_000_000),
      (category, condition, years, cost) => {
        const depreciation = depreciate({ category, condition, years, cost });
        const words = depreciationWords(
          { ...item({ category, condition, ageYears: years }), depreciation },
          WORDS,
        );
        const [, age = '0', rate = '0'] = /^(\d+) years? × (\d+)%/.exec(words) ?? [];
        const [, most = '100'] = /at most (\d+)%/.exec(words) ?? [];
        const percent = Math.min(Number(age) * Number(rate), Number(most));
        expect(Math.round((cost * (100 - percent)) / 100)).toBe(depreciation.value);
      },
    ),
  );
});

test('a packet in Spanish says every heading, figure and date in Spanish, at the home’s own time', async () => {
  const thing = {
    ...worn({ years: 12, quantity: 2 }),
    room: null,
    purchasedOn: '2014-05-31',
    purchasePriceCents: 1999,
  };
  const { pdf } = await drawn({
    ...packet([thing, item({ id: '2', name: 'Anillo', category: 'Jewelry' })]),
    language: 'es',
    timeZone: 'America/Phoenix',
  });
  const text = await pdfText(pdf);
  for (const words of [
    'Paquete de reclamo',
    'Hecho el 15 de noviembre de 2026',
    'MST',
    'Asegurado Maya Torres Correo electrónico maya@example.com',
    'Costo de reemplazo',
    'Valor real en efectivo',
    'Sin cuarto',
    'Joyería',
    'Comprado el 31 de mayo de 2014 por $19.99 cada uno',
    'Depreciación: 12 años × 10% por año = 120%, como máximo 70% en buen estado',
    'El hogar no puso documentos en este paquete.',
    'Página 1 de',
  ])
    expect(text).toContain(words);
  // The names of files stay, and so does what the household typed.
  const english =
    text.match(/\b(?:the|of|and|with|page|cost|room|policy|condition|year|years|each|made)\b/gi) ?? [];
  expect(english).toEqual([]);
});

test('a packet’s spreadsheet has Spanish headings, categories and conditions for a Spanish reader', () => {
  const words = packetWords('es', 'America/Los_Angeles');
  const [head = '', row = ''] = inventoryCsv([{ ...worn({ years: 1 }), room: null }], words).split('\r\n');
  expect(head).toContain('Costo de reemplazo (USD)');
  expect(row).toContain('Sin cuarto');
  expect(row).toMatch(/,"bueno",.*,"Otros",/);
});
