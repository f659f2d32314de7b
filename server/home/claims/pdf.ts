import { BRAND } from '#contract/brand.ts';
import { POLICY_LIMIT_KEYS } from '#contract/home/policy-limits.ts';
import {
  addressLine,
  byRoom,
  roomOf,
  sumBy,
  totalOf,
  type PacketContent,
  type PacketItem,
  type PacketPolicy,
  type Sum,
} from './content.ts';
import { drawItem, type PhotoOf } from './pdf-item.ts';
import { drawNotes } from './pdf-notes.ts';
import { drawRecovery } from './pdf-recovery.ts';
import { COLOR, LEFT, RIGHT, Sheet, WIDTH } from './pdf-sheet.ts';
import { drawFacts, drawTable } from './pdf-table.ts';
import { dollars, dollarsOr, packetWords, size, type PacketWords } from './pdf-words.ts';

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
  const words = packetWords(content.language, content.timeZone);
  const { t } = words;
  const sheet = new Sheet({
    title: t.title(line),
    madeAt: content.madeAt,
    foot: t.foot(BRAND.name, line, words.dayOf(content.madeAt)),
    words,
  });
  const draw = async () => {
    const contentsAt = drawCover(sheet, content);
    drawHome(sheet, content);
    drawTotals(sheet, content);
    await drawItems(sheet, content, photoOf, onItem);
    if (content.recovery) drawRecovery(sheet, content.recovery);
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
  const { pen, words } = sheet;
  const { t } = words;
  drawMark(sheet, LEFT, sheet.y);
  pen.line(BRAND.name, LEFT + 38, sheet.y + 4, { size: 16, weight: 700, color: COLOR.pine });
  sheet.y += 92;
  pen.line(t.claimPacket, LEFT, sheet.y, { size: 13, weight: 600, color: COLOR.muted });
  sheet.y += 22;
  const { home } = content;
  sheet.y = pen.text(home.address, LEFT, sheet.y, { size: 30, weight: 700 }, WIDTH, 3) + 2;
  const place = `${home.city}, ${home.state} ${home.zip}`;
  pen.line(place, LEFT, sheet.y, { size: 16, color: COLOR.muted });
  sheet.y += 40;
  const policy = content.policies.find(({ standing }) => standing === 'in-force') ?? content.policies[0];
  drawFacts(sheet, [
    ...insuredFacts(content, t),
    ...(policy ? [[t.policy, `${policy.carrier}, ${policy.policyNumber}`] as const] : []),
    [t.madeOn, words.moment(content.madeAt)],
  ]);
  sheet.y += 14;
  drawFigures(sheet, content);
  sheet.y += 30;
  pen.line(t.contents, LEFT, sheet.y, { size: 12, weight: 700, color: COLOR.pine });
  sheet.y += 22;
  return { y: sheet.y, most: 18 };
}

/** Who files the claim. Without a name, their sign-in email. */
const insuredFacts = ({ insured }: PacketContent, t: PacketWords['t']): (readonly [string, string])[] =>
  insured ? [...(insured.name ? [[t.insured, insured.name] as const] : []), [t.email, insured.email]] : [];

