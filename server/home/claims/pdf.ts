import { BRAND } from '#contract/brand.ts';
import { DOCUMENT_KINDS } from '#contract/home/document-kinds.ts';
import { POLICY_LIMIT_KEYS, POLICY_LIMITS } from '#contract/home/policies.ts';
import {
  addressLine,
  byRoom,
  roomOf,
  sumBy,
  totalOf,
  type PacketContent,
  type PacketPolicy,
  type Sum,
} from './content.ts';
import { drawItem, type PhotoOf } from './pdf-item.ts';
import { drawNotes } from './pdf-notes.ts';
import { COLOR, LEFT, RIGHT, Sheet, WIDTH } from './pdf-sheet.ts';
import { drawFacts, drawTable } from './pdf-table.ts';
import { counted, day, dayOf, dollars, dollarsOr, moment, number, policyKind, size } from './pdf-words.ts';

export type Drawing = { stream: PDFKit.PDFDocument; done: Promise<{ pages: number }> };

/**
 * Draws the packet. The stream can be read during drawing. `onItem` is called after each item; `photoOf`
 * returns a JPEG or PNG, or null if the photo is missing.
 */
export function drawPacket(
  content: PacketContent,
  { photoOf, onItem }: { photoOf: PhotoOf; onItem: () => Promise<void> },
): Drawing {
  const line = addressLine(content.home);
  const sheet = new Sheet({
    title: `Claim packet · ${line}`,
    madeAt: content.madeAt,
    foot: `${BRAND.name} claim packet · ${line} · Made ${dayOf(content.madeAt)}`,
  });
  const draw = async () => {
    const contentsAt = drawCover(sheet, content);
    drawHome(sheet, content);
    drawTotals(sheet, content);
    await drawItems(sheet, content, photoOf, onItem);
    drawDocuments(sheet, content);
    drawNotes(sheet);
    return { pages: sheet.finish(contentsAt) };
  };
  const done = draw().catch((error: Error) => {
    sheet.doc.destroy(error);
    throw error;
  });
  return { stream: sheet.doc, done };
}

/** The brand mark: a hearth whose floor line continues as a road. */
function drawMark(sheet: Sheet, x: number, y: number): void {
  const { doc } = sheet;
  doc
    .save()
    .translate(x, y)
    .scale(28 / 32);
  doc.roundedRect(0, 0, 32, 32, 7).fill(COLOR.pine);
  doc.lineWidth(3.4).lineCap('round').lineJoin('round').strokeColor('#ffffff');
  doc.path('M32 24.5H8V14.2a7 7 0 0 1 14 0v4.3').stroke();
  doc.restore();
}

function drawCover(sheet: Sheet, content: PacketContent): { y: number; most: number } {
  const { pen } = sheet;
  drawMark(sheet, LEFT, sheet.y);
  pen.line(BRAND.name, LEFT + 38, sheet.y + 4, { size: 16, weight: 700, color: COLOR.pine });
  sheet.y += 92;
  pen.line('Claim packet', LEFT, sheet.y, { size: 13, weight: 600, color: COLOR.muted });
  sheet.y += 22;
  const { home } = content;
  sheet.y = pen.text(home.address, LEFT, sheet.y, { size: 30, weight: 700 }, WIDTH, 3) + 2;
  const place = `${home.city}, ${home.state} ${home.zip}`;
  pen.line(place, LEFT, sheet.y, { size: 16, color: COLOR.muted });
  sheet.y += 40;
  const policy = content.policies.find(({ standing }) => standing === 'in-force') ?? content.policies[0];
  drawFacts(sheet, [
    ...insuredFacts(content),
    ...(policy ? [['Policy', `${policy.carrier}, ${policy.policyNumber}`] as const] : []),
    ['Made on', moment(content.madeAt)],
  ]);
  sheet.y += 14;
  drawFigures(sheet, content);
  sheet.y += 30;
  pen.line('Contents', LEFT, sheet.y, { size: 12, weight: 700, color: COLOR.pine });
  sheet.y += 22;
  return { y: sheet.y, most: 18 };
}

/** Who files the claim. Without a name, their sign-in email. */
const insuredFacts = ({ insured }: PacketContent): (readonly [string, string])[] =>
  insured ? [...(insured.name ? [['Insured', insured.name] as const] : []), ['E-mail', insured.email]] : [];

/** The four numbers an adjuster looks for first. */
function drawFigures(sheet: Sheet, content: PacketContent): void {
  const total = totalOf(content.items);
  const photos = content.items.reduce((n, item) => n + item.photoIds.length, 0);
  const figures = [
    ['Cost to replace', dollars(total.replacementCents), counted(total.items, 'item')],
    [
      'Actual cash value',
      cash(total),
      `${counted(total.pieces, 'piece')}${total.ageless > 0 ? ' · * see Totals' : ''}`,
    ],
    ['Photos', number(photos), counted(content.receipts.length, 'receipt')],
    ['Documents', number(content.documents.length), counted(content.policies.length, 'policy', 'policies')],
  ] as const;
  const shares = [1.35, 1.35, 0.75, 0.75];
  const unit = WIDTH / shares.reduce((a, b) => a + b, 0);
  sheet.doc.roundedRect(LEFT, sheet.y, WIDTH, 78, 8).fill(COLOR.soft);
  let x = LEFT + 16;
  figures.forEach(([label, value, note], i) => {
    const width = (shares[i] ?? 1) * unit - 16;
    sheet.pen.line(label, x, sheet.y + 13, { size: 9, color: COLOR.muted });
    let points = 18;
    while (points > 9 && sheet.pen.width(value, { size: points, weight: 700 }) > width) points -= 1;
    sheet.pen.line(value, x, sheet.y + 28 + (18 - points) / 2, {
      size: points,
      weight: 700,
      color: COLOR.pine,
    });
    sheet.pen.line(note, x, sheet.y + 54, { size: 9, color: COLOR.muted });
    x += (shares[i] ?? 1) * unit;
  });
  sheet.y += 78;
}

