import type { PacketItem } from './content.ts';
import { COLOR, LEFT, type Sheet, WIDTH } from './pdf-sheet.ts';
import { day, dollars, dollarsOr, number } from './pdf-words.ts';

export type PhotoOf = (fileId: string) => Promise<Buffer | null>;

export const SHOWN_PHOTOS = 6;
const GAP = 6;
const PHOTO = { width: (WIDTH - 28 - (SHOWN_PHOTOS - 1) * GAP) / SHOWN_PHOTOS, height: 60 };
const TEXT = LEFT + 28;
const SMALL = { size: 9, color: COLOR.muted };

/** What is known of an item, in two lines: what it is, and what happened to it. */
function facts(item: PacketItem): string[] {
  const make = [item.brand, item.model].filter(Boolean).join(' ');
  const bought = [
    item.purchasedOn ? `Bought ${day(item.purchasedOn)}` : null,
    item.purchasePriceCents === null
      ? null
      : `${item.purchasedOn ? 'for' : 'Bought for'} ${dollars(item.purchasePriceCents)}`,
  ].filter(Boolean);
  const years =
    item.ageYears === null ? null : `${number(item.ageYears)} ${item.ageYears === 1 ? 'year' : 'years'} old`;
  return [
    [item.category, make, item.serial ? `Serial ${item.serial}` : null].filter(Boolean).join(' · '),
    [
      `Quantity ${number(item.quantity)}`,
      bought.join(' '),
      years,
      item.condition ? `Condition ${item.condition}` : null,
    ]
      .filter(Boolean)
      .join(' · '),
  ];
}

/** One item: name and value, its facts, notes, receipts, and up to six small photos. */
export async function drawItem(sheet: Sheet, no: number, item: PacketItem, photoOf: PhotoOf): Promise<void> {
  const { pen } = sheet;
  const value = dollars(item.replacementCents);
  const nameStyle = { size: 10.5, weight: 600 as const };
  const nameWidth = WIDTH - 28 - pen.width(value, nameStyle) - 16;
  const textWidth = WIDTH - 28 - 118;
  const texts = [
    ...facts(item),
    ...(item.receiptNames.length > 0 ? [`Receipt: ${item.receiptNames.join(', ')}`] : []),
    ...(item.notes ? [item.notes] : []),
  ].map((text) => pen.lines(text, SMALL, textWidth, 3));
  const name = pen.lines(item.name, nameStyle, nameWidth, 2);
  const shown = item.photoIds.slice(0, SHOWN_PHOTOS);
  const textHeight = name.length * 14.5 + texts.flat().length * 12.2;
  sheet.need(textHeight + (shown.length > 0 ? PHOTO.height + GAP + 4 : 0) + 20);

  const top = sheet.y;
  pen.line(String(no), LEFT, top + 1, { size: 9, color: COLOR.muted });
  name.forEach((line, i) => pen.line(line, TEXT, top + i * 14.5, nameStyle));
  const right = { width: WIDTH, to: 'right' as const };
  pen.line(value, LEFT, top, nameStyle, right);
  pen.line(
    `Cash value ${dollarsOr(item.actualCashValueCents, 'not reported')}`,
    LEFT,
    top + 14.5,
    SMALL,
    right,
  );
  sheet.y = top + name.length * 14.5;
  for (const line of texts.flat()) {
    pen.line(line, TEXT, sheet.y, SMALL);
    sheet.y += 12.2;
  }
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
        'Photo not available',
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
    sheet.pen.line(`${all - ids.length} more in the ZIP`, TEXT, sheet.y, SMALL);
    sheet.y += 12;
  }
}
