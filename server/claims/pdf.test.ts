import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { byRoom, sumBy, totalOf, type PacketContent, type PacketItem } from './content.ts';
import { MARK, runsOf } from './pdf-text.ts';
import { drawPacket } from './pdf.ts';

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
  replacementCents: 1000,
  actualCashValueCents: 500,
  photoIds: [],
  receiptNames: [],
  ...given,
});

const packet = (items: PacketItem[]): PacketContent => ({
  madeAt: new Date('2026-11-15T10:00:00Z'),
  home: { address: '4182 Quail Ridge Road', city: 'Santa Rosa', state: 'CA', zip: '95404' },
  policies: [],
  items,
  receipts: [],
  documents: [],
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
])('%j is written with the letters there are', (text, runs, isWhole) => {
  const found = runsOf(text);
  expect(found.isWhole).toBe(isWhole);
  expect(found.runs.slice(0, runs.length)).toEqual(runs);
});

test('names in any script, without end and without sense are drawn and never stop the packet', async () => {
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

test('photos that are gone are said to be, and a thousand items fill their pages', async () => {
  const items = Array.from({ length: 300 }, (_, i) =>
    item({ id: String(i), photoIds: i % 50 === 0 ? ['x'] : [] }),
  );
  const { pages } = await drawn(packet(items));
  expect(pages).toBeGreaterThan(15);
});

test('sums are exact, and items without an age are in them with their full cost', () => {
  const items = [
    item({ replacementCents: 10, actualCashValueCents: 5, quantity: 3 }),
    item({ replacementCents: 20, actualCashValueCents: null, room: null }),
    item({ replacementCents: 30, actualCashValueCents: 30 }),
  ];
  expect(totalOf(items)).toEqual({
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
  expect(byRoom(items).flatMap((r) => r.items)).toHaveLength(3);
});