const limits = (p: PacketPolicy) =>
  [
    ['Carrier', p.carrier],
    ['Policy number', p.policyNumber],
    ['Coverage limit', dollars(p.coverageLimitCents)],
    ['Deductible', dollars(p.deductibleCents)],
    ...POLICY_LIMIT_KEYS.map(
      (key) => [`${POLICY_LIMITS[key].name} limit`, dollarsOr(p[`${key}Cents`], 'Not reported')] as const,
    ),
    ['Term', `${day(p.effectiveDate)} to ${day(p.expiryDate)}`],
  ] as const;

const STANDING: Record<PacketPolicy['standing'], string> = {
  'in-force': 'In force when this packet was made',
  expired: 'Expired when this packet was made',
  upcoming: 'Not yet begun when this packet was made',
};

function drawHome(sheet: Sheet, content: PacketContent): void {
  const { home, policies } = content;
  sheet.section('Home and policies');
  drawFacts(sheet, [
    ...insuredFacts(content),
    ['Insured location', addressLine(home)],
    ['Policies in this packet', number(policies.length)],
  ]);
  if (policies.length === 0) sheet.paragraph('No policy is recorded for this home.');
  for (const policy of policies) {
    sheet.need(190);
    sheet.y += 8;
    sheet.pen.line(`${policyKind(policy.kind)} policy`, LEFT, sheet.y, { size: 13, weight: 700 });
    const standing = { size: 10, weight: 600 as const, color: COLOR.muted };
    sheet.pen.line(STANDING[policy.standing], LEFT, sheet.y + 2, standing, { width: WIDTH, to: 'right' });
    sheet.y += 20;
    sheet.rule(COLOR.pine, 1);
    sheet.y += 12;
    drawFacts(sheet, limits(policy));
  }
}

/** The asterisk marks totals that include items at full cost because their age is unknown. */
const cash = (sum: Sum) => `${dollars(sum.cashCents)}${sum.ageless > 0 ? ' *' : ''}`;

const sumRow = (sum: Sum) => [
  sum.name,
  number(sum.items),
  number(sum.pieces),
  dollars(sum.replacementCents),
  cash(sum),
];

function drawTotals(sheet: Sheet, { items }: PacketContent): void {
  sheet.section(
    'Totals',
    'Cost to replace is what the same things cost new today. Actual cash value takes off for age. The last page says how.',
  );
  const columns = (title: string) => [
    { title, share: 2.4 },
    { title: 'Items', share: 0.8, right: true },
    { title: 'Pieces', share: 0.8, right: true },
    { title: 'Cost to replace', share: 1.5, right: true },
    { title: 'Actual cash value', share: 1.5, right: true },
  ];
  if (items.length === 0) return sheet.paragraph('No items are recorded for this home.');
  const total = sumRow(totalOf(items));
  drawTable(sheet, columns('Room'), sumBy(items, roomOf).map(sumRow), total);
  drawTable(sheet, columns('Category'), sumBy(items, (i) => i.category).map(sumRow), total);
  const { ageless } = totalOf(items);
  if (ageless > 0)
    sheet.paragraph(
      `* ${counted(ageless, 'item has', 'items have')} no age or day of purchase. The sums of actual cash value count ${ageless === 1 ? 'it with its' : 'them with their'} full cost to replace.`,
    );
}

async function drawItems(
  sheet: Sheet,
  content: PacketContent,
  photoOf: PhotoOf,
  onItem: () => Promise<void>,
) {
  if (content.items.length === 0) return;
  sheet.section(
    'Inventory',
    'Every item, room by room, with the cost to replace it, what is taken off for its age, and what is left. Photos in full size and receipts are in the ZIP.',
  );
  let no = 0;
  for (const { room, items } of byRoom(content.items)) {
    sheet.need(110);
    sheet.mark(room.name, 1);
    sheet.doc.roundedRect(LEFT, sheet.y, WIDTH, 26, 6).fill(COLOR.soft);
    const sum = `${counted(room.items, 'item')} · ${dollars(room.replacementCents)}`;
    const left = WIDTH - sheet.pen.width(sum, { size: 10 }) - 44;
    const name = sheet.pen.lines(room.name, { size: 12, weight: 700 }, left, 1)[0] ?? '';
    sheet.pen.line(name, LEFT + 12, sheet.y + 6.5, { size: 12, weight: 700, color: COLOR.pine });
    sheet.pen.line(sum, LEFT, sheet.y + 7.5, { size: 10 }, { width: RIGHT - LEFT - 12, to: 'right' });
    sheet.y += 38;
    for (const item of items) {
      no += 1;
      await drawItem(sheet, no, item, photoOf);
      await onItem();
      await sheet.settle();
    }
    sheet.y += 10;
  }
}

function drawDocuments(sheet: Sheet, { documents }: PacketContent): void {
  sheet.section(
    'Documents',
    'The papers that the household chose for this packet. They are in the ZIP, in the folder documents.',
  );
  if (documents.length === 0) return sheet.paragraph('The household put no documents in this packet.');
  drawTable(
    sheet,
    [
      { title: 'Document', share: 3 },
      { title: 'Kind', share: 2 },
      { title: 'Added', share: 1.1 },
      { title: 'Size', share: 0.8, right: true },
    ],
    documents.map((d) => [d.name, DOCUMENT_KINDS[d.kind].title, dayOf(d.addedAt), size(d.bytes)]),
  );
}
