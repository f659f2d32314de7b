import { depreciationOf, type PacketItem } from './content.ts';
import { depreciationWords } from './depreciation-words.ts';
import { COLOR, LEFT, RIGHT, type Sheet, WIDTH } from './pdf-sheet.ts';
import { dollars, dollarsOr, type PacketWords } from './pdf-words.ts';

export type PhotoOf = (fileId: string) => Promise<Buffer | null>;

export const SHOWN_PHOTOS = 6;
const GAP = 6;
const PHOTO = { width: (WIDTH - 28 - (SHOWN_PHOTOS - 1) * GAP) / SHOWN_PHOTOS, height: 60 };
const TEXT = LEFT + 28;
const SMALL = { size: 9, color: COLOR.muted };
const LINE = 12.2;
/** The calculation on the right: its width and line height. */
const LEDGER = 176;
const LEDGER_LINE = 14;

/** When and for how much it was bought, in one phrase. */
function bought({ purchasedOn, purchasePriceCents, quantity }: PacketItem, { t, day }: PacketWords) {
  const when = purchasedOn && day(purchasedOn);
  if (purchasePriceCents === null) return when && t.boughtOn(when);
  const price = dollars(purchasePriceCents);
  if (!when) return quantity > 1 ? t.boughtForEach(price) : t.boughtFor(price);
  return quantity > 1 ? t.boughtOnForEach(when, price) : t.boughtOnFor(when, price);
}

/** Facts of an item: what it is, what happened to it, and how its depreciation is computed. */
function facts(item: PacketItem, words: PacketWords): string[] {
  const { t, number } = words;
  const make = [item.brand, item.model].filter(Boolean).join(' ');
  const condition = words.condition(item.condition);
  return [
    [words.category(item.category), make, item.serial ? t.serial(item.serial) : null]
      .filter(Boolean)
      .join(' · '),
    [
      t.quantity(number(item.quantity)),
      bought(item, words),
      item.ageYears === null ? null : t.yearsOld(item.ageYears),
      condition && t.conditionIs[condition],
    ]
      .filter(Boolean)
      .join(' · '),
    t.depreciates(depreciationWords(item, words)),
  ];
}

/** The calculation an adjuster checks: replacement cost minus depreciation is actual cash value. */
function ledger(
  item: PacketItem,
  { t, number }: PacketWords,
): { label: string; amount: string; isStrong: boolean }[] {
  const off = depreciationOf(item);
  const cost = item.quantity > 1 ? `${number(item.quantity)} × ${dollars(item.unitCents)}` : t.costToReplace;
  return [
    { label: cost, amount: dollars(item.replacementCents), isStrong: true },
    {
      label: item.depreciation
        ? t.depreciationOf(number(100 - item.depreciation.percentLeft))
        : t.depreciation,
      amount: off === null ? t.notKnown : off === 0 ? dollars(0) : `−${dollars(off)}`,
      isStrong: false,
    },
    { label: t.cashValue, amount: dollarsOr(item.actualCashValueCents, t.notKnown), isStrong: true },
  ];
}

/** Draws one item: name and calculation, facts, notes, receipts, and up to six thumbnails. */
export async function drawItem(sheet: Sheet, no: number, item: PacketItem, photoOf: PhotoOf): Promise<void> {
  const { pen, words } = sheet;
  const nameStyle = { size: 10.5, weight: 600 as const };
  const textWidth = WIDTH - 28 - LEDGER - 16;
  const texts = [
    ...facts(item, words),
    ...(item.receiptNames.length > 0 ? [words.t.receiptNames(item.receiptNames.join(', '))] : []),
    ...(item.notes ? [item.notes] : []),
  ].map((text) => pen.lines(text, SMALL, textWidth, 3));
  const name = pen.lines(item.name, nameStyle, textWidth, 2);
  const shown = item.photoIds.slice(0, SHOWN_PHOTOS);
  const height = Math.max(name.length * 14.5 + texts.flat().length * LINE, 3 * LEDGER_LINE);
  sheet.need(height + (shown.length > 0 ? PHOTO.height + GAP + 4 : 0) + 20);

  const top = sheet.y;
  pen.line(String(no), LEFT, top + 1, SMALL);
  name.forEach((line, i) => pen.line(line, TEXT, top + i * 14.5, nameStyle));
  ledger(item, words).forEach(({ label, amount, isStrong }, i) => {
    const y = top + 1 + i * LEDGER_LINE;
    pen.line(label, RIGHT - LEDGER, y, { ...SMALL, isTabular: true });
    const style = {
      size: 9.5,
      isTabular: true,
      ...(isStrong ? { weight: 600 as const } : { color: COLOR.muted }),
    };
    pen.line(amount, LEFT, y - 0.4, style, { width: WIDTH, to: 'right' });
  });
  texts.flat().forEach((line, i) => pen.line(line, TEXT, top + name.length * 14.5 + i * LINE, SMALL));
  sheet.y = top + height;
  if (shown.length > 0) await drawPhotos(sheet, shown, item.photoIds.length, photoOf);
  sheet.y += 7;
  sheet.rule();
  sheet.y += 9;
}

async function drawPhotos(
  sheet: Sheet,
  ids: readonly string[],
  all: number,
  photoOf: PhotoOf,
): Promise<void> {
  const { doc } = sheet;
  sheet.y += 4;
  let x = TEXT;
  for (const id of ids) {
    const photo = await photoOf(id);
    doc.roundedRect(x, sheet.y, PHOTO.width, PHOTO.height, 4).fill(COLOR.paper);
    if (photo) {
      doc.save().roundedRect(x, sheet.y, PHOTO.width, PHOTO.height, 4).clip();
      doc.image(photo, x, sheet.y, {
        cover: [PHOTO.width, PHOTO.height],
        align: 'center',
        valign: 'center',
      });
      doc.restore();
    } else {
      sheet.pen.text(
        sheet.words.t.noPhoto,
        x + 6,
        sheet.y + 18,
        { size: 8, color: COLOR.muted },
        PHOTO.width - 12,
        2,
      );
    }
    x += PHOTO.width + GAP;
  }
  sheet.y += PHOTO.height + GAP;
  if (all > ids.length) {
    sheet.pen.line(sheet.words.t.moreInZip(all - ids.length), TEXT, sheet.y, SMALL);
    sheet.y += 12;
  }
}