/** The four numbers an adjuster looks for first. */
function drawFigures(sheet: Sheet, content: PacketContent): void {
  const total = totalOf(content.items);
  const photos = content.items.reduce((n, item) => n + item.photoIds.length, 0);
  const { t, number, items } = sheet.words;
  const pieces = t.pieces(total.pieces, number(total.pieces));
  const { receipts, documents, policies } = content;
  const figures = [
    [t.costToReplace, dollars(total.replacementCents), items(total.items)],
    [t.cashValue, cash(total), total.ageless > 0 ? t.seeTotals(pieces) : pieces],
    [t.photos, number(photos), t.receipts(receipts.length, number(receipts.length))],
    [t.documents, number(documents.length), t.policies(policies.length, number(policies.length))],
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

const limits = (p: PacketPolicy, { t, day }: PacketWords) =>
  [
    [t.carrier, p.carrier],
    [t.policyNumber, p.policyNumber],
    [t.coverageLimit, dollars(p.coverageLimitCents)],
    [t.deductible, dollars(p.deductibleCents)],
    ...POLICY_LIMIT_KEYS.map((key) => [t.limits[key], dollarsOr(p[`${key}Cents`], t.notReported)] as const),
    [t.term, t.fromTo(day(p.effectiveDate), day(p.expiryDate))],
  ] as const;

function drawHome(sheet: Sheet, content: PacketContent): void {
  const { home, policies } = content;
  const { t, number } = sheet.words;
  sheet.section(t.homeAndPolicies);
  drawFacts(sheet, [
    ...insuredFacts(content, t),
    [t.insuredLocation, addressLine(home)],
    [t.policiesInPacket, number(policies.length)],
  ]);
  if (policies.length === 0) sheet.paragraph(t.noPolicy);
  for (const policy of policies) {
    sheet.need(190);
    sheet.y += 8;
    sheet.pen.line(t.policyOf[policy.kind], LEFT, sheet.y, { size: 13, weight: 700 });
    const standing = { size: 10, weight: 600 as const, color: COLOR.muted };
    sheet.pen.line(t.standing[policy.standing], LEFT, sheet.y + 2, standing, { width: WIDTH, to: 'right' });
    sheet.y += 20;
    sheet.rule(COLOR.pine, 1);
    sheet.y += 12;
    drawFacts(sheet, limits(policy, sheet.words));
  }
}

/** The asterisk marks totals that include items at full cost because their age is unknown. */
const cash = (sum: Sum) => `${dollars(sum.cashCents)}${sum.ageless > 0 ? ' *' : ''}`;

const sumRow = (sum: Sum, number: PacketWords['number']) => [
  sum.name,
  number(sum.items),
  number(sum.pieces),
  dollars(sum.replacementCents),
  cash(sum),
];

function drawTotals(sheet: Sheet, { items }: PacketContent): void {
  const { words } = sheet;
  const { t, number } = words;
  sheet.section(t.totals, t.totalsIntro);
  const columns = (title: string) => [
    { title, share: 2.4 },
    { title: t.itemsColumn, share: 0.8, right: true },
    { title: t.piecesColumn, share: 0.8, right: true },
    { title: t.costToReplace, share: 1.5, right: true },
    { title: t.cashValue, share: 1.5, right: true },
  ];
  if (items.length === 0) return sheet.paragraph(t.noItems);
  const all = totalOf(items, t.total);
  const rowsBy = (headingOf: (item: PacketItem) => string) =>
    sumBy(items, headingOf).map((sum) => sumRow(sum, number));
  drawTable(
    sheet,
    columns(t.room),
    rowsBy((i) => roomOf(i, t.noRoom)),
    sumRow(all, number),
  );
  drawTable(
    sheet,
    columns(t.category),
    rowsBy((i) => words.category(i.category)),
    sumRow(all, number),
  );
  if (all.ageless > 0) sheet.paragraph(t.ageless(all.ageless, number(all.ageless)));
}

async function drawItems(
  sheet: Sheet,
  content: PacketContent,
  photoOf: PhotoOf,
  onItem: () => Promise<void>,
) {
  if (content.items.length === 0) return;
  const { t, items: counted } = sheet.words;
  sheet.section(t.inventory, t.inventoryIntro);
  let no = 0;
  for (const { room, items } of byRoom(content.items, t.noRoom)) {
    sheet.need(110);
    sheet.mark(room.name, 1);
    sheet.doc.roundedRect(LEFT, sheet.y, WIDTH, 26, 6).fill(COLOR.soft);
    const sum = `${counted(room.items)} · ${dollars(room.replacementCents)}`;
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
  const { t, documentKinds, dayOf } = sheet.words;
  sheet.section(t.documents, t.documentsIntro);
  if (documents.length === 0) return sheet.paragraph(t.noDocuments);
  drawTable(
    sheet,
    [
      { title: t.document, share: 3 },
      { title: t.documentType, share: 2 },
      { title: t.added, share: 1.1 },
      { title: t.size, share: 0.8, right: true },
    ],
    documents.map((d) => [d.name, documentKinds.kinds[d.kind].title, dayOf(d.addedAt), size(d.bytes)]),
  );
}
