import { BRAND } from '#contract/brand.ts';
import {
  CATEGORIES,
  CONDITIONS,
  FLOOR_PERCENT,
  FLOOR_PERCENT_UNKNOWN,
  USEFUL_LIFE,
} from '#contract/home/depreciation.ts';
import type { Sheet } from './pdf-sheet.ts';
import { drawTable } from './pdf-table.ts';

/** The last page: where the figures come from and how to check them. */
export function drawNotes(sheet: Sheet): void {
  const { t } = sheet.words;
  sheet.section(t.about);
  const notes = [
    t.aboutSource(BRAND.name),
    t.aboutCost,
    t.aboutCash,
    t.aboutZip,
    ...(sheet.pen.isWhole ? [] : [t.aboutLetters]),
  ];
  for (const note of notes) sheet.paragraph(note);
  drawRules(sheet);
}

/** How actual cash values were computed, in numbers. */
function drawRules(sheet: Sheet): void {
  const { t, number } = sheet.words;
  drawTable(
    sheet,
    [
      { title: t.category, share: 2 },
      { title: t.usefulLife, share: 1.5 },
      { title: t.perYear, share: 2 },
    ],
    CATEGORIES.map((category) => {
      const life = USEFUL_LIFE[category];
      return life === null
        ? [t.categories[category], t.neverWears, t.nothing]
        : [t.categories[category], t.years(life), `${number(100 / life)}%`];
    }),
  );
  drawTable(
    sheet,
    [
      { title: t.condition, share: 2 },
      { title: t.floor, share: 3.5 },
    ],
    [
      ...CONDITIONS.map((condition) => [t.conditions[condition], `${FLOOR_PERCENT[condition]}%`]),
      [t.notReported, `${FLOOR_PERCENT_UNKNOWN}%`],
    ],
  );
}
